import { keepStatement, loadStatement } from "@/lib/domain/ledger/system";
import { renderAccountInThread } from "@/lib/render/render-in-thread";
import type { Job } from "./job";
import { RENDER_LIMIT } from "./render-invoice";

/** Draws a statement of account that somebody waits for. */
export const drawStatementJob: Job = {
  name: "draw-statement",
  async work({ payload, run, caller }) {
    const statementId = payload.resourceId;
    const { output: statement } = await run(loadStatement, caller, { statementId });
    if (!statement) return;
    const rendered = await renderAccountInThread({ is: "statement", statement }, RENDER_LIMIT);
    await run(keepStatement, caller, { statementId, rendered });
  },
};
