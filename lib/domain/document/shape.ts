import { z } from "zod";
import { config } from "@/lib/core/config";
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
  version: z.coerce.number().int().min(1).max(2).optional().meta({
    description: "Version of the sealed record; the newest where it is left out.",
  }),
});

/** The permanent, authenticated address of a document; with a version, of that one for good. */
export function documentUrl(
  attempt: { readonly merchantId: string; readonly id: string },
  kind: DocumentKind,
  version?: number,
): string {
  const base = `${config().baseUrl}/v1/merchants/${attempt.merchantId}/attempts/${attempt.id}`;
  const query = version === undefined ? "" : `?version=${version}`;
  return `${base}/documents/${kind}.pdf${query}`;
}

/** For example `Quayside-Candles-SAQ-A-EP-attestation-2026-11-20.pdf`. */
export function documentFilename(
  kind: DocumentKind,
  sealed: { readonly merchantName: string; readonly saqType: string; readonly sealedAt: string },
): string {
  const what = kind === "saq" ? "questionnaire" : "attestation";
  const name = fileName(sealed.merchantName);
  const parts = [name, sealed.saqType.replace(" ", "-"), what, sealed.sealedAt.slice(0, 10)];
  return `${parts.filter(Boolean).join("-")}.pdf`;
}

/** A name as a part of a file's name: letters and digits of any script, short, without its accents lost. */
function fileName(name: string): string {
  const words = name.normalize("NFC").replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  return Array.from(words)
    .slice(0, 60)
    .join("")
    .replace(/^-+|-+$/g, "");
}
