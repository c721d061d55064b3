import type { ErrorCode } from "@/lib/core/errors";

/** `details` of a refusal, where a code has them: what the examples of refusals show. */
export const REFUSAL_DETAILS: Partial<Record<ErrorCode, Record<string, unknown>>> = {
  VALIDATION_ERROR: {
    issues: [
      { path: "name", code: "required", message: "name is required." },
      {
        path: "email",
        code: "invalid_format",
        message: "Use an e-mail address such as name@example.com.",
      },
      { path: "color", code: "unknown", message: "This is not known here. Remove it." },
    ],
  },
  CARD_DATA_REFUSED: {
    issues: [
      {
        path: "answer",
        code: "card_data",
        message: "This looks like a card number or a security code. Remove it and send again.",
      },
    ],
  },
  MISSING_REVIEW: { missing: ["company_info", "locations"] },
  INCOMPLETE: { sections: ["8"], unanswered: ["8.3.6"], contradictory: [] },
  GATEWAY_CREDENTIALS_REJECTED: { gatewayCode: "E00007" },
  SAQ_TYPE_MISMATCH: { determined: "SAQ A" },
  PAYLOAD_TOO_LARGE: { maxBytes: 1048576 },
  WEBHOOK_DELIVERY_FAILED: {
    attempts: [
      {
        at: "2026-11-20T09:30:00.000Z",
        durationMs: 212,
        statusCode: 500,
        error: null,
        answer: "out of order",
      },
    ],
  },
};
