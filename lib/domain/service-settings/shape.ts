import { z } from "zod";

/** What is set for the service as a whole. */
export const ServiceSettings = z.strictObject({
  /** Whoever applies and confirms the address has a sandbox at once. */
  instantSandbox: z.boolean(),
});
