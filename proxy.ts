// Who may show the embedded portal differs by partner, and must be said in the answer's headers: no page
// can set those. Every other address keeps the refusal of next.config.ts.
import { type NextRequest, NextResponse } from "next/server";
import { embedPolicy } from "@/lib/auth/embedding";

/** Names the sites that may show this embed. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const query = Object.fromEntries(request.nextUrl.searchParams);
  const response = NextResponse.next();
  response.headers.set("Content-Security-Policy", await embedPolicy(query));
  return response;
}

export const config = { matcher: "/portal/embed" };
