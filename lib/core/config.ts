// The environment, read once and checked at start, so that a missing variable is one clear line.
import path from "node:path";
import { z } from "zod";
import { StartupError } from "./errors";

/** Length of the key that secrets are stored under. */
export const ENCRYPTION_KEY_BYTES = 32;

const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined);

const optionalNumber = optionalText.transform((value) => (value ? Number(value) : undefined));

const otlpAddress = optionalText.pipe(z.url({ protocol: /^https?$/ }).optional());

const databaseAddress = optionalText.pipe(z.url({ protocol: /^postgres(ql)?$/ }).optional());

const encryptionKey = optionalText.pipe(
  z
    .string()
    .refine(
      (text) => Buffer.from(text, "base64").length === ENCRYPTION_KEY_BYTES,
      "is not 32 bytes in base64 (openssl rand -base64 32 makes one)",
    )
    .optional(),
);

const SAFE_BASE = "is neither https nor on this machine (127.0.0.1, localhost)";

/** Whether a secret key may be sent there: encrypted, or to this machine alone. */
function isSafeBase(text: string): boolean {
  const { protocol, hostname } = new URL(text);
  if (protocol === "https:") return true;
  return protocol === "http:" && ["127.0.0.1", "[::1]", "localhost"].includes(hostname);
}

const Environment = z
  .object({
    PORT: z.coerce.number().int().min(1).max(65535).default(3000),
    BASE_URL: optionalText.pipe(z.url().optional()),
    LISTEN: z.union([z.ipv4(), z.ipv6(), z.literal("localhost")]).default("127.0.0.1"),
    DATABASE_URL: databaseAddress,
    WEB_DATABASE_URL: databaseAddress,
    WORKER_DATABASE_URL: databaseAddress,
    ENCRYPTION_KEY: encryptionKey,
    PREVIOUS_ENCRYPTION_KEY: encryptionKey,
    DATA_DIR: z.string().trim().min(1).default(".data"),
    LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
    RESEND_API_KEY: optionalText,
    RESEND_BASE_URL: optionalText.pipe(z.url().optional()),
    SMTP_URL: optionalText.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
    MAIL_FROM: optionalText,
    OPENAI_API_KEY: optionalText,
    OPENAI_BASE_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
    OPENAI_MODEL: optionalText,
    MODEL_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(600).default(45),
    HEALTH_MAX_QUEUE_LAG_SECONDS: z.coerce.number().int().min(1).default(60),
    METRICS_TOKEN: optionalText.pipe(z.string().min(16).max(500).optional()),
    WORKER_METRICS_PORT: optionalNumber.pipe(z.int().min(1).max(65535).optional()),
    OTEL_EXPORTER_OTLP_ENDPOINT: otlpAddress,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: otlpAddress,
    OTEL_TRACES_SAMPLER_ARG: optionalNumber.pipe(z.number().min(0).max(1).default(1)),
    WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(8),
    LIVE_REQUESTS_PER_SECOND: z.coerce.number().int().min(1).default(100),
    SANDBOX_REQUESTS_PER_SECOND: z.coerce.number().int().min(1).default(10),
    SANDBOX_REQUESTS_PER_DAY: z.coerce.number().int().min(1).default(5000),
    SANDBOX_MERCHANT_CAP: z.coerce.number().int().min(1).default(5),
    OPEN_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(300),
    WRONG_CREDENTIALS_PER_MINUTE: z.coerce.number().int().min(1).default(60),
    LOOKUPS_PER_MINUTE: z.coerce.number().int().min(1).default(30),
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    ALLOW_PRIVATE_WEBHOOKS: z.enum(["0", "1"]).default("0"),
    RESEND_WEBHOOK_SECRET: optionalText,
    STRIPE_SECRET_KEY: optionalText.pipe(z.string().min(10).max(500).optional()),
    STRIPE_WEBHOOK_SECRET: optionalText.pipe(z.string().min(10).max(500).optional()),
    STRIPE_API_BASE: optionalText.pipe(z.url().refine(isSafeBase, SAFE_BASE).optional()),
    AUTHORIZE_NET_PRODUCTION_URL: z.url().default("https://api.authorize.net/xml/v1/request.api"),
    AUTHORIZE_NET_SANDBOX_URL: z.url().default("https://apitest.authorize.net/xml/v1/request.api"),
  })
  .superRefine((env, ctx) => {
    if ((env.RESEND_API_KEY || env.SMTP_URL) && !env.MAIL_FROM) {
      const path = ["MAIL_FROM"];
      ctx.addIssue({ code: "custom", path, message: "is missing: the sender of every mail" });
    }
    if ((env.OPENAI_API_KEY || env.OPENAI_BASE_URL) && !env.OPENAI_MODEL) {
      const path = ["OPENAI_MODEL"];
      ctx.addIssue({ code: "custom", path, message: "is missing: the model that assesses" });
    }
  });

