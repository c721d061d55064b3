import { typeid } from "typeid-js";

/** The prefix of every kind of id. TypeIDs: prefix, underscore, 26 base-32 characters of a UUIDv7. */
export type IdPrefix =
  | "prt"
  | "mrc"
  | "pm"
  | "att"
  | "usr"
  | "inv"
  | "app"
  | "key"
  | "evt"
  | "whd"
  | "doc"
  | "msg"
  | "req"
  | "thr"
  | "ses"
  | "otl"
  | "blk"
  | "vew"
  | "pst"
  | "nte"
  | "hlp"
  | "pqn"
  | "sup"
  | "pln"
  | "ivc"
  | "pay"
  | "crn"
  | "sta"
  | "cls";

/** A new id such as `mrc_01jd9x0e5kf7tr5v8kxgk3s9qa`; ids of one kind sort by time. */
export function newId(prefix: IdPrefix): string {
  return typeid(prefix).toString();
}

const TYPE_ID = /^[a-z]{2,4}_[0-7][0-9a-hjkmnp-tv-z]{25}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a value is written like an id: one of ours, or a uuid. It names a thing and says nothing. */
export function isId(value: unknown): boolean {
  return typeof value === "string" && (TYPE_ID.test(value) || UUID.test(value));
}
