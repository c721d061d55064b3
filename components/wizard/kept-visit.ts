// What a tab keeps of a visit, so that loading the page again goes on with it. A visit has its token here and
// never a key: those are exchanged first. Where the browser keeps nothing, the visit is in memory alone.

const VISIT = "sealwright.visit.";
const ENDED = "sealwright.ended.";
const RETURN = "sealwright.return.";

/** Some browsers refuse the storage itself, others only to write to it. */
function tried<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(window.sessionStorage);
  } catch {
    return null;
  }
}

/** What a token says of itself; it is read, not verified: the server does that. */
function claimsOf(token: string): { readonly exp?: unknown; readonly use?: unknown } {
  try {
    const [, payload = ""] = token.split(".");
    return JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) ?? {};
  } catch {
    return {};
  }
}

/** The end of a token, in milliseconds since 1970. */
export function endOf(token: string): number {
  return Number(claimsOf(token).exp ?? 0) * 1000;
}

/** Whether a visit only looks: one of the partner's people sees what the merchant sees. */
export function onlyLooks(token: string): boolean {
  return claimsOf(token).use === "view";
}

/** Keeps the token of the moment for this tab. */
export function keepVisit(merchantId: string, token: string): void {
  tried((storage) => {
    storage.setItem(VISIT + merchantId, token);
    storage.removeItem(ENDED + merchantId);
  });
}

/** Ends what the tab keeps. A token whose time is over stays: it opens nothing and asks for another link. */
export function endVisit(merchantId: string, token: string): void {
  tried((storage) => {
    for (const name of [VISIT, RETURN]) storage.removeItem(name + merchantId);
    if (endOf(token) <= Date.now()) storage.setItem(ENDED + merchantId, token);
  });
}

/** The visit of this tab, or the token of one whose time is over; null: neither. */
export function keptVisit(merchantId: string): { token: string; over: boolean } | null {
  const token = tried((storage) => storage.getItem(VISIT + merchantId));
  if (token && endOf(token) > Date.now()) return { token, over: false };
  const ended = token ?? tried((storage) => storage.getItem(ENDED + merchantId));
  return ended ? { token: ended, over: true } : null;
}

/** Keeps the way back that the server has checked for this visit. */
export function keepReturn(merchantId: string, returnUrl: string): void {
  tried((storage) => storage.setItem(RETURN + merchantId, returnUrl));
}

/** The way back, if it is the one that the server has checked for this visit; else null. */
export function keptReturn(merchantId: string, returnUrl: string | null): string | null {
  const kept = tried((storage) => storage.getItem(RETURN + merchantId));
  return kept === returnUrl ? kept : null;
}
