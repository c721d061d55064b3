/** Formats that say what their generated pattern says at length. */
const FORMATS = new Set<unknown>(["date", "date-time", "email", "uuid"]);

type Node = Record<string, unknown>;

/**
 * Takes out of a JSON Schema what a generator knows and no reader needs: patterns that repeat a
 * format, and the bounds of whole numbers that JavaScript can count.
 */
export function tidySchema(schema: Node): void {
  if (FORMATS.has(schema.format)) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  const { properties = {}, items } = schema as { properties?: Node; items?: unknown };
  for (const part of [...Object.values(properties), items]) {
    if (typeof part === "object" && part !== null) tidySchema(part as Node);
  }
}
