// The worker: claims jobs with a lease, does their outside work, and turns dead letters into events.
import type { PgBoss } from "pg-boss";
import { createAssessor } from "@/lib/assessor/create-assessor";
import type { Assessor } from "@/lib/assessor/port";
import type { Caller } from "@/lib/core/caller";
import { type Clock, systemClock } from "@/lib/core/clock";
import { config } from "@/lib/core/config";
import { log } from "@/lib/core/log";
import type { Run } from "@/lib/core/run";
import { observe } from "@/lib/core/telemetry/observe";
import { traced } from "@/lib/core/telemetry/trace";
import { ThreadLimitError } from "@/lib/core/thread";
import { giveUpJob } from "@/lib/domain/job/system";
import { createLogoGateway, type LogoGateway } from "@/lib/gateways/logo/logo-gateway";
import { createMailGateway, type MailGateway } from "@/lib/gateways/mail/mail-gateway";
import { createStripeGateway, type StripeGateway } from "@/lib/gateways/stripe/stripe-gateway";
import { createWebhookGateway, type WebhookGateway } from "@/lib/gateways/webhook/webhook-gateway";
import type { JobPayload } from "@/lib/reactions";
import { run as defaultRun } from "@/lib/runtime";
import { analyzeAnswerJob } from "./analyze-answer";
import { bulkMailJob } from "./bulk-mail";
import { composeQuestionJob } from "./compose-question";
import { deletePartnerJob } from "./delete-partner";
import { deliverWebhookJob } from "./deliver-webhook";
import { determineJob } from "./determine";
import { drawStatementJob } from "./draw-statement";
import { failureOf } from "./failure";
import { fetchLogoJob } from "./fetch-logo";
import type { Job, JobContext } from "./job";
import { mailApplicationJob } from "./mail-application";
import { mailAskedJob } from "./mail-asked";
import { mailCreditNoteJob } from "./mail-credit-note";
import { mailDocumentsJob } from "./mail-documents";
import { mailInvoiceJob } from "./mail-invoice";
import { mailNoticeJob } from "./mail-notice";
import { mailPeopleJob } from "./mail-people";
import { workInPlaces } from "./places";
import { presetOutlookJob } from "./preset-outlook";
import { createWorkerBoss, DEAD_LETTERS } from "./queue";
import { RECOUNT, recountBooks } from "./recount";
import { renderCreditNoteJob } from "./render-credit-note";
import { renderDocumentsJob } from "./render-documents";
import { renderInvoiceJob } from "./render-invoice";
import { sendFreshLinkJob } from "./send-fresh-link";
import { sendInviteJob } from "./send-invite";
import { sendMailJob } from "./send-mail";
import { sendReminderJob } from "./send-reminder";
import { sendReturnedJob } from "./send-returned";
import { type Slots, type SlotWork, workInSlots } from "./slots";
import { followStripeJob, pushInvoiceJob, settleInStripeJob } from "./stripe";
import { SWEEP, sweep } from "./sweep";

/** Every job of the product. */
export const JOBS: readonly Job[] = [
  determineJob,
  composeQuestionJob,
  analyzeAnswerJob,
  renderDocumentsJob,
  mailDocumentsJob,
  sendMailJob,
  deliverWebhookJob,
  sendInviteJob,
  sendReminderJob,
  sendFreshLinkJob,
  sendReturnedJob,
  mailNoticeJob,
  mailPeopleJob,
  mailApplicationJob,
  mailAskedJob,
  bulkMailJob,
  fetchLogoJob,
  presetOutlookJob,
  renderInvoiceJob,
  mailInvoiceJob,
  renderCreditNoteJob,
  mailCreditNoteJob,
  drawStatementJob,
  deletePartnerJob,
  pushInvoiceJob,
  followStripeJob,
  settleInStripeJob,
];

/** What a worker is made of; tests put their own parts in. */
export interface WorkerParts {
  readonly run?: Run;
  readonly assessor?: Assessor;
  readonly mail?: MailGateway;
  readonly webhooks?: WebhookGateway;
  readonly logos?: LogoGateway;
  readonly stripe?: StripeGateway | null;
  readonly clock?: Clock;
}

type JobParts = Omit<JobContext, "payload" | "caller">;

/** A running worker. */
export interface Worker {
  /** Lets the jobs at hand finish, then lets go. */
  stop(): Promise<void>;
}

const POLLING = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 } as const;
const STOP_MS = 20_000;

