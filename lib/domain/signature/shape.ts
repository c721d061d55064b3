import { z } from "zod";
import { AttemptRef } from "@/lib/domain/attempt/shape";
import { LANGUAGE_CODES } from "@/lib/domain/language/shape";
import { ConfirmationShape } from "@/lib/domain/statement/shape";
import { line, Moment, prose } from "@/lib/domain/text";

/** A signature as it is shown and printed. */
export const SignatureShape = z
  .object({
    signatoryName: z.string(),
    signatoryTitle: z.string(),
    acknowledgement: z.string().meta({ description: "The words that were shown and confirmed." }),
    acknowledgementLanguage: z.enum(LANGUAGE_CODES).optional().meta({
      description:
        "Their language, where they are the portal's. The attestation prints the English words of the same version.",
    }),
    acknowledgementVersion: z.int().optional().meta({
      description: "Which of the portal's words they are; left out for words of one's own.",
    }),
    confirmations: z.array(ConfirmationShape).meta({
      description: "What the signatory said to each statement that it was asked.",
    }),
    signedAt: Moment,
  })
  .meta({ id: "Signature" });

/** A signature that was taken away because something of what was signed changed. */
export const VoidedSignatureShape = z
  .object({
    signatoryName: z.string(),
    signedAt: Moment,
    voidedAt: Moment,
  })
  .meta({ id: "VoidedSignature" });

/** What signs an attempt. */
export const Sign = AttemptRef.extend({
  signatoryName: line().meta({ description: "Full legal name, typed by the signatory." }),
  signatoryTitle: line(),
  acknowledgement: prose(2000).meta({ description: "The attestation text, typed or accepted." }),
  confirmations: z.array(ConfirmationShape).max(40).optional().meta({
    description:
      "What the signatory says to the `statements` of the review, each by itself. A statement that is left out is printed as not asked.",
  }),
});
