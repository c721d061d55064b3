// The weights are read when they are needed, not imported: a module of so many megabytes is compiled, and
// its source then takes more memory than what it holds.
import { readFileSync } from "node:fs";

/** The weights of this name, as the training wrote them. */
export function readWeights<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), "utf8")) as T;
}
