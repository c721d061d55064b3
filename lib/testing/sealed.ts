// What tests look at of an attempt that is being signed or was sealed, through the API.
import type { SealedRecord } from "@/lib/domain/record/shape";
import { type Credentials, expectStatus, jobEnd, send } from "./api";
import type { TestDatabase } from "./database";
import { eventually } from "./eventually";
import { answerReview, SIGNING, type TestAttempt } from "./world";

/** One control of the preview before signing. */
export interface PreviewedControl {
  readonly controlId: string;
  readonly topLevel: string;
  readonly status: string;
  readonly inherited: boolean;
  readonly notSure: boolean;
}

const by = (attempt: TestAttempt, as?: Credentials) => as ?? attempt.partner.as;

/** The review of an attempt. */
export async function reviewOf(attempt: TestAttempt) {
  const { as } = attempt.partner;
  return (await expectStatus(200, "GET", `${attempt.path}/review`, { as })).body;
}

/** The canonical bytes of a record with what they say. */
export async function recordOf(attempt: TestAttempt, version?: number) {
  const { as } = attempt.partner;
  const query = version === undefined ? "" : `?version=${version}`;
  const { bytes } = await expectStatus(200, "GET", `${attempt.path}/record${query}`, { as });
  const text = new TextDecoder().decode(bytes);
  return { text, record: JSON.parse(text) as SealedRecord };
}

/** One control of a record. */
export function controlIn(record: SealedRecord, controlId: string) {
  const controls = record.sections.flatMap((section) => section.controls);
  const found = controls.find((control) => control.controlId === controlId);
  if (!found) throw new Error(`the record has no ${controlId}`);
  return found;
}

/** Answers a section or a control and waits until it was read. */
export async function answer(
  attempt: TestAttempt,
  tail: string,
  body: Record<string, unknown>,
  as?: Credentials,
) {
  const request = { as: by(attempt, as), body };
  const ack = await expectStatus(202, "POST", `${attempt.path}/${tail}/analyze`, request);
  const ended = await jobEnd(ack.body.pollUrl, by(attempt, as));
  if (ended.status !== "COMPLETED") throw new Error(`${tail}: ${JSON.stringify(ended)}`);
  return ended.result;
}

/** Signs with what the signatory says to statements. */
export function signWith(
  attempt: TestAttempt,
  confirmations: readonly { statementId: string; confirmed: boolean | null }[],
) {
  const { as } = attempt.partner;
  return send("POST", `${attempt.path}/sign`, { as, body: { ...SIGNING, confirmations } });
}

/** Answers the review, signs, and finalizes; answers what finalize says. */
export async function finish(
  attempt: TestAttempt,
  { plan = false, ...body }: { plan?: boolean; allowIncomplete?: boolean } = {},
) {
  const { as } = attempt.partner;
  await answerReview(attempt, plan);
  await expectStatus(200, "POST", `${attempt.path}/sign`, { as, body: SIGNING });
  return (await expectStatus(200, "POST", `${attempt.path}/finalize`, { as, body })).body;
}

/** Events of a type of one attempt, oldest first. */
export async function eventsOf(database: TestDatabase, attempt: TestAttempt, type: string) {
  const text = "select * from events where attempt_id = $1 and type = $2 order by id";
  return (await database.pool.query(text, [attempt.attemptId, type])).rows;
}

/** Waits until a version of the record has both documents. */
export function documentsStored(database: TestDatabase, attempt: TestAttempt, version = 1) {
  return eventually(`the documents of version ${version}`, async () => {
    const text =
      "select kind, sha256, content from documents where attempt_id = $1 and version = $2 order by kind";
    const { rows } = await database.pool.query(text, [attempt.attemptId, version]);
    return rows.length === 2 ? rows : null;
  });
}
