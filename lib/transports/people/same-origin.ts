// A form of another site cannot act here: beside what the cookie (SameSite) and Next refuse, every act of a
// person asks where its request comes from.
import { config } from "@/lib/core/config";
import { AppError } from "@/lib/core/errors";

/** Whether a request was sent by a page of this service. One that does not say so was not. */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = headers.get("origin");
  if (origin === null || !URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === headers.get("host") || host === new URL(config().baseUrl).host;
}

/** Refuses a request of another site. */
export function requireSameOrigin(headers: Headers): void {
  if (!isSameOrigin(headers)) {
    const message = "This was sent from another site. Open the page here, then try again.";
    throw new AppError("INVALID_CREDENTIALS", { message });
  }
}

const OWN_PAGE = /^\/(?:dashboard|console)(?:\/[\w-]+)*(?:\?[\w\-.=&%+]*)?$/;

/** The page that somebody wanted before signing in; the dashboard for anything that is none of its pages. */
export function safeNext(wanted: unknown): string {
  return typeof wanted === "string" && OWN_PAGE.test(wanted) ? wanted : "/dashboard";
}
