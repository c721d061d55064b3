// Authorize.Net's JSON as it really comes: a byte order mark first, lists flattened or wrapped,
// numbers as texts, members nobody asked for. Reading it never throws.

/** Members of an answer, none of them certain. */
export type Wire = Readonly<Record<string, unknown>>;

/** What the gateway said of a request as a whole. */
export interface Verdict {
  readonly ok: boolean;
  readonly code: string | null;
}

/** A body, or null where it is no JSON object (cut off, or a page of something in between). */
export function readBody(bytes: ArrayBuffer): Wire | null {
  try {
    // This decoder drops the byte order mark, which JSON.parse would trip over.
    return wireOf(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

function wireOf(value: unknown): Wire | null {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Wire)
    : null;
}

/** A member that is an object; an empty one where it is missing. */
export function member(of: Wire, name: string): Wire {
  return wireOf(of[name]) ?? {};
}

/** A list member: bare, wrapped in an object, single, or absent. */
export function list(of: Wire, name: string, wrapped: string): readonly unknown[] {
  const value = of[name];
  if (Array.isArray(value)) return value;
  const inner = wireOf(value)?.[wrapped];
  if (Array.isArray(inner)) return inner;
  return inner === undefined || inner === null ? [] : [inner];
}

/** The same, of objects. */
export function objects(of: Wire, name: string, wrapped: string): readonly Wire[] {
  return list(of, name, wrapped).flatMap((value): Wire[] => {
    const found = wireOf(value);
    return found ? [found] : [];
  });
}

/** A text, or null where it is missing or empty. */
export function text(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}

/** A list of texts. */
export function texts(of: Wire, name: string, wrapped: string): string[] {
  return list(of, name, wrapped).flatMap((value) => text(value) ?? []);
}

/** A count, or null where it is missing. */
export function count(value: unknown): number | null {
  const number = typeof value === "string" ? Number.parseInt(value, 10) : value;
  return typeof number === "number" && Number.isFinite(number) && number >= 0 ? number : null;
}

/** A truth value, or null where it is missing. */
export function truth(value: unknown): boolean | null {
  if (value === true || value === "true") return true;
  return value === false || value === "false" ? false : null;
}

/** The verdict, or null where the answer has none and so is not the gateway's. */
export function verdictOf(answer: Wire): Verdict | null {
  const messages = member(answer, "messages");
  const result = text(messages.resultCode);
  if (result === null) return null;
  const [first] = messages.message === undefined ? [] : objectsOrOne(messages);
  return { ok: result.toLowerCase() === "ok", code: text(first?.code) };
}

function objectsOrOne(messages: Wire): readonly Wire[] {
  const alone = wireOf(messages.message);
  return alone ? [alone] : objects(messages, "message", "message");
}
