// What Next fails on never reaches it: the web process turns such a request into one that is refused in
// the contract's words. A server of its own process, started as the web process is, prints what it saw.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);

const PROBE = `
const { createServer } = require("node:http");
const { connect } = require("node:net");
const server = createServer((request, response) => {
  console.log(request.method + " " + request.url);
  response.end();
});
server.listen(0, "127.0.0.1", () => {
  const socket = connect(server.address().port, "127.0.0.1", () => {
    socket.write(process.argv[1] + " HTTP/1.1\\r\\nHost: here\\r\\nConnection: close\\r\\n\\r\\n");
  });
  socket.resume().on("close", () => server.close());
});
`;

async function seen(request: string): Promise<string> {
  const args = ["--import", "./cli/odd-requests.mjs", "-e", PROBE, "--", request];
  return (await run(process.execPath, args)).stdout.trim();
}

const refused = (method: string, path: string) =>
  `/api/refused?${new URLSearchParams({ method, path })}`;

test.each([
  ["TRACE", "/v1/merchants"],
  ["TRACE", "/"],
  ["PROPFIND", "/v1/merchants"],
  ["PURGE", "/health"],
  ["GET", "/v1/merchants/%"],
  ["GET", "/v1/%E0%A4%A"],
  ["GET", "/verify/%ff"],
  ["POST", "/v1/merchants/%zz"],
  ["GET", "/portal/%00"],
  ["GET", "*"],
  ["OPTIONS", "*"],
])("%s %s is sent to be refused", async (method, path) => {
  expect(await seen(`${method} ${path}`)).toBe(`GET ${refused(method, path)}`);
});

test("HEAD of an unreadable address stays HEAD: its answer has no body", async () => {
  expect(await seen("HEAD /v1/%")).toBe(`HEAD ${refused("HEAD", "/v1/%")}`);
});

test.each([
  ["GET /v1/merchants?limit=%", "GET /v1/merchants?limit=%"],
  ["GET /v1/merchants/%C3%A9", "GET /v1/merchants/%C3%A9"],
  ["PATCH /v1/merchants", "PATCH /v1/merchants"],
  ["OPTIONS /v1/merchants", "OPTIONS /v1/merchants"],
  ["GET http://elsewhere.example/v1/merchants?limit=1", "GET /v1/merchants?limit=1"],
  ["GET http://elsewhere.example", "GET /"],
])("%s goes on as %s", async (request, expected) => {
  expect(await seen(request)).toBe(expected);
});
