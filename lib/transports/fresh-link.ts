// `/api/fresh-link`: another link by e-mail for one whose time is over. Whoever holds an old link learns
// nothing here; the mail goes to the address that the merchant has, and to no other.
import { countLookup } from "@/lib/auth/address-limits";
import { type EndedLink, readEndedLink, readPausedLink } from "@/lib/auth/ended-link";
import type { Caller } from "@/lib/core/caller";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { INTERNAL } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { originOfCall } from "./call-origin";
import { refusal } from "./rest";

function actingFor({ partnerId }: Pick<EndedLink, "partnerId">): Caller {
  return { kind: "system", partnerId, job: "fresh-link" };
}

/** An offer of another link, in the merchant's language where that is known. */
export interface LinkOffer {
  readonly locale: string | null;
}

/** What the holder of this link can be offered; null: nothing. */
export async function findOffer(token: unknown): Promise<LinkOffer | null> {
  const link = await readEndedLink(token, new Date());
  return link && offerTo(link);
}

/** A link whose partner is suspended, in the merchant's language where that is known; null for every other one. */
export async function findPause(
  token: unknown,
): Promise<{ readonly locale: string | null } | null> {
  const link = await readPausedLink(token, new Date());
  return link && ((await offerTo(link)) ?? { locale: null });
}

async function offerTo(link: Omit<EndedLink, "tokenId">): Promise<LinkOffer | null> {
  const { merchantId } = link;
  try {
    return (await run(INTERNAL.findLinkOffer, actingFor(link), { merchantId })).output;
  } catch (error) {
    if (error instanceof AppError && error.code === "MERCHANT_NOT_FOUND") return null;
    throw error;
  }
}

async function ask(token: string | null, requestId: string): Promise<void> {
  const link = await readEndedLink(token, new Date());
  if (!link) return;
  const { merchantId, tokenId } = link;
  try {
    await run(INTERNAL.askForLink, actingFor(link), { merchantId, tokenId }, { requestId });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "MERCHANT_NOT_FOUND") throw error;
  }
}

async function answer(
  request: Request,
  work: (requestId: string) => Promise<unknown>,
): Promise<Response> {
  const requestId = newId("req");
  const headers = { "X-Request-Id": requestId, "Cache-Control": "no-store" };
  try {
    await countLookup(originOfCall(request).address);
    return Response.json(await work(requestId), { headers });
  } catch (error) {
    return refusal(error, requestId);
  }
}

const tokenOf = (request: Request) => request.headers.get("x-session-token");

/** `GET`: whether to offer it. */
export function offerLinkHandler(request: Request): Promise<Response> {
  return answer(request, async () => ({ offered: (await findOffer(tokenOf(request))) !== null }));
}

/** `POST`: the answer is the same whatever the token is, whoever asks, and however often. */
export function askForLinkHandler(request: Request): Promise<Response> {
  return answer(request, async (requestId) => {
    await ask(tokenOf(request), requestId);
    return { accepted: true };
  });
}
