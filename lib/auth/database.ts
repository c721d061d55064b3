import { lookupPool } from "@/db/lookups";
import { log } from "@/lib/core/log";

/** A visitor waits no longer to be told that a page has to wait. */
const PATIENCE_MS = 3_000;

/** Whether the database answers, asked before a page is begun. */
export async function databaseAnswers(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the database does not answer")), PATIENCE_MS);
  });
  try {
    await Promise.race([lookupPool().query("select 1"), late]);
    return true;
  } catch (error) {
    log().warn({ err: error }, "service busy");
    return false;
  } finally {
    clearTimeout(timer);
  }
}
