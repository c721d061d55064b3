// The words before the API reference. Every table in them is read off the code that it tells of.
import { type Config, readConfig } from "@/lib/core/config";
import { ERROR_CATALOGUE } from "@/lib/core/error-catalogue";
import { ISSUE_CODES } from "@/lib/core/issue";
import type { AnyOperation } from "@/lib/core/operation";
import {
  BODY_MAX_BYTES,
  EXPORTS_AT_ONCE,
  IMPORT_MAX_BYTES,
  MERCHANTS_TOGETHER,
  policyOf,
  READER_PATIENCE_MS,
  ROTATION_OVERLAP_MS,
  TEXT_MAX,
  type TenantPolicy,
} from "@/lib/core/policy";
import { eventCatalogue } from "@/lib/transports/event-catalogue";
import { addressOf } from "@/lib/transports/path";
import { takesToken } from "./describe";
import { RETRY_TIMES } from "./webhooks";

/** What the words depend on: where this installation is, and what it allows. */
export type Installation = Pick<Config, "baseUrl" | "limits">;

/** An installation whose environment changes nothing: what the repository's copy describes. */
export function plainInstallation(): Installation {
  return readConfig({ NODE_ENV: "production" });
}

/** The Markdown of `info.description`. */
export function guide(operations: readonly AnyOperation[], installation: Installation): string {
  return [
    "PCI DSS v4.0.1 self-assessment for the merchants of acquirers and service providers: from a description of how a merchant takes cards, through the questionnaire that applies, to the sealed SAQ and Attestation of Compliance.",
    quickStart(installation),
    authentication(operations),
    limits(installation),
    errors(),
    IDEMPOTENCY,
    PAGINATION,
    JOBS,
    events(),
    WEBHOOKS,
    AGENTS,
  ].join("\n\n");
}

function quickStart({ baseUrl }: Installation): string {
  return `## Quick start

\`\`\`sh
API=${baseUrl}/v1
post() { curl -s -X POST "$API$1" -H "X-API-Key: $API_KEY" -H "Content-Type: application/json" -d "$2"; }

post /merchants '{"name": "Quayside Candles", "email": "owner@quayside.example"}'
# the id of the answer: MERCHANT
post /merchants/$MERCHANT/payment-methods '{"name": "Web shop", "description": "Customers leave our site and type the card on a page of the payment provider."}'
# the id of the answer: METHOD
post "/merchants/$MERCHANT/payment-methods/$METHOD/determine?wait=1" '{"description": "Customers leave our site and type the card on a page of the payment provider."}'
# a saqType, or a followUpQuestion to answer at followup
post /merchants/$MERCHANT/attempts '{"paymentMethodId": "'$METHOD'", "saqType": "SAQ A"}'
# the id of the answer: ATTEMPT; then for each of its applicableTopLevels:
post /merchants/$MERCHANT/attempts/$ATTEMPT/sections/2/combined '{}'
post /merchants/$MERCHANT/attempts/$ATTEMPT/sections/2/analyze '{"answer": "We changed every password that a device came with."}'
# poll the pollUrl of each answer; then every required group of GET …/review, the signature and the seal:
post /merchants/$MERCHANT/attempts/$ATTEMPT/review '{"groupId": "acquirer", "answer": "Example Acquiring"}'
post /merchants/$MERCHANT/attempts/$ATTEMPT/sign '{"signatoryName": "…", "signatoryTitle": "Owner", "acknowledgement": "These answers are true and complete."}'
post /merchants/$MERCHANT/attempts/$ATTEMPT/finalize '{}'
curl -s -H "X-API-Key: $API_KEY" -o saq.pdf $API/merchants/$MERCHANT/attempts/$ATTEMPT/documents/saq.pdf
\`\`\`

Or let the merchant do it all in its portal: \`POST /v1/merchants/{merchantId}/portal-link\` gives the address for an iframe, a new tab or a redirect that comes back.`;
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

const HOUR_MS = 60 * 60 * 1000;
const OVERLAP_HOURS = ROTATION_OVERLAP_MS / HOUR_MS;

function authentication(operations: readonly AnyOperation[]): string {
  const rows = operations.map((operation) => {
    const { method, template } = addressOf(operation);
    return [`\`${method} ${template}\``, "yes", takesToken(operation) ? "its own merchant" : "no"];
  });
  return `## Authentication

- **API key** of a partner: \`X-API-Key: sk_test_…\`, or \`Authorization: Bearer sk_test_…\`. It reaches everything of the partner. \`POST /v1/partner/rotate-key\` replaces it; the old one works for ${OVERLAP_HOURS} hours more, and may not change keys, secrets, webhook or settings in them. \`DELETE /v1/partner/keys/{keyId}\` ends one at once. Keys of a sandbox start with \`sk_test_\`, live ones with \`sk_live_\`.
- **Session token**: \`X-Session-Token: …\`, minted by \`POST /v1/merchants/{merchantId}/session-token\` or \`portal-link\`. It reaches one merchant, lives 60 to 86400 seconds, and ends with the partner's webhook secret, not with the key that minted it.

A page of any site may call \`/v1\` with a session token, without cookies (CORS). No browser lets it send an API key.

A record of somebody else answers exactly as a missing one: 404, never 403.

${table(["Operation", "API key", "Session token"], rows)}`;
}

const cell = (figure: number | null) =>
  figure === null ? "no limit" : figure.toLocaleString("en");

function limits({ limits: figures }: Installation): string {
  const live = policyOf("live", {}, figures);
  const sandbox = policyOf("sandbox", {}, figures);
  const row = (words: string, member: keyof TenantPolicy) => [
    words,
    cell(live[member]),
    cell(sandbox[member]),
  ];
  const rows = [
    row(
      "Requests per second of a partner's keys, and of each merchant's tokens",
      "requestsPerSecond",
    ),
    row("Requests at once", "burst"),
    row("Requests of the whole partner per day (UTC)", "requestsPerDay"),
    row("Merchants", "merchantCap"),
  ];
  const mebibytes = (bytes: number) => `${bytes / 1024 / 1024} MiB`;
  return `## Limits

${table(["Limit", "Live", "Sandbox"], rows)}

A body may have ${mebibytes(BODY_MAX_BYTES)}, that of the bulk import ${mebibytes(IMPORT_MAX_BYTES)}. Every answer to valid credentials tells what is left in \`RateLimit\` and \`RateLimit-Policy\`; a 429 says in \`Retry-After\` how long to wait. All merchants of a partner together may ask for ${MERCHANTS_TOGETHER} times what one may. Client addresses have a limit for wrong credentials (\`wrong\`), for what anybody may read (\`address\`) and for codes and ended links (\`lookup\`). Calls and tokens cost nothing. No text may have more than ${TEXT_MAX.toLocaleString("en")} characters. A partner reads up to ${EXPORTS_AT_ONCE} exports at once; a reader who takes nothing for ${READER_PATIENCE_MS / 1000} seconds is cut off.`;
}

function errors(): string {
  const rows = Object.entries(ERROR_CATALOGUE).map(([code, { status, title }]) => [
    `\`${code}\``,
    status,
    title,
  ]);
  return `## Errors

Every refusal is \`{code, message, details?}\`. Act on \`code\`, show \`message\`. \`VALIDATION_ERROR\` names everything that is wrong at once in \`details.issues\`, each with a \`path\`, a \`code\` and a \`message\`; a member or a query parameter that is not known is refused, not dropped; past one hundred issues \`details.issuesTotal\` says how many there were. After a 503 send the same request again when \`Retry-After\` is over; with an \`Idempotency-Key\` it happens once whatever the first one came to. Name the \`X-Request-Id\` when you ask for help.

${table(["Code", "Status", "Meaning"], rows)}

An issue's code says what is wrong with the member at its path:

${table(
  ["Code of an issue", "Meaning"],
  Object.entries(ISSUE_CODES).map(([code, words]) => [`\`${code}\``, words]),
)}`;
}

const IDEMPOTENCY = `## Idempotency

