// `npm run eval`: how well the assessor does on example files, worst errors first.
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { embeddedAssessor } from "@/lib/assessor/assessor";
import { createAssessor } from "@/lib/assessor/create-assessor";
import type { Assessor } from "@/lib/assessor/port";
import { readConfig } from "@/lib/core/config";
import { StartupError } from "@/lib/core/errors";
import { command } from "./entry";
import { readDeterminationCases, readDistributionCases, readJourneyCases } from "./eval/cases";
import { type DeterminationVerdict, judgeDetermination } from "./eval/determination";
import { type DistributionVerdict, judgeDistribution } from "./eval/distribution";
import { judgeJourneys } from "./eval/journey";
import { printDetermination, printDistribution, printJourneys, type Score } from "./eval/report";

const USE =
  "Use: npm run eval -- [--determination FILE] [--journeys FILE] [--distribution FILE] [--json OUT] [--assessor embedded|model]";

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        determination: { type: "string" },
        distribution: { type: "string" },
        journeys: { type: "string" },
        json: { type: "string" },
        assessor: { type: "string", default: "embedded" },
      },
    });
    if (values.determination || values.distribution || values.journeys) return values;
  } catch (error) {
    throw new StartupError(`${(error as Error).message.split(".")[0]}. ${USE}`);
  }
  throw new StartupError(`Name at least one example file. ${USE}`);
}

function assessorNamed(name: string): Assessor {
  if (name === "embedded") return embeddedAssessor;
  const { model } = readConfig();
  if (name === "model" && model) return createAssessor(model);
  if (name === "model")
    throw new StartupError("Set OPENAI_MODEL (and OPENAI_API_KEY) to measure a model.");
  throw new StartupError(`There is no assessor called ${name}. ${USE}`);
}

command(async () => {
  const options = readOptions();
  const assessor = assessorNamed(options.assessor);
  const scores: Score[] = [];
  const determinations: DeterminationVerdict[] = [];
  const distributions: DistributionVerdict[] = [];
  if (options.determination) {
    for (const example of await readDeterminationCases(options.determination)) {
      determinations.push(await judgeDetermination(assessor, example));
    }
    scores.push(printDetermination(determinations));
  }
  if (options.journeys) {
    const verdicts = [];
    for (const example of await readJourneyCases(options.journeys)) {
      verdicts.push(...(await judgeJourneys(assessor, example)));
    }
    scores.push(printJourneys(verdicts));
  }
  if (options.distribution) {
    for (const example of await readDistributionCases(options.distribution)) {
      distributions.push(await judgeDistribution(assessor, example));
    }
    scores.push(printDistribution(distributions));
  }
  if (options.json) {
    const all = { scores, determinations, distributions };
    await writeFile(options.json, `${JSON.stringify(all, null, 2)}\n`);
  }
  process.exit(scores.every((score) => score.passed) ? 0 : 1);
});