/** The checked configuration. */
export interface Config {
  readonly port: number;
  /** Public address, without a slash at its end. */
  readonly baseUrl: string;
  /** The address that the web process listens on: loopback where nothing else is said. */
  readonly listen: string;
  /** Of the owner, who migrates; undefined: the embedded PostgreSQL serves, or others migrate. */
  readonly databaseUrl: string | undefined;
  /** The login of web processes; undefined in processes that are none. */
  readonly webDatabaseUrl: string | undefined;
  /** The login of workers; undefined in processes that are none. */
  readonly workerDatabaseUrl: string | undefined;
  /** Base64 of the key that secrets are stored under, and of the one before while they move. */
  readonly encryptionKey: string | undefined;
  readonly previousEncryptionKey: string | undefined;
  /** Absolute folder of everything that the service keeps outside the database. */
  readonly dataDir: string;
  readonly logLevel: "debug" | "info" | "warn" | "error" | "silent";
  readonly mail: {
    readonly from: string;
    readonly resendApiKey: string | undefined;
    readonly resendBaseUrl: string | undefined;
    readonly smtpUrl: string | undefined;
  };
  /** The language model that assesses; undefined: the embedded assessor does. */
  readonly model:
    | {
        readonly baseUrl: string | undefined;
        readonly apiKey: string;
        readonly model: string;
        readonly timeoutMs: number;
        readonly maxRetries: number;
      }
    | undefined;
  readonly healthMaxQueueLagSeconds: number;
  /** Opens /metrics; undefined: there is none. */
  readonly metricsToken: string | undefined;
  /** Where a worker answers /metrics, on loopback; undefined: nowhere. */
  readonly workerMetricsPort: number | undefined;
  /** Traces are exported, so large a share of them; undefined: they are not. */
  readonly traces: { readonly share: number } | undefined;
  /** Jobs that one worker process works on at once, per queue. */
  readonly workerConcurrency: number;
  readonly limits: {
    readonly liveRequestsPerSecond: number;
    readonly sandboxRequestsPerSecond: number;
    readonly sandboxRequestsPerDay: number;
    readonly sandboxMerchantCap: number;
    /** Of one client address: pages and documents for anybody. */
    readonly openRequestsPerMinute: number;
    /** Of one client address: credentials that are wrong. */
    readonly wrongCredentialsPerMinute: number;
    /** Of one client address: codes of attestations and ended links, by which alone something is found. */
    readonly lookupsPerMinute: number;
  };
  /** Development and tests: webhooks may go to private addresses and over plain http. */
  readonly allowPrivateWebhooks: boolean;
  /** How many proxies of one's own stand before the service. */
  readonly trustedProxies: number;
  /** Signs the mail service's own reports on messages; undefined: they are refused. */
  readonly resendWebhookSecret: string | undefined;
  /** The payment service that partners pay their invoices at; undefined: payments are written down by hand. */
  readonly stripe:
    | {
        readonly secretKey: string;
        /** Signs what it tells; undefined: it is not listened to. */
        readonly webhookSecret: string | undefined;
        /** Where it answers; undefined: at its own address. */
        readonly apiBase: string | undefined;
      }
    | undefined;
  /** Where the payment gateway answers, per environment. */
  readonly authorizeNet: { readonly production: string; readonly sandbox: string };
}

const FALLBACK_SENDER = "Sealwright <no-reply@localhost>";

