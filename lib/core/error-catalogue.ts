// One catalogue: code -> HTTP status and title.

/** Every code a client can meet, with its HTTP status and the sentence used when no other is given. */
export const ERROR_CATALOGUE = {
  VALIDATION_ERROR: { status: 400, title: "Some of the input is not right. See details.issues." },
  MALFORMED_JSON: { status: 400, title: "The body is not valid JSON. Send one JSON object." },
  CARD_DATA_REFUSED: {
    status: 400,
    title: "This looks like card data. Remove card numbers and security codes, then send it again.",
  },
  NO_SIGNATURE: { status: 400, title: "The attempt is not signed yet. Sign it, then finalize." },
  MISSING_REVIEW: {
    status: 400,
    title: "Some required review questions are not answered. See details.missing.",
  },
  INCOMPLETE: {
    status: 400,
    title: "Some controls still need an answer. See details for the list.",
  },
  RETURN_URL_NOT_ALLOWED: {
    status: 400,
    title: "The partner does not send merchants back to this returnUrl. The message says why.",
  },
  GATEWAY_CREDENTIALS_REJECTED: {
    status: 400,
    title: "The payment gateway does not accept these credentials. See details.gatewayCode.",
  },
  MISSING_CREDENTIALS: {
    status: 401,
    title: "Send an API key in X-API-Key or a session token in X-Session-Token.",
  },
  INVALID_CREDENTIALS: { status: 401, title: "The credentials are not valid." },
  PARTNER_KEY_REQUIRED: { status: 403, title: "This needs a partner API key." },
  CODE_REQUIRED: {
    status: 403,
    title: "The code of the authenticator is still to come. Enter it, then go on.",
  },
  ROLE_NOT_ALLOWED: {
    status: 403,
    title: "Your role does not allow this. Ask an admin or owner of your team.",
  },
  TWO_FACTOR_REQUIRED: {
    status: 403,
    title: "This takes two-factor sign-in. Set it up in your account first.",
  },
  UNLOCK_REQUIRED: {
    status: 403,
    title: "This takes a fresh code of your authenticator. Enter one, then try again.",
  },
  VIEW_ONLY: {
    status: 403,
    title: "This visit only looks at what the merchant sees. Nothing can be changed in it.",
  },
  KEY_ENDING: {
    status: 403,
    title: "This API key was replaced and may not do this. Use the key that came after it.",
  },
  PARTNER_SUSPENDED: { status: 403, title: "This partner is suspended. Contact the operator." },
  SUPPORT_NOT_ALLOWED: {
    status: 403,
    title: "This partner allows no support access. Ask its owners to switch it on.",
  },
  SUPPORT_ENDED: { status: 403, title: "This support access has ended. Open another one." },
  SANDBOX_MERCHANT_CAP: {
    status: 403,
    title: "The sandbox is full. Delete a merchant, or ask for a live account.",
  },
  DELETE_NOT_ALLOWED: {
    status: 403,
    title: "Merchants can be deleted in a sandbox only.",
  },
  PARTNER_NOT_FOUND: { status: 404, title: "There is no such partner." },
  CLOSING_NOT_FOUND: { status: 404, title: "This partner's contract is not coming to its end." },
  SUPPORT_NOT_FOUND: {
    status: 404,
    title: "There is no such support access, or it has ended.",
  },
  MERCHANT_NOT_FOUND: { status: 404, title: "There is no such merchant." },
  MEMBER_NOT_FOUND: { status: 404, title: "There is no such person in the team." },
  INVITATION_NOT_FOUND: {
    status: 404,
    title: "There is no such invitation, or it was taken up or withdrawn.",
  },
  PAYMENT_METHOD_NOT_FOUND: { status: 404, title: "There is no such payment method." },
  ATTEMPT_NOT_FOUND: { status: 404, title: "There is no such attempt." },
  REVIEW_NOT_FOUND: { status: 404, title: "This attempt was never put before your reviewers." },
  KEY_NOT_FOUND: { status: 404, title: "There is no such API key, or it has ended." },
  HELPER_LINK_NOT_FOUND: { status: 404, title: "There is no such link to a helper." },
  PARTNER_QUESTION_NOT_FOUND: { status: 404, title: "There is no such question to the partner." },
  APPLICATION_NOT_FOUND: { status: 404, title: "There is no such application." },
  BULK_NOT_FOUND: { status: 404, title: "There is no such act on many merchants." },
  VIEW_NOT_FOUND: { status: 404, title: "There is no such view." },
  DELIVERY_NOT_FOUND: { status: 404, title: "There is no such webhook delivery." },
  PRESET_NOT_FOUND: { status: 404, title: "There is no such preset of a payment product." },
  INVOICE_NOT_FOUND: { status: 404, title: "There is no such invoice." },
  CREDIT_NOTE_NOT_FOUND: { status: 404, title: "There is no such credit note." },
  PLAN_NOT_FOUND: { status: 404, title: "There is no such plan." },
  JOB_NOT_FOUND: { status: 404, title: "There is no such job." },
  CONTROL_NOT_FOUND: { status: 404, title: "This questionnaire has no such control." },
  SECTION_NOT_APPLICABLE: {
    status: 404,
    title: "This requirement does not apply to the attempt's questionnaire.",
  },
  NOT_SEALED: { status: 404, title: "The attempt is not sealed yet. Finalize or submit it first." },
  UNKNOWN_DOC: { status: 404, title: "There are two documents: saq.pdf and aoc.pdf." },
  PDF_NOT_FOUND: {
    status: 404,
    title: "The document is not stored yet. Try again in a few seconds, or seal again.",
  },
  ROUTE_NOT_FOUND: { status: 404, title: "There is no such address. See /openapi.json." },
  METHOD_NOT_ALLOWED: { status: 405, title: "This address does not take this method." },
  ALREADY_SEALED: { status: 409, title: "The attempt is sealed and cannot be changed." },
  TWO_FACTOR_ALREADY_ON: {
    status: 409,
    title: "Two-factor sign-in is on already. Switch it off first to use another authenticator.",
  },
  ALREADY_MEMBER: { status: 409, title: "This person is in the team already." },
  BOOK_SWITCHED: {
    status: 409,
    title:
      "Nothing was done: you switched between live and sandbox since this page was opened. Reload the page, then try again.",
  },
  LAST_OWNER: {
    status: 409,
    title: "A team keeps at least one owner. Make somebody else owner first.",
  },
  PARTNER_STANDING: {
    status: 409,
    title: "This partner was suspended or opened again meanwhile. Look at it again.",
  },
  LIVE_SUSPENDED: {
    status: 409,
    title: "The live partner of this sandbox is suspended. Open that one first.",
  },
  PARTNER_CLOSING: {
    status: 409,
    title: "The contract of this partner is coming to its end. Call that off first.",
  },
  CLOSES_WITH_LIVE: {
    status: 409,
    title: "This sandbox goes with its live partner. Close that one.",
  },
  CLOSING_MOVED_ON: {
    status: 409,
    title: "This closing has moved on meanwhile. Look at it again.",
  },
  CLOSING_BLOCKED: {
    status: 409,
    title: "Nothing can be deleted yet. See details.blockers.",
  },
  OTHER_OPERATOR_NEEDED: {
    status: 409,
    title: "Another operator consents: not the one who asked for the deletion.",
  },
  LAST_OPERATOR: {
    status: 409,
    title:
      "Nobody removes themselves, so that the service keeps an operator. Ask another operator.",
  },
  APPLICATION_DECIDED: {
    status: 409,
    title:
      "The application does not take this any more: somebody decided meanwhile. See details.state.",
  },
  APPLICANT_HAS_ACCOUNT: {
    status: 409,
    title:
      "The applicant's address has an account in the service already, so nobody could take the invitation up. Ask for another address.",
  },
  ALREADY_SUBMITTED: { status: 409, title: "The attempt was submitted already." },
  PAYMENT_METHOD_SEALED: {
    status: 409,
    title: "An assessment of this payment method is sealed. It stays: what was sealed is evidence.",
  },
  ATTEMPT_ALREADY_OPEN: {
    status: 409,
    title: "This payment method has an open attempt. Finish that one first.",
  },
  SAQ_TYPE_MISMATCH: {
    status: 409,
    title: "This is not the questionnaire that was determined for the payment method.",
  },
  NOT_ELIGIBLE: {
    status: 409,
    title:
      "A condition of this questionnaire is not met, so it cannot be signed. See details for the way on.",
  },
  RENEWAL_SOURCE_NOT_SEALED: { status: 409, title: "Only a sealed attempt can be renewed." },
  RENEWAL_ALREADY_OPEN: {
    status: 409,
    title: "This payment method has an open attempt. Finish that one first.",
  },
  REVIEW_NOT_WAITING: {
    status: 409,
    title: "This attempt does not wait for review: it was decided, or sealed anew meanwhile.",
  },
  HELPER_LINK_ENDED: {
    status: 409,
    title: "This link was answered, or has ended. See details.state.",
  },
  ANSWERED_MEANWHILE: {
    status: 409,
    title: "Another answer stands here by now. Read it, then answer again if it is not right.",
  },
  ASKED_LIMIT: {
    status: 409,
    title:
      "As many questions wait for somebody as there may be at once. Revoke or withdraw one, then ask again.",
  },
  PARTNER_QUESTION_OPEN: {
    status: 409,
    title: "The partner has this question already. Withdraw it first to ask it anew.",
  },
  PARTNER_QUESTION_ENDED: {
    status: 409,
    title: "This question was answered or withdrawn already.",
  },
  DRAFT_CONFLICT: {
    status: 409,
    title: "This was changed elsewhere meanwhile. See details for the other text.",
  },
  KEY_LIMIT: {
    status: 409,
    title:
      "There are as many API keys as there may be. Revoke one that nobody uses, then try again.",
  },
  LAST_KEY: {
    status: 409,
    title:
      "This is the last key that lasts. Rotate it first, then revoke it with the key that comes after it.",
  },
  INVOICE_SETTLED: { status: 409, title: "Nothing is open of this invoice any more." },
  INVOICE_NOT_CREDITABLE: {
    status: 409,
    title:
      "Nothing of this invoice can be credited: all of it was, or it was written off or issued by hand.",
  },
  PLAN_CHANGED: {
    status: 409,
    title: "Somebody changed this plan meanwhile. Reload the page, then change what it says now.",
  },
  IDEMPOTENCY_CONFLICT: {
    status: 409,
    title: "This Idempotency-Key was used with another request. Take a new key.",
  },
  PAYLOAD_TOO_LARGE: { status: 413, title: "The body is too large." },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: "Send the body as application/json." },
  RATE_LIMITED: { status: 429, title: "Too many requests at once. Wait as Retry-After says." },
  SANDBOX_QUOTA_REACHED: {
    status: 429,
    title: "The sandbox's requests of today are used up. Go on after midnight UTC.",
  },
  INTERNAL: { status: 500, title: "Something went wrong on our side." },
  GATEWAY_UNAVAILABLE: {
    status: 502,
    title: "The payment gateway does not answer properly. Try again in a few minutes.",
  },
  WEBHOOK_DELIVERY_FAILED: {
    status: 502,
    title: "The receiver did not take the webhook. See details.attempts.",
  },
  SERVICE_BUSY: {
    status: 503,
    title:
      "The service is busy or away for a moment. Send the same request again as Retry-After says.",
  },
} as const satisfies Record<string, { status: number; title: string }>;
