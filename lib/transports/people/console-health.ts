// `GET /api/console-health`: the figures that an open page of the console reads again and again. Of no use without the
// session of an operator at this browser.
import { countPage } from "@/lib/auth/limits";
import { tokenInCookies } from "@/lib/auth/people/cookie";
import { sessionOfToken } from "@/lib/auth/people/session";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { OPERATING } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { logFailure, pathHandlers, refusal } from "@/lib/transports/rest";
import { isSameOrigin } from "./same-origin";

async function operatorReading({ headers }: Request) {
  if (!isSameOrigin(headers)) throw new AppError("INVALID_CREDENTIALS");
  const found = await sessionOfToken(tokenInCookies(headers) ?? undefined);
  if (!found) throw new AppError("INVALID_CREDENTIALS");
  await countPage(found.caller);
  return found.caller;
}

async function answerConsoleHealth(request: Request): Promise<Response> {
  const requestId = newId("req");
  try {
    const caller = await operatorReading(request);
    const { output } = await run(OPERATING.showHealth, caller, {}, { requestId });
    const headers = { "X-Request-Id": requestId, "Cache-Control": "no-store" };
    return Response.json(output, { headers });
  } catch (error) {
    if (!(error instanceof AppError)) {
      logFailure({ requestId, operation: OPERATING.showHealth.name }, error);
    }
    return refusal(error, requestId);
  }
}

/** The handlers of `/api/console-health`. */
export const consoleHealthHandlers = pathHandlers({ GET: answerConsoleHealth });
