// Downloads of pages: files of acts that have no address of the API, for the people who are signed in.
import { countPage } from "@/lib/auth/limits";
import { tokenInCookies } from "@/lib/auth/people/cookie";
import { sessionOfToken } from "@/lib/auth/people/session";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { log } from "@/lib/core/log";
import type { AnyOperation } from "@/lib/core/operation";
import { run } from "@/lib/runtime";
import { originOfCall } from "@/lib/transports/call-origin";
import { fileResponse, type Handler, logFailure, refusal } from "@/lib/transports/rest";
import { isSameOrigin } from "./same-origin";

/** The input of an act as its address says it. */
export type ReadAddress = (address: URL) => Record<string, string>;

/** Answers the file of an act to the person who is signed in at the browser; the runner checks the rest. */
export function personFile(operation: AnyOperation, read: ReadAddress): Handler {
  return async (request) => {
    const requestId = newId("req");
    try {
      const response = await answer(operation, request, requestId, read);
      log().info({ requestId, operation: operation.name, status: 200 }, "request");
      return response;
    } catch (error) {
      logFailure({ requestId, operation: operation.name }, error);
      return refusal(error, requestId);
    }
  };
}

async function answer(
  operation: AnyOperation,
  request: Request,
  requestId: string,
  read: ReadAddress,
): Promise<Response> {
  const { headers, method } = request;
  const token = isSameOrigin(headers) ? tokenInCookies(headers) : null;
  const found = token ? await sessionOfToken(token) : null;
  if (!found) throw new AppError("MISSING_CREDENTIALS");
  if (found.partner?.status === "suspended") throw new AppError("PARTNER_SUSPENDED");
  await countPage(found.caller);
  const input = read(new URL(request.url));
  const result = await run(operation, found.caller, input, {
    ...{ requestId, origin: originOfCall(request) },
  });
  const kept = new Headers({ "X-Request-Id": requestId, "Cache-Control": "no-store" });
  return fileResponse(operation.produces ?? "application/json", result, kept, method);
}
