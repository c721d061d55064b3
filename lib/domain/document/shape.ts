import { z } from "zod";
import { AttemptRef } from "@/lib/domain/attempt/shape";
import { pathId } from "@/lib/domain/text";

/** The two documents of an attempt. */
export const DOCUMENT_KINDS = ["saq", "aoc"] as const;

/** A document of an attempt. */
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Who wrote the narrative parts: `saas-prefill` a language model, `local-fallback` nobody. */
export const PIPELINES = ["saas-prefill", "local-fallback"] as const;

/** Who wrote the narrative parts of a document. */
export type Pipeline = (typeof PIPELINES)[number];

/** Names one document of an attempt. Any kind is taken: an unknown one is UNKNOWN_DOC. */
export const DocumentRef = AttemptRef.extend({
  kind: pathId("`saq` or `aoc`.", "saq"),
  disposition: z.enum(["attachment", "inline"]).default("attachment"),
});

/** For example `SAQ-A-EP-questionnaire-2026-11-20.pdf`. */
export function documentFilename(
  kind: DocumentKind,
  saqType: string,
  sealedAt: Date | null,
): string {
  const what = kind === "saq" ? "questionnaire" : "attestation";
  const day = sealedAt?.toISOString().slice(0, 10) ?? "undated";
  return `${saqType.replace(" ", "-")}-${what}-${day}.pdf`;
}
