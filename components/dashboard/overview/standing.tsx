// How the book stands: where merchants are on their way, with which questionnaire, and where open work is.
import Link from "next/link";
import type { ReactNode } from "react";
import { merchantsLink } from "@/components/dashboard/merchants/address";
import { Panel } from "@/components/dashboard/page-head";
import type { BookStage } from "@/lib/domain/book/shape";
import { SAQ_TYPES } from "@/lib/pci/saq-type";
import { findSectionText } from "@/lib/pci/sections";
import { BarTable } from "./bar-table";
import { type Book, complianceFinding, questionnaireFinding, stuckFinding } from "./findings";
import { capitalized, countText, fullDayText, placeName } from "./words";

const STAGES: readonly (readonly [
  Exclude<keyof Book["funnel"], "totalMerchants">,
  BookStage,
  string,
])[] = [
  ["neverInvited", "never_invited", "Never invited"],
  ["invited", "invited", "Invited, not started"],
  ["started", "started", "Started"],
  ["inProgress", "in_progress", "Answering or reviewing"],
  ["completed", "compliant", "Compliant"],
  ["expiringSoon", "expiring_soon", "Expiring soon"],
  ["expired", "expired", "Expired"],
];

/** Where merchants are on their way. */
export function Funnel({ book }: { readonly book: Book }) {
  const rows = STAGES.map(([key, stage, label]) => ({
    ...{ key, label, count: book.funnel[key] },
    href: merchantsLink({ stage }),
  }));
  return (
    <Panel
      title={complianceFinding(book)}
      lead="Each merchant is counted once, at the stage that it has reached. Those that expire soon are still compliant."
    >
      <BarTable heads={["Stage", "Merchants"]} rows={rows} />
    </Panel>
  );
}

/** Which questionnaires merchants have sealed. */
export function Questionnaires({ book }: { readonly book: Book }) {
  const rows = SAQ_TYPES.map((type) => ({
    ...{ key: type, label: type, count: book.saqTypeBreakdown[type] ?? 0 },
    href: merchantsLink({ questionnaire: type }),
  }));
  const sealed = rows.filter(({ count }) => count > 0);
  const others = rows.filter(({ count }) => count === 0).map(({ label }) => label);
  return (
    <Panel
      title={questionnaireFinding(book)}
      lead="The latest questionnaire that each merchant sealed, compliant or not."
    >
      {sealed.length > 0 ? <BarTable heads={["Questionnaire", "Merchants"]} rows={sealed} /> : null}
      {others.length > 0 ? (
        <p
          className={`px-5 py-3 text-sm text-soft ${sealed.length > 0 ? "border-line border-t" : ""}`}
        >
          {sealed.length > 0
            ? `Sealed by nobody: ${others.join(", ")}.`
            : "Once a merchant seals one, this shows how many have which."}
        </p>
      ) : null}
    </Panel>
  );
}

type Stuck = Book["stuck"][number];

/** What a place is about, and its parts that have a list of their own. */
function StuckNote({ item, quietSince }: { readonly item: Stuck; readonly quietSince: string }) {
  const { place, followUp, quiet } = item;
  const title = findSectionText(place)?.title;
  const parts = [
    {
      count: quiet,
      words: "quiet",
      href: merchantsLink({ stuck: place, quietSince, sort: "quietest" }),
    },
    {
      // All of those that wait for the questionnaire have been asked something.
      count: place === "determination" ? 0 : followUp,
      words: followUp === 1 ? "has an open question" : "have an open question",
      href: merchantsLink({ stuck: place, followUp: "open" }),
    },
  ].filter(({ count }) => count > 0);
  return (
    <>
      {title}
      {parts.map(({ count, words, href }, index) => (
        <span key={words}>
          {index > 0 || title ? " · " : null}
          <Link href={href} prefetch={false} className="relative z-1 inline-block py-1">
            {countText(count)} {words}
          </Link>
        </span>
      ))}
    </>
  );
}

/** Where open work goes on, and how much of it has been quiet. */
export function StuckPlaces({ book }: { readonly book: Book }) {
  const rows = book.stuck.map((item) => ({
    key: item.place,
    label: capitalized(placeName(item.place)),
    note: <StuckNote item={item} quietSince={book.quietSince} />,
    count: item.merchants,
    href: merchantsLink({ stuck: item.place }),
    parts: [
      { count: item.merchants - item.quiet, color: "main" as const },
      { count: item.quiet, color: "other" as const },
    ].filter(({ count }) => count > 0),
  }));
  return (
    <Panel
      title={stuckFinding(book)}
      lead={
        rows.length === 0 ? undefined : (
          <>
            <Key color="bg-accent">Moved since {fullDayText(book.quietSince)}</Key>{" "}
            <Key color="bg-open">Quiet since then</Key>
          </>
        )
      }
    >
      {rows.length === 0 ? (
        <p className="px-5 py-4 text-sm text-soft">
          Once a merchant begins to answer, this shows the requirement at which it goes on.
        </p>
      ) : (
        <BarTable heads={["Goes on at", "Merchants"]} rows={rows} />
      )}
    </Panel>
  );
}

function Key({ color, children }: { readonly color: string; readonly children: ReactNode }) {
  return (
    <span className="mr-4 inline-flex items-center gap-2">
      <span className={`inline-block size-2.5 rounded-full ${color}`} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}
