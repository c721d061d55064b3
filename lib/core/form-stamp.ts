// A stamp on a form that anybody may fill in: it proves that the form was made here, when, and which copy it is, so
// that what comes too fast for a person, too late or twice can be told apart without anything being stored.
import { randomBytes, timingSafeEqual } from "node:crypto";
import { formMark } from "./encryption";

/** No person fills a form in faster. */
const EARLIEST_MS = 3_000;
/** Pages stay open overnight. */
const LATEST_MS = 24 * 60 * 60 * 1000;

const STAMP = /^([0-9a-z]{8,10})\.([\w-]{16})\.([\w-]{43})$/;

/** What a stamp says of a form that comes back. */
export type FormStamp =
  | { readonly is: "good"; readonly copy: string }
  /** It came faster than a person types. */
  | { readonly is: "early"; readonly waitSeconds: number }
  /** It is too old, or none of ours. */
  | { readonly is: "ended" };

/** Stamps a copy of a form. */
export function stampForm(form: string, now: Date): string {
  const made = `${now.getTime().toString(36)}.${randomBytes(12).toString("base64url")}`;
  return `${made}.${formMark(`${form} ${made}`)}`;
}

/** Reads the stamp of a form that came back. */
export function readStamp(form: string, stamp: string, now: Date): FormStamp {
  const [, at = "", copy = "", mark = ""] = STAMP.exec(stamp) ?? [];
  if (!mark) return { is: "ended" };
  const right = Buffer.from(formMark(`${form} ${at}.${copy}`));
  if (!timingSafeEqual(right, Buffer.from(mark))) return { is: "ended" };
  const age = now.getTime() - Number.parseInt(at, 36);
  if (age > LATEST_MS) return { is: "ended" };
  if (age < EARLIEST_MS) {
    return { is: "early", waitSeconds: Math.ceil((EARLIEST_MS - age) / 1000) };
  }
  return { is: "good", copy };
}
