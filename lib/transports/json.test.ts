// JSON read in slices means what JSON means: whatever the size, the same value or the same refusal.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AppError } from "@/lib/core/errors";
import { MEMBERS_MAX } from "@/lib/core/policy";
import { parseJson } from "./json";

const MANY = 1_000_000;
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Beyond what is read at once, so that lists are read entry by entry. */
const LARGE = " ".repeat(70_000);

async function read(text: string): Promise<unknown> {
  try {
    return { value: await parseJson(bytesOf(text), MANY) };
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

function plain(text: string): unknown {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return "MALFORMED_JSON";
  }
}

const COUNTED = { seed: 20261120, numRuns: 300 };

describe("a large text", () => {
  test("is the value that it is when read at once", async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 6 }), async (text) => {
        expect(await read(LARGE + text)).toEqual(plain(text));
        expect(await read(`{"a":${LARGE}[${text},${text}],"b":[[${text}]]}`)).toEqual(
          plain(`{"a":[${text},${text}],"b":[[${text}]]}`),
        );
      }),
      COUNTED,
    );
  });

  test("that is broken somewhere is refused as it is when read at once", async () => {
    const broken = fc
      .tuple(fc.json({ maxDepth: 4 }), fc.nat(), fc.constantFrom(...'[]{},:"\\ x0', ""))
      .map(([text, at, sign]) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + sign + text.slice(place + 1);
      });
    await fc.assert(
      fc.asyncProperty(broken, async (text) => {
        expect([text, await read(LARGE + text)]).toEqual([text, plain(text)]);
        const list = `{"a":[1,${text},2]}`;
        expect([list, await read(LARGE + list)]).toEqual([list, plain(list)]);
      }),
      { ...COUNTED, numRuns: 2_000 },
    );
  });

  test.each([
    "[1,2,]",
    "[,1]",
    "[,]",
    "[ ]",
    "[]",
    "[[]]",
    "[1 2]",
    '{"a":[1],"a":[2,3]}',
    '{"__proto__":[1],"b":{"__proto__":[2]}}',
    '{"a":[1]]',
    '{"a":[1}',
    '["\\"]", "[\\\\"]',
    '["unclosed]',
    "[1][2]",
    '{"a":0,"b":[5]}',
  ])("%s", async (text) => {
    expect(await read(LARGE + text)).toEqual(plain(text));
  });

  test("with an entry that is longer than what is read at once", async () => {
    const text = JSON.stringify({ a: ["x".repeat(200_000), "y", "z".repeat(100_000)], b: [1] });
    expect(await read(text)).toEqual(plain(text));
  });
});

describe("what is too much is refused before it is built", () => {
  test.each([
    ["depth", `${"[".repeat(65)}${"]".repeat(65)}`],
    ["depth that never ends", "[".repeat(5_000_000)],
    ["members of an object", `{${'"a":1,'.repeat(MEMBERS_MAX + 1)}"b":1}`],
    ["members of one entry", `[[${"1,".repeat(MEMBERS_MAX + 1)}1]]`],
    ["entries", `[${"1,".repeat(MANY + 1)}1]`],
  ])("%s", async (_, text) => {
    expect(await read(text)).toBe("VALIDATION_ERROR");
  });

  test("as much as is allowed is read", async () => {
    const deep = `${"[".repeat(64)}${"]".repeat(64)}`;
    expect(await read(deep)).toEqual(plain(deep));
    const wide = `{"a":[${"[1,1],".repeat(200_000)}1]}`;
    expect(await read(wide)).toEqual(plain(wide));
  });
});
