// One PostgreSQL for the whole test run, with a migrated template that each test file clones, and the logins
// that the application has there: tests run as it does, never as the owner.
import { randomBytes } from "node:crypto";
import type { TestProject } from "vitest/node";
import type { Logins } from "@/db/logins";
import { changeEnvironment, ENCRYPTION_KEY_BYTES } from "@/lib/core/config";
import { prepareTestDatabase } from "./prepared";
import { startTestServer } from "./server";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the server's maintenance database. */
    readonly clusterUrl: string;
    /** Name of the template to clone; also the prefix of every clone. */
    readonly template: string;
    /** Addresses of the application's logins on the template. */
    readonly logins: Logins;
    /** The key that secrets are stored under. */
    readonly encryptionKey: string;
  }
}

/** Starts the server before the first test file and takes it down after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = `sealwright_test_${process.pid}`;
  const server = await startTestServer(template);
  const url = await server.create(template);
  const encryptionKey = randomBytes(ENCRYPTION_KEY_BYTES).toString("base64");
  changeEnvironment({ ENCRYPTION_KEY: encryptionKey });
  project.provide("encryptionKey", encryptionKey);
  project.provide("logins", await prepareTestDatabase(url));
  project.provide("clusterUrl", server.url);
  project.provide("template", template);
  return () => server.stop();
}
