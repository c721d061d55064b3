import { renewSession } from "@/lib/auth/renew";
import { newId } from "@/lib/core/ids";
import { INTERNAL } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { admit } from "./admission";
import { refusal } from "./rest";

/** `POST /api/session`: a new token for a portal session that is about to end. */
export async function renewSessionHandler(request: Request): Promise<Response> {
  const requestId = newId("req");
  try {
    const { caller: asking, limits } = await admit(request);
    const { caller, token, tokenId, expiresAt } = await renewSession(asking, new Date());
    const { merchantId } = caller;
    const renewed = caller.tokenId;
    const input = { merchantId, renewed, tokenId, expiresAt: expiresAt.toISOString() };
    const acting = { kind: "system" as const, partnerId: caller.partnerId, job: "portal-session" };
    await run(INTERNAL.recordRenewal, acting, input, { requestId });
    const headers = { ...limits, "X-Request-Id": requestId, "Cache-Control": "no-store" };
    return Response.json({ sessionToken: token, expiresAt, merchantId }, { headers });
  } catch (error) {
    return refusal(error, requestId);
  }
}
