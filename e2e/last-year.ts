// A questionnaire of last year that was not quite today's: what no API can make.
import pg from "pg";

/** Makes a sealed attempt one that did not ask `added` and did ask `dropped`, which is no longer asked. */
export async function askedOtherwise(
  attemptId: string,
  { added, dropped }: { readonly added: string; readonly dropped: string },
): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    await client.query(
      `update answers set control_id = $3, top_level = split_part($3, '.', 1)
       where attempt_id = $1 and control_id = $2`,
      [attemptId, added, dropped],
    );
  } finally {
    await client.end();
  }
}
