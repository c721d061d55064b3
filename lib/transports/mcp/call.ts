import type { Caller } from "@/lib/core/caller";
import type { CallOrigin } from "@/lib/core/operation";

/** One request at the MCP address: who makes it, and the name it has in logs and in the audit trail. */
export interface McpCall {
  readonly caller: Exclude<Caller, { kind: "system" }>;
  readonly requestId: string;
  readonly origin: CallOrigin;
}
