// `GET /logo/{hash}`: a partner's logo from our own address, for pages, frames and messages. What a hash answers
// never changes, so that whoever has it need not ask again.
import { countOpenRequest } from "@/lib/auth/address-limits";
import { logoOf } from "@/lib/auth/logo";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { originOfCall } from "./call-origin";
import { pathHandlers, refusal } from "./rest";

const PATH = "/logo/";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

async function logo(request: Request): Promise<Response> {
  const requestId = newId("req");
  try {
    await countOpenRequest(originOfCall(request).address);
    const found = await logoOf(new URL(request.url).pathname.slice(PATH.length));
    if (!found) throw new AppError("ROUTE_NOT_FOUND");
    return new Response(found.bytes, {
      headers: {
        "X-Request-Id": requestId,
        "Content-Type": found.mediaType,
        "Content-Length": String(found.bytes.length),
        "Cache-Control": `public, max-age=${YEAR_SECONDS}, immutable`,
        "X-Content-Type-Options": "nosniff",
        // It is somebody else's file: opened by itself it may load and run nothing.
        "Content-Security-Policy": "default-src 'none'; sandbox",
        // Mail programs and portals of partners show it on pages of other sites.
        "Cross-Origin-Resource-Policy": "cross-origin",
      },
    });
  } catch (error) {
    return refusal(error, requestId);
  }
}

/** The handlers of `/logo/{hash}`. */
export const logoHandlers = pathHandlers({ GET: logo });
