// Short answers that a hasty reader takes for what makes the questionnaire smaller: denials, plans, halves, other
// things, questions back. Each is asked once more, or counts against it.
import { expect, test } from "vitest";
import type { DeterminationRound } from "@/lib/assessor/port";
import type { SaqType } from "@/lib/pci/saq-type";
import answers from "./data/hasty-answers.json";
import { determine } from "./determine";

interface Hasty {
  readonly channel: string | null;
  readonly description: string;
  readonly tooSmall: SaqType;
  /** One answer, or those of several rounds. */
  readonly answers: readonly (string | readonly string[])[];
}

const cases = (answers as unknown as Hasty[]).flatMap(
  ({ channel, description, tooSmall, answers: all }) =>
    all.map((each) => [[each].flat(), { channel, description, tooSmall }] as const),
);

test.each(cases)("%j settles nothing too early", (given, { channel, description, tooSmall }) => {
  const rounds: DeterminationRound[] = [];
  const conclude = () => determine({ description, channel, vendor: null, rounds });
  for (const answer of given) {
    const { followUpQuestion: question, followUpTopic: topic } = conclude();
    if (question !== null && topic !== null) rounds.push({ question, topic, answer });
  }
  expect(rounds.length).toBeGreaterThan(0);
  expect(conclude().saqType).not.toBe(tooSmall);
});
