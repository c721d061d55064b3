"use client";
// The signature: a name that is shown in script as it is typed, a role, and the words that are signed.
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { StatusTally } from "@/components/status/control-status";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DescriptionList } from "@/components/ui/description-list";
import { TextField } from "@/components/ui/text-field";
import { Working } from "@/components/ui/working";
import type { ReviewData } from "@/components/wizard/data";
import { ErrorSummary, type FieldError } from "@/components/wizard/error-summary";
import { useFieldMessage } from "@/components/wizard/field-message";
import { Refusal, StepTitle } from "@/components/wizard/parts";
import {
  useAttempts,
  useChange,
  useMerchant,
  useMethods,
  useReview,
  useSections,
} from "@/components/wizard/queries";
import { Unread } from "@/components/wizard/query-states";
import { goTo, hashOf } from "@/components/wizard/route";
import { type FinalizedData, useSealedNews } from "@/components/wizard/sealed-news";
import { useSession } from "@/components/wizard/session";
import { useStatementAnswers } from "@/components/wizard/statement-answers";
import { BackLink } from "@/components/wizard/step-parts";
import type { Confirmation } from "@/lib/domain/statement/shape";
import { statusSoFar } from "./final-answers";
import { SignatureGone } from "./signature-gone";
import { StatementSummary } from "./statement-summary";
import { isReadyToCheck, StatementsToDo, StillToDo } from "./still-to-do";

interface Signing {
  readonly signatoryName: string;
  readonly signatoryTitle: string;
  readonly deliveryEmail: string;
}

/** A refusal of one of these stands beside it, and not once more below. */
const FIELDS = ["signatoryName", "signatoryTitle", "deliveryEmail"] as const;

function useSealing(attemptId: string, confirmations: readonly Confirmation[]) {
  const t = useTranslations("sign");
  const { merchantId, send } = useSession();
  const tellSealed = useSealedNews();
  return useChange(async ({ deliveryEmail, ...signing }: Signing) => {
    const path = `/v1/merchants/${merchantId}/attempts/${attemptId}`;
    const acknowledgement = t("acknowledge");
    await send("POST", `${path}/sign`, { ...signing, acknowledgement, confirmations });
    const body = deliveryEmail ? { deliveryEmail } : {};
    const sealed = await send<FinalizedData>("POST", `${path}/finalize`, body);
    await tellSealed(sealed);
  });
}

function Preview({ name }: { readonly name: string }) {
  const t = useTranslations("sign");
  return (
    <Card>
      <div className="p-4 sm:p-6">
        <p className="text-xs text-faint">{t("preview")}</p>
        <p className="mt-2 min-h-14 border-b border-line-strong font-script text-display break-words">
          {name}
        </p>
      </div>
    </Card>
  );
}

/** The words that are signed, to be ticked. */
function Acknowledgement({
  ticked,
  tick,
  error,
}: {
  readonly ticked: boolean;
  readonly tick: (ticked: boolean) => void;
  readonly error: string | null;
}) {
  const t = useTranslations("sign");
  return (
    <div className={error ? "border-l-4 border-bad pl-4" : undefined}>
      {error ? (
        <p role="alert" className="mb-2 text-sm font-semibold text-bad">
          {error}
        </p>
      ) : null}
      <label className="flex cursor-pointer gap-3">
        <input
          id="tick"
          type="checkbox"
          checked={ticked}
          onChange={(event) => tick(event.target.checked)}
          className="mt-0.5 size-6 shrink-0 accent-(--accent)"
        />
        <span className="max-w-prose">{t("acknowledge")}</span>
      </label>
    </div>
  );
}

/** The fields as they are labelled. */
function useLabels(): Readonly<Record<string, string>> {
  const t = useTranslations("sign");
  return { signatoryName: t("name"), signatoryTitle: t("role"), deliveryEmail: t("email") };
}

/** What is missing in the form, by field. */
function useMissing(signing: Signing, ticked: boolean) {
  const t = useTranslations("sign");
  return {
    signatoryName: signing.signatoryName.trim() ? null : t("missing"),
    signatoryTitle: signing.signatoryTitle.trim() ? null : t("missing"),
    tick: ticked ? null : t("tick"),
  };
}

interface Signatory {
  readonly attemptId: string;
  readonly confirmations: readonly Confirmation[];
}

