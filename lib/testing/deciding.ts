// The set-up of tests in which operators decide about applications: one who acts, and a worker that writes the messages.
import { afterAll, beforeAll } from "vitest";
import type { UserCaller } from "@/lib/core/caller";
import type { MailKind } from "@/lib/domain/mail/shape";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { writtenTo } from "./applying";
import type { TestDatabase } from "./database";
import { anOperator } from "./operating";

/** What an approval opens: a live partner with its sandbox. */
export const LIVE = { open: "live", name: "Harbor Acquiring" } as const;
/** The sandbox alone first. */
export const SANDBOX = { ...LIVE, open: "sandbox" } as const;

/** An operator and a worker for the tests of a file. */
export function deciding(database: TestDatabase) {
  let operator: UserCaller | undefined;
  let worker: Worker | undefined;
  beforeAll(async () => {
    worker = await startWorker();
    operator = (await anOperator(database)).caller;
  });
  afterAll(() => worker?.stop());
  return {
    /** Who decides. */
    get operator(): UserCaller {
      if (!operator) throw new Error("the tests have not begun");
      return operator;
    },
    /** The latest message of a kind to an address, once it is written. */
    message: (email: string, kind: MailKind, many = 1) => writtenTo(database, email, kind, many),
  };
}
