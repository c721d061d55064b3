"use client";
// Reads the merchant's gateway account, so that its ways of taking cards need only be looked over. The
// keys live in this page's memory until the account is read.
import { KeyRound, ShieldCheck } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import type { z } from "zod";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { TextField } from "@/components/ui/text-field";
import { Working } from "@/components/ui/working";
import { ApiError } from "@/components/wizard/api";
import { ErrorSummary, type FieldError } from "@/components/wizard/error-summary";
import { useFieldMessage } from "@/components/wizard/field-message";
import { Refusal, StepTitle } from "@/components/wizard/parts";
import { useChange } from "@/components/wizard/queries";
import { useSession } from "@/components/wizard/session";
import { BackLink } from "@/components/wizard/step-parts";
import type { GatewayAnswer } from "@/lib/domain/gateway/shape";
import { GatewayDrafts } from "./gateway-drafts";

/** What an account tells. */
export type ReadingData = z.output<typeof GatewayAnswer>;

interface Account {
  readonly apiLoginId: string;
  readonly transactionKey: string;
  readonly environment: "production" | "sandbox";
}

const NO_KEYS = { apiLoginId: "", transactionKey: "" } as const;
/** The gateway's code for an account that is closed or not open yet. */
const INACTIVE = "E00008";

function What() {
  const t = useTranslations("gateway");
  return (
    <Callout icon={ShieldCheck} title={t("what")}>
      <p>{t("whatText")}</p>
      <p className="font-semibold">{t("keys")}</p>
    </Callout>
  );
}

function EnvironmentChoice({
  environment,
  choose,
}: {
  readonly environment: Account["environment"];
  readonly choose: (environment: Account["environment"]) => void;
}) {
  const t = useTranslations("gateway");
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t("environment")}</legend>
      {(["production", "sandbox"] as const).map((each) => (
        <label key={each} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="environment"
            value={each}
            checked={each === environment}
            onChange={() => choose(each)}
            className="size-5 shrink-0 accent-(--accent)"
          />
          {t(each)}
        </label>
      ))}
    </fieldset>
  );
}

/** What the gateway said, in words for the field or for the form; at most one of them. */
function useRefusals(error: unknown) {
  const t = useTranslations("gateway");
  const fieldMessage = useFieldMessage();
  const code = error instanceof ApiError ? error.code : null;
  const apiLoginId = fieldMessage(error, "apiLoginId");
  const typed = fieldMessage(error, "transactionKey");
  const inactive = error instanceof ApiError && error.details.gatewayCode === INACTIVE;
  const rejected = code === "GATEWAY_CREDENTIALS_REJECTED" && t(inactive ? "inactive" : "rejected");
  const beside = Boolean(apiLoginId || typed || rejected);
  const words: Readonly<Record<string, string>> = {
    GATEWAY_UNAVAILABLE: t("unavailable"),
    CARD_DATA_REFUSED: t("cardData"),
  };
  return {
    apiLoginId,
    transactionKey: typed ?? (rejected || null),
    own: beside ? null : (words[code ?? ""] ?? null),
    other: beside || (code && words[code]) ? null : error,
  };
}

function Form({ show }: { readonly show: (reading: ReadingData) => void }) {
  const t = useTranslations("gateway");
  const { merchantId, send } = useSession();
  const [account, setAccount] = useState<Account>({ ...NO_KEYS, environment: "production" });
  const [tried, setTried] = useState(false);
  const read = useChange((body: Account) =>
    send<ReadingData>(
      "POST",
      `/v1/merchants/${merchantId}/integrations/gateway`,
      { ...body },
      { secret: true },
    ),
  );
  const refusals = useRefusals(read.error);
  const change = (part: Partial<Account>) => setAccount({ ...account, ...part });
  const errorOf = (field: "apiLoginId" | "transactionKey") =>
    tried && account[field].trim() === "" ? t("missing") : refusals[field];
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (read.isPending || !account.apiLoginId.trim() || !account.transactionKey.trim()) return;
    read.mutate(account, { onSuccess: show });
  }
  const labels = { apiLoginId: t("login"), transactionKey: t("key") };
  const errors = (["apiLoginId", "transactionKey"] as const).flatMap((id): FieldError[] => {
    const message = errorOf(id);
    return message ? [{ id, label: labels[id], message }] : [];
  });
  const shared = { autoComplete: "off", autoCapitalize: "none", spellCheck: false, maxLength: 200 };
  return (
    <form onSubmit={submit} className="space-y-8" noValidate>
      <ErrorSummary errors={errors} />
      <What />
      <EnvironmentChoice
        environment={account.environment}
        choose={(environment) => change({ environment })}
      />
      <TextField
        {...shared}
        id="apiLoginId"
        label={t("login")}
        hint={t("where")}
        error={errorOf("apiLoginId")}
        value={account.apiLoginId}
        onChange={(event) => change({ apiLoginId: event.target.value })}
      />
      <TextField
        {...shared}
        id="transactionKey"
        type="password"
        label={t("key")}
        hint={t("keyHint")}
        error={errorOf("transactionKey")}
        value={account.transactionKey}
        onChange={(event) => change({ transactionKey: event.target.value })}
      />
      {refusals.own ? (
        <div role="alert">
          <Callout tone="bad" icon={KeyRound} title={refusals.own} />
        </div>
      ) : null}
      <Refusal error={refusals.other} />
      <Button type="submit" look="primary" pending={read.isPending}>
        {t("submit")}
      </Button>
      {read.isPending ? <Working>{t("working")}</Working> : null}
    </form>
  );
}

/** The page that reads a gateway account. */
export function GatewayStep() {
  const t = useTranslations("gateway");
  const common = useTranslations("common");
  const [reading, setReading] = useState<ReadingData | null>(null);
  return (
    <div className="space-y-8">
      <BackLink to={{ at: "new-method" }}>{common("back")}</BackLink>
      {reading ? (
        <GatewayDrafts reading={reading} again={() => setReading(null)} />
      ) : (
        <>
          <StepTitle lead={t("lead")}>{t("title")}</StepTitle>
          <Form show={setReading} />
        </>
      )}
    </div>
  );
}
