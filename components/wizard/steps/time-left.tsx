"use client";
// How much is left, said honestly: by the questions that are open.
import { Clock } from "lucide-react";
import { useTranslations } from "use-intl";
import type { SectionData } from "@/components/wizard/data";
import { minutesFor, openQuestions } from "@/components/wizard/open-questions";
import { useSections } from "@/components/wizard/queries";

/** About how long it takes; nothing where no question is open. */
export function TimeLeft({ sections }: { readonly sections: readonly SectionData[] }) {
  const t = useTranslations("time");
  const count = openQuestions(sections);
  if (count === 0) return null;
  return (
    <p className="flex items-start gap-2 text-sm text-soft">
      <Clock className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      {t("left", { count, minutes: minutesFor(count) })}
    </p>
  );
}

/** The same among the tasks, where the questions are not read yet. */
export function AttemptTimeLeft({ attemptId }: { readonly attemptId: string }) {
  const sections = useSections(attemptId);
  return sections.data ? <TimeLeft sections={sections.data.items} /> : null;
}
