// Requests to one described operation: near what it takes, and far from it.
import fc from "fast-check";
import type { Credentials, Reply } from "@/lib/testing/api";
import { send } from "@/lib/testing/api";
import type { Example } from "@/lib/testing/examples";
import { matchPath } from "@/lib/transports/path";
import { type Documented, type Node, resolved } from "./contract";
import { fitting, ODD, ODD_NAMES, ODD_SEGMENTS, ODD_TEXTS } from "./values";

/** A body as it is made from the working one. */
type Body =
  | { readonly kind: "working" }
  | { readonly kind: "whole"; readonly value: unknown }
  | { readonly kind: "changed"; readonly changes: readonly Change[] }
  | { readonly kind: "raw"; readonly text: string; readonly type: string }
  | { readonly kind: "none" };

interface Change {
  readonly act: "set" | "drop";
  readonly member: string;
  readonly value: unknown;
}

/** One request, told without the ids that only a running test knows. */
export interface Plan {
  readonly method: string;
  /** Path parameters that differ from the working ones, encoded as they are sent. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
}

/** Requests to an operation. */
export function plansFor(documented: Documented): fc.Arbitrary<Plan> {
  const parameters = ((documented.described.parameters ?? []) as Node[]).map(
    (parameter) => resolved(parameter, [])[0],
  );
  const named = (place: string) => parameters.filter((parameter) => parameter.in === place);
  return fc.record({
    method: mostly(
      fc.constant(documented.method),
      fc.constantFrom("GET", "POST", "PUT", "PATCH", "DELETE"),
      19,
    ),
    path: pathsFor(named("path").map((parameter) => String(parameter.name))),
    query: queriesFor(named("query")),
    headers: HEADERS,
    body: bodiesFor(documented),
  });
}

function mostly<T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>, weight = 4): fc.Arbitrary<T> {
  return fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });
}

function pathsFor(names: readonly string[]): fc.Arbitrary<Record<string, string>> {
  if (names.length === 0) return fc.constant({});
  const [first = "", ...rest] = names;
  const one = fc
    .tuple(fc.constantFrom(first, ...rest), fc.constantFrom(...ODD_SEGMENTS))
    .map(([name, segment]) => ({ [name]: segment }));
  return mostly(fc.constant({}), one, 3);
}

const ODD_QUERIES = [
  "%",
  "%ff=%ff",
  "&&&",
  "=1",
  "a[]=1&a[b]=2",
  "wait=1&wait=2",
  "limit=1;drop",
  "__proto__=1&constructor[prototype]=2",
  "nextToken=WyIyMDI2Il0",
  "nextToken=bnVsbA",
  "nextToken=%00",
  "+",
  "?????",
  `x=${"y".repeat(8000)}`,
];

function queriesFor(parameters: readonly Node[]): fc.Arbitrary<string> {
  const odd = fc.constantFrom(...ODD_QUERIES);
  if (parameters.length === 0) return mostly(fc.constant(""), odd, 9);
  const [first, ...rest] = parameters.map(({ name, schema }) =>
    mostly(fitting(schema), fc.constantFrom<unknown>(...ODD_TEXTS), 2).map(
      (value) => `${encodeURIComponent(String(name))}=${encoded(value)}`,
    ),
  );
  if (!first) return odd;
  const some = fc.array(fc.oneof(first, ...rest), { minLength: 1, maxLength: 3 });
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant("") },
    { weight: 5, arbitrary: some.map((parts) => parts.join("&")) },
    { weight: 1, arbitrary: odd },
  );
}

/** A value as it stands in an address; a broken surrogate stands there as its broken bytes. */
function encoded(value: unknown): string {
  const text = String(value).slice(0, 20_000);
  return text.isWellFormed() ? encodeURIComponent(text) : "%ED%A0%80";
}

const HEADERS: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 20, arbitrary: fc.constant({}) },
  {
    weight: 5,
    arbitrary: fc
      .constantFrom("", "k", "again", "é\u00a0ÿ", "a\tb", "x".repeat(255), "x".repeat(256))
      .map((key) => ({ "Idempotency-Key": key })),
  },
  { weight: 1, arbitrary: fc.constant({ "Content-Length": "99999999" }) },
  { weight: 1, arbitrary: fc.constant({ Accept: "text/plain;q=0", "Accept-Encoding": "x" }) },
);

const RAW: readonly (readonly [string, string])[] = [
  ["", "application/json"],
  ["{", "application/json"],
  ['{"a":1,}', "application/json"],
  ["[]", "application/json"],
  ["null", "application/json"],
  ['"text"', "application/json; charset=utf-16"],
  ["{}", "application/json;;;"],
  ["{}", "APPLICATION/JSON"],
  ["{}", "text/plain"],
  ["{}", "application/xml"],
  ["{}", "multipart/form-data; boundary=x"],
  ["a=1&b=2", "application/x-www-form-urlencoded"],
  ["\ufeff{}", "application/json"],
  ['{"name":1,"name":"twice"}', "application/json"],
  [`{"a":${"[".repeat(20_000)}${"]".repeat(20_000)}}`, "application/json"],
  [`{"name":"${"x".repeat(1_100_000)}"}`, "application/json"],
  ["name\r\nQuayside", "text/csv"],
  ['name,email\r\n"open', "text/csv"],
  ["", "text/csv"],
  ["\u0000,\u0000", "text/csv"],
  ["name,name,__proto__\r\na,b,c", "text/csv"],
];

