import { z } from "zod";
import type { events } from "@/db/schema";
import { operation } from "@/lib/domain/operation";
import { listNoticeEvents, type NoticeEvent } from "./queries";
import { type NOTICE_KINDS, Notice } from "./shape";

const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const WHAT: Readonly<Record<string, string>> = {
  invitation: "The invitation",
  documents: "The documents",
  fresh_link: "The new link",
  expiry_reminder: "The reminder",
  sign_in_link: "The sign-in link",
  new_password: "The link for a new password",
  team_invitation: "The invitation to the team",
  application_approved: "The invitation of the owner",
  account_changed: "The notice about an account",
  support_opened: "The notice about a support access",
  partner_suspended: "The notice of the suspension",
  partner_reopened: "The notice that the account is open again",
};

const KINDS: Record<NoticeEvent, (typeof NOTICE_KINDS)[number]> = {
  "mail.failed": "mail_failed",
  "webhook.paused": "webhook_paused",
  "partner.quota_reached": "quota_reached",
};

function messageOf({ type, payload }: typeof events.$inferSelect): string {
  if (type === "webhook.paused") {
    return "Your webhook address failed 20 times in a row, so its deliveries were paused. Mend the receiver, then send a test.";
  }
  if (type === "partner.quota_reached") {
    return `The sandbox used up its requests of ${payload.day} (UTC). It takes requests again after midnight UTC; a live account has no such limit.`;
  }
  const { kind, to, reason } = payload;
  const what = WHAT[String(kind)] ?? "A message";
  return `${what} to ${to} could not be sent. ${reason} Check the address, then send it again.`;
}

export const listNotices = operation({
  name: "partner.list_notices",
  summary: "List what needs your attention, newest first",
  description:
    "Of the last 30 days: mail that could not be sent, a webhook address that was paused, and a sandbox that used up its requests of the day. Continue with `nextToken`.",
  kind: "query",
  rest: "GET /v1/partner/notices",
  actors: ["partner", "user"],
  input: z.strictObject({
    limit: z.coerce.number().int().min(1).max(100).default(50),
    nextToken: z.string().max(500).optional(),
  }),
  output: z.object({ items: z.array(Notice), nextToken: z.string().nullable() }),
  errors: [],
  async handler(ctx, { limit, nextToken }) {
    const since = new Date(ctx.now.getTime() - DAYS * DAY_MS);
    const page = await listNoticeEvents(ctx, { since, limit, nextToken });
    const items = page.rows.map((row) => ({
      id: row.id,
      kind: KINDS[row.type as NoticeEvent],
      at: row.createdAt,
      message: messageOf(row),
      merchantId: row.merchantId,
      attemptId: row.attemptId,
    }));
    return { items, nextToken: page.nextToken };
  },
});
