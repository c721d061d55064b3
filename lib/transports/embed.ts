// The portal inside another site: who may show it, and a portal session out of what that site sends.
import { z } from "zod";
import { type Authenticated, authenticate } from "@/lib/auth/authenticate";
import { credentialsOf, type EmbedQuery, sitesOf } from "@/lib/auth/embedding";
import { type Embedders, embeddersOf, mayEmbed, mayReturnTo } from "@/lib/core/embedding";
import { AppError, validationError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { SMALL_BODY_MAX_BYTES } from "@/lib/core/policy";
import { shaped } from "@/lib/core/shaped";
import { PUBLIC } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { admit } from "./admission";
import { readBody } from "./body";
import type { MerchantCaller } from "./page";
import { refusal } from "./rest";

/** A visit that may begin. */
export interface OpenedEmbed {
  readonly caller: MerchantCaller;
  readonly token: string;
  readonly embedders: Embedders;
}

/** A portal session of one merchant. A key is exchanged here and goes no further. */
async function sessionOf(
  headers: Headers,
  { caller }: Authenticated,
  merchantId: string | undefined,
  requestId: string,
): Promise<string> {
  if (caller.kind === "merchant") {
    if (merchantId !== undefined && merchantId !== caller.merchantId) {
      throw new AppError("INVALID_CREDENTIALS");
    }
    return headers.get("x-session-token") ?? "";
  }
  if (merchantId === undefined) {
    throw validationError([
      { path: "merchantId", code: "required", message: "Say which merchant it is." },
    ]);
  }
  const { output } = await run(PUBLIC.mintToken, caller, { merchantId }, { requestId });
  return output.sessionToken;
}

async function open(
  headers: Headers,
  authenticated: Authenticated,
  merchantId: string | undefined,
  requestId: string,
): Promise<OpenedEmbed> {
  const embedders = embeddersOf(await sitesOf(authenticated.caller.partnerId));
  const token = await sessionOf(headers, authenticated, merchantId, requestId);
  const { caller } = await authenticate(new Headers({ "x-session-token": token }));
  if (caller.kind !== "merchant") throw new AppError("INVALID_CREDENTIALS");
  return { caller, token, embedders };
}

/** Why an embed's address opens nothing. */
export type EmbedRefusal =
  | "MISSING_CREDENTIALS"
  | "INVALID_CREDENTIALS"
  | "MERCHANT_NOT_NAMED"
  | "PARTNER_SUSPENDED";

/** Refusals that the page of an embed has words for; every other one is told as a credential that does not count. */
const TOLD: readonly EmbedRefusal[] = ["MISSING_CREDENTIALS", "PARTNER_SUSPENDED"];

/**
 * The visit that an embed's address asks for, or why it opens none: its credentials are missing or wrong, or
 * it has a key and names no merchant. A session token names its own. It was counted when it was let in.
 */
export async function openEmbed(
  query: EmbedQuery,
  requestId = newId("req"),
): Promise<OpenedEmbed | EmbedRefusal> {
  const { merchantId } = query;
  const headers = credentialsOf(query);
  try {
    const authenticated = await authenticate(headers);
    if (authenticated.caller.kind === "partner" && !merchantId) return "MERCHANT_NOT_NAMED";
    if (Array.isArray(merchantId)) return "INVALID_CREDENTIALS";
    return await open(headers, authenticated, merchantId || undefined, requestId);
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return TOLD.find((code) => code === error.code) ?? "INVALID_CREDENTIALS";
  }
}

/** The address that a merchant may be sent back to; null where its partner did not name the host. */
export async function returnPlace(caller: MerchantCaller, url: unknown): Promise<string | null> {
  if (typeof url !== "string") return null;
  return mayReturnTo(url, await sitesOf(caller.partnerId)) ? url : null;
}

const Asked = z.strictObject({
  merchantId: z.string().max(100).optional(),
  /** The origin that handed the credential over, as the browser named it to the embed. */
  origin: z.string().max(300),
});

async function askedBy(request: Request): Promise<z.output<typeof Asked>> {
  const read = shaped(Asked, await readBody(request, { bodyMaxBytes: SMALL_BODY_MAX_BYTES }));
  if (!read.ok) throw validationError(read.issues);
  return read.data;
}

/**
 * `POST /api/embed-session`: a portal session for what an embedding site handed over by message. A site
 * that is not on the partner's list gets nothing, whatever it holds.
 */
export async function embedSessionHandler(request: Request): Promise<Response> {
  const requestId = newId("req");
  const headers: Record<string, string> = {
    "X-Request-Id": requestId,
    "Cache-Control": "no-store",
  };
  try {
    const asking = await admit(request);
    Object.assign(headers, asking.limits);
    const { merchantId, origin } = await askedBy(request);
    if (!mayEmbed(origin, embeddersOf(await sitesOf(asking.caller.partnerId)))) {
      const message = "This site may not show the portal. Add its origin to the partner's list.";
      return Response.json({ code: "ORIGIN_NOT_ALLOWED", message }, { status: 403, headers });
    }
    const { caller, token, embedders } = await open(request.headers, asking, merchantId, requestId);
    const answer = { sessionToken: token, merchantId: caller.merchantId, embedders };
    return Response.json(answer, { headers });
  } catch (error) {
    const response = refusal(error, requestId);
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  }
}
