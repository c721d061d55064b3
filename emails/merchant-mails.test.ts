// The messages to merchants in every language: whole, marked as that language, with its dates.
import { describe, expect, test } from "vitest";
import { day } from "./day";
import { documentsMail } from "./documents";
import { expiryReminderMail } from "./expiry-reminder";
import { freshLinkMail } from "./fresh-link";
import { helperAnsweredMail, helperAskedMail } from "./helper";
import { invitationMail, invitationsMail } from "./invitation";
import type { MailContent } from "./message";
import { partnerAnsweredMail } from "./partner-answered";

const brand = { partnerName: "Harbor Acquiring", logo: null, color: null };
const url = "https://pci.example.com/portal?sessionToken=x&merchantId=mrc_1";
const moments = {
  sealedAt: "2026-11-20T09:00:00.000Z",
  expiresAt: "2027-11-20T09:00:00.000Z",
  linkExpiresAt: "2026-12-04T09:00:00.000Z",
};
// Braces and apostrophes mean something in message patterns, but not in a name.
const merchantName = "L'{Étoile} & Sons";
const facts = { merchantName, saqType: "SAQ A", url, ...moments };

const EXPECTED = [
  {
    language: "en",
    invitation: "Card security check for",
    again: "Reminder: card security check for",
    fresh: "You, or somebody with an old link",
    signed: "sealed on 20 November 2026 and is valid until 20 November 2027",
    unsigned: "without a signature",
    ends: ["ends today", "ends tomorrow", "ends in 30 days", "has run out"],
    never: "We never ask for card numbers",
  },
  {
    language: "es",
    invitation: "Revisión de seguridad de tarjetas de",
    again: "Recordatorio: revisión",
    fresh: "Usted, o alguien que tiene un enlace antiguo",
    signed: "se selló el 20 de noviembre de 2026 y es válida hasta el 20 de noviembre de 2027",
    unsigned: "sin firma",
    ends: ["vence hoy", "vence mañana", "vence en 30 días", "ha vencido"],
    never: "Nunca pedimos números de tarjeta",
  },
  {
    language: "fr",
    invitation: "Contrôle de sécurité des cartes pour",
    again: "Rappel\u00a0: contrôle",
    fresh: "Vous, ou quelqu’un qui a un de vos anciens liens",
    signed: "scellée le 20 novembre 2026 et est valable jusqu’au 20 novembre 2027",
    unsigned: "sans signature",
    ends: ["expire aujourd’hui", "expire demain", "expire dans 30 jours", "a expiré"],
    never: "Nous ne demandons jamais de numéro de carte",
  },
] as const;

describe.each(EXPECTED)("in $language", ({ language, ...words }) => {
  function expectWhole({ subject, textBody, htmlBody }: MailContent): void {
    expect(htmlBody).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    expect(subject).toContain(merchantName);
    expect(textBody).toContain(words.never);
    expect(textBody).toContain(merchantName);
  }

  test("the invitation, first and again", async () => {
    const first = await invitationMail({ ...facts, again: false }, brand, language);
    const second = await invitationMail({ ...facts, again: true }, brand, language);
    for (const mail of [first, second]) expectWhole(mail);
    expect(first.subject).toContain(words.invitation);
    expect(first.textBody).toContain(url);
    expect(second.subject).toContain(words.again);
  });

  test("the invitation of several, each with its link", async () => {
    const others = ["Juniper Soap", "Harbor Tea"].map((name, at) => ({
      ...facts,
      merchantName: name,
      url: `${url}${at}`,
      again: false,
    }));
    const mail = await invitationsMail([{ ...facts, again: false }, ...others], brand, language);
    expect(mail.subject).toContain("3");
    expect(mail.textBody).toContain(words.never);
    for (const { merchantName: name, url: link } of [facts, ...others]) {
      expect(mail.textBody).toContain(
        `${name}:\n${link}\n`.replace(":", language === "fr" ? "\u00a0:" : ":"),
      );
    }
    expect(mail.htmlBody.match(/href="https:/g)).toHaveLength(3);
  });

  test("the fresh link", async () => {
    const mail = await freshLinkMail(facts, brand, language);
    expectWhole(mail);
    expect(mail.textBody).toContain(words.fresh);
    expect(mail.textBody).toContain(url);
    expect(mail.textBody).toContain(brand.partnerName);
  });

  test("a question to somebody who may know, that one has answered, and what the partner says", async () => {
    const [question, note] = ["Is there a list of your card terminals?", "You set them up."];
    const asked = { ...facts, question, name: "Sam", note };
    const request = await helperAskedMail(asked, brand, language);
    const unnamed = await helperAskedMail({ ...asked, name: null, note: null }, brand, language);
    const answered = { ...facts, question, helperName: "Sam Byrne" };
    const proposal = await helperAnsweredMail(answered, brand, language);
    const advice = { ...facts, question, answer: "Name the place of each." };
    const said = await partnerAnsweredMail(advice, brand, language);
    for (const mail of [request, unnamed, proposal, said]) {
      expectWhole(mail);
      for (const part of [question, url]) expect(mail.textBody).toContain(part);
    }
    expect(request.textBody).toContain(note);
    expect(request.textBody).toContain(day(facts.expiresAt, language));
    expect(unnamed.textBody).not.toContain("null");
    expect(proposal.subject).toContain("Sam Byrne");
    expect(said.textBody).toContain(advice.answer);
  });

  test("the documents: signed, not signed, and signed with something open, which names no validity", async () => {
    const signed = await documentsMail(
      { ...facts, signed: true, compliant: true },
      brand,
      language,
    );
    const unsigned = await documentsMail(
      { ...facts, signed: false, compliant: false },
      brand,
      language,
    );
    const open = await documentsMail({ ...facts, signed: true, compliant: false }, brand, language);
    for (const mail of [signed, unsigned, open]) expectWhole(mail);
    expect(open.textBody).not.toContain(day(facts.expiresAt, language));
    expect(signed.textBody.toLowerCase()).toContain(words.signed.toLowerCase());
    expect(unsigned.textBody).toContain(words.unsigned);
  });

  test.each([0, 1, 30, -1].map((days, at) => [days, words.ends[at] ?? ""] as const))(
    "the reminder %i days before the end",
    async (daysUntilExpiry, end) => {
      const mail = await expiryReminderMail({ ...facts, daysUntilExpiry }, brand, language);
      expectWhole(mail);
      expect(mail.subject).toContain(end);
      expect(mail.textBody).toContain(end);
    },
  );
});

test("English is the language where none is named", async () => {
  const mail = await invitationMail({ ...facts, again: false }, brand);
  expect(mail.subject).toBe(`Card security check for ${merchantName}`);
});
