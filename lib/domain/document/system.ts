// What the document job reads and writes. It renders records, never live rows.
import { z } from "zod";
import type { Assessed, Narrative } from "@/lib/assessor/port";
import {
  type AttemptRow,
  attemptSubject,
  findAttempt,
  moveAttempt,
} from "@/lib/domain/attempt/queries";
import { findLogoFile } from "@/lib/domain/logo/queries";
import type { LogoFile } from "@/lib/domain/logo/shape";
import { type Ctx, operation } from "@/lib/domain/operation";
import { findRecord, type RecordRow, readRecord } from "@/lib/domain/record/queries";
import type { SealedRecord } from "@/lib/domain/record/shape";
import type { RenderedDocument } from "@/lib/render/model";
import { addDocument, addNarrative, findNarrative, listDocuments } from "./queries";
import { DOCUMENT_KINDS, documentUrl, type Pipeline } from "./shape";

const SealedRef = z.strictObject({ attemptId: z.string() });

/** What there is to render of an attempt. */
export interface RenderingWork {
  readonly version: number;
  readonly record: SealedRecord;
  readonly recordSha256: string;
  readonly narrative: Narrative | null;
  readonly logo: LogoFile | null;
  /** The documents of this version are stored: nothing is to be rendered. */
  readonly rendered: boolean;
}

export const loadRendering = operation({
  name: "documents.load",
  summary:
    "A version of an attempt's record, to be rendered, else the newest; null where there is none",
  kind: "query",
  actors: ["system"],
  input: SealedRef.extend({ version: z.int().optional() }),
  output: z.custom<RenderingWork>().nullable(),
  errors: [],
  async handler(ctx, { attemptId, version }) {
    const row = await findRecord(ctx, attemptId, version);
    if (!row) return null;
    const stored = await listDocuments(ctx, attemptId, row.version);
    return {
      version: row.version,
      record: readRecord(row),
      recordSha256: row.sha256,
      narrative: await findNarrative(ctx, attemptId),
      logo: row.logoSha256 === null ? null : await findLogoFile(ctx, row.logoSha256),
      rendered: stored.length === DOCUMENT_KINDS.length,
    };
  },
});

export const recordNarrative = operation({
  name: "documents.record_narrative",
  summary: "Keep what a language model wrote for the documents of an attempt, once",
  kind: "command",
  actors: ["system"],
  input: SealedRef.extend({ narrative: z.custom<Assessed<Narrative>>() }),
  output: z.null(),
  errors: [],
  async handler(ctx, { attemptId, narrative }) {
    const attempt = await findAttempt(ctx, attemptId, "lock");
    if (attempt) await addNarrative(ctx, attempt, narrative);
    return null;
  },
});

export const recordDocuments = operation({
  name: "documents.record",
  summary: "Store both documents of a version, or say again that they are stored",
  kind: "command",
  actors: ["system"],
  input: SealedRef.extend({
    version: z.int(),
    /** Id of the event that asked for them: one message for each. */
    causedBy: z.string(),
    /** Both, or none where they are stored already. */
    rendered: z.array(z.custom<RenderedDocument>()).max(DOCUMENT_KINDS.length),
  }),
  output: z.null(),
  errors: [],
  async handler(ctx, { attemptId, version, causedBy, rendered }) {
    const attempt = await findAttempt(ctx, attemptId, "lock");
    const row = attempt && (await findRecord(ctx, attemptId, version));
    if (!attempt || !row) return null;
    const pipeline = (await findNarrative(ctx, attemptId)) ? "saas-prefill" : "local-fallback";
    for (const document of rendered) await store(ctx, attempt, { version, pipeline, document });
    await moveAttempt(ctx, attempt, "storeDocuments");
    ctx.emit("documents.ready", attemptSubject(attempt), {
      ...(await factsOf(ctx, attempt, row)),
      ...{ pipeline, causedBy },
    });
    return null;
  },
});

interface Storing {
  readonly version: number;
  readonly pipeline: Pipeline;
  readonly document: RenderedDocument;
}

async function store(ctx: Ctx, attempt: AttemptRow, { version, pipeline, document }: Storing) {
  const { kind, bytes, sha256, pages } = document;
  const content = Buffer.from(bytes);
  const facts = { version, kind, sha256, pages, pipeline, bytes: bytes.length };
  await addDocument(ctx, attempt, { ...facts, content });
}

async function factsOf(
  ctx: Ctx,
  attempt: AttemptRow,
  { version, sha256: recordSha256 }: RecordRow,
) {
  const stored = await listDocuments(ctx, attempt.id, version);
  const facts = (kind: (typeof DOCUMENT_KINDS)[number]) => {
    const found = stored.find((document) => document.kind === kind);
    if (!found) throw new Error(`the ${kind} of ${attempt.id} is not stored`);
    const { sha256, bytes, pages } = found;
    return { url: documentUrl(attempt, kind, version), sha256, bytes, pages };
  };
  return { version, recordSha256, saq: facts("saq"), aoc: facts("aoc") };
}
