// Learns what the determination goes by, from the collection of descriptions: first what a sentence says by
// itself, then what it says in view of the others, then what to have misgivings about. The second and third
// learn from what the first hears in descriptions that were kept from it: what it has learned it hears too well.
import { descriptionLessons } from "@/lib/assessor/embedded/hearing/collections";
import type { LearnedDetermination } from "@/lib/assessor/embedded/hearing/determination";
import { createHearing, type Hear } from "@/lib/assessor/embedded/hearing/hearing";
import { digestOf, type Lesson, learn } from "@/lib/assessor/embedded/hearing/learn";
import type { Described } from "@/lib/assessor/embedded/hearing/statements";
import { createTogether, viewMarks } from "@/lib/assessor/embedded/hearing/together";
import { misgivingLessons } from "./misgiving-lessons";

const PARTS = 3;

/** A description with its lessons, and a reader from which it was kept. */
interface Unheard {
  readonly described: Described;
  readonly lessons: readonly Lesson[];
  readonly hear: Hear;
}

export function learnDetermination(collection: readonly Described[]): LearnedDetermination {
  const taught = collection.map((described) => ({
    described,
    lessons: descriptionLessons(described),
  }));
  const alone = learn(taught.flatMap(({ lessons }) => lessons));
  const unheard = keptApart(taught);
  const view = learnView(unheard);
  const misgivings = learnMisgivings(unheard, createHearing(view));
  const beside = digestOf(alone);
  return { alone, view: { ...view, beside }, misgivings: { ...misgivings, beside } };
}

/** The whole descriptions, each with a reader that has learned from the other parts of the collection. */
function keptApart(taught: readonly Omit<Unheard, "hear">[]): Unheard[] {
  const wholes = taught.filter(({ described: [right] }) => right !== "");
  const partOf = new Map(wholes.map((whole, at) => [whole, at % PARTS]));
  return Array.from({ length: PARTS }, (_, part) => part).flatMap((part) => {
    const others = taught.filter((each) => partOf.get(each) !== part);
    const hear = createHearing(learn(others.flatMap(({ lessons }) => lessons)));
    return wholes
      .filter((whole) => partOf.get(whole) === part)
      .map((whole) => ({ ...whole, hear }));
  });
}

/** Learns what a sentence says in view of what was heard in the rest. */
function learnView(unheard: readonly Unheard[]) {
  return learn(
    unheard.flatMap(({ lessons, hear }) => {
      const marks = viewMarks(lessons.map((lesson) => hear(lesson.marks)));
      return lessons.map(({ made }, at) => ({ marks: marks[at] ?? [], made }));
    }),
  );
}

/** Learns when a questionnaire that is about to be given is too small. */
function learnMisgivings(unheard: readonly Unheard[], inView: Hear) {
  return learn(
    unheard.flatMap(({ described, hear }) => {
      const together = createTogether(hear, inView);
      return misgivingLessons(described, { alone: hear, together, misgivings: () => new Map() });
    }),
  );
}
