// The review step as tests send and read it.
import { expectStatus } from "./api";
import type { TestDatabase } from "./database";
import type { TestAttempt } from "./world";

/** A field as `review.get` shows it. */
export interface ShownField {
  readonly id: string;
  readonly value: unknown;
  readonly source: string;
  readonly columns: { choices: { value: string }[] | null }[] | null;
}

/** A group as `review.get` shows it. */
export interface ShownGroup {
  readonly groupId: string;
  readonly answer: string | null;
  readonly composed: boolean;
  readonly fields: readonly ShownField[];
}

/** The review of an attempt. */
export async function reviewOf({ path, partner }: TestAttempt) {
  const { body } = await expectStatus(200, "GET", `${path}/review`, { as: partner.as });
  return body as { groups: ShownGroup[]; remaining: number };
}

/** One group of the review. */
export async function groupOf(attempt: TestAttempt, groupId: string): Promise<ShownGroup> {
  const { groups } = await reviewOf(attempt);
  const group = groups.find((each) => each.groupId === groupId);
  if (!group) throw new Error(`${groupId} is not asked`);
  return group;
}

/** The fields of a source with their values. */
export function held({ fields }: ShownGroup, source: string): Record<string, unknown> {
  const own = fields.filter((field) => field.source === source);
  return Object.fromEntries(own.map(({ id, value }) => [id, value]));
}

/** Sends one group. */
export async function postGroup({ path, partner }: TestAttempt, body: Record<string, unknown>) {
  return (await expectStatus(200, "POST", `${path}/review`, { as: partner.as, body })).body;
}

/** Saves the fields of several groups. */
export async function putGroups({ path, partner }: TestAttempt, groups: Record<string, unknown>) {
  const sent = Object.entries(groups).map(([groupId, fields]) => ({ groupId, fields }));
  const request = { as: partner.as, body: { groups: sent } };
  return (await expectStatus(200, "PUT", `${path}/review`, request)).body;
}

/** What is stored of the review. */
export async function reviewRowsOf(database: TestDatabase, { attemptId }: TestAttempt) {
  const { rows } = await database.pool.query(
    "select group_id, answer, composed, fields from review_answers where attempt_id = $1 order by group_id",
    [attemptId],
  );
  return rows;
}

/** Seals behind the scenes, so that a test needs neither signature nor documents. */
export async function sealQuietly(
  database: TestDatabase,
  { attemptId }: TestAttempt,
): Promise<void> {
  await database.pool.query(
    "update attempts set status = 'sealed_ready', sealed_at = now(), sealed_by = 'finalize', expires_at = now() where id = $1",
    [attemptId],
  );
}
