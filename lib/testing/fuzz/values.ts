// JSON values from the document's schemas: some that fit, and some that must not.
import fc from "fast-check";
import { type Node, resolved } from "./contract";

/** Any JSON value, fitting or not. */
export type Values = fc.Arbitrary<unknown>;

const WORDS = [
  "Quayside",
  "terminal",
  "we",
  "never",
  "keep",
  "card",
  "data",
  "äöü",
  "日本語",
  "👩🏽‍🌾",
];

/** The longest text that is made to fit: bounds beyond it are tried by texts that are too long. */
const LONGEST = 12_000;

function text(minimum: number, maximum: number): Values {
  const words = fc
    .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 12 })
    .map((some) => some.join(" ").padEnd(minimum, "x").slice(0, maximum));
  const edges = [minimum, Math.min(maximum, LONGEST)].map((length) => "x".repeat(length));
  return fc.oneof({ weight: 4, arbitrary: words }, fc.constantFrom(...edges));
}

const FORMATS: Record<string, Values> = {
  email: fc.constantFrom("owner@quayside.example", "a.b+c@d-e.example", "ö@quayside.example"),
  uri: fc.constantFrom("https://www.quayside.example", "http://x.example:8080/a?b=c#d"),
  uuid: fc.uuid(),
  date: fc.constantFrom("2027-03-31", "2028-02-29", "0001-01-01", "9999-12-31"),
  "date-time": fc.constantFrom(
    "2026-11-20T09:30:00Z",
    "2026-11-20T09:30:00.123456789+14:00",
    "0001-01-01T00:00:00Z",
    "9999-12-31T23:59:59Z",
  ),
};

function number(schema: Node): Values {
  const { minimum = -1e6, maximum = 1e6 } = schema as { minimum?: number; maximum?: number };
  const between = schema.type === "integer" ? fc.integer({ min: minimum, max: maximum }) : null;
  return fc.oneof(fc.constantFrom(minimum, maximum), between ?? fc.double({ noNaN: true }));
}

function object(schema: Node): Values {
  const properties = (schema.properties ?? {}) as Node;
  const members = Object.entries(properties).map(([name, part]) => [name, fitting(part)] as const);
  const requiredKeys = (schema.required ?? []) as string[];
  return fc.record(Object.fromEntries(members), { requiredKeys });
}

const MAKERS: Record<string, (schema: Node) => Values> = {
  string: (schema) => {
    const format = FORMATS[String(schema.format)];
    if (format) return format;
    const { minLength = 0, maxLength = 60 } = schema as Record<string, number>;
    return text(minLength, maxLength);
  },
  integer: number,
  number,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: (schema) => fc.array(fitting(schema.items ?? {}), { minLength: 0, maxLength: 3 }),
  object,
};

/** Values that fit a schema, as far as it says what fits. */
export function fitting(given: unknown): Values {
  const [schema] = resolved(given, []);
  if ("const" in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.anyOf)) return fc.oneof(...schema.anyOf.map(fitting));
  const types = ([] as unknown[]).concat(schema.type ?? []).map(String);
  const makers = types.flatMap((type) => MAKERS[type]?.(schema) ?? []);
  return makers.length > 0 ? fc.oneof(...makers) : ODD;
}

/** Long, and nothing that a database could compress into an index. */
const INCOMPRESSIBLE = Array.from({ length: 6000 }, (_, index) =>
  ((index * 2_654_435_761) % 4_294_967_291).toString(36).at(2),
).join("");

/** Texts that have broken programs. */
export const ODD_TEXTS: readonly string[] = [
  "",
  " ",
  "\t\r\n",
  "\u0000",
  "a\u0000b",
  "\u0007\u001b[31m",
  "\u007f\u0085\u009f",
  "\ud800",
  "\udfff\ud800",
  "\u202eevil",
  "\ufeffbom",
  "\u200b\u200d",
  "Z\u0351\u036b\u0343\u036a\u0302".repeat(20),
  "ﷺ".repeat(50),
  "👨‍👩‍👧‍👦".repeat(30),
  "\u2028line\u2029",
  "ｆｕｌｌｗｉｄｔｈ＠ｘ．ｅｘａｍｐｌｅ",
  "__proto__",
  "constructor",
  "toString",
  "'; drop table merchants; --",
  "%00%ff%zz",
  "#{7*7}{{7*7}}<script>",
  "=cmd|' /C calc'!A0",
  "../../../etc/passwd",
  "4111 1111 1111 1111",
  "NaN",
  "-1",
  "1e309",
  "0x10",
  "９９",
  "2026-02-30",
  "2026-13-01T25:61:61Z",
  "+275760-09-13T00:00:00Z",
  "javascript:alert(1)",
  "https://user:pass@127.0.0.1:99999/",
  "https://[::1]:80/%",
  "x".repeat(201),
  "x".repeat(3001),
  "x".repeat(20_000),
  INCOMPRESSIBLE,
  "ü".repeat(200_000),
];

const ODD_NUMBERS = [
  0,
  -0,
  -1,
  1,
  0.5,
  59,
  60.0001,
  86_401,
  1001,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 63),
  1e308,
  5e-324,
];

/** Values that some member must not have. */
export const ODD: Values = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<unknown>(...ODD_TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...ODD_NUMBERS) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null]) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 4 }).map((json) => JSON.parse(json)) },
);

/** Names that no schema has, some of which every object has. */
export const ODD_NAMES: readonly string[] = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "id",
  "partnerId",
  "merchantId",
  "status",
  "",
  "\u0000",
  "\ud800",
  "a.b",
  "4111111111111111",
  "x".repeat(5000),
];

/** Parts of a path, encoded as they are sent. */
export const ODD_SEGMENTS: readonly string[] = [
  "nobody",
  "%00",
  "a%00b",
  "%F0%9F%92%A9",
  "%ED%A0%80",
  "%zz",
  "%",
  "..",
  "%2e%2e",
  ".",
  "%2F",
  "a%2Fb",
  "",
  "%20",
  "__proto__",
  "constructor",
  "null",
  "0",
  "-1",
  "13",
  "8",
  "A2",
  "8.3.6",
  "saq",
  "SAQ",
  "aoc",
  "'--",
  ";x=1",
  "@:80",
  "\\",
  "é",
  "x".repeat(5000),
  INCOMPRESSIBLE,
  "mrc_01jd9x0e5kf7tr5v8kxgk3s9qa",
  "0b1f2c5e-6a0d-4d7e-9a51-3f6f0a3c9d10",
  "4111111111111111",
];