/** What is typed and ticked to sign, what is missing of it, and how it is sent. */
function useSigning({ attemptId, confirmations }: Signatory) {
  const fieldMessage = useFieldMessage();
  const merchant = useMerchant();
  const seal = useSealing(attemptId, confirmations);
  const [signing, setSigning] = useState<Signing>({
    signatoryName: "",
    signatoryTitle: "",
    deliveryEmail: merchant.data?.email ?? "",
  });
  const [ticked, tick] = useState(false);
  const [tried, setTried] = useState(false);
  const missing = useMissing(signing, ticked);
  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.values(missing).some(Boolean)) return;
    await seal.mutateAsync(signing).then(
      () => goTo({ at: "sealed", attemptId }),
      () => undefined,
    );
  }
  const refused = FIELDS.map((field) => ({ id: field, message: fieldMessage(seal.error, field) }));
  const lacking = Object.entries(missing).map(([id, message]) => ({ id, message }));
  const labels = useLabels();
  const problems = [...refused, ...(tried ? lacking : [])].map((each) => ({
    ...each,
    label: labels[each.id],
  }));
  const errors = problems.flatMap(({ message, ...each }): FieldError[] =>
    message ? [{ ...each, message }] : [],
  );
  const errorOf = (field: string) => errors.find(({ id }) => id === field)?.message ?? null;
  const change = (part: Partial<Signing>) => setSigning({ ...signing, ...part });
  const refusal = refused.some(({ message }) => message) ? null : seal.error;
  return { signing, change, ticked, tick, errors, errorOf, refusal, submit, seal };
}

function SignForm({ attemptId, confirmations }: Signatory) {
  const t = useTranslations("sign");
  const { signing, change, ticked, tick, errors, errorOf, refusal, submit, seal } = useSigning({
    attemptId,
    confirmations,
  });
  return (
    <form onSubmit={submit} className="space-y-8" noValidate>
      <ErrorSummary errors={errors} />
      <TextField
        id="signatoryName"
        label={t("name")}
        autoComplete="name"
        error={errorOf("signatoryName")}
        value={signing.signatoryName}
        onChange={(event) => change({ signatoryName: event.target.value })}
      />
      <Preview name={signing.signatoryName} />
      <TextField
        id="signatoryTitle"
        label={t("role")}
        hint={t("roleHint")}
        autoComplete="organization-title"
        error={errorOf("signatoryTitle")}
        value={signing.signatoryTitle}
        onChange={(event) => change({ signatoryTitle: event.target.value })}
      />
      <TextField
        id="deliveryEmail"
        type="email"
        label={t("email")}
        autoComplete="email"
        error={errorOf("deliveryEmail")}
        value={signing.deliveryEmail}
        onChange={(event) => change({ deliveryEmail: event.target.value })}
      />
      <Acknowledgement ticked={ticked} tick={tick} error={errorOf("tick")} />
      <Refusal error={refusal} />
      <Button type="submit" look="primary" pending={seal.isPending}>
        {t("seal")}
      </Button>
      {seal.isPending ? <Working>{t("working")}</Working> : null}
    </form>
  );
}

/** Who signs for what. */
function Summary({
  attemptId,
  review,
}: {
  readonly attemptId: string;
  readonly review: ReviewData;
}) {
  const t = useTranslations("sign");
  const merchant = useMerchant();
  const methods = useMethods();
  const attempts = useAttempts();
  const attempt = attempts.data?.items.find(({ id }) => id === attemptId);
  const method = methods.data?.items.find(({ id }) => id === attempt?.paymentMethodId);
  const items = [
    { label: t("business"), value: merchant.data?.name ?? "" },
    { label: t("method"), value: method?.name ?? "" },
    { label: t("questionnaire"), value: attempt?.saqType ?? "" },
  ];
  return (
    <Card>
      <div className="space-y-4 p-4 sm:p-6">
        <h2 className="text-lg">{t("what")}</h2>
        <DescriptionList items={items} />
        <StatusTally statuses={review.preview.map(statusSoFar)} />
        <a href={hashOf({ at: "check", attemptId })} className="inline-block py-1 text-sm">
          {t("seeAnswers")}
        </a>
      </div>
    </Card>
  );
}

/** The page that signs and seals. */
export function SignStep({ attemptId }: { readonly attemptId: string }) {
  const t = useTranslations("sign");
  const common = useTranslations("common");
  const merchant = useMerchant();
  const review = useReview(attemptId);
  const sections = useSections(attemptId);
  const { confirmations, unasked, denied } = useStatementAnswers(
    attemptId,
    review.data?.statements ?? [],
  );
  if (!review.data || !sections.data) return <Unread queries={[sections, review]} />;
  const whole = { attemptId, sections: sections.data.items, review: review.data };
  const ready = isReadyToCheck(whole) && unasked.length === 0 && denied.length === 0;
  return (
    <div className="space-y-8">
      <BackLink to={{ at: "statements", attemptId }}>{common("back")}</BackLink>
      <StepTitle lead={t("lead", { merchant: merchant.data?.name ?? "" })}>{t("title")}</StepTitle>
      <SignatureGone review={review.data} />
      <StillToDo {...whole} />
      {isReadyToCheck(whole) ? <StatementsToDo {...whole} /> : null}
      <Summary attemptId={attemptId} review={review.data} />
      <StatementSummary attemptId={attemptId} statements={review.data.statements} />
      {ready ? <SignForm attemptId={attemptId} confirmations={confirmations} /> : null}
    </div>
  );
}
