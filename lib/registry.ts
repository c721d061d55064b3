// The product: every operation, once. REST, OpenAPI, MCP, pages and tests read this list.
import type { AnyOperation } from "@/lib/core/operation";
import * as attempts from "@/lib/domain/attempt/operations";
import * as determinations from "@/lib/domain/determination/operations";
import * as determinationWork from "@/lib/domain/determination/system";
import * as documents from "@/lib/domain/document/operations";
import * as documentWork from "@/lib/domain/document/system";
import * as jobWork from "@/lib/domain/job/system";
import * as mailWork from "@/lib/domain/mail/system";
import * as merchants from "@/lib/domain/merchant/operations";
import * as paymentMethods from "@/lib/domain/payment-method/operations";
import * as questions from "@/lib/domain/question/operations";
import * as questionWork from "@/lib/domain/question/system";
import * as review from "@/lib/domain/review/operations";
import * as sealing from "@/lib/domain/sealing/operations";
import * as sections from "@/lib/domain/section/operations";
import * as sessions from "@/lib/domain/session/operations";
import * as signatures from "@/lib/domain/signature/operations";

const nouns = [
  merchants,
  sessions,
  paymentMethods,
  determinations,
  attempts,
  sections,
  questions,
  review,
  signatures,
  sealing,
  documents,
  determinationWork,
  questionWork,
  documentWork,
  mailWork,
  jobWork,
];

function isOperation(value: unknown): value is AnyOperation {
  return typeof value === "object" && value !== null && "handler" in value;
}

/** Every operation in the order of the API reference; internal ones (without `rest`) last. */
export const OPERATIONS: readonly AnyOperation[] = nouns.flatMap((noun) =>
  Object.values(noun).filter(isOperation),
);

/** The operations with an address of the contract. */
export const REST_OPERATIONS: readonly AnyOperation[] = OPERATIONS.filter(
  (operation) => operation.rest !== undefined,
);
