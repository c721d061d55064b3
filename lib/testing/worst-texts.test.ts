// The longest texts that are taken, made of one small piece over and over, as the assessor reads them: each takes a
// moment, whatever the piece. Such a text once kept the worker busy for minutes.
import { Script } from "node:vm";
import { beforeAll, expect, test, vi } from "vitest";
import { contradictions } from "@/lib/assessor/embedded/consistency/contradictions";
import { determine } from "@/lib/assessor/embedded/determination/determine";
import { QUESTIONS } from "@/lib/assessor/embedded/determination/questions/data/topics";
import { putQuestion } from "@/lib/assessor/embedded/determination/questions/wording";
import { analyze } from "@/lib/assessor/embedded/distribution/analyze";
import { compose } from "@/lib/assessor/embedded/questions/compose";
import { Description } from "@/lib/domain/payment-method/shape";
import { ANSWER_MAX } from "@/lib/domain/text";
import { editionOf } from "@/lib/pci/questionnaires";

/** Many times what any text takes, on a slow machine: what takes this long takes for ever. */
const FOR_EVER_MS = 15_000;
const DESCRIPTION_MAX = 3000;

const PIECES = [
  ...[
    "a-",
    " ",
    "-",
    ",",
    "no ",
    "(",
    '"',
    ". ",
    "1 ",
    "1",
    "\n",
    "😀",
    "e\u0301",
    "a",
    "a ",
    "a, ",
    "- ",
    "a\n",
  ],
  ...[
    "--",
    "?",
    "? ",
    "!",
    ":",
    "; ",
    "'",
    "a'",
    "a_",
    "& ",
    "/ ",
    "[",
    "<a>",
    "1. ",
    "1) ",
    "n't ",
    "ß",
    "ﷺ",
  ],
  ...[
    "\u0301",
    "\t",
    "\u00a0",
    "\u200b",
    "\u2028",
    "the ",
    "our ",
    "card ",
    "cards, ",
    "not ",
    "or ",
    "and ",
  ],
  ...[
    "12 months ",
    "the terminal is ",
    "we have the ",
    "is not in use ",
    "page of ",
    "that very same ",
  ],
  ...[
    "swipe ",
    "payment firm's ",
    "will ",
    "every provider's ",
    "we do not store cards ",
    "no, but yes. ",
  ],
];

const script = new Script("readIt()");

/** Throws where reading does not end: a pattern in full swing heeds no other limit. */
function read<T>(work: () => T): T {
  vi.stubGlobal("readIt", work);
  return script.runInThisContext({ timeout: FOR_EVER_MS });
}

const longest = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const EDITION = editionOf("SAQ D");

function section(topLevel: number, answer: string) {
  const controlIds = EDITION.controlIds.filter((id) => id.startsWith(`${topLevel}.`));
  const about = { saqType: "SAQ D", editionId: EDITION.id, topLevel: `${topLevel}` } as const;
  return { ...about, controlIds, description: answer.slice(0, DESCRIPTION_MAX), answer };
}

beforeAll(() => {
  // Patterns are compiled at their first use.
  for (let topLevel = 1; topLevel <= 12; topLevel += 1) analyze(section(topLevel, "We do that."));
});

test.each(PIECES.map((piece, at) => [piece, at] as const))(
  "%j over and over is read in a moment, as description, answer and follow-up",
  (piece, at) => {
    const text = longest(piece, ANSWER_MAX);
    const description = longest(piece, DESCRIPTION_MAX);
    const input = { description, channel: null, vendor: null, rounds: [] };
    expect(read(() => determine(input))).toHaveProperty("status");
    const asked = QUESTIONS[at % QUESTIONS.length] as (typeof QUESTIONS)[number];
    const { topic } = asked;
    const { question } = putQuestion(asked, 0);
    const rounds = [{ topic, question, answer: text }];
    expect(read(() => determine({ ...input, rounds }))).toHaveProperty("status");
    const about = section(1 + (at % 12), text);
    expect(read(() => analyze(about)).controls).toHaveLength(about.controlIds.length);
    expect(read(() => compose(about)).suggestedAnswers).toHaveLength(3);
    const texts = [null, "3"].map((topLevel) => ({ place: { topLevel }, text }));
    expect(read(() => contradictions({ saqType: "SAQ A", texts }))).toBeInstanceOf(Array);
  },
);

test("the texts are the longest that are taken", () => {
  expect(Description.safeParse("a".repeat(DESCRIPTION_MAX)).success).toBe(true);
  expect(Description.safeParse("a".repeat(DESCRIPTION_MAX + 1)).success).toBe(false);
});
