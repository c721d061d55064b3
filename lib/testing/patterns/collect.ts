// Every pattern of the product: those written into its source, and those that it builds from parts when it runs.
import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { parseSync, Visitor } from "vite";

/** A pattern and where it comes from. */
export interface FoundPattern {
  readonly source: string;
  readonly flags: string;
  readonly where: string;
}

const FOLDERS = "{app,components,emails,lib,public,db}/**/*.{ts,tsx,js,mjs}";
const NO_PRODUCT = /\.test\.tsx?$|^lib\/testing\/|\/fixtures\/|^db\/seed\//;

async function productFiles(): Promise<string[]> {
  const files: string[] = ["proxy.ts"];
  for await (const file of glob(FOLDERS)) if (!NO_PRODUCT.test(file)) files.push(file);
  return files.sort();
}

/** The patterns that are written as such. */
export async function writtenPatterns(): Promise<FoundPattern[]> {
  const found: FoundPattern[] = [];
  for (const file of await productFiles()) {
    const { program } = parseSync(file, await readFile(file, "utf8"));
    new Visitor({
      Literal(node) {
        if (!("regex" in node)) return;
        const { pattern: source, flags } = node.regex;
        found.push({ source, flags, where: file });
      },
    }).visit(program);
  }
  return found;
}

/**
 * The patterns that `work` builds, the modules that it imports included. Those of packages are none of ours: what
 * counts is who called.
 */
export async function builtPatterns(work: () => Promise<void>): Promise<FoundPattern[]> {
  const found = new Map<string, FoundPattern>();
  const Original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Original, {
    construct(target, args, newTarget) {
      const built = Reflect.construct(target, args, newTarget) as RegExp;
      const where = callerOf(new Error().stack ?? "");
      const { source, flags } = built;
      if (where) found.set(`/${source}/${flags}`, { source, flags, where });
      return built;
    },
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = Original;
  }
  return [...found.values()];
}

function callerOf(stack: string): string | undefined {
  const line = stack
    .split("\n")
    .find((each) => !each.includes("/collect.ts") && each.includes("at "));
  const file = /(\/[^():]+\.tsx?)/.exec(line ?? "")?.[1];
  if (!file || file.includes("/node_modules/")) return undefined;
  const own = path.relative(process.cwd(), file);
  return NO_PRODUCT.test(own) ? undefined : own;
}
