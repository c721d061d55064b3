import Link from "next/link";
import type { z } from "zod";
import type { BookCounts, BookStage } from "@/lib/domain/book/shape";
import { filteredHref, type TableAddress } from "./address";
import { KeepCurrentInView } from "./current-tab";
import { figure, STAGE_WORDS } from "./words";

type Counts = z.output<typeof BookCounts>;

const TABS: readonly (readonly [BookStage, keyof Counts["stages"]])[] = [
  ["never_invited", "neverInvited"],
  ["invited", "invited"],
  ["started", "started"],
  ["in_progress", "inProgress"],
  ["compliant", "compliant"],
  ["expiring_soon", "expiringSoon"],
  ["expired", "expired"],
];

interface TabProps {
  readonly href: string;
  readonly current: boolean;
  readonly word: string;
  readonly count: number;
}

function Tab({ href, current, word, count }: TabProps) {
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        aria-current={current ? "page" : undefined}
        className="-mb-px flex min-h-11 items-center gap-1 border-b-2 border-transparent px-2 text-sm whitespace-nowrap text-soft no-underline transition-colors duration-(--motion) hover:border-line-strong hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink"
      >
        {word}
        <span className="figures text-xs font-normal text-soft">{figure.format(count)}</span>
      </Link>
    </li>
  );
}

interface StageTabsProps {
  readonly address: TableAddress;
  readonly counts: Counts;
}

/** The stages with their counts, as the other filters leave them; each shows its merchants. */
export function StageTabs({ address, counts }: StageTabsProps) {
  const { stage } = address.filters;
  const all = Object.values(counts.stages).reduce((sum, count) => sum + count, 0);
  return (
    <nav
      aria-label="Stages"
      className="overflow-x-auto border-line border-b [scrollbar-width:thin] print:hidden"
    >
      <KeepCurrentInView />
      <ul className="flex">
        <Tab
          href={filteredHref(address, { stage: undefined })}
          current={!stage}
          word="All"
          count={all}
        />
        {TABS.map(([name, key]) => (
          <Tab
            key={name}
            href={filteredHref(address, { stage: name })}
            current={stage === name}
            word={STAGE_WORDS[name]}
            count={counts.stages[key]}
          />
        ))}
      </ul>
    </nav>
  );
}
