// The page of sealed answers in every language: nothing missing, dates and counts as that language has
// them, and the standard's own English marked as English.
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { speechOf } from "@/components/wizard/messages";
import type { MethodStanding, SealedAnswers as Sealed, Section } from "./model";
import { SealedAnswers } from "./sealed-answers";

const NOW = new Date("2026-11-20T09:00:00.000Z");

const control = {
  controlId: "8.3.1",
  title: "Every sign-in needs proof",
  requirement: "Each person proves who they are.",
  status: "Not In Place",
  inherited: true,
  quote: "we share one password",
  answer: "we share one password",
  reason: "A shared password proves nothing.",
  remediationPlan: "One account each.",
  remediationTargetDate: "2027-01-31",
  remediationBy: "Our IT firm",
};

const section = {
  topLevel: "8",
  title: "Identify users",
  total: 1,
  combinedQuestion: "How do people sign in?",
  combinedAnswer: "We share.",
  controls: [control],
} as unknown as Section;

const sealed = {
  attempt: {
    id: "att_1",
    saqType: "SAQ A",
    edition: "4.0.1",
    documentKeys: { sealedAt: "2026-11-20T08:00:00.000Z", compliant: true },
    expiresAt: "2027-11-20T08:00:00.000Z",
  },
  sections: [section],
  review: {
    signature: null,
    groups: [{ groupId: "company_info", question: "What is the firm called?", answer: "Juniper" }],
  },
} as unknown as Sealed;

function page(asked: string, shown = sealed): string {
  const standing = { method: { name: "Web shop" } } as unknown as MethodStanding;
  const { locale, messages } = speechOf(asked, null);
  return renderToStaticMarkup(
    <IntlProvider
      locale={locale}
      messages={messages}
      timeZone="UTC"
      formats={{ dateTime: { long: { day: "numeric", month: "long", year: "numeric" } } }}
      onError={(error) => {
        throw error;
      }}
    >
      <SealedAnswers standing={standing} sealed={shown} now={NOW} />
    </IntlProvider>,
  );
}

test.each([
  [
    "en",
    [
      "365 days left",
      "What you will do, by January 31, 2027",
      "Done by: Our IT firm",
      "Taken over from the section",
    ],
  ],
  ["en-GB", ["20 November 2027", "31 January 2027", "1 control<"]],
  ["es", ["quedan 365 días", "No implementado (Not In Place)", "31 de enero de 2027", "en inglés"]],
  ["fr", ["365 jours restants", "Pas en place (Not In Place)", "31 janvier 2027", "en anglais"]],
] as const)("in %s it reads as that language does", (locale, expected) => {
  const html = page(locale);
  for (const words of expected) expect(html).toContain(words);
  expect(html).toContain('<span lang="en">Every sign-in needs proof</span>');
});

test("what attests no compliance has no date until which it is valid", () => {
  const { attempt } = sealed;
  const open = { ...attempt.documentKeys, compliant: false } as typeof attempt.documentKeys;
  const html = page("en", { ...sealed, attempt: { ...attempt, documentKeys: open } });
  expect(html).not.toMatch(/valid until/i);
  expect(page("en")).toMatch(/valid until/i);
});

test("an English page does not say that it is in English", () => {
  expect(page("en")).not.toContain("in English");
});
