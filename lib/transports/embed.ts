// The portal inside another site: who may show it, and a portal session out of what that site sends.
import { z } from "zod";
import { type Authenticated, authenticate } from "@/lib/auth/authenticate";
import { credentialsOf, type EmbedQuery, sitesOf } from "@/lib/auth/embedding";
import { countRequest } from "@/lib/auth/limits";
import { type Embedders, embeddersOf, mayEmbed, mayReturnTo } from "@/lib/core/embedding";
import { AppError, validationError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { readShape } from "@/lib/core/shape-issues";
import { PUBLIC } from "@/lib/registry";
import { run } from "@/lib/runtime";
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
  const { output } = await run(PUBLIC.mintToken, caller, { merchantId });
  return output.sessionToken;
}

async function open(headers: Headers, merchantId: string | undefined): Promise<OpenedEmbed> {
  const authenticated = await authenticate(headers);
  await countRequest(authenticated);
  const embedders = embeddersOf(await sitesOf(authenticated.caller.partnerId));
  const token = await sessionOf(headers, authenticated, merchantId);
  const { caller } = await authenticate(new Headers({ "x-session-token": token }));
  if (caller.kind !== "merchant") throw new AppError("INVALID_CREDENTIALS");
  return { caller, token, embedders };
}

/** The visit that an embed's address asks for; null where its credentials are missing or wrong. */
export async function openEmbed(query: EmbedQuery): Promise<OpenedEmbed | null> {
  const { merchantId } = query;
  if (typeof merchantId !== "string") return null;
  try {
    return await open(credentialsOf(query), merchantId);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** The address that a merchant may be sent back to; null where its partner did not name the host. */
export async function returnPlace(caller: MerchantCaller, url: unknown): Promise<string | null> {
  if (typeof url !== "string") return null;
  const { returnHosts } = await sitesOf(caller.partnerId);
  return mayReturnTo(url, returnHosts) ? url : null;
}

const Asked = z.strictObject({
  merchantId: z.string().max(100).optional(),
  /** The origin that handed the credential over, as the browser named it to the embed. */
  origin: z.string().max(300),
});

async function askedBy(request: Request): Promise<z.output<typeof Asked>> {
  const body: unknown = await request.json().catch(() => null);
  const read = readShape(Asked, body);
  if (!read.data) throw validationError(read.issues);
  return read.data;
}

/**
 * `POST /api/embed-session`: a portal session for what an embedding site handed over by message. A site
 * that is not on the partner's list gets nothing, whatever it holds.
 */
export async function embedSessionHandler(request: Request): Promise<Response> {
  const requestId = newId("req");
  const headers = { "X-Request-Id": requestId, "Cache-Control": "no-store" };
  try {
    const { caller: asking } = await authenticate(request.headers);
    const { merchantId, origin } = await askedBy(request);
    if (!mayEmbed(origin, embeddersOf(await sitesOf(asking.partnerId)))) {
      const message = "This site may not show the portal. Add its origin to the partner's list.";
      return Response.json({ code: "ORIGIN_NOT_ALLOWED", message }, { status: 403, headers });
    }
    const { caller, token, embedders } = await open(request.headers, merchantId);
    const answer = { sessionToken: token, merchantId: caller.merchantId, embedders };
    return Response.json(answer, { headers });
  } catch (error) {
    return refusal(error, requestId);
  }
}
