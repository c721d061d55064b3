import { config } from "@/lib/core/config";
import { validationError } from "@/lib/core/errors";
import { isPrivateAsWritten } from "@/lib/core/open-internet";

/**
 * Refuses an address that is not of the open internet, as far as it tells by itself: where its name leads is
 * checked whenever it is asked.
 */
export function refusePrivate(url: string, path: string): void {
  if (config().allowPrivateWebhooks) return;
  const address = new URL(url);
  if (address.protocol !== "https:") {
    throw validationError([{ path, code: "not_allowed", message: "Use an https:// address." }]);
  }
  if (!isPrivateAsWritten(address)) return;
  const message =
    "This address is private: nothing outside your network reaches it. Use a public name.";
  throw validationError([{ path, code: "not_allowed", message }]);
}
