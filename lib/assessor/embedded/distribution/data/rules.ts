// All rules in one place.
import type { Rule } from "@/lib/assessor/embedded/distribution/rule";
import { RULES_01 } from "./rules-01";
import { RULES_02 } from "./rules-02";
import { RULES_03 } from "./rules-03";
import { RULES_04 } from "./rules-04";
import { RULES_05 } from "./rules-05";
import { RULES_06 } from "./rules-06";
import { RULES_07 } from "./rules-07";
import { RULES_08 } from "./rules-08";
import { RULES_09 } from "./rules-09";
import { RULES_10 } from "./rules-10";
import { RULES_11 } from "./rules-11";
import { RULES_12 } from "./rules-12";

/** The rule of every control that a questionnaire can ask. */
export const RULES: ReadonlyMap<string, Rule> = new Map(
  [
    RULES_01,
    RULES_02,
    RULES_03,
    RULES_04,
    RULES_05,
    RULES_06,
    RULES_07,
    RULES_08,
    RULES_09,
    RULES_10,
    RULES_11,
    RULES_12,
  ].flatMap((rules) =>
    Object.entries(rules).map(([id, rule]) => [id, { ...rule, met: metLinesOf(rule) }] as const),
  ),
);

function metLinesOf({ met, unless }: Rule): readonly string[] {
  return unless === undefined ? met : met.map((line) => `${line} & !${unless}`);
}
