// Chooses the implementation behind the port and keeps the record of what ran.
import { contradictions } from "./embedded/consistency/contradictions";
import { determine } from "./embedded/determination/determine";
import { analyze } from "./embedded/distribution/analyze";
import { compose } from "./embedded/questions/compose";
import { RULES_VERSION } from "./embedded/version";
import type { Assessed, Assessor } from "./port";
import { hashOfInput } from "./provenance";

function recorded<I, R extends object>(work: (input: I) => R) {
  return async (input: I): Promise<Assessed<R>> => {
    const started = performance.now();
    const result = work(input);
    const durationMs = Math.round((performance.now() - started) * 100) / 100;
    const inputHash = hashOfInput(input);
    const provenance = { assessor: "embedded", model: null, promptVersion: RULES_VERSION } as const;
    return { ...result, provenance: { ...provenance, inputHash, durationMs } };
  };
}

/** The deterministic assessor: no key, no network, the same answer every time. */
export const embeddedAssessor: Assessor = {
  determine: recorded(determine),
  compose: recorded(compose),
  analyze: recorded(analyze),
  // It writes nothing of its own: the documents then print the merchant's words alone.
  narrate: async () => null,
  compare: async (input) => contradictions(input),
};
