// What the jobs of billing read and write: cycles that are over, and the invoices that follow from them.
import { z } from "zod";
import { operation } from "@/lib/domain/operation";
import { closeNextCycle } from "./close";

export const closeCycle = operation({
  name: "billing.close_cycle",
  summary: "Count the next cycle that is over, and issue its invoice",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({}),
  output: z.enum(["closed", "waiting", "none"]),
  errors: [],
  handler: closeNextCycle,
});
