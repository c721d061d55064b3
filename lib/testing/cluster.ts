// One PostgreSQL for the whole test run, with a migrated template that each test file clones.
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "@/db/migrate";
import { installQueues } from "@/lib/jobs/install";
import { startTestServer } from "./server";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the server's maintenance database. */
    readonly clusterUrl: string;
    /** Name of the template to clone; also the prefix of every clone. */
    readonly template: string;
  }
}

/** Starts the server before the first test file and takes it down after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = `sealwright_test_${process.pid}`;
  const server = await startTestServer(template);
  const url = await server.create(template);
  await migrateDatabase(url);
  await installQueues(url);
  project.provide("clusterUrl", server.url);
  project.provide("template", template);
  return () => server.stop();
}
