import { z } from "zod";
import { AttemptRef } from "@/lib/domain/attempt/shape";
import { line, Moment, prose } from "@/lib/domain/text";

/** A signature as it is shown and printed. */
export const SignatureShape = z
  .object({
    signatoryName: z.string(),
    signatoryTitle: z.string(),
    acknowledgement: z.string(),
    signedAt: Moment,
  })
  .meta({ id: "Signature" });

/** What signs an attempt. */
export const Sign = AttemptRef.extend({
  signatoryName: line().meta({ description: "Full legal name, typed by the signatory." }),
  signatoryTitle: line(),
  acknowledgement: prose(2000).meta({ description: "The attestation text, typed or accepted." }),
});
