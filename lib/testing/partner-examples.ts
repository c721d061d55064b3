// The examples of what a partner sets up for itself: part of the one list of examples.
import { seedApiKey } from "@/db/seed/partner";
import { hashApiKey } from "@/lib/core/credentials";
import { newId } from "@/lib/core/ids";
import { expectStatus } from "./api";
import { aCreditNote, anInvoice } from "./billing";
import type { TestDatabase } from "./database";
import type { Example } from "./examples";
import { anAddress, aUser } from "./people";
import { aReceiver } from "./receiver";
import type { TestPartner } from "./world";

type Build = (database: TestDatabase, partner: TestPartner) => Promise<Example>;

const receiving: Build = async (_, partner) => {
  const { url } = await aReceiver();
  const body = { webhookUrl: url };
  await expectStatus(200, "PUT", "/v1/partner/webhook", { as: partner.as, body });
  return { path: "/v1/partner/webhook-test" };
};

const replaying: Build = async (database, partner) => {
  const { path } = await receiving(database, partner);
  const ping = await expectStatus(200, "POST", path, { as: partner.as });
  return { path: `/v1/partner/webhook/deliveries/${ping.body.deliveryId}/replay` };
};

/** The examples, by the operation's name in the code. */
export const PARTNER_EXAMPLES = {
  getPartner: async () => ({ path: "/v1/partner" }),
  setWebhook: async () => ({
    path: "/v1/partner/webhook",
    body: { webhookUrl: "https://receiver.example/hooks" },
  }),
  rotateSecret: async () => ({ path: "/v1/partner/webhook/rotate-secret" }),
  rotateKey: async () => ({ path: "/v1/partner/rotate-key" }),
  listTeam: async () => ({ path: "/v1/partner/team" }),
  inviteMember: async () => ({
    path: "/v1/partner/team/invitations",
    body: { email: "ada@harbor.example", role: "member" },
  }),
  withdrawInvitation: async (_, partner) => {
    const invited = await expectStatus(201, "POST", "/v1/partner/team/invitations", {
      as: partner.as,
      body: { email: anAddress(), role: "viewer" },
    });
    return { path: `/v1/partner/team/invitations/${invited.body.id}` };
  },
  changeRole: async (database, { partnerId }) => {
    const { userId } = await aUser(database, partnerId, "viewer");
    return { path: `/v1/partner/team/members/${userId}`, body: { role: "member" } };
  },
  removeMember: async (database, { partnerId }) => {
    const { userId } = await aUser(database, partnerId, "viewer");
    return { path: `/v1/partner/team/members/${userId}` };
  },
  getSettings: async () => ({ path: "/v1/partner/settings" }),
  updateSettings: async (database, { partnerId }) => {
    // What is set already changes nothing.
    const back = "update partners set reply_to = null where id = $1";
    await database.pool.query(back, [partnerId]);
    return { path: "/v1/partner/settings", body: { replyTo: "cards@harbor.example" } };
  },
  getLogo: async () => ({ path: "/v1/partner/logo" }),
  fetchLogo: async (database, { partnerId }) => {
    const set = "update partners set logo_url = 'https://bank.example/logo.png' where id = $1";
    await database.pool.query(set, [partnerId]);
    return { path: "/v1/partner/logo/fetch" };
  },
  listApiKeys: async () => ({ path: "/v1/partner/keys" }),
  revokeKey: async (database, { partnerId }) => {
    const apiKey = await seedApiKey(database.db, partnerId, "sandbox", new Date());
    const { rows } = await database.pool.query("select id from api_keys where hash = $1", [
      hashApiKey(apiKey),
    ]);
    return { path: `/v1/partner/keys/${rows[0].id}` };
  },
  getWebhook: async () => ({ path: "/v1/partner/webhook" }),
  testWebhook: receiving,
  listDeliveries: async () => ({ path: "/v1/partner/webhook/deliveries" }),
  replayDelivery: replaying,
  replayFailed: async (database, partner) => {
    await receiving(database, partner);
    await database.pool.query(
      `insert into webhook_deliveries (partner_id, id, event_id, event_type, url, body, status, created_at)
       values ($1, $2, $3, 'merchant.created', 'https://receiver.example', '{}', 'failed', now())`,
      [partner.partnerId, newId("whd"), newId("evt")],
    );
    const path = "/v1/partner/webhook/replay-failed";
    return { path, body: { since: "2026-11-20T09:30:00.000Z" } };
  },
  listRequests: async () => ({ path: "/v1/partner/requests?outcome=refused" }),
  listNotices: async () => ({ path: "/v1/partner/notices" }),
  getBilling: async () => ({ path: "/v1/partner/billing" }),
  downloadInvoice: async (database, { partnerId }) => ({
    path: `/v1/partner/invoices/${await anInvoice(database, partnerId)}.pdf`,
  }),
  downloadCreditNote: async (database, { partnerId }) => ({
    path: `/v1/partner/credit-notes/${await aCreditNote(database, partnerId)}.pdf`,
  }),
} satisfies Record<string, Build>;
