"use client";
// Points that an answer to their section did not mention: shown with what they would take over, and
// confirmed as shown, or answered one by one.
import { ListPlus } from "lucide-react";
import { useTranslations } from "use-intl";
import { ControlStatusMark } from "@/components/status/control-status";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import type { ReviewData, SectionData } from "@/components/wizard/data";
import { Refusal } from "@/components/wizard/parts";
import { useChange } from "@/components/wizard/queries";
import { inheritsFrom, silentOf } from "@/components/wizard/readiness";
import { useSession } from "@/components/wizard/session";
import { PointLink } from "./findings";

interface TakenOver {
  readonly controlId: string;
  readonly topLevel: string;
  readonly title: string;
}

/** Asks whether points are as their section is. */
function TakeOver({
  attemptId,
  points,
  status,
}: {
  readonly attemptId: string;
  readonly points: readonly TakenOver[];
  readonly status: SectionData["controls"][number]["status"];
}) {
  const t = useTranslations("inherited");
  const { merchantId, send } = useSession();
  const topLevel = points[0]?.topLevel ?? "";
  const confirm = useChange((inherited: readonly string[]) =>
    send("POST", `/v1/merchants/${merchantId}/attempts/${attemptId}/sections/${topLevel}/confirm`, {
      inherited,
    }),
  );
  return (
    <Callout tone="open" icon={ListPlus} title={t("title", { count: points.length, topLevel })}>
      <p className="flex flex-wrap items-center gap-2">
        {t("text", { count: points.length })} <ControlStatusMark status={status} />
      </p>
      <ul className="list-disc space-y-1 pl-5">
        {points.map((control) => (
          <li key={control.controlId}>
            <PointLink attemptId={attemptId} control={control} />
          </li>
        ))}
      </ul>
      <p>{t("either")}</p>
      <Button
        onClick={() => confirm.mutate(points.map(({ controlId }) => controlId))}
        pending={confirm.isPending}
      >
        <span>
          {t("confirm", { count: points.length })}
          <span className="sr-only">: {t("title", { count: points.length, topLevel })}</span>
        </span>
      </Button>
      <Refusal error={confirm.error} />
    </Callout>
  );
}

/** The points of one section that would take over its answer. */
export function SilentPoints({
  attemptId,
  section,
}: {
  readonly attemptId: string;
  readonly section: SectionData;
}) {
  const points = silentOf(section);
  if (points.length === 0 || !inheritsFrom(section)) return null;
  return <TakeOver attemptId={attemptId} points={points} status={section.overall ?? "empty"} />;
}

/** The points of every section that would take over its answer, as they would be sealed. */
export function InheritedPoints({
  attemptId,
  preview,
}: {
  readonly attemptId: string;
  readonly preview: ReviewData["preview"];
}) {
  const inherited = preview.filter((control) => control.inherited);
  const topLevels = [...new Set(inherited.map(({ topLevel }) => topLevel))];
  return topLevels.map((topLevel) => {
    const points = inherited.filter((control) => control.topLevel === topLevel);
    const status = points[0]?.status ?? "empty";
    return <TakeOver key={topLevel} attemptId={attemptId} points={points} status={status} />;
  });
}
