// The operators of the service: how the first one comes in, what all of them may do among themselves, and what the
// database keeps from them.
import { expect, test } from "vitest";
import { type Caller, SERVICE_TENANT } from "@/lib/core/caller";
import { INTERNAL, OPERATING } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { acceptInvitation, showInvitation } from "@/lib/transports/people/sign-in";
import { testDatabase } from "./database";
import { anOperator } from "./operating";
import { anAddress, aVisit, sessionOf } from "./people";

const database = testDatabase();
const SHELL: Caller = { kind: "system", partnerId: SERVICE_TENANT, job: "command-line" };
const PASSWORD = "a long enough passphrase";

const tokenOf = (url: string) => new URL(url).searchParams.get("token") ?? "";

test("the set-up address makes the first operator, once, and is offered to nobody after that", async () => {
  const { output: first } = await run(INTERNAL.offerSetUp, SHELL, {});
  const { output: second } = await run(INTERNAL.offerSetUp, SHELL, {});
  if (!first || !second) throw new Error("no address was offered");
  // Each start prints a new one, and the old one ends.
  expect(await showInvitation(tokenOf(first.url))).toBeNull();
  const token = tokenOf(second.url);
  const shown = { email: null, role: "operator", partnerName: null };
  expect(await showInvitation(token)).toMatchObject(shown);

  const typed = { token, name: "The first", password: PASSWORD };
  const wrong = await acceptInvitation({ ...typed, email: "no address" }, aVisit());
  expect(wrong).toMatchObject({ is: "invalid", problems: { email: expect.any(String) } });
  const card = await acceptInvitation(
    { ...typed, name: "4111 1111 1111 1111", email: anAddress() },
    aVisit(),
  );
  expect(card).toMatchObject({ is: "invalid", problems: { name: expect.any(String) } });

  const opened = await acceptInvitation({ ...typed, email: anAddress() }, aVisit());
  if (opened.is !== "opened") throw new Error(`not opened: ${opened.is}`);
  const { caller, partner } = await sessionOf(opened.token);
  expect({ role: caller.role, partnerId: caller.partnerId, partner }).toEqual({
    ...{ role: "operator", partnerId: SERVICE_TENANT, partner: null },
  });

  expect(await acceptInvitation({ ...typed, email: anAddress() }, aVisit())).toEqual({
    is: "ended",
  });
  expect((await run(INTERNAL.offerSetUp, SHELL, {})).output).toBeNull();
});

test("the command line makes further operators by an address that names them", async () => {
  const email = anAddress();
  const { output } = await run(INTERNAL.offerOperator, SHELL, { email });
  const token = tokenOf(output.url);
  expect(await showInvitation(token)).toMatchObject({ email, partnerName: null });
  // Another address that is typed counts for nothing.
  const typed = { token, name: "The next", email: anAddress(), password: PASSWORD };
  const opened = await acceptInvitation(typed, aVisit());
  if (opened.is !== "opened") throw new Error(`not opened: ${opened.is}`);
  expect((await sessionOf(opened.token)).email).toBe(email);
  const again = run(INTERNAL.offerOperator, SHELL, { email });
  await expect(again).rejects.toMatchObject({ code: "ALREADY_MEMBER" });
});

test("the set-up address ends with the first operator, however that one came in", async () => {
  await database.pool.query("update users set removed_at = now() where role = 'operator'");
  const { output: offered } = await run(INTERNAL.offerSetUp, SHELL, {});
  const token = tokenOf(offered?.url ?? "");
  const { output } = await run(INTERNAL.offerOperator, SHELL, { email: anAddress() });
  const named = { token: tokenOf(output.url), name: "By name", password: PASSWORD };
  const unnamed = { token, name: "By the terminal", email: anAddress(), password: PASSWORD };
  const both = await Promise.all([named, unnamed].map((each) => acceptInvitation(each, aVisit())));
  // Where the named one was first, the address that names nobody has ended.
  expect(both[0]).toMatchObject({ is: "opened" });
  expect(await showInvitation(token)).toBeNull();
  const late = await acceptInvitation({ ...unnamed, email: anAddress() }, aVisit());
  expect(late).toEqual({ is: "ended" });
});

test("nothing is open to an operator without two factors", async () => {
  const { caller } = await anOperator(database, "bare");
  for (const operation of Object.values(OPERATING)) {
    const refused = run(operation, caller, {});
    await expect(refused).rejects.toMatchObject({ code: "TWO_FACTOR_REQUIRED" });
  }
});

test("operators invite, withdraw and remove each other, and one always stays", async () => {
  const one = await anOperator(database);
  const other = await anOperator(database);
  const email = anAddress();
  await run(OPERATING.inviteOperator, one.caller, { email });
  const { output: people } = await run(OPERATING.listOperators, one.caller, {});
  expect(people.operators.map(({ id }) => id)).toEqual(
    expect.arrayContaining([one.userId, other.userId]),
  );
  const invitation = people.invitations.find((each) => each.email === email);
  const invitationId = invitation?.id ?? "";
  await run(OPERATING.withdrawOperatorInvitation, one.caller, { invitationId });
  const gone = run(OPERATING.withdrawOperatorInvitation, one.caller, { invitationId });
  await expect(gone).rejects.toMatchObject({ code: "INVITATION_NOT_FOUND" });

  const self = run(OPERATING.removeOperator, one.caller, { userId: one.userId });
  await expect(self).rejects.toMatchObject({ code: "LAST_OPERATOR" });
  const friend = anAddress();
  await run(OPERATING.inviteOperator, other.caller, { email: friend });
  await run(OPERATING.removeOperator, one.caller, { userId: other.userId });
  // Nor does anybody come in whom they invited.
  const { output: left } = await run(OPERATING.listOperators, one.caller, {});
  expect(left.invitations.map((each) => each.email)).not.toContain(friend);
  await expect(sessionOf(other.token)).rejects.toThrow("ended");
  // Who was removed a moment ago does nothing any more with what they still hold.
  const late = run(OPERATING.removeOperator, other.caller, { userId: one.userId });
  await expect(late).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });

  const { output: log } = await run(OPERATING.listServiceAudit, one.caller, { limit: 100 });
  const types = log.items.map(({ eventType }) => eventType);
  expect(types).toEqual(expect.arrayContaining(["team.removed", "team.invited"]));
});

test("the database keeps what merchants say from the role of operators", async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r'
       and (has_table_privilege('sealwright_operator', c.oid, 'select')
         or has_any_column_privilege('sealwright_operator', c.oid, 'select'))
     order by 1`,
  );
  const billing =
    "billing_accounts billing_settings credit_note_documents credit_notes former_plans invoice_documents invoice_reminders invoices payments plans stripe_invoices stripe_payments usage_cycles";
  // Of invitations to whom and whether they were taken up, and nothing that opens one; of merchant_counts how many there are; of users and sessions those of the operators alone.
  const overseen =
    "applications idempotency_keys merchant_counts partner_closings partners statement_files support_accesses team_invitations user_sessions users";
  expect(rows.map(({ name }) => name)).toEqual(`${billing} ${overseen}`.split(" ").sort());
  const { rows: columns } = await database.pool.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'team_invitations'::regclass and attnum > 0
       and has_column_privilege('sealwright_operator', attrelid, attnum, 'select') order by 1`,
  );
  expect(columns.map(({ name }) => name)).toEqual([
    ...["accepted_at", "email", "partner_id", "withdrawn_at"],
  ]);
});
