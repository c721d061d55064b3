// The code that is printed on an attestation: 128 random bits, written so that a person can type it.

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 26;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** 16 bytes as 26 letters and digits without I, L, O and U (Crockford's base 32). */
export function verificationCode(bytes: Uint8Array): string {
  const bits = BigInt(`0x${Buffer.from(bytes).toString("hex")}`);
  const letters = Array.from({ length: LENGTH }, (_, place) => {
    const index = Number((bits >> BigInt(5 * (LENGTH - 1 - place))) & 31n);
    return ALPHABET[index];
  });
  return letters.join("");
}

/** A code as somebody typed it, in its one spelling; null where it cannot be one. */
export function readVerificationCode(typed: string): string | null {
  if (typed.length > 100) return null;
  const plain = typed.toUpperCase().replace(/[\s-]/g, "").replace(/[IL]/g, "1").replace(/O/g, "0");
  return CODE.test(plain) ? plain : null;
}
