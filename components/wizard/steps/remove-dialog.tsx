"use client";
// Before a way of taking cards goes for good: what goes with it, asked for by its name.
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { Working } from "@/components/ui/working";
import { announce } from "@/components/wizard/announce";
import { ApiError } from "@/components/wizard/api";
import type { AttemptData, MethodData } from "@/components/wizard/data";
import { Refusal } from "@/components/wizard/parts";
import { useChange, useSections } from "@/components/wizard/queries";
import { goTo } from "@/components/wizard/route";
import { useSession } from "@/components/wizard/session";

interface RemoveDialogProps {
  readonly method: MethodData;
  /** Its questionnaire, where one is open. */
  readonly open: AttemptData | undefined;
  readonly onClose: () => void;
}

/** What goes with it. */
function Losses({ open }: Pick<RemoveDialogProps, "open">) {
  const t = useTranslations("manage");
  const sections = useSections(open?.id ?? "", { enabled: open !== undefined });
  if (open && !sections.data && !sections.isError) return <Working>{t("counting")}</Working>;
  const count = (sections.data?.items ?? []).reduce((sum, { answered }) => sum + answered, 0);
  return (
    <ul className="list-disc space-y-1 pl-5 text-sm">
      <li>{t("losesDescription")}</li>
      {open ? <li>{t("losesAnswers", { type: open.saqType, count })}</li> : null}
      <li>{t("losesForGood")}</li>
    </ul>
  );
}

const alike = (one: string, other: string) =>
  one.trim().localeCompare(other.trim(), undefined, { sensitivity: "base" }) === 0;

function useRemoving({ method }: RemoveDialogProps) {
  const t = useTranslations("manage");
  const { merchantId, send } = useSession();
  const remove = useChange(async () => {
    const path = `/v1/merchants/${merchantId}/payment-methods/${method.id}`;
    await send("DELETE", path).catch((error: unknown) => {
      // Gone already: by another window, or by a try whose answer was lost.
      if (!(error instanceof ApiError && error.code === "PAYMENT_METHOD_NOT_FOUND")) throw error;
    });
    announce(t("removed", { name: method.name }));
    // Before anything is read anew: this page is about what is gone.
    goTo({ at: "start" });
  });
  const [typed, type] = useState("");
  const [tried, setTried] = useState(false);
  const named = alike(typed, method.name);
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (named && !remove.isPending) remove.mutate(undefined);
    else document.getElementById("remove-name")?.focus();
  }
  return { typed, type, wrong: tried && !named, submit, remove };
}

/** Asks for the name, and removes it. */
export function RemoveDialog(props: RemoveDialogProps) {
  const t = useTranslations("manage");
  const { method, open, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const { typed, type, wrong, submit, remove } = useRemoving(props);
  useEffect(() => {
    dialog.current?.showModal();
    // In a frame as high as its content, the middle may be far from what is looked at.
    dialog.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-labelledby="remove-title"
      className="m-auto w-[min(34rem,calc(100vw-2rem))] rounded-medium border border-line bg-surface p-6 text-ink shadow-sheet backdrop:bg-paper/75"
    >
      <form onSubmit={submit} className="space-y-4" noValidate>
        <h2 id="remove-title" className="text-lg font-semibold break-words">
          {t("askTitle", { name: method.name })}
        </h2>
        <Losses open={open} />
        <TextField
          id="remove-name"
          label={t("typeName")}
          hint={method.name}
          error={wrong ? t("nameDiffers") : null}
          autoComplete="off"
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        <Refusal error={remove.error} />
        <div className="flex flex-wrap justify-end gap-3 pt-2">
          <Button onClick={() => dialog.current?.close()}>{t("keep")}</Button>
          <Button type="submit" look="danger" pending={remove.isPending}>
            {t("removeIt")}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
