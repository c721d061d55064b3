// Requests as they were answered: which, by whom, with what result, how fast.
import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import type { z } from "zod";
import { actorWords } from "@/components/dashboard/actor";
import { UtcMoment } from "@/components/dashboard/moment";
import { StatusMark } from "@/components/ui/status-mark";
import type { LoggedRequest } from "@/lib/domain/request/shape";

type Logged = z.output<typeof LoggedRequest>;

function markOf(status: number) {
  if (status < 400) return { tone: "good", icon: CircleCheck, words: "done" } as const;
  if (status < 500) return { tone: "open", icon: TriangleAlert, words: "refused" } as const;
  return { tone: "bad", icon: CircleX, words: "failed" } as const;
}

interface RequestListProps {
  readonly requests: readonly Logged[];
  /** Who the actors are that have a name. */
  readonly names: ReadonlyMap<string, string>;
}

/** A page of the request log. */
export function RequestList({ requests, names }: RequestListProps) {
  return (
    <ul>
      {requests.map((request) => {
        const { tone, icon, words } = markOf(request.status);
        return (
          <li
            key={request.id}
            className="grid items-start gap-x-6 gap-y-1 border-line border-t px-5 py-2.5 text-sm sm:grid-cols-[1fr_8rem_5rem_12rem]"
          >
            <div className="min-w-0">
              <p className="font-mono">{request.operation}</p>
              <p className="text-xs text-faint">
                <span className="font-mono">{request.id}</span> · by{" "}
                {actorWords(request.actor, names)}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:contents">
              <p>
                <StatusMark tone={tone} icon={icon}>
                  <span className="figures">{request.status}</span> {words}
                </StatusMark>
              </p>
              <p className="figures text-soft sm:text-right">{request.durationMs} ms</p>
              <p className="text-soft">
                <UtcMoment value={request.createdAt} />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
