"use client";
// The signature: a name that is shown in script as it is typed, a role, and the words that are signed.
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { TextField } from "@/components/ui/text-field";
import { Working } from "@/components/ui/working";
import { useChange, useMerchant } from "@/components/wizard/data";
import { useFieldMessage } from "@/components/wizard/field-message";
import { Refusal, StepTitle } from "@/components/wizard/parts";
import { goTo } from "@/components/wizard/route";
import { type FinalizedData, useSealedNews } from "@/components/wizard/sealed-news";
import { useSession } from "@/components/wizard/session";
import { BackLink } from "@/components/wizard/step-parts";

interface Signing {
  readonly signatoryName: string;
  readonly signatoryTitle: string;
  readonly deliveryEmail: string;
}

/** A refusal of one of these stands beside it, and not once more below. */
const FIELDS = ["signatoryName", "signatoryTitle", "deliveryEmail"] as const;

function useSealing(attemptId: string) {
  const t = useTranslations("sign");
  const { merchantId, send } = useSession();
  const tellSealed = useSealedNews();
  return useChange(async ({ deliveryEmail, ...signing }: Signing) => {
    const path = `/v1/merchants/${merchantId}/attempts/${attemptId}`;
    await send("POST", `${path}/sign`, { ...signing, acknowledgement: t("acknowledge") });
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

/** What is missing in the form, by field. */
function useMissing(signing: Signing, ticked: boolean) {
  const t = useTranslations("sign");
  return {
    signatoryName: signing.signatoryName.trim() ? null : t("missing"),
    signatoryTitle: signing.signatoryTitle.trim() ? null : t("missing"),
    tick: ticked ? null : t("tick"),
  };
}

/** The page that signs and seals. */
export function SignStep({ attemptId }: { readonly attemptId: string }) {
  const t = useTranslations("sign");
  const common = useTranslations("common");
  const fieldMessage = useFieldMessage();
  const merchant = useMerchant();
  const seal = useSealing(attemptId);
  const [signing, setSigning] = useState<Signing>({
    signatoryName: "",
    signatoryTitle: "",
    deliveryEmail: merchant.data?.email ?? "",
  });
  const [ticked, setTicked] = useState(false);
  const [tried, setTried] = useState(false);
  const missing = useMissing(signing, ticked);
  const change = (part: Partial<Signing>) => setSigning({ ...signing, ...part });
  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.values(missing).some(Boolean)) return;
    await seal.mutateAsync(signing).then(
      () => goTo({ at: "sealed", attemptId }),
      () => undefined,
    );
  }
  const refusedFields = FIELDS.map((field) => fieldMessage(seal.error, field));
  const errorOf = (field: "signatoryName" | "signatoryTitle") =>
    fieldMessage(seal.error, field) ?? (tried ? missing[field] : null);
  return (
    <form onSubmit={submit} className="space-y-8" noValidate>
      <BackLink to={{ at: "check", attemptId }}>{common("back")}</BackLink>
      <StepTitle lead={t("lead", { merchant: merchant.data?.name ?? "" })}>{t("title")}</StepTitle>
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
        error={fieldMessage(seal.error, "deliveryEmail")}
        value={signing.deliveryEmail}
        onChange={(event) => change({ deliveryEmail: event.target.value })}
      />
      <Acknowledgement ticked={ticked} tick={setTicked} error={tried ? missing.tick : null} />
      <Refusal error={refusedFields.some(Boolean) ? null : seal.error} />
      <Button type="submit" look="primary" pending={seal.isPending}>
        {t("seal")}
      </Button>
      {seal.isPending ? <Working>{t("working")}</Working> : null}
    </form>
  );
}
