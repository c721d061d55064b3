// A link to hand over, with its code for a camera.
import { qrCode } from "@/lib/core/qr-path";

/** A link as a page shows it. */
export function shownLink({
  url,
  expiresAt,
}: {
  readonly url: string;
  readonly expiresAt: string;
}) {
  return { url, expiresAt, qr: qrCode(url) };
}
