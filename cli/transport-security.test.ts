// Browsers are told to come back over https exactly where the public address is one.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);

// A server of its own process, started as the web process is, that calls itself and prints what it sent.
const PROBE = `
const { createServer, get } = require("node:http");
const server = createServer((_, response) => response.writeHead(404, { "X-Own": "1" }).end());
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address();
  get({ host: "127.0.0.1", port, agent: false }, (answer) => {
    console.log(answer.headers["strict-transport-security"] ?? "nothing");
    answer.resume().on("end", () => server.close());
  });
});
`;

test.each([
  ["https://pci.bank.example", "max-age=31536000"],
  ["HTTPS://pci.bank.example/", "max-age=31536000"],
  ["http://pci.bank.example", "nothing"],
  ["", "nothing"],
])("with the public address %j every answer says %s", async (BASE_URL, told) => {
  const args = ["--import", "./cli/transport-security.mjs", "-e", PROBE];
  const { stdout } = await run(process.execPath, args, { env: { ...process.env, BASE_URL } });
  expect(stdout.trim()).toBe(told);
});
