// What only the answer's headers or status can say, which no page can set: who may show the embedded portal,
// and that an address asks for verification pages too often. Everything else is next.config.ts's.
import { type NextRequest, NextResponse } from "next/server";
import { embedPolicy } from "@/lib/auth/embedding";
import { refuseTooFrequent } from "@/lib/transports/verify";

/** Names the sites that may show this embed; counts looks at verification pages. */
export async function proxy(request: NextRequest): Promise<Response> {
  if (request.nextUrl.pathname.startsWith("/verify/")) {
    return (await refuseTooFrequent(request)) ?? NextResponse.next();
  }
  const query = Object.fromEntries(request.nextUrl.searchParams);
  const response = NextResponse.next();
  response.headers.set("Content-Security-Policy", await embedPolicy(query));
  return response;
}

export const config = { matcher: ["/portal/embed", "/verify/:code+"] };
