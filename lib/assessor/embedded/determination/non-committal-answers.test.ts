// Short answers that commit to nothing: denials, plans, halves, other things, questions back. None makes the
// questionnaire smaller: each is asked about once more, or counts against it.
import { expect, test } from "vitest";
import type { DeterminationRound } from "@/lib/assessor/port";
import type { SaqType } from "@/lib/pci/saq-type";
import answers from "./data/non-committal-answers.json";
import { determine } from "./determine";
import { HEARD } from "./questions/data/heard";
import { MAKES_SMALLER } from "./questions/data/short-words";
import { CONTRADICTIONS, ROLE_QUESTION } from "./questions/data/special";
import { QUESTIONS } from "./questions/data/topics";

interface NonCommittal {
  readonly channel: string | null;
  readonly description: string;
  /** The topic of the first question. */
  readonly asked: string;
  readonly tooSmall: SaqType;
  /** One answer, or those of several rounds. */
  readonly answers: readonly (string | readonly string[])[];
}

const cases = (answers as unknown as NonCommittal[]).flatMap(({ answers: all, ...about }) =>
  all.map((each) => [[each].flat(), about] as const),
);

test.each(cases)(
  "%j settles nothing too early",
  (given, { channel, description, asked, tooSmall }) => {
    const rounds: DeterminationRound[] = [];
    const conclude = () => determine({ description, channel, vendor: null, rounds });
    for (const answer of given) {
      const { followUpQuestion: question, followUpTopic: topic } = conclude();
      if (question !== null && topic !== null) rounds.push({ question, topic, answer });
    }
    expect(rounds[0]?.topic).toBe(asked);
    expect(conclude().saqType).not.toBe(tooSmall);
  },
);

test("what is taken from clean words only is what questions can give", () => {
  const heard = Object.values(HEARD).flatMap((all) => all.map(([, meaning]) => meaning));
  const given = [...QUESTIONS, ...Object.values(CONTRADICTIONS), ROLE_QUESTION].flatMap(
    ({ asks }) => asks.flatMap((choices) => Object.values(choices)),
  );
  const values = [...heard, ...given].flat().map(([slot, value]) => `${slot}.${value}`);
  expect(values).toEqual(expect.arrayContaining([...MAKES_SMALLER]));
});