/** Reads the configuration; throws StartupError that names every wrong variable in one line. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = Environment.safeParse(env);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((i) => `${i.path.join(".")} ${i.message}`).join("; ");
    throw new StartupError(`The configuration is not right: ${wrong}. See .env.example.`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    baseUrl: (values.BASE_URL ?? `http://localhost:${values.PORT}`).replace(/(?<!\/)\/+$/, ""),
    listen: values.LISTEN,
    databaseUrl: values.DATABASE_URL,
    webDatabaseUrl: values.WEB_DATABASE_URL,
    workerDatabaseUrl: values.WORKER_DATABASE_URL,
    encryptionKey: values.ENCRYPTION_KEY,
    previousEncryptionKey: values.PREVIOUS_ENCRYPTION_KEY,
    dataDir: path.resolve(values.DATA_DIR),
    logLevel: values.LOG_LEVEL,
    mail: {
      from: values.MAIL_FROM ?? FALLBACK_SENDER,
      resendApiKey: values.RESEND_API_KEY,
      resendBaseUrl: values.RESEND_BASE_URL,
      smtpUrl: values.SMTP_URL,
    },
    model: modelOf(values),
    healthMaxQueueLagSeconds: values.HEALTH_MAX_QUEUE_LAG_SECONDS,
    metricsToken: values.METRICS_TOKEN,
    workerMetricsPort: values.WORKER_METRICS_PORT,
    traces: tracesOf(values),
    workerConcurrency: values.WORKER_CONCURRENCY,
    limits: {
      liveRequestsPerSecond: values.LIVE_REQUESTS_PER_SECOND,
      sandboxRequestsPerSecond: values.SANDBOX_REQUESTS_PER_SECOND,
      sandboxRequestsPerDay: values.SANDBOX_REQUESTS_PER_DAY,
      sandboxMerchantCap: values.SANDBOX_MERCHANT_CAP,
      openRequestsPerMinute: values.OPEN_REQUESTS_PER_MINUTE,
      wrongCredentialsPerMinute: values.WRONG_CREDENTIALS_PER_MINUTE,
      lookupsPerMinute: values.LOOKUPS_PER_MINUTE,
    },
    allowPrivateWebhooks: values.ALLOW_PRIVATE_WEBHOOKS === "1",
    trustedProxies: values.TRUSTED_PROXIES,
    resendWebhookSecret: values.RESEND_WEBHOOK_SECRET,
    stripe: stripeOf(values),
    authorizeNet: {
      production: values.AUTHORIZE_NET_PRODUCTION_URL,
      sandbox: values.AUTHORIZE_NET_SANDBOX_URL,
    },
  };
}

/** Where to, the exporter reads by itself: these are OpenTelemetry's own variables. */
function tracesOf(values: z.output<typeof Environment>): Config["traces"] {
  const to = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_ENDPOINT;
  return to ? { share: values.OTEL_TRACES_SAMPLER_ARG } : undefined;
}

function stripeOf(values: z.output<typeof Environment>): Config["stripe"] {
  const { STRIPE_SECRET_KEY: secretKey } = values;
  if (!secretKey) return undefined;
  return {
    secretKey,
    webhookSecret: values.STRIPE_WEBHOOK_SECRET,
    apiBase: values.STRIPE_API_BASE,
  };
}

const MODEL_RETRIES = 2;

function modelOf(values: z.output<typeof Environment>): Config["model"] {
  if (!values.OPENAI_MODEL) return undefined;
  return {
    baseUrl: values.OPENAI_BASE_URL,
    // A server of one's own may take any key, but the header must be there.
    apiKey: values.OPENAI_API_KEY ?? "none",
    model: values.OPENAI_MODEL,
    timeoutMs: values.MODEL_TIMEOUT_SECONDS * 1000,
    maxRetries: MODEL_RETRIES,
  };
}

let cached: Config | undefined;

/**
 * Changes variables of this process that were found out after it started: a database, a key, a port.
 * undefined removes one. The configuration is read again at its next use.
 */
export function changeEnvironment(change: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  cached = undefined;
}

/** The configuration of this process, read at its first use. */
export function config(): Config {
  cached ??= readConfig();
  return cached;
}
