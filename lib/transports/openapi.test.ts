import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { ERROR_CATALOGUE } from "@/lib/core/error-catalogue";
import type { ErrorCode } from "@/lib/core/errors";
import { ISSUE_CODES } from "@/lib/core/issue";
import { pingBody, webhookBody } from "@/lib/domain/webhook/message";
import { RETRY_PAUSES_MS } from "@/lib/domain/webhook/schedule";
import { EVENTS, WEBHOOK_TYPES } from "@/lib/events";
import { REST_OPERATIONS } from "@/lib/registry";
import {
  DOCUMENT,
  DOCUMENTED,
  type Documented,
  type Node,
  resolved,
  schemaErrors,
} from "@/lib/testing/fuzz/contract";
import { openApiDocument } from "./openapi/document";
import { plainInstallation } from "./openapi/guide";
import { HEADERS } from "./openapi/headers";
import { RETRY_TIMES } from "./openapi/webhooks";
import { addressOf } from "./path";

const run = promisify(execFile);

const responsesOf = ({ described, place }: Documented) =>
  Object.entries(described.responses as Node).map(([status, response]) => ({
    status,
    at: resolved(response, [...place, "responses", status]),
  }));

/** Every example of a `content` of the document that its schema refuses. */
function wrongExamples(content: unknown, place: readonly string[]): string[] {
  return Object.entries((content ?? {}) as Record<string, Node>).flatMap(([type, media]) =>
    Object.entries((media.examples ?? {}) as Node).flatMap(([name, example]) => {
      const [{ value }] = resolved(example, []);
      return schemaErrors([...place, "content", type, "schema"], value).map(
        (error) => `${place.join(" ")} ${name}: ${error}`,
      );
    }),
  );
}

test("the description that reviewers read is the one that is served (npm run openapi writes it)", async () => {
  const golden = JSON.parse(await readFile("docs/openapi.json", "utf8"));
  expect(DOCUMENT).toEqual(golden);
  expect(Object.keys(DOCUMENT.paths as Node)).toEqual(Object.keys(golden.paths));
});

test("every operation of the registry is described, under its own method and path", () => {
  for (const operation of REST_OPERATIONS) {
    const { method, template } = addressOf(operation);
    const found = DOCUMENTED.find((one) => one.operationId === operation.name);
    expect(found).toMatchObject({ method, template });
  }
});

test.each([
  ["POST", "/mcp"],
  ["GET", "/portal/embed"],
  ["GET", "/openapi.json"],
  ["GET", "/health"],
  ["GET", "/verify/{code}"],
])("%s %s, which is no operation, is described, too", (method, template) => {
  expect(DOCUMENTED).toContainEqual(expect.objectContaining({ method, template }));
});

test("every 202 says where its result is found, and when to look", () => {
  const accepted = REST_OPERATIONS.filter(({ status }) => status === 202);
  expect(accepted.length).toBeGreaterThan(5);
  for (const { name } of accepted) {
    const described = DOCUMENTED.find(({ operationId }) => operationId === name)?.described;
    const responses = described?.responses as Record<string, { headers: Node }>;
    expect(Object.keys(responses["202"]?.headers ?? {})).toEqual(
      expect.arrayContaining(["Location", "Retry-After"]),
    );
  }
});

test("the code of an issue is one of a list", () => {
  const { properties } = (DOCUMENT.components as { schemas: Record<string, Node> }).schemas
    .Issue as { properties: Record<string, Node> };
  expect(properties.code?.enum).toEqual(Object.keys(ISSUE_CODES));
});

test("Redocly's recommended rules find no error and no warning", async () => {
  const args = ["lint", "--extends", "recommended", "--format", "json", "docs/openapi.json"];
  const { stdout } = await run("node_modules/.bin/redocly", args).catch((error) => error);
  const { totals, problems } = JSON.parse(stdout);
  expect(problems).toEqual([]);
  expect(totals).toMatchObject({ errors: 0, warnings: 0 });
});

