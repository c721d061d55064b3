// Who chose the type of the questionnaire, and why.
import type { SealedRecord } from "@/lib/domain/record/shape";
import type { Fact } from "./look/primitives";

/** Who chose the type; where a partner did, with its reason and with the type that was found. */
export function typeChoiceFacts({ assessment, partner }: SealedRecord): Fact[] {
  const { typeSource, determinedType, overrideReason, saqType } = assessment;
  if (typeSource === "determination") {
    return [{ label: "Chosen by", value: "What was said about the payment method" }];
  }
  const other = determinedType !== null && determinedType !== saqType;
  return [
    { label: "Chosen by", value: partner.name },
    { label: "Its reason", value: overrideReason || "No reason given" },
    ...(other ? [{ label: "By what was said", value: determinedType }] : []),
  ];
}
