import { ActForm, type FormAct } from "@/components/ui/act-form";
import { UtcMoment } from "./moment";
import { Panel } from "./page-head";

interface Session {
  readonly id: string;
  readonly current: boolean;
  readonly method: string;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly createdAt: string;
  readonly lastSeenAt: string;
}

interface SessionsProps {
  readonly sessions: readonly Session[];
  readonly end: FormAct;
  readonly endOthers: FormAct;
}

const BROWSERS = [
  ["Edg/", "Edge"],
  ["Firefox/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;
const SYSTEMS = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS", "macOS"],
  ["Linux", "Linux"],
] as const;

/** A browser as people know it. */
function nameOf(userAgent: string | null): string {
  const find = (names: readonly (readonly [string, string])[]) =>
    names.find(([mark]) => userAgent?.includes(mark))?.[1];
  const browser = find(BROWSERS) ?? "A browser";
  const system = find(SYSTEMS);
  return system ? `${browser} on ${system}` : browser;
}

/** Where one is signed in, and how to end it. */
export function Sessions({ sessions, end, endOthers }: SessionsProps) {
  return (
    <Panel title="Where you are signed in">
      <ul>
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t px-5 py-4 text-sm first:border-t-0"
          >
            <div className="min-w-0">
              <p className="font-semibold">
                {nameOf(session.userAgent)}
                {session.current ? <span className="font-normal text-soft"> (here)</span> : null}
              </p>
              <p className="text-soft">
                {session.address ? `From ${session.address}. ` : ""}Last used{" "}
                <UtcMoment value={session.lastSeenAt} />, signed in{" "}
                <UtcMoment value={session.createdAt} />.
              </p>
            </div>
            {session.current ? null : (
              <ActForm
                id={`end-${session.id}`}
                act={end}
                hidden={{ sessionId: session.id }}
                button="Sign out there"
                look="secondary"
              />
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div className="border-line border-t px-5 py-4">
          <ActForm id="others" act={endOthers} button="Sign out everywhere else" look="secondary" />
        </div>
      ) : null}
    </Panel>
  );
}
