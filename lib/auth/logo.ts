// A partner's logo for whoever has its address. It is asked before a tenant is known, hence by a lookup.
import { findLogoByHash } from "@/db/lookups";

const HASH = /^[0-9a-f]{64}$/;

/** A picture as everybody may see it. */
export interface ShownLogo {
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The picture with this hash; null for every other text. */
export async function logoOf(hash: string): Promise<ShownLogo | null> {
  const found = HASH.test(hash) ? await findLogoByHash(hash) : null;
  return found && { mediaType: `image/${found.format}`, bytes: new Uint8Array(found.content) };
}
