// Everything that is worked out by rules, in the process that asks. The worker asks for it in a thread: see
// `rules-in-thread.ts`.
import { embeddedAssessor } from "./assessor";
import { chosenBy } from "./embedded/determination/questions/wording";
import type { Rules } from "./model/rules";
import { determineFromStatements, problemsOfStatements } from "./model/statements";
import { analysisFromStatuses, problemsOfStatuses } from "./model/statuses";

export const rulesInProcess: Rules = {
  ...embeddedAssessor,
  chosenLabels: async (rounds) =>
    rounds.map(({ question, answer }) => chosenBy(question, answer)?.label ?? null),
  problemsOfStatements: async (read) => problemsOfStatements(read),
  determineFromStatements: async (read) => determineFromStatements(read),
  problemsOfStatuses: async (read) => problemsOfStatuses(read),
  analysisFromStatuses: async (read) => analysisFromStatuses(read),
};
