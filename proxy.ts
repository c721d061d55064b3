// What only the answer's headers or status can say, which no page can set: who may show the embedded portal,
// that an address asks for verification pages too often, and that the service is away for a moment.
import { type NextRequest, NextResponse } from "next/server";
import { awayPage } from "@/components/portal/away-page";
import { databaseAnswers } from "@/lib/auth/database";
import { embedPolicy } from "@/lib/auth/embedding";
import { refuseTooFrequent } from "@/lib/transports/verify";

/** A page that needs the database is not begun without it: its own status could not tell. */
async function refuseWhileAway({ nextUrl, headers }: NextRequest): Promise<Response | null> {
  if (await databaseAnswers()) return null;
  const framed = nextUrl.pathname === "/portal/embed";
  return awayPage(nextUrl.searchParams.get("locale"), headers.get("accept-language"), framed);
}

/** Names the sites that may show this embed; counts looks at verification pages. */
export async function proxy(request: NextRequest): Promise<Response> {
  const away = await refuseWhileAway(request);
  if (away) return away;
  if (request.nextUrl.pathname.startsWith("/verify/")) {
    return (await refuseTooFrequent(request)) ?? NextResponse.next();
  }
  if (request.nextUrl.pathname !== "/portal/embed") return NextResponse.next();
  const query = Object.fromEntries(request.nextUrl.searchParams);
  const response = NextResponse.next();
  response.headers.set("Content-Security-Policy", await embedPolicy(query));
  return response;
}

export const config = {
  matcher: ["/portal", "/portal/embed", "/portal/handoff", "/verify/:code+"],
};
