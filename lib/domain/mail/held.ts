// Messages of a suspended partner wait, and go out once it is opened again.
import { and, asc, eq, gt, lt, notInArray } from "drizzle-orm";
import { z } from "zod";
import { mailMessages } from "@/db/schema";
import { type Ctx, operation } from "@/lib/domain/operation";
import { findPartner } from "@/lib/domain/partner/queries";
import { giveUpMail } from "./failure";
import { findEvent, type MailRow } from "./queries";
import { ACCOUNT_MAILS } from "./shape";

const AT_ONCE = 200;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a message waits because its partner is suspended. */
export async function isHeld(ctx: Ctx, { kind }: MailRow): Promise<boolean> {
  if (ACCOUNT_MAILS.includes(kind)) return false;
  return (await findPartner(ctx))?.status === "suspended";
}

/**
 * Messages that waited for a moment to be sent, in the order in which they were written, after one of them. What never waits,
 * or was written since, has a job of its own: of two jobs at once one would take the other for a worker that died.
 */
async function heldUntil(ctx: Ctx, opened: Date, after: string | null): Promise<MailRow[]> {
  return ctx.db
    .select()
    .from(mailMessages)
    .where(
      and(
        eq(mailMessages.partnerId, ctx.caller.partnerId),
        eq(mailMessages.status, "queued"),
        notInArray(mailMessages.kind, [...ACCOUNT_MAILS]),
        lt(mailMessages.createdAt, opened),
        after === null ? undefined : gt(mailMessages.id, after),
      ),
    )
    .orderBy(asc(mailMessages.id))
    .limit(AT_ONCE)
    .for("update");
}

/** It says how many days are left: days later that is wrong, and the next one is due by itself. */
function isStale(ctx: Ctx, { kind, createdAt }: MailRow): boolean {
  return kind === "expiry_reminder" && ctx.now.getTime() - createdAt.getTime() > DAY_MS;
}

export const releaseMails = operation({
  name: "mail.release",
  summary: "Send what waited while the partner was suspended; answers where the next call goes on",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({ eventId: z.string(), after: z.string().nullable() }),
  output: z.string().nullable(),
  errors: [],
  async handler(ctx, { eventId, after }) {
    const opened = await findEvent(ctx, eventId);
    if (!opened) return null;
    const rows = await heldUntil(ctx, opened.createdAt, after);
    for (const row of rows) {
      if (isStale(ctx, row)) {
        await giveUpMail(ctx, row, "The partner was suspended when it was due.");
        continue;
      }
      const { id, merchantId, attemptId, kind, tries } = row;
      const reason = "The partner was suspended meanwhile.";
      const told = { kind, tries, reason, notBefore: ctx.now.toISOString() };
      ctx.emit("mail.retry_scheduled", { id, merchantId, attemptId }, told);
    }
    return rows.length === AT_ONCE ? (rows.at(-1)?.id ?? null) : null;
  },
});
