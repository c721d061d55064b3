import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { REST_OPERATIONS } from "@/lib/registry";
import { openApiDocument } from "./openapi";
import { addressOf } from "./path";

const run = promisify(execFile);
const document = openApiDocument("http://localhost:3000");

test("the description that reviewers read is the one that is served (npm run openapi writes it)", async () => {
  const golden = JSON.parse(await readFile("docs/openapi.json", "utf8"));
  expect(JSON.parse(JSON.stringify(document))).toEqual(golden);
});

test("every operation of the registry is described, under its own method and path", () => {
  for (const operation of REST_OPERATIONS) {
    const { method, template } = addressOf(operation);
    const described = document.paths?.[template] as Record<string, { operationId: string }>;
    expect(described[method.toLowerCase()]?.operationId).toBe(operation.name);
  }
});

test("the description is valid by Redocly's recommended rules", async () => {
  const args = ["lint", "--extends", "recommended", "docs/openapi.json"];
  const { stderr } = await run("node_modules/.bin/redocly", args);
  expect(stderr).toContain("is valid");
});
