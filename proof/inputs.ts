// The worst that one credential can send, each at the most that is taken or beyond it, and how long everybody
// else waits because of it.
import { ANSWER_MAX } from "@/lib/domain/text";
import { aMerchant, anAttempt, type TestAttempt } from "@/lib/testing/world";
import type { Check } from "./report";
import { STALL_LIMIT_MS, watching } from "./stall";
import { type Answer, done, type ProofWorld, request, until } from "./world";

const MIB = 1024 * 1024;
const IMPORT = "/v1/merchants/import?dryRun=true";
const CSV = { "Content-Type": "text/csv" };
/** An answer longer than this costs who sends it as much as who asked for it. */
const ANSWER_LIMIT_BYTES = 5 * MIB;

type Send = (world: ProofWorld, attempt: TestAttempt) => Promise<Answer>;

interface Hostile {
  readonly tried: string;
  /** Makes what is sent, before anybody watches: making it would stall the one who watches. */
  readonly prepare: () => Send;
}

const post =
  (path: string, body: () => unknown, headers = {}) =>
  (): Send => {
    const made = body();
    const text = typeof made === "string" ? made : JSON.stringify(made);
    return ({ baseUrl, own }) =>
      request(baseUrl, "POST", path, { as: own.as, body: text, headers });
  };

const csvRows = (rows: number, row: (index: number) => string, header = "name") =>
  [header, ...Array.from({ length: rows }, (_, index) => row(index))].join("\n");

const nested = (depth: number, open: string, close: string) =>
  open.repeat(depth) + close.repeat(depth);

const merchants = (count: number, one: (index: number) => unknown) => ({
  merchants: Array.from({ length: count }, (_, index) => one(index)),
});

const draft = (value: () => string) => (): Send => {
  const body = JSON.stringify({ value: value(), version: 0 });
  return ({ baseUrl, own }, { base, attemptId }) =>
    request(baseUrl, "PUT", `${base}/drafts/${attemptId}.section.8`, { as: own.as, body });
};

const HOSTILE: readonly Hostile[] = [
  {
    tried: "import: 5 MB of commas",
    prepare: post(IMPORT, () => `name\n${",".repeat(5 * MIB)}`, CSV),
  },
  {
    tried: "import: 10 MB of line ends",
    prepare: post(IMPORT, () => "\n".repeat(10 * MIB - 1), CSV),
  },
  {
    tried: "import: 10 MB of quotes",
    prepare: post(IMPORT, () => `name\n${'"'.repeat(10 * MIB - 8)}`, CSV),
  },
  {
    tried: "import: 10,000 rows of 1,000 digits",
    prepare: post(IMPORT, () => csvRows(10_000, () => "4".repeat(1000)), CSV),
  },
  {
    tried: "import: 10,000 rows of 900 digits and spaces",
    prepare: post(IMPORT, () => csvRows(10_000, () => "4 ".repeat(450)), CSV),
  },
  {
    tried: "import: 5,000 rows of 900 columns",
    prepare: post(
      IMPORT,
      () =>
        csvRows(
          5000,
          () => ",".repeat(899),
          Array.from({ length: 900 }, (_, at) => `c${at}`).join(","),
        ),
      CSV,
    ),
  },
  {
    tried: "import: 10,000 good merchants with everything",
    prepare: post(IMPORT, () =>
      merchants(10_000, (index) => ({
        name: `Merchant ${index} ${"n".repeat(150)}`,
        email: `owner${index}@merchant.example`,
        externalMerchantId: `E-${index}`,
        paymentMethods: [
          { name: "Shop", description: "We take cards at the counter. ".repeat(15) },
        ],
      })),
    ),
  },
  {
    tried: "import: 10,000 rows, each with ten wrong members",
    prepare: post(IMPORT, () =>
      merchants(10_000, () =>
        Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`x${at}`, at])),
      ),
    ),
  },
  {
    tried: "import: 1,500 rows of 600 members",
    prepare: post(IMPORT, () =>
      merchants(1500, () =>
        Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`x${at}`, 1])),
      ),
    ),
  },
  {
    tried: "import: lists within lists, 10 MB deep",
    prepare: post(IMPORT, () => nested(5 * MIB - 1, "[", "]")),
  },
  {
    tried: "a body of objects within objects, 1 MB deep",
    prepare: post("/v1/merchants", () => nested(100_000, '{"a":', "}")),
  },
  {
    tried: "a body of 100,000 unknown members",
    prepare: post("/v1/merchants", () =>
      Object.fromEntries(Array.from({ length: 80_000 }, (_, at) => [`m${at}`, 1])),
    ),
  },
  {
    tried: "a name of 1 MB of digits",
    prepare: post("/v1/merchants", () => ({ name: "4".repeat(MIB - 64) })),
  },
  {
    tried: "a name of 1 MB of digits and spaces",
    prepare: post("/v1/merchants", () => ({ name: "4 ".repeat(MIB / 2 - 32) })),
  },
  {
    tried: "a draft of 1 MB of digits and spaces",
    prepare: draft(() => "4 ".repeat(MIB / 2 - 64)),
  },
  {
    tried: "a draft of 10,000 characters of digits and dashes",
    prepare: draft(() => "4-".repeat(5000)),
  },
  { tried: "a draft of 10,000 letters with marks", prepare: draft(() => "4\u0301".repeat(5000)) },
  {
    tried: "an e-mail address of 1 MB",
    prepare: post("/v1/merchants", () => ({
      name: "A",
      email: `${"a.".repeat(MIB / 2 - 100)}@b.example`,
    })),
  },
  {
    tried: "a website of 2,000 characters of dots and dashes",
    prepare: post("/v1/merchants", () => ({
      name: "A",
      website: `https://${"a-.".repeat(660)}example`,
    })),
  },
  {
    tried: "a search of 200 wildcards",
    prepare: () => (world) =>
      request(world.baseUrl, "GET", `/v1/merchants?search=${"%25_".repeat(66)}`, {
        as: world.own.as,
      }),
  },
  {
    tried: "a query of 12,000 characters",
    prepare: () => (world) =>
      request(world.baseUrl, "GET", `/v1/merchants?nextToken=${"A".repeat(12_000)}`, {
        as: world.own.as,
      }),
  },
  {
    tried: "a session token of 12,000 dots",
    prepare: () => (world) =>
      request(world.baseUrl, "GET", "/v1/merchants", {
        headers: { "X-Session-Token": ".".repeat(12_000) },
      }),
  },
  {
    tried: "MCP: a message of 1 MB of lists",
    prepare: () => (world) =>
      request(world.baseUrl, "POST", "/mcp", {
        as: world.own.as,
        body: nested(MIB / 2 - 2, "[", "]"),
        headers: { Accept: "application/json, text/event-stream" },
      }),
  },
];

