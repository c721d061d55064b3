// Plays partners and merchants through the product's own operations, in this process and at any moment: a
// world with a past. Jobs are done here at that moment; the queue's own try later finds nothing to do.
import type { z } from "zod";
import { embeddedAssessor } from "@/lib/assessor/assessor";
import type { Caller } from "@/lib/core/caller";
import { config } from "@/lib/core/config";
import { newId } from "@/lib/core/ids";
import type { AnyOperation } from "@/lib/core/operation";
import { createLogoGateway } from "@/lib/gateways/logo/logo-gateway";
import { createMailGateway } from "@/lib/gateways/mail/mail-gateway";
import { createWebhookGateway } from "@/lib/gateways/webhook/webhook-gateway";
import type { Job } from "@/lib/jobs/job";
import { runnerOn } from "@/lib/runtime";

/** A partner with the key that acts for it. */
export interface SeedPartner {
  readonly partnerId: string;
  readonly keyId: string;
}

/** Somebody who acts, and the moment at which it happens. */
export interface Actor {
  readonly partnerId: string;
  /** Goes on in time. */
  at: Date;
  /** Runs an operation at the present moment. */
  does<Op extends AnyOperation>(operation: Op, input: unknown): Promise<z.output<Op["output"]>>;
  /** Does the job that an operation asked for. */
  works(job: Job, jobId: string): Promise<void>;
}

const MINUTE_MS = 60_000;

function actor(caller: Caller, at: Date): Actor {
  const { partnerId } = caller;
  const self: Actor = {
    partnerId,
    at,
    async does(operation, input) {
      self.at = new Date(self.at.getTime() + 3 * MINUTE_MS);
      const now = self.at;
      return (await runnerOn({ now: () => now })(operation, caller, input)).output;
    },
    async works(job, jobId) {
      const now = self.at;
      await job.work({
        payload: {
          eventId: "",
          eventType: "section.answered",
          ...{ partnerId, merchantId: null, attemptId: null, resourceId: jobId },
        },
        run: runnerOn({ now: () => now }),
        caller: { kind: "system", partnerId, job: job.name },
        assessor: embeddedAssessor,
        mail: createMailGateway(config().mail),
        webhooks: createWebhookGateway({ allowPrivate: false }),
        logos: createLogoGateway({ allowPrivate: false }),
        stripe: null,
      });
    },
  };
  return self;
}

/** The partner, by its key. */
export function partnerActor({ partnerId, keyId }: SeedPartner, at: Date): Actor {
  const key = { keyId, keyStanding: "current", replayKey: "" } as const;
  return actor({ kind: "partner", partnerId, ...key }, at);
}

/** A merchant in its portal. */
export function merchantActor(partnerId: string, merchantId: string, at: Date): Actor {
  const sessionStart = Math.floor(at.getTime() / 1000);
  const session = { tokenId: newId("thr"), use: "portal", sessionStart, replayKey: "" } as const;
  return actor({ kind: "merchant", partnerId, merchantId, ...session }, at);
}
