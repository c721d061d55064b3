"use client";
// A way of taking cards by itself: another name for it, or its removal while nothing of it is sealed.
import { CircleCheck, Lock } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { TextField } from "@/components/ui/text-field";
import type { AttemptData, MethodData } from "@/components/wizard/data";
import { useFieldMessage } from "@/components/wizard/field-message";
import { Refusal, StepTitle } from "@/components/wizard/parts";
import { useAttempts, useChange, useMethods } from "@/components/wizard/queries";
import { Unread } from "@/components/wizard/query-states";
import { useSession } from "@/components/wizard/session";
import { BackLink } from "@/components/wizard/step-parts";
import { RemoveDialog } from "./remove-dialog";

function Rename({ method }: { readonly method: MethodData }) {
  const t = useTranslations("manage");
  const fieldMessage = useFieldMessage();
  const { merchantId, send } = useSession();
  const [name, setName] = useState(method.name);
  const save = useChange((renamed: string) =>
    send("PUT", `/v1/merchants/${merchantId}/payment-methods/${method.id}`, { name: renamed }),
  );
  const error = fieldMessage(save.error, "name");
  const saved = save.isSuccess && name.trim() === method.name;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!save.isPending) save.mutate(name.trim());
  }
  return (
    <form onSubmit={submit} className="max-w-2xl space-y-4" noValidate>
      <TextField
        id="name"
        label={t("name")}
        hint={t("nameHint")}
        error={error}
        value={name}
        maxLength={200}
        onChange={(event) => setName(event.target.value)}
      />
      {error ? null : <Refusal error={save.error} />}
      <Button type="submit" look="primary" pending={save.isPending}>
        {t("save")}
      </Button>
      <div role="status">{saved ? <Callout icon={CircleCheck} title={t("saved")} /> : null}</div>
    </form>
  );
}

interface RemovalProps {
  readonly method: MethodData;
  readonly attempts: readonly AttemptData[];
  readonly partnerName: string;
}

function Removal({ method, attempts, partnerName }: RemovalProps) {
  const t = useTranslations("manage");
  const [asking, ask] = useState(false);
  const sealed = attempts.find(({ documentKeys }) => documentKeys);
  const open = attempts.find(({ documentKeys }) => !documentKeys);
  return (
    <section aria-labelledby="remove" className="max-w-2xl space-y-4 border-t border-line pt-8">
      <h2 id="remove" className="text-lg">
        {t("remove")}
      </h2>
      {sealed ? (
        <Callout icon={Lock} title={t("stays")}>
          <p>{t("staysText", { type: sealed.saqType, partner: partnerName })}</p>
        </Callout>
      ) : (
        <>
          <p className="text-soft">{t("removeText")}</p>
          <Button look="danger" onClick={() => ask(true)}>
            {t("ask")}
          </Button>
          {asking ? <RemoveDialog method={method} open={open} onClose={() => ask(false)} /> : null}
        </>
      )}
    </section>
  );
}

/** The page of one way of taking cards. */
export function ManageStep({
  pmId,
  partnerName,
}: {
  readonly pmId: string;
  readonly partnerName: string;
}) {
  const t = useTranslations("manage");
  const common = useTranslations("common");
  const methods = useMethods();
  const attempts = useAttempts();
  const method = methods.data?.items.find(({ id }) => id === pmId);
  if (!methods.data || !attempts.data) return <Unread queries={[methods, attempts]} />;
  const own = attempts.data.items.filter(({ paymentMethodId }) => paymentMethodId === pmId);
  return (
    <div className="space-y-8">
      <BackLink to={{ at: "start" }}>{common("backToStart")}</BackLink>
      <StepTitle eyebrow={method?.name}>{t("title")}</StepTitle>
      {method ? (
        <>
          <Rename method={method} />
          <Removal method={method} attempts={own} partnerName={partnerName} />
        </>
      ) : (
        <p>{t("gone")}</p>
      )}
    </div>
  );
}
