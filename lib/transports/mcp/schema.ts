import type { JSONObject } from "@modelcontextprotocol/server";
import { z } from "zod";

/** A JSON Schema of an object, as MCP lists it. */
export interface ObjectSchema {
  readonly type: "object";
  readonly properties?: Record<string, JSONObject>;
  readonly [keyword: string]: unknown;
}

type Node = Record<string, unknown>;

/** A shape as JSON Schema 2020-12 whose root is an object, which is what MCP takes. */
export function objectSchema(shape: z.ZodType, io: "input" | "output"): ObjectSchema {
  const schema = z.toJSONSchema(shape, {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema }) => plain(jsonSchema as Node),
  }) as Node;
  const { $schema: _, ...root } = withoutRootRef(schema);
  return { ...root, type: "object" };
}

/** Our shapes carry hints of the OpenAPI generator; JSON Schema has words of its own for them. */
function plain(node: Node): void {
  const { override, example } = node;
  delete node.override;
  delete node.example;
  if (example !== undefined) node.examples = [example];
  const other: unknown = typeof override === "function" ? override() : override;
  // A copy: the shape keeps its own for the next reader.
  if (other) Object.assign(node, plainThrough(structuredClone(other) as Node));
  delete node.$schema;
  // A format says what Zod's long pattern says again; the listing is read by language models.
  if (node.format !== undefined) delete node.pattern;
  if (node.minimum === Number.MIN_SAFE_INTEGER) delete node.minimum;
  if (node.maximum === Number.MAX_SAFE_INTEGER) delete node.maximum;
}

/** The same for a schema that comes ready-made, and for all that it holds. */
function plainThrough(node: Node): Node {
  plain(node);
  const { properties, items, anyOf } = node as Partial<Record<string, Record<string, Node>>>;
  const children = [...Object.values(properties ?? {}), ...Object.values(anyOf ?? {})];
  for (const child of children) plainThrough(child);
  if (items) plainThrough(items);
  return node;
}

/** Clients look for `type: object` at the root and do not follow a reference from there. */
function withoutRootRef(schema: Node): Node {
  const { $ref, $defs, ...rest } = schema;
  if (typeof $ref !== "string") return schema;
  const name = $ref.replace("#/$defs/", "");
  const { [name]: root, ...others } = $defs as Record<string, Node>;
  const inner = JSON.stringify([root, others]).includes(`"${$ref}"`);
  const defs = inner ? $defs : others;
  return { ...root, ...rest, ...(Object.keys(defs ?? {}).length > 0 ? { $defs: defs } : {}) };
}
