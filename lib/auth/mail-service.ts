// What the mail service (Resend) tells of a message: checked by its signature, turned into the message
// and a Caller of its tenant.
import { Webhook } from "standardwebhooks";
import { z } from "zod";
import { findMailOfProvider } from "@/db/lookups";
import type { Caller } from "@/lib/core/caller";
import { AppError } from "@/lib/core/errors";

const STATES = {
  "email.delivered": "delivered",
  "email.bounced": "bounced",
  "email.complained": "complained",
} as const;

const Report = z.object({ type: z.string(), data: z.object({ email_id: z.string() }) });

/** A report on a message of ours. */
export interface MailReport {
  readonly caller: Caller;
  readonly messageId: string;
  readonly state: (typeof STATES)[keyof typeof STATES];
}

/**
 * The report in a request of the mail service; null where it is about something else. A wrong or
 * missing signature is INVALID_CREDENTIALS.
 */
export async function readMailReport(
  headers: Headers,
  body: string,
  secret: string | undefined,
): Promise<MailReport | null> {
  const parsed = Report.safeParse(verified(headers, body, secret));
  const state = parsed.success ? STATES[parsed.data.type as keyof typeof STATES] : undefined;
  if (!parsed.success || !state) return null;
  const row = await findMailOfProvider(parsed.data.data.email_id);
  if (!row) return null;
  const caller: Caller = { kind: "system", partnerId: row.partnerId, job: "mail-report" };
  return { caller, messageId: row.id, state };
}

/** Resend signs as Standard Webhooks do, under the header names of the service it uses. */
function verified(headers: Headers, body: string, secret: string | undefined): unknown {
  const part = (name: string) =>
    headers.get(`webhook-${name}`) ?? headers.get(`svix-${name}`) ?? "";
  try {
    return new Webhook(secret ?? "").verify(body, {
      "webhook-id": part("id"),
      "webhook-timestamp": part("timestamp"),
      "webhook-signature": part("signature"),
    });
  } catch {
    throw new AppError("INVALID_CREDENTIALS");
  }
}
