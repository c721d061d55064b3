// Companies that apply, for tests: by the form, as far as a test needs them.
import { asc } from "drizzle-orm";
import { mailMessages } from "@/db/schema";
import { SERVICE_TENANT } from "@/lib/core/caller";
import { linkToken } from "@/lib/core/encryption";
import { stampForm } from "@/lib/core/form-stamp";
import type { MailKind } from "@/lib/domain/mail/shape";
import {
  type Applied,
  apply,
  confirmAddress,
  type TypedApplication,
} from "@/lib/transports/people/applications";
import { acceptInvitation } from "@/lib/transports/people/sign-in";
import type { TestDatabase } from "./database";
import { eventually } from "./eventually";
import { anAddress, aVisit, requireOpened, sessionOf } from "./people";

/** A stamp of so many seconds ago. */
export const stampOf = (secondsAgo: number) =>
  stampForm("application", new Date(Date.now() - secondsAgo * 1000));

/** A form that is filled in as it should be. */
export function aForm(change: Partial<TypedApplication> = {}): TypedApplication {
  return {
    ...{ stamp: stampOf(60), company: "Harbor Acquiring", country: "IE", kind: "acquirer" },
    ...{ contactName: "Ada Example", email: anAddress(), merchants: "to_1000" },
    ...{ currentTool: "A spreadsheet", purpose: "Our merchants answer on paper today." },
    ...change,
  };
}

/** Sends a form from an address of its own. */
export const sendForm = (form: TypedApplication): Promise<Applied> => apply(form, aVisit());

/** The latest application of an e-mail address, as the database has it; throws where there is none. */
export async function applicationOf(database: TestDatabase, email: string) {
  const { rows } = await database.pool.query(
    "select * from applications where email = $1 order by created_at desc, id desc limit 1",
    [email],
  );
  if (!rows[0]) throw new Error(`no application of ${email}`);
  return rows[0];
}

/** An application whose address is confirmed. */
export async function aConfirmed(database: TestDatabase, change: Partial<TypedApplication> = {}) {
  const form = aForm(change);
  const sent = await sendForm(form);
  if (sent.is !== "sent") throw new Error(`not sent: ${JSON.stringify(sent)}`);
  const { id } = await applicationOf(database, form.email);
  const confirmed = await confirmAddress(linkToken("application", id), aVisit());
  return { applicationId: id as string, form, confirmed: confirmed.is };
}

/** Every message to an address, of the service or of a partner, oldest first. */
export async function messagesTo(database: TestDatabase, email: string) {
  const { createdAt, id } = mailMessages;
  const rows = await database.db.select().from(mailMessages).orderBy(asc(createdAt), asc(id));
  return rows.filter(({ toAddress }) => toAddress === email);
}

/** The events of one application, oldest first. */
export async function eventsOf(database: TestDatabase, applicationId: string) {
  const { rows } = await database.pool.query(
    "select type, actor, payload from events where partner_id = $1 and resource_id = $2 order by id",
    [SERVICE_TENANT, applicationId],
  );
  return rows as { type: string; actor: string; payload: Record<string, unknown> }[];
}

/** The latest message of a kind to an address, once there are so many. */
export function writtenTo(database: TestDatabase, email: string, kind: MailKind, many = 1) {
  return eventually(`a message ${kind} to ${email}`, async () => {
    const found = (await messagesTo(database, email)).filter((mail) => mail.kind === kind);
    return found.length >= many ? (found.at(-1) ?? null) : null;
  });
}

/** The token of the link in a message; "": it has none. */
export const tokenIn = ({ textBody }: { readonly textBody: string }) =>
  /\?token=([\w-]{43})/.exec(textBody)?.[1] ?? "";

/** Takes the invitation of a message up; who joined, with the second factor as if it was set up. */
export async function joinBy(mail: { readonly textBody: string }) {
  const typed = { token: tokenIn(mail), name: "Ada Example", password: "a long enough passphrase" };
  const { token } = requireOpened(await acceptInvitation(typed, aVisit()));
  const { caller, partner, hasSandbox } = await sessionOf(token);
  const unlocked = { twoFactor: true, unlockedUntil: new Date(Date.now() + 3_600_000) };
  return { token, caller: { ...caller, ...unlocked }, partner, hasSandbox };
}

/** A partner as the database has it. */
export async function partnerRow(database: TestDatabase, id: string) {
  const { rows } = await database.pool.query("select * from partners where id = $1", [id]);
  return rows[0];
}

/** The code that a call is refused with. */
export const refusalOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "done",
    (error: { code: string }) => error.code,
  );
