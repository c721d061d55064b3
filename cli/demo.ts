// `npm run demo`: everything from nothing to a sealed assessment, then goes on serving.
import { constants } from "node:fs";
import { access, readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { closePool } from "@/db/pool";
import { seedDemoTwins } from "@/db/seed/demo";
import { type Config, readConfig } from "@/lib/core/config";
import { StartupError } from "@/lib/core/errors";
import { makePrivateFolder, writePrivateFile } from "@/lib/core/private-files";
import { build, buildIsStale } from "./build";
import { prepareDatabase, type ReadyDatabase, requireLogins, requireOwner } from "./database";
import { type AssessmentOutcome, runAssessment } from "./demo/assessment";
import { apiClient } from "./demo/client";
import { readMerchantFile } from "./demo/merchant-file";
import { waitForMail } from "./demo/outbox";
import { type DemoOwner, makeDemoOwner } from "./demo/owner";
import { heading, say, step } from "./demo/progress";
import { command } from "./entry";
import { exposureWarning } from "./exposure";
import { seedDemoWorld } from "./seed/demo-world";
import {
  localAddress,
  requireFreePort,
  type Supervised,
  supervise,
  waitUntilReady,
} from "./supervise";

const DEFAULT_MERCHANT = path.join("examples", "saq-a.json");
const OUTPUT = "demo-output";
const PORTAL_TTL_SECONDS = 86_400;

interface Options {
  readonly exit: boolean;
  readonly merchant: string;
}

function readOptions(): Options {
  try {
    const { values } = parseArgs({
      options: { exit: { type: "boolean", default: false }, merchant: { type: "string" } },
    });
    return { exit: values.exit, merchant: values.merchant ?? DEFAULT_MERCHANT };
  } catch (error) {
    throw new StartupError(
      `${(error as Error).message.split(".")[0]}. Use: npm run demo -- [--merchant FILE] [--exit]`,
    );
  }
}

async function requireWritable(folder: string): Promise<void> {
  try {
    await makePrivateFolder(folder);
    await access(folder, constants.W_OK);
  } catch (error) {
    const why = (error as Error).message.split(",")[0];
    throw new StartupError(`The folder ${folder} cannot be written: ${why}.`);
  }
}

/** What an earlier demo wrote down and goes on working. */
async function earlierDemo(file: string): Promise<{ apiKey?: string; password?: string }> {
  try {
    const { apiKey, owner } = JSON.parse(await readFile(file, "utf8"));
    return {
      ...(typeof apiKey === "string" ? { apiKey } : {}),
      ...(typeof owner?.password === "string" ? { password: owner.password } : {}),
    };
  } catch {
    return {};
  }
}

command(async () => {
  const options = readOptions();
  const config = readConfig();
  const merchant = await readMerchantFile(options.merchant);
  await requireWritable(config.dataDir);
  await requireWritable(OUTPUT);
  await requireFreePort(config, "npm run demo");
  heading("Sealwright demo");
  const database = await step(
    "Database ready",
    () => prepareDatabase(config, say),
    (ready) => ready.description,
  );
  let supervised: Supervised | undefined;
  const stop = async () => {
    await supervised?.stop();
    await database.stop();
  };
  const quit = () => void stop().then(() => process.exit(0));
  process.once("SIGINT", quit);
  process.once("SIGTERM", quit);
  try {
    const demoFile = path.join(config.dataDir, "demo.json");
    const earlier = await earlierDemo(demoFile);
    const ownerUrl = requireOwner(database);
    const seeded = await seedPartners(ownerUrl, earlier.apiKey);
    const owner = await makeDemoOwner(ownerUrl, seeded.livePartnerId, earlier.password);
    supervised = await startService(config, database);
    const api = apiClient(localAddress(config), seeded.apiKey);
    const outcome = await runAssessment(api, merchant, OUTPUT);
    await reportMail(database, outcome);
    const { merchantId, attemptId, saqType, files } = outcome;
    const written = {
      baseUrl: config.baseUrl,
      ...seeded,
      ...{ merchantId, attemptId, saqType },
      portalUrl: await portalLink(config.baseUrl, api, merchantId),
      dashboardUrl: `${config.baseUrl}/dashboard`,
      owner,
      pdfs: { saq: path.resolve(files.saq), aoc: path.resolve(files.aoc) },
      record: path.resolve(files.record),
      recordSha256: files.recordSha256,
      verificationUrl: files.verificationUrl,
    };
    await writePrivateFile(demoFile, `${JSON.stringify(written, null, 2)}\n`);
    reportNextSteps(written, demoFile);
    if (!options.exit) {
      say("\nServing until Ctrl-C.");
      throw new StartupError(await supervised.ended);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  await stop();
});

/** The merchant's own page, open for whoever has the link. */
async function portalLink(
  baseUrl: string,
  api: ReturnType<typeof apiClient>,
  merchantId: string,
): Promise<string> {
  const { sessionToken } = await api.send("POST", `/v1/merchants/${merchantId}/session-token`, {
    ttlSeconds: PORTAL_TTL_SECONDS,
  });
  return `${baseUrl}/portal?${new URLSearchParams({ sessionToken, merchantId })}`;
}

async function startService(config: Config, database: ReadyDatabase): Promise<Supervised> {
  if (await buildIsStale()) await step("Web application built", build);
  const logFolder = path.join(config.dataDir, "logs");
  return step(
    "Web and worker started",
    async () => {
      const logins = requireLogins(database);
      const { port, listen } = config;
      const supervised = supervise({ logins, port, listen, logFolder, database, notice: say });
      try {
        await waitUntilReady(localAddress(config), supervised);
      } catch (error) {
        await supervised.stop();
        throw error;
      }
      return supervised;
    },
    () => config.baseUrl,
  );
}

/**
 * The sandbox partner in which the demo plays, and its live twin: that one gets its merchants here, by the
 * product's own operations in this process.
 */
async function seedPartners(ownerUrl: string, knownKey: string | undefined) {
  const { sandbox, live } = await seedDemoTwins(ownerUrl, knownKey, new Date());
  if (live.made) {
    await step(
      "Live partner filled, beside the sandbox in which the demo plays",
      () => seedDemoWorld(ownerUrl, live, new Date()),
      (merchants) => `${merchants} merchants in all states`,
    );
    await closePool();
  }
  return { ...sandbox, livePartnerId: live.partnerId };
}

async function reportMail(database: ReadyDatabase, outcome: AssessmentOutcome): Promise<void> {
  const where = { outbox: "kept in the outbox", sent: "sent" } as Record<string, string>;
  await step(
    "Documents e-mailed",
    () => waitForMail(requireOwner(database), outcome.attemptId),
    (mail) =>
      mail
        ? `to ${mail.to}, “${mail.subject}”, ${mail.attachments} PDFs, ${where[mail.status] ?? mail.status}`
        : "no message was written in time",
  );
}

interface Written {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly merchantId: string;
  readonly portalUrl: string;
  readonly dashboardUrl: string;
  readonly owner: DemoOwner;
  readonly pdfs: { readonly saq: string; readonly aoc: string };
  readonly record: string;
  readonly verificationUrl: string;
}

function reportNextSteps(written: Written, demoFile: string): void {
  const warning = exposureWarning(written);
  if (warning) say(`\n${warning}`);
  heading("Ready");
  say(`  Address      ${written.baseUrl}`);
  say(`  Merchant     ${written.portalUrl}`);
  say(`  Dashboard    ${written.dashboardUrl}`);
  say(`               ${written.owner.email}, password ${written.owner.password}`);
  say(`  API key      ${written.apiKey}`);
  say(`  Documents    ${written.pdfs.saq}`);
  say(`               ${written.pdfs.aoc}`);
  say(`  Record       ${written.record}`);
  say(`  Verify       ${written.verificationUrl}`);
  say(`  All of this  ${demoFile}`);
  heading("Next");
  say(
    "  Open the dashboard: it asks for the e-mail address and the password above. It shows the live",
  );
  say("  partner; the assessed merchant is in its sandbox, one switch away.");
  say("  Open the merchant's link: the merchant's own page with the sealed answers and documents.");
  say(
    "  Open the verification address and drop aoc.pdf on it: it tells whether the copy is genuine.",
  );
  say("  Try another merchant:  npm run demo -- --merchant examples/saq-d.json");
  say("  Call the API yourself (reference at /openapi.json):");
  say(`    curl -H "X-API-Key: ${written.apiKey}" ${written.baseUrl}/v1/merchants`);
}