test.each(DOCUMENTED.map((one) => [one.operationId, one] as const))(
  "%s tells what to do next, and shows what it takes and answers",
  (_, documented) => {
    const { description, requestBody } = documented.described as { [name: string]: string & Node };
    expect(String(description).replace(/Takes a partner's .*/, "")).toMatch(/\w/);
    const json = ((requestBody?.content ?? {}) as Record<string, Node>)["application/json"];
    if (json) expect(json).toHaveProperty("examples");
    for (const { at } of responsesOf(documented)) {
      const [{ content = {} }] = at as [{ content?: Record<string, Node> }, unknown];
      for (const [type, media] of Object.entries(content)) {
        if (type === "application/json") expect(media).toHaveProperty("examples");
      }
    }
  },
);

test("every example fits its schema", () => {
  const wrong = DOCUMENTED.flatMap((documented) => {
    const { described, place } = documented;
    const body = described.requestBody as Node | undefined;
    const answers = responsesOf(documented).flatMap(({ at: [response, found] }) =>
      wrongExamples(response.content, found),
    );
    return [...wrongExamples(body?.content, [...place, "requestBody"]), ...answers];
  });
  expect(wrong).toEqual([]);
});

test.each(Object.entries(HEADERS))(
  "the example of the header %s fits its schema",
  (name, header) => {
    const place = ["components", "headers", name, "schema"];
    expect(schemaErrors(place, header.example)).toEqual([]);
  },
);

test("every refusal of an operation stands at its status, with a body to expect", () => {
  for (const operation of REST_OPERATIONS) {
    const documented = DOCUMENTED.find((one) => one.operationId === operation.name);
    const responses = documented ? responsesOf(documented) : [];
    const everywhere: ErrorCode[] = ["RATE_LIMITED", "SANDBOX_QUOTA_REACHED", "INTERNAL"];
    for (const code of [...everywhere, "MISSING_CREDENTIALS" as const, ...operation.errors]) {
      const status = String(ERROR_CATALOGUE[code].status);
      const response = responses.find((one) => one.status === status)?.at[0];
      const content = (response?.content ?? {}) as Record<string, Node>;
      expect(content["application/json"]?.examples, `${operation.name} ${code}`).toHaveProperty(
        code,
      );
    }
  }
});

test("a 429 says how long to wait, and what the limits are", () => {
  const [response] = resolved({ $ref: "#/components/responses/TooManyRequests" }, []);
  expect(Object.keys(response.headers as Node)).toEqual([
    "X-Request-Id",
    "RateLimit-Policy",
    "RateLimit",
    "Retry-After",
  ]);
});

test("every webhook is described as it is sent", () => {
  const webhooks = DOCUMENT.webhooks as Record<string, { post: Node }>;
  expect(Object.keys(webhooks)).toEqual(["ping", ...WEBHOOK_TYPES]);
  for (const [type, { post }] of Object.entries(webhooks)) {
    const place = ["webhooks", type, "post", "requestBody"];
    const { content } = post.requestBody as { content: Record<string, Node> };
    expect(wrongExamples(content, place)).toEqual([]);
    const [example] = Object.values((content["application/json"]?.examples ?? {}) as Node);
    const { value } = example as { value: Node & { data: Node } };
    const { resourceType, resourceId, merchantId, attemptId, ...payload } = value.data;
    const row = { ...value, type, resourceType, resourceId, merchantId, attemptId, payload };
    const createdAt = new Date(value.timestamp as string);
    const sent =
      type === "ping"
        ? pingBody(String(value.id), String(value.partnerId), createdAt)
        : webhookBody({ ...row, createdAt } as unknown as Parameters<typeof webhookBody>[0]);
    expect(JSON.parse(sent)).toEqual(value);
  }
});

test("the retries are told as they are scheduled", () => {
  const told = RETRY_PAUSES_MS.map((ms) => {
    if (ms < 60_000) return `${ms / 1000} s`;
    return ms < 3_600_000 ? `${ms / 60_000} min` : `${ms / 3_600_000} h`;
  });
  expect(RETRY_TIMES.split(/, | and /)).toEqual(told);
});

test("the words name every operation, error, event and limit", () => {
  const { description } = DOCUMENT.info as { description: string };
  const named = [
    ...REST_OPERATIONS.map((operation) => operation.rest ?? ""),
    ...Object.keys(ERROR_CATALOGUE),
    ...Object.keys(EVENTS),
  ];
  for (const name of named) expect(description).toContain(`| \`${name}\` |`);
  expect(description).toContain("| Requests at once | 200 | 20 |");
  expect(description).not.toMatch(/undefined|NaN|\[object/);
});

test("an installation with an address of its own names it; one on loopback is where it is read", () => {
  const plain = plainInstallation();
  const away = openApiDocument({ ...plain, baseUrl: "https://pci.acquirer.example" });
  expect(away.servers?.[0]?.url).toBe("https://pci.acquirer.example");
  expect((DOCUMENT.servers as { url: string }[])[0]?.url).toBe("/");
});
