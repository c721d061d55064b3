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
  | "thr";

/** A new id such as `mrc_01jd9x0e5kf7tr5v8kxgk3s9qa`; ids of one kind sort by time. */
export function newId(prefix: IdPrefix): string {
  return typeid(prefix).toString();
}
