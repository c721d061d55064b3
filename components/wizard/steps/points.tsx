"use client";
// The points of an area, and the word that nothing has changed in it since last year.
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { type SectionData, useChange } from "@/components/wizard/data";
import { Refusal } from "@/components/wizard/parts";
import { useSession } from "@/components/wizard/session";
import { ControlPoint } from "./control-point";

interface PointsProps {
  readonly attemptPath: string;
  readonly section: SectionData;
}

function PointList({ attemptPath, section }: PointsProps) {
  return (
    <Card>
      <ol>
        {section.controls.map((control) => (
          <ControlPoint key={control.controlId} attemptPath={attemptPath} control={control} />
        ))}
      </ol>
    </Card>
  );
}

/** Every point of an area with what the answer says of it; folded until there is an answer. */
export function Points({ attemptPath, section }: PointsProps) {
  const t = useTranslations("section");
  const { answered, combinedAnswer, complete, parked, total, uncovered } = section;
  const list = <PointList attemptPath={attemptPath} section={section} />;
  if (combinedAnswer === null && answered === 0 && parked.length === 0) {
    return (
      <details className="space-y-4">
        <summary className="min-h-11 py-2.5 text-sm font-semibold text-accent">
          {t("allPoints", { count: total })}
        </summary>
        <p className="max-w-prose text-sm text-soft">{t("allPointsHint")}</p>
        {list}
      </details>
    );
  }
  return (
    <section aria-labelledby="points" className="space-y-5">
      <h2 id="points" className="text-xl">
        {t("controls")}
      </h2>
      {uncovered.length > 0 && complete ? (
        <p className="max-w-prose text-sm text-soft">{t("inherit", { count: uncovered.length })}</p>
      ) : null}
      {list}
    </section>
  );
}

/** Offers to keep last year's answers as they are. */
export function Confirmation({
  path,
  section,
}: {
  readonly path: string;
  readonly section: SectionData;
}) {
  const t = useTranslations("section");
  const { send } = useSession();
  const confirm = useChange(() => send("POST", `${path}/confirm`));
  const { parked, unconfirmed } = section;
  if (unconfirmed.every((controlId) => parked.includes(controlId))) return null;
  return (
    <div className="space-y-3 border-t border-line pt-6">
      <p className="max-w-prose text-sm text-soft">{t("confirmHint")}</p>
      <Button look="primary" onClick={() => confirm.mutate(undefined)} pending={confirm.isPending}>
        {t("confirm")}
      </Button>
      <Refusal error={confirm.error} />
    </div>
  );
}