const raw: fc.Arbitrary<Body> = fc
  .constantFrom(...RAW)
  .map(([text, type]) => ({ kind: "raw", text, type }));

function bodiesFor({ described }: Documented): fc.Arbitrary<Body> {
  const content = (described.requestBody as Node | undefined)?.content as Node | undefined;
  const media = content?.["application/json"] as Node | undefined;
  if (!media) return bodiesWhereNone();
  const schema = media.schema as Node;
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant<Body>({ kind: "working" }) },
    { weight: 3, arbitrary: fitting(schema).map((value): Body => ({ kind: "whole", value })) },
    { weight: 7, arbitrary: changesOf(schema.properties as Node) },
    { weight: 2, arbitrary: raw },
  );
}

function bodiesWhereNone(): fc.Arbitrary<Body> {
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant<Body>({ kind: "none" }) },
    { weight: 1, arbitrary: fc.constant<Body>({ kind: "whole", value: {} }) },
    { weight: 2, arbitrary: changesOf({}) },
    { weight: 1, arbitrary: raw },
  );
}

function changesOf(properties: Node): fc.Arbitrary<Body> {
  const known = Object.entries(properties).flatMap(([member, schema]) => [
    fc.record({ act: fc.constant("drop" as const), member: fc.constant(member), value: ODD }),
    fc.record({ act: fc.constant("set" as const), member: fc.constant(member), value: ODD }),
    fc.record({
      act: fc.constant("set" as const),
      member: fc.constant(member),
      value: mostly(fitting(schema), outside(schema), 2),
    }),
  ]);
  const unknown = fc.record({
    act: fc.constant("set" as const),
    member: fc.constantFrom(...ODD_NAMES),
    value: ODD,
  });
  return fc
    .array(fc.oneof(unknown, ...known), { minLength: 1, maxLength: 3 })
    .map((changes) => ({ kind: "changed", changes }));
}

/** One past the bounds that a schema sets. */
function outside(given: unknown): fc.Arbitrary<unknown> {
  const [schema] = resolved(given, []) as unknown as [Record<string, number>];
  const { minimum, maximum, minLength, maxLength } = schema;
  const past: unknown[] = [
    ...(minimum === undefined ? [] : [minimum - 1, minimum + 0.5]),
    ...(maximum === undefined ? [] : [maximum + 1, String(maximum)]),
    ...(minLength === undefined ? [] : ["x".repeat(Math.max(0, minLength - 1))]),
    ...(maxLength === undefined ? [] : ["x".repeat(maxLength + 1), "😀".repeat(maxLength)]),
  ];
  return past.length > 0 ? fc.constantFrom(...past) : ODD;
}

/** A request as it went out, and its answer. */
export interface Sent {
  readonly pathname: string;
  readonly body: string | undefined;
  readonly reply: Reply;
}

/** Sends a planned request; what the plan leaves alone is as in the working example. */
export async function sendPlan(
  { template }: Documented,
  plan: Plan,
  example: Example,
  as: Credentials,
): Promise<Sent> {
  const address = addressFor(template, plan, example);
  const bodyless = plan.method === "GET";
  const body = bodyless ? undefined : bodyFor(plan.body, example);
  const headers = { ...plan.headers };
  if (plan.body.kind === "raw" && !bodyless) headers["Content-Type"] = plan.body.type;
  const reply = await send(plan.method, address, {
    as,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  return { pathname: new URL(`http://127.0.0.1${address}`).pathname, body, reply };
}

function addressFor(template: string, plan: Plan, example: Example): string {
  const [path = "", query = ""] = example.path.split("?");
  const working = matchPath(template, path) ?? {};
  const filled = template.replace(
    /\{(\w+)\}/g,
    (_, name: string) => plan.path[name] ?? encodeURIComponent(working[name] ?? ""),
  );
  const search = plan.query || query;
  return search ? `${filled}?${search}` : filled;
}

function bodyFor(body: Body, example: Example): string | undefined {
  switch (body.kind) {
    case "none":
      return undefined;
    case "raw":
      return body.text;
    case "whole":
      return JSON.stringify(body.value);
    case "working":
      return JSON.stringify(example.body ?? {});
    case "changed":
      return JSON.stringify(changed(example.body ?? {}, body.changes));
  }
}

/** Members are defined, not assigned: `__proto__` must arrive as a member like any other. */
function changed(working: Readonly<Node>, changes: readonly Change[]): Node {
  const value: Node = { ...working };
  for (const { act, member, value: wanted } of changes) {
    if (act === "drop") delete value[member];
    else {
      const whole = { value: wanted, enumerable: true, configurable: true, writable: true };
      Object.defineProperty(value, member, whole);
    }
  }
  return value;
}
