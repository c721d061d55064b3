// The download of the archive, for an owner or admin of a closing partner: the one thing that is still open to them.
import { countPage } from "@/lib/auth/limits";
import { tokenInCookies } from "@/lib/auth/people/cookie";
import { sessionOfToken } from "@/lib/auth/people/session";
import { actorName } from "@/lib/core/caller";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { log } from "@/lib/core/log";
import { pagedStream } from "@/lib/core/paged-stream";
import { READER_PATIENCE_MS } from "@/lib/core/policy";
import { Readers } from "@/lib/core/readers";
import { OWN } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { archiveOf } from "@/lib/transports/archive";
import { originOfCall } from "@/lib/transports/call-origin";
import { fileResponse, type Handler, logFailure, refusal } from "@/lib/transports/rest";
import { isSameOrigin } from "./same-origin";

/** Archives that one partner reads at once, in each web process. */
const AT_ONCE = 2;
const readers = new Readers(AT_ONCE);
const OPERATION = OWN.openArchive.name;

/** Answers the archive to the person who is signed in at the browser; the runner checks the rest. */
export const archiveDownload: Handler = async (request) => {
  const requestId = newId("req");
  try {
    const response = await answer(request, requestId);
    log().info({ requestId, operation: OPERATION, status: 200 }, "request");
    return response;
  } catch (error) {
    logFailure({ requestId, operation: OPERATION }, error);
    return refusal(error, requestId);
  }
};

async function answer(request: Request, requestId: string): Promise<Response> {
  const { headers, method } = request;
  const token = isSameOrigin(headers) ? tokenInCookies(headers) : null;
  const found = token ? await sessionOfToken(token) : null;
  if (!found) throw new AppError("MISSING_CREDENTIALS");
  const { caller, name } = found;
  await countPage(caller);
  const meta = { requestId, origin: originOfCall(request) };
  const { output: plan } = await run(OWN.openArchive, caller, {}, meta);
  const filename = `${plan.partner.name} ${plan.asOf.slice(0, 10)}.zip`;
  const result = { status: 200, replayed: false, output: { filename, disposition: "attachment" } };
  const kept = new Headers({ "X-Request-Id": requestId, "Cache-Control": "no-store" });
  const leave = readers.enter(caller.homePartnerId);
  const pieces = archiveOf(plan, { by: actorName(caller), byName: name });
  const stream = pagedStream(async () => (await pieces.next()).value ?? null, {
    patienceMs: READER_PATIENCE_MS,
    onEnd: () => {
      leave();
      void pieces.return(undefined);
    },
  });
  return fileResponse("application/zip", { ...result, stream }, kept, method);
}
