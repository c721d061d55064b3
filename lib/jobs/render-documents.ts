import { loadDocumentModel, recordDocuments } from "@/lib/domain/document/system";
import { renderDocument } from "@/lib/render/render";
import type { Job } from "./job";

export const renderDocumentsJob: Job = {
  name: "render-documents",
  async work({ payload, run, caller }) {
    const attemptId = payload.resourceId;
    const { output: model } = await run(loadDocumentModel, caller, { attemptId });
    if (!model) return;
    const rendered = [await renderDocument("saq", model), await renderDocument("aoc", model)];
    const causedBy = payload.eventId;
    await run(recordDocuments, caller, {
      attemptId,
      causedBy,
      rendered,
      pipeline: "local-fallback",
    });
  },
};
