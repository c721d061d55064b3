// Where each answer comes from, in a short mark beside the answer and a sentence in the legend.
import type { RecordControl, SealedRecord } from "@/lib/domain/record/shape";

/** How an answer came about: the mark printed beside it, and what the mark means. */
export interface OriginMark {
  readonly mark: string;
  readonly meaning: string;
}

const WITHOUT_ORIGIN: OriginMark = {
  mark: "origin not known",
  meaning: "It is not known how the answer came about.",
};

type Origin = NonNullable<RecordControl["origin"]>;

function plainMark(origin: Exclude<Origin, "inherited">, partner: string): OriginMark {
  const marks: Readonly<Record<typeof origin, OriginMark>> = {
    words: { mark: "own words", meaning: "The status was read from the merchant’s own words." },
    stated: { mark: "chosen", meaning: "The merchant chose the status." },
    suggestion: {
      mark: "suggested answer accepted",
      meaning: "The merchant accepted an answer that was suggested, as it stood.",
    },
    preset: {
      mark: `preset of ${partner}`,
      meaning: `The words are ${partner}’s, about the payment product. They were shown to the merchant, who confirmed them.`,
    },
    confirmed: {
      mark: "confirmed",
      meaning: "The merchant said yes to a question that named what has to be so.",
    },
    helper: {
      mark: "a helper’s words, taken over",
      meaning:
        "Somebody whom the merchant asked wrote it, and the merchant took it over. The answer names who.",
    },
    carried: {
      mark: "carried forward from last year",
      meaning: "The answer is last year’s, kept for this year.",
    },
  };
  return marks[origin];
}

function partnerMark(origin: Exclude<Origin, "inherited">, partner: string): OriginMark {
  if (origin === "stated") {
    return {
      mark: `stated by ${partner}`,
      meaning: `${partner} sent the status with its own key.`,
    };
  }
  const sent = `sent with ${partner}’s key`;
  if (origin === "words") {
    return { mark: sent, meaning: `The words were ${sent}; the status was read from them.` };
  }
  if (origin === "preset") {
    const confirmed = `confirmed with ${partner}’s key`;
    return {
      mark: `preset of ${partner}, ${confirmed}`,
      meaning: `The words are ${partner}’s, about the payment product. They were ${confirmed}.`,
    };
  }
  const { mark } = plainMark(origin, partner);
  return { mark: `${mark}, ${sent}`, meaning: `As “${mark}”, but ${sent}.` };
}

/** Where the answer of a control comes from; null where it has none. */
export function originMarkOf(
  control: RecordControl,
  section: string,
  partner: string,
): OriginMark | null {
  if (control.inherited || control.origin === "inherited") {
    return {
      mark: `not answered by itself: takes over the answer of requirement ${section}`,
      meaning: "Nobody answered the control by itself. It has the status of its requirement.",
    };
  }
  if (control.status === "empty") return null;
  if (control.origin === null) return WITHOUT_ORIGIN;
  return control.givenBy === "partner"
    ? partnerMark(control.origin, partner)
    : plainMark(control.origin, partner);
}

/** The marks that a record has, once each, in the order in which they first occur. */
export function originLegend(record: SealedRecord): readonly OriginMark[] {
  const marks = record.sections.flatMap(({ topLevel, controls }) =>
    controls.map((control) => originMarkOf(control, topLevel, record.partner.name)),
  );
  const kinds = new Map<string, OriginMark>();
  for (const mark of marks) {
    // Marks that name a requirement differ in its number alone.
    if (mark && !kinds.has(mark.meaning)) kinds.set(mark.meaning, mark);
  }
  return [...kinds.values()].map(({ mark, meaning }) => ({
    mark: mark.replace(/requirement \d+$/, "its requirement"),
    meaning,
  }));
}
