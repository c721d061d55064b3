// What keeps the counters of a book honest.
import { z } from "zod";
import { operation } from "@/lib/domain/operation";
import { recount } from "./counters";

export const recountPortfolio = operation({
  name: "portfolio.recount",
  summary: "Count the book anew, put counters right that differ, and tell which did",
  description:
    "It waits for nobody, and nobody waits for it. A drift is a defect or somebody's own SQL.",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({}),
  output: z.object({
    drift: z.array(z.object({ counter: z.string(), kept: z.int(), actual: z.int() })),
  }),
  errors: [],
  async handler(ctx) {
    return { drift: [...(await recount(ctx))] };
  },
});
