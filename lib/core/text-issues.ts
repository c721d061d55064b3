import type { Issue } from "./issue";

/** Calls `visit` on every string of a JSON value, keys included. Iterative: depth cannot overflow. */
export function eachText(value: unknown, visit: (text: string, path: string) => void): void {
  const stack: { node: unknown; path: string }[] = [{ node: value, path: "" }];
  for (let entry = stack.pop(); entry; entry = stack.pop()) {
    const { node, path } = entry;
    if (typeof node === "string") visit(node, path);
    if (typeof node !== "object" || node === null || ArrayBuffer.isView(node)) continue;
    for (const [key, child] of Object.entries(node)) {
      if (!Array.isArray(node)) visit(key, path);
      stack.push({ node: child, path: path ? `${path}.${key}` : key });
    }
  }
}

/** Text that PostgreSQL cannot keep (NUL characters, broken surrogates), named by path. */
export function unstorableText(value: unknown): Issue[] {
  const issues: Issue[] = [];
  eachText(value, (text, path) => {
    if (!text.includes("\u0000") && text.isWellFormed()) return;
    const message = "The text holds characters that cannot be stored. Remove them.";
    issues.push({ path, code: "unstorable", message });
  });
  return issues;
}
