// What every tenant table shares: the policy that compares its tenant with the transaction's.
import { type SQL, sql } from "drizzle-orm";
import { bigint, customType, pgPolicy, pgRole, text, timestamp } from "drizzle-orm/pg-core";

/** The role of every tenant transaction: owner of nothing, so that the policies bind it. */
export const appRole = pgRole("sealwright_app").existing();

/**
 * The role of an operator's transaction. It is granted what operators may see, table by table, and nothing of what
 * merchants say: no mistake in a query can show it.
 */
export const operatorRole = pgRole("sealwright_operator").existing();

// Sub-selects make the settings InitPlans, so that indexes on partner_id are used. After a first SET
// LOCAL on a connection an unset setting reads '' instead of NULL, hence nullif.
const partnerSetting = sql`(select nullif(current_setting('app.partner_id', true), ''))`;
const merchantSetting = sql`(select nullif(current_setting('app.merchant_id', true), ''))`;

/** The row belongs to the transaction's partner. */
export function ownPartner(column: "partner_id" | "id" = "partner_id") {
  return sql`${sql.raw(column)} = ${partnerSetting}`;
}

/** The row belongs to the partner and, for a session token, to its one merchant. */
export function ownMerchant(column: "merchant_id" | "id" = "merchant_id") {
  return sql`${ownPartner()} and (${merchantSetting} is null or ${sql.raw(column)} = ${merchantSetting})`;
}

/**
 * The same as `ownMerchant`, for tables of which a whole book is read at once. The planner takes the
 * "or" there for one row in 200 and plans joins of a book that are a hundred times too slow; a "case"
 * it takes for one in two.
 */
export function bookMerchant(column: "merchant_id" | "id") {
  return sql`${ownPartner()} and case when ${merchantSetting} is null then true else ${sql.raw(column)} = ${merchantSetting} end`;
}

/** The row belongs to the partner, and no session token is acting. */
export function partnerAlone(column: "partner_id" | "id" = "partner_id") {
  return sql`${ownPartner(column)} and ${merchantSetting} is null`;
}

/** Rows of the transaction's partner; hidden from session tokens altogether. */
export function partnerOnlyPolicy() {
  return policy("own_partner", partnerAlone());
}

/** Rows of the transaction's partner and, for a session token, of its one merchant only. */
export function merchantPolicy(column: "merchant_id" | "id" = "merchant_id") {
  return policy("own_merchant", ownMerchant(column));
}

/** `merchantPolicy` for tables of which a whole book is read at once. */
export function bookPolicy(column: "merchant_id" | "id" = "merchant_id") {
  return policy("own_merchant", bookMerchant(column));
}

/** Answers kept for an Idempotency-Key: a session token sees its own only. */
export function keptAnswerPolicy() {
  const rule = sql`${ownPartner()} and scope = coalesce(${merchantSetting}, '')`;
  return policy("own_scope", rule, [appRole, operatorRole]);
}

/**
 * Rows of every partner, for operators: reading alone, unless told. The role has to be taken on: PostgreSQL 15 lets a login
 * inherit the policies of every role that it may take on.
 */
export function operatorPolicy(kind: "select" | "all" = "select") {
  const everything = sql`current_user = 'sealwright_operator'`;
  const written = kind === "all" ? { withCheck: everything } : {};
  const whose = { as: "permissive", for: kind, to: operatorRole, using: everything } as const;
  return pgPolicy("operators", { ...whose, ...written });
}

/** Rows of the operators' own tenant, for acts of theirs that reach partners as well. */
export function operatorsOwnPolicy() {
  return policy("operators_own", sql`partner_id = 'service'`, [operatorRole]);
}

function policy(name: string, rule: SQL, to = [appRole]) {
  return pgPolicy(name, {
    as: "permissive",
    for: "all",
    to,
    using: rule,
    withCheck: rule,
  });
}

/** A UTC moment with milliseconds. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
}

/** An amount in the smallest unit of its currency. */
export function money(name: string) {
  return bigint(name, { mode: "number" });
}

/** Bytes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** The tenant column, first in every key. */
export function partnerId() {
  return text("partner_id").notNull();
}
