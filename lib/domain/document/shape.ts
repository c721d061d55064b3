import { z } from "zod";
import { AttemptRef } from "@/lib/domain/attempt/shape";
import { pathId } from "@/lib/domain/text";

/** The two documents of an attempt. */
export const DOCUMENT_KINDS = ["saq", "aoc"] as const;

/** A document of an attempt. */
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Names one document of an attempt. Any kind is taken: an unknown one is UNKNOWN_DOC. */
export const DocumentRef = AttemptRef.extend({
  kind: pathId("`saq` or `aoc`.", "saq"),
  disposition: z.enum(["attachment", "inline"]).default("attachment"),
});
