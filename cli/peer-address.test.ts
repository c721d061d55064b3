// The web process writes down itself whom a connection is from: a caller's own claim stands before it.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);

// A server of its own process, started as the web process is, that calls itself and prints what it saw.
const PROBE = `
const { createServer, get } = require("node:http");
const server = createServer((request, response) => {
  console.log(request.headers["x-forwarded-for"]);
  response.end();
});
server.listen(0, "127.0.0.1", () => {
  const headers = process.argv[1] ? { "X-Forwarded-For": process.argv[1] } : {};
  const { port } = server.address();
  get({ host: "127.0.0.1", port, headers, agent: false }, (r) => r.resume().on("end", () => server.close()));
});
`;

async function seenWith(...claimed: string[]): Promise<string> {
  const args = ["--import", "./cli/peer-address.mjs", "-e", PROBE, "--", ...claimed];
  return (await run(process.execPath, args)).stdout.trim();
}

test.each([
  ["nothing", [], "127.0.0.1"],
  ["another address", ["6.6.6.6"], "6.6.6.6, 127.0.0.1"],
  ["a list of them", ["6.6.6.6, 7.7.7.7"], "6.6.6.6, 7.7.7.7, 127.0.0.1"],
  ["its own address", ["127.0.0.1"], "127.0.0.1, 127.0.0.1"],
])("who claims %s is noted at the end", async (_, claimed, seen) => {
  expect(await seenWith(...claimed)).toBe(seen);
});
