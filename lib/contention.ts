// What becomes of a write that met another one at the same rows.
import { transact } from "@/db/client";
import { busyOf } from "@/lib/core/busy";
import { AppError } from "@/lib/core/errors";

const DEADLOCK = "40P01";
const PARENT_IS_GONE = "23503";
const TRIES = 4;

/** The code of PostgreSQL; the query builder wraps its errors. */
function codeOf(error: unknown): unknown {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return cause?.code ?? code;
}

/** A query that writes is our defect; a command that may not, a database that stands by. */
const READ_ONLY = "25006";

/**
 * `transact` for callers who cannot know of each other: a write that a deadlock ended begins again, as
 * nothing of it was kept; one whose merchant was deleted meanwhile is told so. Where the database cannot
 * serve it is SERVICE_BUSY.
 */
export const transactAgain: typeof transact = async (scope, mode, work) => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact(scope, mode, work);
    } catch (error) {
      const code = codeOf(error);
      if (code === PARENT_IS_GONE) throw new AppError("MERCHANT_NOT_FOUND", { cause: error });
      if (mode === "write" && code === DEADLOCK && attempt < TRIES) continue;
      const busy = mode === "read" && code === READ_ONLY ? null : busyOf(error);
      throw busy ?? error;
    }
  }
};
