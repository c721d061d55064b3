import { loadDocumentModel, recordDocuments } from "@/lib/domain/document/system";
import { renderDocument } from "@/lib/render/render";
import type { Job } from "./job";

export const renderDocumentsJob: Job = {
  name: "render-documents",
  async work({ payload, run, caller, assessor }) {
    const attemptId = payload.resourceId;
    const { output: loaded } = await run(loadDocumentModel, caller, { attemptId });
    if (!loaded) return;
    const { saqType, merchant, paymentMethod, review } = loaded;
    const written = await assessor.narrate({
      ...{ saqType, paymentMethod, review },
      merchantName: merchant.name,
    });
    const { roleWithCards, environment, provenance } = written;
    const model = { ...loaded, narrative: { roleWithCards, environment } };
    const rendered = [await renderDocument("saq", model), await renderDocument("aoc", model)];
    const pipeline = provenance.assessor === "model" ? "saas-prefill" : "local-fallback";
    const causedBy = payload.eventId;
    await run(recordDocuments, caller, { attemptId, causedBy, rendered, pipeline });
  },
};
