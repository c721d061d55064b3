// The first operator: nobody has an account yet, so that the terminal hands out the address that makes one.
import { closePool } from "@/db/pool";
import { type Caller, SERVICE_TENANT } from "@/lib/core/caller";
import { offerSetUp } from "@/lib/domain/operator/system";
import { run } from "@/lib/runtime";

/** The machine itself, acting for the service. */
export const COMMAND_LINE: Caller = {
  kind: "system",
  partnerId: SERVICE_TENANT,
  job: "command-line",
};

/** A moment as a terminal shows it: to the minute, UTC. */
export function minuteOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

/** Prints the one-time address of the set-up while the service has no operator; each start makes a new one. */
export async function tellSetUp(say: (line: string) => void): Promise<void> {
  try {
    const { output } = await run(offerSetUp, COMMAND_LINE, {});
    if (!output) return;
    say("");
    say("Nobody operates this service yet. Make the first operator's account here, once:");
    say(`  ${output.url}`);
    say(`It works until ${minuteOf(output.expiresAt)}. A new start prints another one.`);
    say("");
  } finally {
    await closePool();
  }
}
