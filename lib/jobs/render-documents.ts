import type { Narrative } from "@/lib/assessor/port";
import {
  loadRendering,
  type RenderingWork,
  recordDocuments,
  recordNarrative,
} from "@/lib/domain/document/system";
import { narrativeInput } from "@/lib/domain/record/narrative";
import { renderInThread } from "@/lib/render/render-in-thread";
import type { Job, JobContext } from "./job";

/** Many times what the largest questionnaire with the longest answers takes. */
const RENDER_TIMEOUT_MS = 120_000;

export const renderDocumentsJob: Job = {
  name: "render-documents",
  async work(job) {
    const { run, caller, payload } = job;
    const attemptId = payload.resourceId;
    const { output: newest } = await run(loadRendering, caller, { attemptId });
    if (!newest) return;
    // A record that was signed at once has two versions before the documents of the first are made.
    for (let version = 1; version < newest.version; version += 1) {
      const { output: work } = await run(loadRendering, caller, { attemptId, version });
      if (work && !work.rendered) await store(job, work);
    }
    await store(job, newest);
  },
};

/** Makes the documents of a version where they are not made yet, and says that they are stored. */
async function store(job: JobContext, work: RenderingWork): Promise<void> {
  const { run, caller, payload } = job;
  const rendered = work.rendered ? [] : await render(work, await narrativeOf(job, work));
  const { version } = work;
  const [attemptId, causedBy] = [payload.resourceId, payload.eventId];
  await run(recordDocuments, caller, { attemptId, version, causedBy, rendered });
}

/** What a language model wrote for this attempt; null where none is set up. Written once and kept. */
async function narrativeOf(job: JobContext, work: RenderingWork): Promise<Narrative | null> {
  if (work.narrative) return work.narrative;
  const { run, caller, payload, assessor } = job;
  const narrative = await assessor.narrate(narrativeInput(work.record));
  if (!narrative) return null;
  const attemptId = payload.resourceId;
  await run(recordNarrative, caller, { attemptId, narrative });
  // Two workers may have asked at once: what was kept first is what is printed.
  return (await run(loadRendering, caller, { attemptId })).output?.narrative ?? null;
}

function render({ record, recordSha256, logo }: RenderingWork, narrative: Narrative | null) {
  const source = { record, recordSha256, narrative, logo };
  return renderInThread(source, { timeoutMs: RENDER_TIMEOUT_MS });
}
