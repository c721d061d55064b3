// Which answers to which questions have a picture. Questions without any work as well.
import type { ComponentType } from "react";
import { CardToPhone, MachineAlone, MachineWithTill, ReaderWithPhone } from "./devices";
import { OtherPage, OwnFields, PaidOnline, TheirFields, TheirShop, TypedByStaff } from "./screens";

type Pictures = Readonly<Record<string, ComponentType>>;

const SCREENS: Pictures = {
  page: OtherPage,
  frame: TheirFields,
  own: OwnFields,
  platform: TheirShop,
};
const MACHINES: Pictures = {
  typed: MachineAlone,
  nothing: MachineAlone,
  till: MachineWithTill,
  phone: ReaderWithPhone,
};

/** By the question's topic and the answer's value. */
const BY_TOPIC: Readonly<Record<string, Pictures>> = {
  terminalStandalone: MACHINES,
  cardEntryMethod: {
    machine: MachineAlone,
    phone: ReaderWithPhone,
    typed: TypedByStaff,
    web: PaidOnline,
    reader: ReaderWithPhone,
    tap: CardToPhone,
  },
  checkoutHosting: SCREENS,
  cardFields: SCREENS,
};

const UNKNOWN = "unknown";

/** The pictures of a question's answers, where each answer has one: a single picture would look like advice. */
export function picturesFor(
  topic: string | null | undefined,
  values: readonly string[],
): Pictures | null {
  const pictures = BY_TOPIC[topic ?? ""];
  const shown = values.filter((value) => value !== UNKNOWN);
  if (!pictures || shown.length === 0) return null;
  return shown.every((value) => value in pictures) ? pictures : null;
}

/** Whether the pictures colour what belongs to the payment company. */
export function coloursCompany(pictures: Pictures | null): boolean {
  return pictures === SCREENS;
}
