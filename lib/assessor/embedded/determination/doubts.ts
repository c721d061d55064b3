// What the words leave open before a smaller questionnaire is given: it is raised as a doubt, and so asked about.

import { asQuestion, cardsAtHand, formsByAnyRoad, spareLines } from "./ambiguities";
import { ENOUGH } from "./data/certainty";
import { DOUBTS, FAINT_DANGERS } from "./data/meanings";
import type { Heard } from "./heard";
import { isSaid, unsaid } from "./opposed";
import { isSameSentence, plus, type Statements } from "./statements";

/** What the words leave open, and what may be a danger. */
export function withDoubts(
  statements: Statements,
  heard: readonly Heard[],
): Statements | undefined {
  const isAnew = statements.sources.some(({ number }) => number > 0);
  const enough = isAnew ? ENOUGH.doubtAnew : ENOUGH.doubt;
  const open = unsaid(statements, heard);
  const found = [
    ...spareLines(statements, heard),
    ...cardsAtHand(statements, heard),
    ...formsByAnyRoad(statements),
    ...open.filter(
      (each) => DOUBTS.has(each.label) && each.score > enough && !isNoDoubt(each, heard),
    ),
    ...open.filter(({ score }) => score > ENOUGH.faintDanger).flatMap(faintly),
  ].filter((each) => !isSaid(statements, each));
  const most = Math.max(...found.map(({ score }) => score));
  // One question at a time: the others are raised again when this one is answered.
  const first = found.filter(({ score }) => score > most - ENOUGH.beside);
  return first.length > 0
    ? plus(
        statements,
        first.map(({ evidence }) => evidence),
      )
    : undefined;
}

/**
 * What sounds faintly like a doubt is none where the same sentence plainly tells the matter; that there is no reader is
 * told once for all.
 */
function isNoDoubt(each: Heard, heard: readonly Heard[]): boolean {
  const { labels, anywhere } = TOLD_BY[each.label] ?? {};
  if (!labels || each.score > 0) return false;
  return heard.some(
    (other) =>
      labels.includes(other.label) &&
      other.score > ENOUGH.named &&
      (anywhere || isSameSentence(other.evidence, each.evidence)),
  );
}

/** Per doubt what tells the matter. */
const TOLD_BY: Readonly<Record<string, { labels: readonly string[]; anywhere?: true }>> = {
  "page.maybe": { labels: ["way.link", "platform.provider", "web.redirect"] },
  "received.maybe": { labels: ["arrival.mail"] },
  "vtReader.maybe": { labels: ["vtReader.no"], anywhere: true },
};

/** The likeliest misgiving that was not raised yet. */
export function withMisgiving(
  statements: Statements,
  misgivings: readonly Heard[],
): Statements | undefined {
  const next = misgivings.find((each) => !isSaid(statements, each));
  return next && plus(statements, [next.evidence]);
}

function faintly(each: Heard): Heard[] {
  return FAINT_DANGERS.has(each.label) ? [asQuestion(each)] : [];
}
