// What the processes and queues do: who is alive, what waits, what failed.
import { CircleCheck, CircleX } from "lucide-react";
import Link from "next/link";
import { UtcMoment } from "@/components/dashboard/moment";
import { Panel } from "@/components/dashboard/page-head";
import { Callout } from "@/components/ui/callout";
import { StatusMark } from "@/components/ui/status-mark";
import { Bad, CountTable } from "./count-table";
import { ageText, type Figures, msText, queueLines, slowest } from "./figures";

const KINDS = { web: "Web", worker: "Worker" } as const;

/** Who runs; a worker that is missing is said first. */
export function Processes({ processes }: Pick<Figures, "processes">) {
  const working = processes.some(({ kind, alive }) => kind === "worker" && alive);
  return (
    <Panel title="Processes" lead="A process that has been silent for 30 seconds counts as ended.">
      {working ? null : (
        <div className="px-5 py-4">
          <Callout tone="bad" icon={CircleX} title="No worker is alive">
            Jobs wait until one is started: npm run worker, or npm start.
          </Callout>
        </div>
      )}
      <ul>
        {processes.map(({ id, kind, version, startedAt, seenAt, alive }) => (
          <li
            key={id}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-line border-t px-5 py-3 text-sm first:border-t-0"
          >
            <p className="min-w-0">
              <span className="font-semibold">{KINDS[kind]}</span>{" "}
              <span className="text-soft wrap-anywhere">{version}</span>
            </p>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
              <StatusMark tone={alive ? "good" : "bad"} icon={alive ? CircleCheck : CircleX}>
                {alive ? "Alive" : "Silent"}
              </StatusMark>
              <span>
                {alive ? "since " : "last seen "}
                <UtcMoment value={alive ? startedAt : seenAt} />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const letters = (kind: string) => `/console/health/dead-letters?${new URLSearchParams({ kind })}`;

/** What waits in each queue, and what failed of its kind. */
export function Queues(figures: Pick<Figures, "queues" | "failures">) {
  const { lines, quiet } = queueLines(figures);
  const others = quiet === 1 ? "One queue is" : `${quiet} queues are`;
  return (
    <Panel
      title="Queues"
      lead={
        <>
          Given-up jobs are kept for a while:{" "}
          <Link href="/console/health/dead-letters">see all</Link>.
        </>
      }
    >
      {lines.length > 0 ? (
        <CountTable
          label="Queues and failures"
          heads={["Queue", "Waiting", "At work", "Oldest waits", "Given up, 1 h", "24 h", "Kept"]}
          rows={lines.map((line) => ({
            key: line.name,
            head: line.name,
            cells: [
              line.retrying > 0 ? `${line.waiting} (+${line.retrying} tried again)` : line.waiting,
              line.active,
              line.waiting > 0 ? ageText(line.lagSeconds) : "–",
              <Bad key="hour" count={line.lastHour} />,
              <Bad key="day" count={line.lastDay} />,
              line.kept > 0 ? (
                <Link
                  key="kept"
                  href={letters(line.name)}
                  aria-label={`${line.kept} kept: ${line.name}`}
                >
                  {line.kept}
                </Link>
              ) : (
                0
              ),
            ],
          }))}
        />
      ) : null}
      {quiet > 0 ? (
        <p className="border-line border-t px-5 py-3 text-sm text-soft first:border-t-0">
          {others} empty, with no job given up.
        </p>
      ) : null}
    </Panel>
  );
}

interface SlowestProps extends Pick<Figures, "processes"> {
  readonly what: "operations" | "jobs";
}

/** What took longest, lately. */
export function Slowest({ processes, what }: SlowestProps) {
  const rows = slowest(processes, what);
  const title = what === "operations" ? "Slowest operations" : "Slowest jobs";
  return (
    <Panel
      title={title}
      lead="Of the last half hour to hour, over all processes that are alive. Times are those of the slowest process, rounded up to steps."
    >
      {rows.length === 0 ? (
        <p className="px-5 py-5 text-sm text-soft">Nothing ran lately.</p>
      ) : (
        <CountTable
          label={title}
          heads={["What", "Times", "Half within", "95% within", "Longest", "Failed"]}
          rows={rows.map(({ name, count, p50Ms, p95Ms, mostMs, failed }) => ({
            key: name,
            head: name,
            cells: [
              count,
              msText(p50Ms),
              msText(p95Ms),
              msText(mostMs),
              <Bad key="failed" count={failed} />,
            ],
          }))}
        />
      )}
    </Panel>
  );
}
