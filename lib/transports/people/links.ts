// One-time links: asked for, shown, and used by a click. Looking at one, as mail scanners do, uses nothing
// up.
import { accountEmail, linkOfToken, personOfEmail, signInService } from "@/lib/auth/people/known";
import { countLinkPastLimit, knownBrowser } from "@/lib/auth/people/known-browser";
import { countTry } from "@/lib/auth/people/limits";
import { hashPassword, passwordProblem } from "@/lib/auth/people/password";
import { INTERNAL } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { type Invalid, type Opened, open, type Refused } from "./sign-in";
import { passesLock } from "./tries";
import { browserHash, evenly, metaOf, type Visit } from "./visit";

/** Asks for a link. The answer is the same whoever asks and for whichever address. */
export function requestLink(
  input: { readonly email: string; readonly purpose: "sign_in" | "reset" },
  visit: Visit & { readonly browser: string },
): Promise<{ readonly is: "sent" } | Extract<Refused, { is: "limited" }>> {
  return evenly(async () => {
    const person = await personOfEmail(input.email);
    const known = person && knownBrowser(person, visit.known);
    const account = known ? undefined : accountEmail(input.email);
    const retryAfterSeconds = await countTry(visit.origin.address, account);
    if (retryAfterSeconds > 0) return { is: "limited", retryAfterSeconds };
    if (person) {
      const { userId, partnerId } = person;
      const pastLimit = known !== null && (await countLinkPastLimit(known));
      const own = { browserHash: browserHash(visit.browser), pastLimit };
      const asked = { userId, purpose: input.purpose, ...own };
      await run(INTERNAL.requestLink, signInService(partnerId), asked, metaOf(visit));
    }
    return { is: "sent" };
  });
}

/** A link that works still, as its page shows it. */
export interface LinkOffer {
  readonly email: string;
  /** It was asked for in this browser: a click is enough. */
  readonly sameBrowser: boolean;
}

async function findLink(token: string, purpose: "sign_in" | "reset") {
  const found = await linkOfToken(token);
  if (!found) return null;
  const { partnerId, linkId } = found;
  const { output: link } = await run(INTERNAL.readLink, signInService(partnerId), { linkId });
  return link?.purpose === purpose ? { ...found, ...link } : null;
}

/** What a link offers; null where it works no more. */
export async function showLink(
  token: string,
  purpose: "sign_in" | "reset",
  { browser }: Pick<Visit, "browser">,
): Promise<LinkOffer | null> {
  const link = await findLink(token, purpose);
  if (!link) return null;
  const sameBrowser = browser !== null && browserHash(browser) === link.browserHash;
  return { email: link.email, sameBrowser };
}

/**
 * Signs in by a link. In another browser than the one that asked, the address is asked for, too: a link
 * that somebody else sent would sign in to that person's account unnoticed.
 */
export async function signInWithLink(
  input: { readonly token: string; readonly email: string },
  visit: Visit,
): Promise<Opened | Refused | { readonly is: "ended" | "other_address" }> {
  const retryAfterSeconds = await countTry(visit.origin.address);
  if (retryAfterSeconds > 0) return { is: "limited", retryAfterSeconds };
  const link = await findLink(input.token, "sign_in");
  if (!link) return { is: "ended" };
  const sameBrowser = visit.browser !== null && browserHash(visit.browser) === link.browserHash;
  if (!sameBrowser && accountEmail(input.email) !== link.email) return { is: "other_address" };
  const { partnerId, userId, linkId } = link;
  const service = signInService(partnerId);
  const meta = metaOf(visit);
  const { output: user } = await run(INTERNAL.loadUser, service, { userId });
  const pastLock = user?.locked === true;
  if (pastLock && !(await passesLock(await personOfEmail(user.email), visit))) {
    return { is: "locked" };
  }
  const { output: taken } = await run(INTERNAL.takeSignInLink, service, { linkId }, meta);
  const begun = { number: 0, pastLock };
  return taken ? open({ partnerId, userId }, "link", visit, begun) : { is: "ended" };
}

/** Replaces a password by a link. Nobody is signed in by it: the new password is asked for, and the code. */
export async function resetPassword(
  input: { readonly token: string; readonly password: string },
  visit: Visit,
): Promise<{ readonly is: "changed" | "ended" } | Invalid | Refused> {
  const retryAfterSeconds = await countTry(visit.origin.address);
  if (retryAfterSeconds > 0) return { is: "limited", retryAfterSeconds };
  const link = await findLink(input.token, "reset");
  if (!link) return { is: "ended" };
  const weak = passwordProblem(input.password, link.email);
  if (weak) return { is: "invalid", problems: { password: weak } };
  const passwordHash = await hashPassword(input.password);
  const { linkId, partnerId } = link;
  const reset = { linkId, passwordHash };
  const service = signInService(partnerId);
  const { output } = await run(INTERNAL.resetPassword, service, reset, metaOf(visit));
  return { is: output ? "changed" : "ended" };
}