/** Starts working on every queue. */
export async function startWorker(parts: WorkerParts = {}): Promise<Worker> {
  const boss = createWorkerBoss();
  const run = parts.run ?? defaultRun;
  const assessor = parts.assessor ?? createAssessor(config().model);
  const mail = parts.mail ?? createMailGateway(config().mail);
  const open = { allowPrivate: config().allowPrivateWebhooks };
  const webhooks = parts.webhooks ?? createWebhookGateway(open);
  const logos = parts.logos ?? createLogoGateway(open);
  const stripe = parts.stripe === undefined ? createStripeGateway(config().stripe) : parts.stripe;
  await boss.start();
  const jobParts = { run, assessor, mail, webhooks, logos, stripe };
  const inSlots = JOBS.flatMap((job) =>
    job.slots ? [workOnInSlots(boss, job, job.slots, jobParts)] : [],
  );
  for (const job of JOBS) if (!job.slots) await workOn(boss, job, jobParts);
  await workOnDeadLetters(boss, run);
  await workOnSchedule(boss, run, parts.clock ?? systemClock);
  return {
    async stop() {
      await Promise.all(inSlots.map((work) => work.stop(STOP_MS)));
      await boss.stop({ graceful: true, timeout: STOP_MS });
    },
  };
}

function workOnInSlots(boss: PgBoss, job: Job, slots: Slots, parts: JobParts): SlotWork {
  return workInSlots<JobPayload>(boss, job.name, slots, (data) => attemptJob(job, data, parts));
}

async function workOn(boss: PgBoss, job: Job, parts: JobParts): Promise<void> {
  await workInPlaces(boss, job.name, config().workerConcurrency, async ({ data, retryCount }) => {
    const failed = await attemptJob(job, data, parts);
    if (!failed) return { status: "completed" };
    const tooMuch = failed instanceof ThreadLimitError;
    const output = { ...failureOf(failed), tooMuch };
    // It is tried once more, as the machine may have been busy; the same again would only block others.
    return { status: tooMuch && retryCount > 0 ? "deadletter" : "failed", output };
  });
}

/** Runs one job once; pg-boss keeps silent about errors of handlers, so they are logged here. */
async function attemptJob(job: Job, payload: JobPayload, parts: JobParts): Promise<Error | null> {
  const started = performance.now();
  const { partnerId, traceparent: after } = payload;
  const caller: Caller = { kind: "system", partnerId, job: job.name };
  const facts = { "sealwright.job": job.name, "sealwright.partner": partnerId };
  const ended = (outcome: "done" | "failed") => {
    const ms = performance.now() - started;
    observe({ of: "job", name: job.name, outcome, ms });
    return Math.round(ms);
  };
  try {
    await traced({ name: `job ${job.name}`, kind: "job", facts, after }, () =>
      job.work({ payload, caller, ...parts }),
    );
    const ms = ended("done");
    log().info({ job: job.name, resourceId: payload.resourceId, ms }, "job done");
    return null;
  } catch (error) {
    ended("failed");
    const failure = error instanceof Error ? error : new Error(String(error));
    log().error({ job: job.name, resourceId: payload.resourceId, err: failure }, "job failed");
    return failure;
  }
}

/** One worker of all takes each run of the schedule. */
async function workOnSchedule(boss: PgBoss, run: Run, clock: Clock): Promise<void> {
  await boss.schedule(SWEEP.queue, SWEEP.cron, {}, { tz: "UTC" });
  await boss.work(SWEEP.queue, POLLING, async () => {
    const started = performance.now();
    await sweep(run, clock);
    log().info({ job: SWEEP.queue, ms: Math.round(performance.now() - started) }, "job done");
  });
  await boss.schedule(RECOUNT.queue, RECOUNT.cron, {}, { tz: "UTC" });
  await boss.work(RECOUNT.queue, POLLING, async () => {
    await recountBooks(run);
  });
}

async function workOnDeadLetters(boss: PgBoss, run: Run): Promise<void> {
  const options = { ...POLLING, batchSize: 10, includeMetadata: true } as const;
  await boss.work<JobPayload, void, typeof options>(DEAD_LETTERS, options, async (batch) => {
    for (const { data, sourceName, sourceOutput } of batch) {
      const { partnerId, resourceId, merchantId, attemptId } = data;
      const job = sourceName ?? "unknown";
      // What runs by the clock has no tenant whose log could tell it.
      if (!partnerId) {
        log().error({ job }, "job given up");
        continue;
      }
      const caller: Caller = { kind: "system", partnerId, job: DEAD_LETTERS };
      const { reason, tooMuch } = endOf(sourceOutput);
      await run(giveUpJob, caller, { job, resourceId, merchantId, attemptId, reason, tooMuch });
      log().error({ job, resourceId }, "job given up");
    }
  });
}

function endOf(output: unknown): { reason: string; tooMuch: boolean } {
  const { message, tooMuch } = (output ?? {}) as { message?: unknown; tooMuch?: unknown };
  const reason = typeof message === "string" ? message.slice(0, 500) : "It failed on every try.";
  return { reason, tooMuch: tooMuch === true };
}
