// What making documents costs: from the seal to both stored PDFs, the worker's peak memory, and what a web
// request feels of it. On the service as `npm start` runs it.
import { readFile } from "node:fs/promises";
import pg from "pg";
import { build, buildIsStale } from "@/cli/build";
import { type ApiClient, apiClient } from "@/cli/demo/client";
import { startThrowaway } from "@/cli/throwaway";
import { seedDemo } from "@/db/seed/demo";
import type { SaqType } from "@/lib/pci/saq-type";

const ROUNDS = 5;
const LONG_ANSWER = 4000;
const LIMITS = { "SAQ A": 1500, "SAQ D": 6000 } as const;
const MEMORY_LIMIT_MB = 600;
const SLOWDOWN_LIMIT = 2;
const FILE_LIMIT_BYTES = 600_000;

interface Sealed {
  readonly ms: number;
  readonly bytes: number;
  readonly pages: number;
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const REVIEW = {
  company_info: "Sample business, contact and telephone.",
  business_address: "1 Sample Street, Sample Town",
  locations: "One shop",
  business_description: "A shop that sells on the web and at the counter.",
};

const SIGNING = {
  signatoryName: "Sample Signatory",
  signatoryTitle: "Owner",
  acknowledgement: "These answers are true and complete.",
};

/** Answers every control behind the scenes: what is measured begins at the seal. */
const FILL = `update answers set status = 'In Place', origin = 'words', answered_in = 'section',
  given_by = 'merchant', answer = $2, quote = left($2, 300) where attempt_id = $1`;
const FILL_SECTIONS = `update sections set combined_answer = $2, overall = 'In Place', analyzed_at = now()
  where attempt_id = $1`;

function longAnswer(): string {
  const sentence = "We do this every day, the shop's manager checks it, and it is written down. ";
  return sentence.repeat(Math.ceil(LONG_ANSWER / sentence.length)).slice(0, LONG_ANSWER);
}

async function readyToSeal(api: ApiClient, db: pg.Client, saqType: SaqType): Promise<string> {
  const merchant = await api.send("POST", "/v1/merchants", { name: `Sample ${saqType}` });
  const base = `/v1/merchants/${merchant.id}`;
  const method = await api.send("POST", `${base}/payment-methods`, {
    name: "Everything",
    description: "We take cards on the web and at the counter.",
  });
  const opened = await api.send("POST", `${base}/attempts`, {
    paymentMethodId: method.id,
    saqType,
  });
  const answer = saqType === "SAQ D" ? longAnswer() : "We do this every day.";
  await db.query(FILL, [opened.id, answer]);
  await db.query(FILL_SECTIONS, [opened.id, answer]);
  const path = `${base}/attempts/${opened.id}`;
  for (const [groupId, text] of Object.entries(REVIEW)) {
    await api.send("POST", `${path}/review`, { groupId, answer: text });
  }
  await api.send("POST", `${path}/sign`, SIGNING);
  return path;
}

async function sealAndWait(api: ApiClient, path: string): Promise<Sealed> {
  const started = performance.now();
  await api.send("POST", `${path}/submit`, {});
  for (;;) {
    const { documentKeys } = await api.send("GET", path);
    if (documentKeys?.saq && documentKeys.aoc) {
      const { bytes, pages } = documentKeys.saq;
      return { ms: performance.now() - started, bytes, pages };
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function requestMs(api: ApiClient): Promise<number> {
  const started = performance.now();
  await api.send("GET", "/v1/partner");
  return performance.now() - started;
}

/** Times requests one after another for as long as `busy` is not settled, or so many of them. */
async function requestsDuring(api: ApiClient, busy: Promise<unknown> | number): Promise<number[]> {
  const times: number[] = [];
  let going = true;
  if (typeof busy !== "number") {
    const stop = () => {
      going = false;
    };
    void busy.then(stop, stop);
  }
  while (going && (typeof busy !== "number" || times.length < busy)) {
    times.push(await requestMs(api));
  }
  return times;
}

async function peakMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** Rows of figures, and whether all of them are within their limits. */
export async function benchDocuments(): Promise<{ lines: string[]; within: boolean }> {
  if (await buildIsStale()) await build();
  await using running = new AsyncDisposableStack();
  const service = await startThrowaway(running, "sealwright_bench");
  const { apiKey } = await seedDemo(service.databaseUrl, undefined);
  const api = apiClient(service.baseUrl, apiKey);
  const db = new pg.Client({ connectionString: service.databaseUrl });
  await db.connect();
  running.defer(() => db.end());
  const lines = ["Documents                                  figure     limit"];
  let within = true;
  const add = (name: string, figure: number, limit: number, unit: string) => {
    within = within && figure <= limit;
    lines.push(
      `${name.padEnd(38)}${figure.toFixed(figure < 10 ? 1 : 0).padStart(9)}${String(limit).padStart(10)} ${unit}`,
    );
  };
  for (const saqType of ["SAQ A", "SAQ D"] as const) {
    const sealed: Sealed[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      sealed.push(await sealAndWait(api, await readyToSeal(api, db, saqType)));
    }
    // The first one warms the worker up.
    const counted = sealed.slice(1);
    add(
      `${saqType}, seal to stored, median`,
      median(counted.map(({ ms }) => ms)),
      LIMITS[saqType],
      "ms",
    );
    add(`${saqType}, questionnaire`, counted[0]?.bytes ?? 0, FILE_LIMIT_BYTES, "bytes");
  }
  const path = await readyToSeal(api, db, "SAQ D");
  await requestsDuring(api, 200);
  const quiet = await requestsDuring(api, 400);
  const busy = await requestsDuring(api, sealAndWait(api, path));
  add(
    "A web request meanwhile, times its usual",
    median(busy) / median(quiet),
    SLOWDOWN_LIMIT,
    "x",
  );
  add("The worker's peak memory", await peakMb(service.workerPid()), MEMORY_LIMIT_MB, "MB");
  return { lines, within };
}
