"use client";
// The figures of the service while somebody looks at them: read again and again, and never told as newer than they are.
import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { UtcMoment } from "@/components/dashboard/moment";
import { DashboardReads } from "@/components/dashboard/reads";
import { Callout } from "@/components/ui/callout";
import { Database, Mails, Webhooks } from "./delivery";
import type { Figures } from "./figures";
import { Processes, Queues, Slowest } from "./work";

const EVERY_MS = 10_000;
/** An answer that takes longer is none: the database is slow, and that is what has to be told. */
const PATIENCE_MS = 8_000;

async function readFigures(signal: AbortSignal): Promise<Figures> {
  const bound = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  const response = await fetch("/api/console-health", { signal: bound, cache: "no-store" });
  if (!response.ok) throw new Error(REFUSED[response.status] ?? NO_ANSWER);
  return response.json();
}

const REFUSED: Readonly<Record<number, string>> = {
  401: "You are signed out. Sign in again.",
  403: "This browser looks at a partner's dashboard for support now. Go back to the console there first.",
  429: "This page was asked for too often. It goes on in a minute.",
};
const NO_ANSWER = "The service or its database did not answer in time.";

interface LiveHealthProps {
  /** null: the database did not answer while the page was made. */
  readonly initial: Figures | null;
}

/** The page's figures. */
export function LiveHealth({ initial }: LiveHealthProps) {
  return (
    <DashboardReads>
      <Health initial={initial} />
    </DashboardReads>
  );
}

function Health({ initial }: LiveHealthProps) {
  const { data, error, isPending } = useQuery({
    queryKey: ["console-health"],
    queryFn: ({ signal }) => readFigures(signal),
    ...(initial ? { initialData: initial } : {}),
    refetchInterval: EVERY_MS,
    // The next look comes soon enough, and what is wrong is said at once.
    retry: false,
    networkMode: "always",
  });
  return (
    <>
      <Standing figures={data ?? null} problem={error?.message ?? null} pending={isPending} />
      {data ? <Everything {...data} /> : null}
    </>
  );
}

interface StandingProps {
  readonly figures: Figures | null;
  readonly problem: string | null;
  readonly pending: boolean;
}

function Standing({ figures, problem, pending }: StandingProps) {
  if (problem) {
    const known = Object.values(REFUSED).includes(problem);
    return (
      <div role="alert">
        <Callout tone="bad" icon={TriangleAlert} title={known ? problem : NO_ANSWER}>
          {figures ? (
            <p>
              What stands below is of <UtcMoment value={figures.at} /> and may be wrong by now. It
              is asked for again every 10 seconds.
            </p>
          ) : (
            <p>There are no figures to show. They are asked for again every 10 seconds.</p>
          )}
        </Callout>
      </div>
    );
  }
  if (pending || !figures) return <p className="text-sm text-soft">Reading the figures …</p>;
  return (
    <p className="text-sm text-soft">
      As of <time dateTime={figures.at}>{figures.at.slice(11, 19)} UTC</time>. Read again every 10
      seconds.
    </p>
  );
}

function Everything(figures: Figures) {
  return (
    <>
      <Processes processes={figures.processes} />
      <Queues queues={figures.queues} failures={figures.failures} />
      <Mails mails={figures.mails} />
      <Webhooks webhooks={figures.webhooks} receivers={figures.receivers} />
      <Slowest processes={figures.processes} what="operations" />
      <Slowest processes={figures.processes} what="jobs" />
      <Database at={figures.at} database={figures.database} versions={figures.versions} />
    </>
  );
}
