// The accessible copy of what was sealed: the PDF documents carry no tags for screen readers.
import { useTranslations } from "use-intl";
import { StatusTally } from "@/components/status/control-status";
import { Card } from "@/components/ui/card";
import { DescriptionList } from "@/components/ui/description-list";
import { Disclosure } from "@/components/ui/disclosure";
import { English, EnglishNote } from "@/components/ui/english";
import { LocalTime } from "@/components/ui/local-time";
import { outcomeOf } from "@/components/wizard/outcome";
import { controlAnchor } from "./control-answer";
import { JumpLink } from "./jump-link";
import type { ControlAnswer, MethodStanding, SealedAnswers as Sealed } from "./model";
import { SectionAnswers } from "./section-answers";
import { UnfoldAll } from "./unfold-all";
import { isPast, Validity } from "./validity";

function ToPutRight({ sealed }: { readonly sealed: Sealed }) {
  const t = useTranslations("answers");
  const gaps = sealed.sections
    .flatMap((section): readonly ControlAnswer[] => section.controls)
    .filter((control) => control.status === "Not In Place");
  if (gaps.length === 0) return null;
  return (
    <div className="border-t border-line px-4 py-5 sm:px-6">
      <h4 className="text-base">{t("gaps", { count: gaps.length })}</h4>
      <ul className="mt-3 grid gap-x-8 gap-y-1 text-sm sm:grid-cols-2">
        {gaps.map((control) => (
          <li key={control.controlId}>
            <JumpLink to={controlAnchor(sealed.attempt.id, control.controlId)}>
              <span className="figures font-semibold">{control.controlId}</span>{" "}
              <English>{control.title}</English>
            </JumpLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Attested({ sealed }: { readonly sealed: Sealed }) {
  const t = useTranslations("answers");
  const form = useTranslations("form");
  const given = sealed.review.groups.filter((group) => group.answer !== null);
  if (given.length === 0) return null;
  return (
    <Disclosure
      heading={<h4 className="text-base">{t("about")}</h4>}
      note={<span className="block text-xs text-soft">{t("aboutNote")}</span>}
    >
      <dl className="max-w-prose space-y-5 text-sm">
        {given.map((group) => (
          <div key={group.groupId}>
            <dt className="font-semibold">{form(`${group.groupId}.question`)}</dt>
            <dd className="mt-1 whitespace-pre-line">{group.answer}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

/** What was confirmed, in the words that were shown. */
function Confirmed({
  acknowledgement,
  acknowledgementLanguage: language,
}: NonNullable<Sealed["review"]["signature"]>) {
  const t = useTranslations("answers");
  return <span lang={language}>{t("quote", { words: acknowledgement })}</span>;
}

function useFacts(sealed: Sealed, now: Date) {
  const t = useTranslations("answers");
  const { attempt, review } = sealed;
  const sealedAt = attempt.documentKeys?.sealedAt;
  const { signature } = review;
  const signed = signature
    ? t("signatory", { name: signature.signatoryName, role: signature.signatoryTitle })
    : t("notSigned");
  return [
    ...(sealedAt
      ? [{ label: t("sealed"), value: <LocalTime value={sealedAt} show="moment" /> }]
      : []),
    // What attests no compliance, or was sent back, is valid until nothing.
    ...(attempt.expiresAt && outcomeOf(attempt) === "counts"
      ? [
          {
            label: t(isPast(attempt.expiresAt, now) ? "wasValidUntil" : "validUntil"),
            value: <Validity until={attempt.expiresAt} now={now} />,
          },
        ]
      : []),
    { label: t("signedBy"), value: signed },
    ...(signature ? [{ label: t("confirmed"), value: <Confirmed {...signature} /> }] : []),
    { label: t("edition"), value: attempt.edition },
  ];
}

interface SealedAnswersProps {
  readonly standing: MethodStanding;
  readonly sealed: Sealed;
  readonly now: Date;
}

/** Every answer of a sealed questionnaire, section by section. */
export function SealedAnswers({ standing, sealed, now }: SealedAnswersProps) {
  const statuses = sealed.sections.flatMap((section) =>
    section.controls.map((control) => control.status),
  );
  return (
    <Card>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-5 px-4 py-6 sm:flex-nowrap sm:px-6">
        <div className="min-w-0 grow space-y-5">
          <h3 className="text-xl">
            {sealed.attempt.saqType}
            <span className="block text-base font-normal text-soft">{standing.method.name}</span>
          </h3>
          <DescriptionList items={useFacts(sealed, now)} />
          <StatusTally statuses={statuses} />
          <EnglishNote />
        </div>
      </div>
      <ToPutRight sealed={sealed} />
      <UnfoldAll>
        {sealed.sections.map((section) => (
          <SectionAnswers key={section.topLevel} section={section} attemptId={sealed.attempt.id} />
        ))}
        <Attested sealed={sealed} />
      </UnfoldAll>
    </Card>
  );
}
