import type { Assessor } from "@/lib/assessor/port";
import type { Caller } from "@/lib/core/caller";
import type { Run } from "@/lib/core/run";
import type { LogoGateway } from "@/lib/gateways/logo/logo-gateway";
import type { MailGateway } from "@/lib/gateways/mail/mail-gateway";
import type { StripeGateway } from "@/lib/gateways/stripe/stripe-gateway";
import type { WebhookGateway } from "@/lib/gateways/webhook/webhook-gateway";
import type { JobName, JobPayload } from "@/lib/reactions";
import type { Slots } from "./slots";

/** What a job works with. Its outside work happens here, its results enter by `run`. */
export interface JobContext {
  readonly payload: JobPayload;
  readonly run: Run;
  /** The system acting for the job's tenant. */
  readonly caller: Caller;
  readonly assessor: Assessor;
  readonly mail: MailGateway;
  readonly webhooks: WebhookGateway;
  readonly logos: LogoGateway;
  /** null: partners do not pay online. */
  readonly stripe: StripeGateway | null;
}

/** One job. It may run twice: machines and unique keys make the repeat harmless. */
export interface Job {
  readonly name: JobName;
  /** Where it mostly waits for somebody else's server: it is worked on in slots, each job by itself. */
  readonly slots?: Slots;
  readonly work: (ctx: JobContext) => Promise<void>;
}
