// What operations may reach outside before their transaction, in one place.
import { config } from "@/lib/core/config";
import type { Outside } from "@/lib/core/operation";
import {
  type AuthorizeNetGateway,
  createAuthorizeNetGateway,
} from "./authorize-net/authorize-net-gateway";
import { createWebhookGateway, type WebhookGateway } from "./webhook/webhook-gateway";

declare module "@/lib/core/operation" {
  interface Outside {
    readonly webhooks: WebhookGateway;
    readonly authorizeNet: AuthorizeNetGateway;
  }
}

/** The outside of this process, made at its first use. */
export const outside: Outside = {
  get webhooks() {
    return createWebhookGateway({ allowPrivate: config().allowPrivateWebhooks });
  },
  get authorizeNet() {
    return createAuthorizeNetGateway({ urls: config().authorizeNet });
  },
};