/** Texts that make a careless pattern try everything. */
const UNITS = [
  "a-",
  "- ",
  "no ",
  "not, ",
  "(",
  '"',
  ". ",
  "1 ",
  "a ",
  "we don't ",
  "4",
  "\n",
  "é\u0301",
  "…",
];

/** Tries all of it. */
export async function proveInputs(world: ProofWorld): Promise<Check[]> {
  const attempt = await anAttempt(await aMerchant(world.own), "SAQ D");
  const quiet = await watching(
    world.baseUrl,
    () => new Promise((resolve) => setTimeout(resolve, 2000)),
  );
  const checks: Check[] = [row("nothing, for comparison", 1, quiet.longestMs, [])];
  for (const { tried, prepare } of HOSTILE) {
    const send = prepare();
    const { result, longestMs } = await watching(world.baseUrl, () =>
      send(world, attempt).catch((error: Error) => ({ status: 0, text: error.message })),
    );
    checks.push(row(tried, 1, longestMs, wrongIn(result)));
  }
  checks.push(await proveWords(world, attempt));
  return checks;
}

function row(tried: string, count: number, longestMs: number, wrong: readonly string[]): Check {
  const slow = longestMs > STALL_LIMIT_MS ? [`others waited ${Math.round(longestMs)} ms`] : [];
  const figure = `others waited ${Math.round(longestMs)} ms`;
  return { area: "inputs", tried, count, figure, findings: [...wrong, ...slow] };
}

function wrongIn({ status, text }: Answer): string[] {
  if (status === 0 || status >= 500) return [`answered ${status}: ${text.slice(0, 160)}`];
  if (text.length > ANSWER_LIMIT_BYTES) return [`an answer of ${text.length} bytes`];
  return [];
}

/** How long another partner's determination may wait behind these. */
const FAIR_MS = 15_000;

/** Hostile words to the assessor, many at once: another partner's work goes on beside them. */
async function proveWords(world: ProofWorld, attempt: TestAttempt): Promise<Check> {
  const { baseUrl, own, other } = world;
  const elsewhere = await aMerchant(other);
  const path = `${attempt.path}/sections/8/analyze`;
  const findings: string[] = [];
  const { result: waitedMs, longestMs } = await watching(baseUrl, async () => {
    for (const unit of UNITS) {
      const answer = unit.repeat(Math.floor(ANSWER_MAX / unit.length)).trim();
      const body = { answer: answer === "" ? "." : answer };
      const { status, text } = await request(baseUrl, "POST", path, { as: own.as, body });
      if (status >= 500) findings.push(`${JSON.stringify(unit)}: ${status} ${text.slice(0, 160)}`);
    }
    const started = performance.now();
    const started2 = await done(
      baseUrl,
      "POST",
      `${elsewhere.base}/payment-methods/${elsewhere.pmId}/determine`,
      {
        as: other.as,
        body: { description: "We sell at a market with a card reader that the bank gave us." },
      },
    );
    const ended = await until(async () => {
      const job = await done(baseUrl, "GET", started2.pollUrl, { as: other.as });
      return job.status !== "PROCESSING";
    }, FAIR_MS);
    if (!ended)
      findings.push(`another partner's determination waited more than ${FAIR_MS / 1000} s`);
    return performance.now() - started;
  });
  const check = row("answers that make patterns try everything", UNITS.length, longestMs, findings);
  return { ...check, figure: `another's job took ${(waitedMs / 1000).toFixed(1)} s` };
}
