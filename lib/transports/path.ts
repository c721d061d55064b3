import type { AnyOperation } from "@/lib/core/operation";

/** Method and path template of an operation's address. */
export interface Address {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** For example `/v1/merchants/{merchantId}`. */
  readonly template: string;
  /** Names of the path parameters, in order. */
  readonly params: readonly string[];
}

/** The address of an operation that has one. */
export function addressOf(operation: AnyOperation): Address {
  const [method, template] = (operation.rest ?? "").split(" ");
  if (!method || !template) throw new Error(`${operation.name} has no address`);
  const params = [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
  return { method: method as Address["method"], template, params };
}

/** Whether a path is one at all: absolute, its escapes whole, and without NUL, which no name holds. */
export function isReadablePath(pathname: string): boolean {
  if (!pathname.startsWith("/")) return false;
  try {
    return !decodeURIComponent(pathname).includes("\u0000");
  } catch {
    return false;
  }
}

const patterns = new Map<string, RegExp>();

function patternOf(template: string): RegExp {
  let pattern = patterns.get(template);
  if (!pattern) {
    const source = template
      .replace(/[.*+?^$()|[\]\\]/g, "\\$&")
      .replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>[^/]+)`);
    pattern = new RegExp(`^${source}/?$`);
    patterns.set(template, pattern);
  }
  return pattern;
}

/** The path parameters where the path fits the template, else null. */
export function matchPath(template: string, pathname: string): Record<string, string> | null {
  const match = patternOf(template).exec(pathname);
  if (!match) return null;
  try {
    return Object.fromEntries(
      Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    return null;
  }
}
