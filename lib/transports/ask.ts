// The page of a link to a helper, and `/api/ask`, by which it is read again and answered. An unknown token is
// told nothing; one that is known, how far its link is.
import type { z } from "zod";
import { countLookup } from "@/lib/auth/address-limits";
import { countHelper, helperOfToken } from "@/lib/auth/helper";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { SMALL_BODY_MAX_BYTES } from "@/lib/core/policy";
import { HELPING } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { readBody } from "./body";
import { originOfCall } from "./call-origin";
import { refusal } from "./rest";

const TOKEN_HEADER = "x-ask-token";

/** What a link shows; null where there is no such link. The request itself was counted before. */
export async function helperPage(
  token: unknown,
): Promise<z.output<typeof HELPING.readHelperPage.output> | null> {
  const caller = await helperOfToken(token);
  if (!caller) return null;
  await countHelper(caller);
  return (await run(HELPING.readHelperPage, caller, {}, { requestId: newId("req") })).output;
}

type Work = (request: Request, requestId: string) => Promise<unknown>;

function handler(work: Work) {
  return async (request: Request): Promise<Response> => {
    const requestId = newId("req");
    const headers = { "X-Request-Id": requestId, "Cache-Control": "no-store" };
    try {
      await countLookup(originOfCall(request).address);
      return Response.json(await work(request, requestId), { headers });
    } catch (error) {
      return refusal(error, requestId);
    }
  };
}

/** `GET`: what the page of a link shows. */
export const readAskHandler = handler(async (request) => {
  const page = await helperPage(request.headers.get(TOKEN_HEADER));
  if (!page) throw new AppError("HELPER_LINK_NOT_FOUND");
  return page;
});

/** `POST`: the helper's words. */
export const answerAskHandler = handler(async (request, requestId) => {
  const caller = await helperOfToken(request.headers.get(TOKEN_HEADER));
  if (!caller) throw new AppError("HELPER_LINK_NOT_FOUND");
  await countHelper(caller);
  const body = await readBody(request, { bodyMaxBytes: SMALL_BODY_MAX_BYTES });
  const meta = { requestId, origin: originOfCall(request) };
  return (await run(HELPING.answerAsHelper, caller, body, meta)).output;
});
