// What the stamp on a public form lets through.
import { beforeAll, expect, test } from "vitest";
import { changeEnvironment } from "./config";
import { readStamp, stampForm } from "./form-stamp";

beforeAll(() => {
  changeEnvironment({ ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64") });
});

const MADE = new Date("2026-11-20T09:00:00.000Z");
const after = (ms: number) => new Date(MADE.getTime() + ms);
const DAY = 24 * 60 * 60 * 1000;

test("a form counts from three seconds to a day after it was made", () => {
  const stamp = stampForm("example", MADE);
  expect(readStamp("example", stamp, after(0))).toEqual({ is: "early", waitSeconds: 3 });
  expect(readStamp("example", stamp, after(2_999))).toEqual({ is: "early", waitSeconds: 1 });
  expect(readStamp("example", stamp, after(3_000))).toMatchObject({ is: "good" });
  expect(readStamp("example", stamp, after(DAY))).toMatchObject({ is: "good" });
  expect(readStamp("example", stamp, after(DAY + 1))).toEqual({ is: "ended" });
});

test("two copies of a form are told apart, and one is the same each time", () => {
  const [one, other] = [stampForm("example", MADE), stampForm("example", MADE)];
  const at = after(5_000);
  expect(readStamp("example", one, at)).toEqual(readStamp("example", one, at));
  expect(readStamp("example", one, at)).not.toEqual(readStamp("example", other, at));
});

test("nobody makes or changes a stamp without the key of the service", () => {
  const stamp = stampForm("example", MADE);
  const [at = "", copy = "", mark = ""] = stamp.split(".");
  const later = after(DAY).getTime().toString(36);
  const forged = [
    ...["", "x", `${stamp}x`, stamp.slice(0, -1), "a".repeat(100_000)],
    ...[`${later}.${copy}.${mark}`, `${at}.${"A".repeat(16)}.${mark}`],
    `${at}.${copy}.${"A".repeat(43)}`,
  ];
  for (const text of forged) {
    expect(readStamp("example", text, after(5_000))).toEqual({ is: "ended" });
  }
  expect(readStamp("another form", stamp, after(5_000))).toEqual({ is: "ended" });
});
