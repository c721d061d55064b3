// Reads the mail that the demo caused, straight from the database of the demo.
import pg from "pg";

/** A message as the demo prints it. */
export interface OutboxMessage {
  readonly to: string;
  readonly subject: string;
  readonly status: string;
  readonly attachments: number;
}

const WAIT_MS = 15_000;

/** The message of an attempt, once it was handed over or kept; null where none came in time. */
export async function waitForMail(
  databaseUrl: string,
  attemptId: string,
): Promise<OutboxMessage | null> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const deadline = Date.now() + WAIT_MS;
    while (Date.now() < deadline) {
      const { rows } = await client.query(
        `select to_address as "to", subject, status, jsonb_array_length(attachments) as attachments
         from mail_messages where attempt_id = $1 and status <> 'queued'`,
        [attemptId],
      );
      if (rows[0]) return rows[0];
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return null;
  } finally {
    await client.end();
  }
}
