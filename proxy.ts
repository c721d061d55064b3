// What only the answer's headers or status can say, which no page can set. Everything that is the same for
// every answer is next.config.ts's.
import { type NextRequest, NextResponse } from "next/server";
import { preparePage } from "@/lib/transports/page-request";

/** Counts and prepares every request for a page. */
export async function proxy(request: NextRequest): Promise<Response> {
  const { headers, refusal } = await preparePage(request);
  if (refusal) return refusal;
  // Next reads the nonce of its own scripts from the request's policy.
  const passed = new Headers(request.headers);
  for (const [name, value] of Object.entries(headers)) passed.set(name, value);
  const response = NextResponse.next({ request: { headers: passed } });
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

// Every address but those that are no pages: a page that is forgotten here has its policy all the same.
export const config = {
  matcher: ["/((?!_next/|v1/|api/|mcp$|health|openapi\\.json$|embed\\.js$|icon\\.svg$).*)"],
};