Send \`Idempotency-Key\` (1 to 255 characters, unguessable) with any POST that must not happen twice. The first answer is kept with the change itself, in one transaction, for 24 hours; the same request with the same key (members in any order) gets it again with \`Idempotent-Replayed: true\`. The same key with another request is \`IDEMPOTENCY_CONFLICT\`. A refused request keeps nothing: repeat it with the same key once it is put right.`;

const PAGINATION = `## Pagination

Lists are newest first. Where \`nextToken\` of an answer is not null, send it back as the query parameter \`nextToken\`, with the same filters, for the next page. Tokens are opaque, and belong to their list and its filters: elsewhere they are a VALIDATION_ERROR.`;

const JOBS = `## Jobs

What an assessor must read first is answered with 202 and a \`pollUrl\`, which \`Location\` names, too. GET it every 2 to 3 seconds until \`status\` is \`COMPLETED\` (then \`result\` is there) or \`FAILED\` (then \`errorMessage\` says why). A determination also answers at once with \`wait=1\`.`;

function events(): string {
  const rows = eventCatalogue().map(({ type, description, resource, members, webhook }) => [
    `\`${type}\``,
    description,
    resource,
    members.map((member) => `\`${member}\``).join(", "),
    webhook ? "yes" : "",
  ]);
  return `## Events

Whatever changes writes an event in the same transaction. \`GET /v1/audit\` lists them all; those with a webhook are sent to your receiver, too.

${table(["Type", "When", "Resource", "Members", "Webhook"], rows)}`;
}

const WEBHOOKS = `## Webhooks

Set your receiver with \`PUT /v1/partner/webhook\` and try it with \`POST /v1/partner/webhook-test\`. Webhooks follow [Standard Webhooks](https://www.standardwebhooks.com) 1.0.0, so its libraries verify them. By hand:

1. Take the body as the bytes that came, before any JSON parser.
2. Join \`webhook-id\`, \`webhook-timestamp\` and the body with full stops.
3. Take HMAC-SHA256 over that with the base64-decoded part of your secret after \`whsec_\`, in base64.
4. Compare it, in constant time, with each signature of \`webhook-signature\` (\`v1,…\`, separated by spaces); one must fit.
5. Refuse a \`webhook-timestamp\` that is more than five minutes away.
6. Drop an id that you have had: delivery is at least once, and the order is not promised.

Any 2xx within 15 seconds is success; a redirect is not. A failed one is tried again after ${RETRY_TIMES}; 410 ends that. \`GET /v1/partner/webhook/deliveries\` shows what was sent and answered, and \`replay\` sends it again.`;

const AGENTS = `## Agents

\`POST /mcp\` offers the same operations as tools of the Model Context Protocol, with the same credentials, limits and refusals.`;
