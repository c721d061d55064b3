import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readVerificationCode, verificationCode } from "./verification-code";

test("keeps all 128 bits: other bytes are another code", () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 16, maxLength: 16 }),
      fc.integer({ min: 0, max: 127 }),
      (bytes, bit) => {
        const other = Uint8Array.from(bytes);
        other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(verificationCode(bytes)).not.toBe(verificationCode(other));
      },
    ),
  );
});

test("is read however a person types it", () => {
  const code = verificationCode(randomBytes(16));
  const grouped = (code.match(/.{1,5}/g) ?? []).join("-").toLowerCase();
  expect(readVerificationCode(grouped)).toBe(code);
  expect(readVerificationCode(` ${code.replaceAll("0", "o").replaceAll("1", "l")} `)).toBe(code);
});

test.each(["", "short", "U".repeat(26), "../".repeat(9), "0".repeat(27), "0".repeat(101)])(
  "takes '%s' for no code",
  (typed) => {
    expect(readVerificationCode(typed)).toBeNull();
  },
);
