// The card-data guard: finds card numbers, verification codes and track data in free text, so that
// they are refused before they are stored, logged or sent anywhere. It never repeats what it found.
import type { Issue } from "@/lib/core/issue";
import { textsOf } from "@/lib/core/text-issues";
import { idHidesCard, withoutOtherNumbers } from "./no-cards";
import { holdsCardNumber } from "./numbers";
import { hiddenText, plainText } from "./plain-text";

const TRACK = /%?B\d{12,19}\^[^^]{2,26}\^\d{4}|;\d{12,19}=\d{4}/;
const CODE_NAME =
  "(?:cvv2?|cvc2?|cvn2?|cav2?|csc|cid|card (?:security|verification|validation) (?:code|value|number)|security code|verification code)";
const CODE_LINK = "(?:\\s*(?:number|code|no\\.?|is|was|are|:|=|#|-|–)){0,3}\\s*[\"'(]?";
const CODE_PARTED_BY = "(?: ?[-_/|*+:\\u00b7\\u00a6] ?| |,)";
const CODE_TOGETHER = "\\d{3,4}(?![\\d.,]*\\d)\\b";
// Neither a part of a longer row of digits, nor of a number such as a control's, which has dots.
const CODE_APART = `\\d(?:${CODE_PARTED_BY}\\d){2,3}(?![.\\d])(?!${CODE_PARTED_BY}\\d(?!\\d))`;
const VERIFICATION_CODE = new RegExp(
  `\\b${CODE_NAME}${CODE_LINK}\\s*(?:${CODE_TOGETHER}|${CODE_APART})`,
  "i",
);

function plainHoldsCardData(plain: string): boolean {
  if (!/\d(?:\D*\d){2}/.test(plain)) return false;
  // One space for many: the pattern's neighbouring `\s*` would else try every way to share them.
  const spaced = plain.replace(/\s+/g, " ");
  if (TRACK.test(plain) || VERIFICATION_CODE.test(spaced)) return true;
  return idHidesCard(plain) || holdsCardNumber(withoutOtherNumbers(plain));
}

/** Whether a text holds a card number, a verification code named as such, or track data. */
export function holdsCardData(text: string): boolean {
  if (plainHoldsCardData(plainText(text))) return true;
  const hidden = hiddenText(text);
  return hidden !== "" && plainHoldsCardData(hidden);
}

/** Every place of a JSON value that holds card data, by path; the value itself is not repeated. */
export function cardDataIn(value: unknown): Issue[] {
  const paths = new Set<string>();
  for (const { text, path } of textsOf(value)) if (holdsCardData(text)) paths.add(path);
  const message = "This looks like a card number or a security code. Remove it and send again.";
  return [...paths].map((path) => ({ path, code: "card_data", message }));
}
