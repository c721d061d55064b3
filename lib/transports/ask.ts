// The page of a link to a helper, and `/api/ask`, by which it is answered. Whoever has an unknown token is told
// nothing; whoever has a known one, how far its link is.
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

/** `POST /api/ask`: the helper's words. */
export async function answerAskHandler(request: Request): Promise<Response> {
  const requestId = newId("req");
  const origin = originOfCall(request);
  try {
    await countLookup(origin.address);
    const caller = await helperOfToken(request.headers.get(TOKEN_HEADER));
    if (!caller) throw new AppError("HELPER_LINK_NOT_FOUND");
    await countHelper(caller);
    const body = await readBody(request, { bodyMaxBytes: SMALL_BODY_MAX_BYTES });
    const { output } = await run(HELPING.answerAsHelper, caller, body, { requestId, origin });
    const headers = { "X-Request-Id": requestId, "Cache-Control": "no-store" };
    return Response.json(output, { headers });
  } catch (error) {
    return refusal(error, requestId);
  }
}
