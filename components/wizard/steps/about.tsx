"use client";
// About the business: the groups of details with how far each is, and the page of each.
import { Check, ChevronRight, CircleDashed } from "lucide-react";
import { useTranslations } from "use-intl";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { type GroupData, GroupForm } from "@/components/wizard/about/group-form";
import { PlansForm } from "@/components/wizard/about/plans";
import type { ReviewData, SectionData } from "@/components/wizard/data";
import { useFormWords } from "@/components/wizard/form-words";
import { StepTitle } from "@/components/wizard/parts";
import { useAttempts, useReview, useSections } from "@/components/wizard/queries";
import { Unread } from "@/components/wizard/query-states";
import { missingOf } from "@/components/wizard/review-form";
import { hashOf, type Place } from "@/components/wizard/route";
import { BackLink } from "@/components/wizard/step-parts";

/** How far a group is, in words. */
function useGroupState(group: GroupData) {
  const t = useTranslations("about");
  const { answer, required, fields, groupId } = group;
  const plans = groupId === "remediation" ? fields.find(({ id }) => id === "plans")?.value : null;
  if (answer === null && Array.isArray(plans)) {
    const count = plans.filter(({ plan }) => plan === undefined).length;
    return { word: t("statePlans", { count }), tone: "text-open", done: false };
  }
  if (answer === null) {
    return { word: required ? t("stateOpen") : t("stateOptional"), tone: "text-soft", done: false };
  }
  const inFields = fields.some(({ source }) => source === "given");
  if (!inFields) return { word: t("stateWords"), tone: "text-good", done: true };
  const missing = missingOf(fields);
  return missing > 0
    ? { word: t("stateMissing", { count: missing }), tone: "text-open", done: false }
    : { word: t("stateDone"), tone: "text-good", done: true };
}

function GroupRow({ attemptId, group }: { readonly attemptId: string; readonly group: GroupData }) {
  const { groupId } = group;
  const { name } = useFormWords(groupId);
  const { word, tone, done } = useGroupState(group);
  const Icon = done ? Check : CircleDashed;
  return (
    <li className="border-t border-line first:border-t-0">
      <a
        href={hashOf({ at: "about", attemptId, groupId })}
        className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 text-ink no-underline hover:bg-wash sm:px-6"
      >
        <span className="underline decoration-line-strong underline-offset-4">{name}</span>
        <span className={`ml-auto inline-flex items-center gap-1.5 text-right text-sm ${tone}`}>
          {group.answer === null ? null : <Icon className="size-4" aria-hidden="true" />}
          {word}
          <ChevronRight className="size-4" aria-hidden="true" />
        </span>
      </a>
    </li>
  );
}

function Overview({
  attemptId,
  review,
}: {
  readonly attemptId: string;
  readonly review: ReviewData;
}) {
  const t = useTranslations("about");
  const common = useTranslations("common");
  const attempts = useAttempts();
  const parked = attempts.data?.items.find(({ id }) => id === attemptId)?.parked ?? 0;
  const { groups, remaining } = review;
  const open = groups.find(({ answer, required }) => required && answer === null);
  return (
    <div className="space-y-8">
      <BackLink to={{ at: "start" }}>{common("backToStart")}</BackLink>
      <StepTitle lead={t("lead")}>{t("title")}</StepTitle>
      <Card>
        <ol>
          {groups.map((group) => (
            <GroupRow key={group.groupId} attemptId={attemptId} group={group} />
          ))}
        </ol>
      </Card>
      {remaining > 0 && open ? (
        <a
          href={hashOf({ at: "about", attemptId, groupId: open.groupId })}
          className={buttonClass("primary")}
        >
          {t("fillIn")}
        </a>
      ) : null}
      {remaining === 0 ? (
        <a
          href={hashOf({ at: parked > 0 ? "parked" : "check", attemptId })}
          className={buttonClass("primary")}
        >
          {parked > 0 ? t("nextParked", { count: parked }) : t("next")}
        </a>
      ) : null}
    </div>
  );
}

interface GroupPageProps {
  readonly attemptId: string;
  readonly group: GroupData;
  readonly groups: readonly GroupData[];
  readonly sections: readonly SectionData[];
}

function GroupPage({ attemptId, group, groups, sections }: GroupPageProps) {
  const index = groups.indexOf(group);
  const after = groups[index + 1];
  const next: Place = { at: "about", attemptId, ...(after ? { groupId: after.groupId } : {}) };
  const page = { attemptId, group, at: index + 1, count: groups.length, next };
  if (group.groupId !== "remediation") return <GroupForm {...page} />;
  const gaps = sections
    .flatMap(({ controls }) => controls)
    .filter(({ status }) => status === "Not In Place");
  return <PlansForm {...page} gaps={gaps} />;
}

/** The pages about the business. */
export function AboutStep({
  attemptId,
  groupId,
}: {
  readonly attemptId: string;
  readonly groupId?: string;
}) {
  const review = useReview(attemptId);
  const sections = useSections(attemptId);
  if (!review.data || !sections.data) return <Unread queries={[review, sections]} />;
  const { groups } = review.data;
  const group = groups.find((each) => each.groupId === groupId);
  if (!group) return <Overview attemptId={attemptId} review={review.data} />;
  return (
    <GroupPage
      key={groupId}
      attemptId={attemptId}
      group={group}
      groups={groups}
      sections={sections.data.items}
    />
  );
}
