// What the demo says while it works: a step, what came of it, and how long it took.
import { styleText } from "node:util";

const WIDTH = 92;
const INDENT = "    ";

/** Prints a heading. */
export function heading(text: string): void {
  write(`\n${styleText("bold", text)}\n`);
}

/** Does one step and prints it with its outcome and time. */
export async function step<T>(
  name: string,
  work: () => Promise<T>,
  outcome: (result: T) => string = () => "",
): Promise<T> {
  const started = performance.now();
  if (process.stdout.isTTY) write(styleText("dim", `  … ${name}`));
  const result = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (process.stdout.isTTY) write("\r\u001b[K");
  const said = outcome(result);
  const line = said ? `${name}: ${said}` : name;
  write(`  ${styleText("green", "✓")} ${line} ${styleText("dim", `${seconds} s`)}\n`);
  return result;
}

/** Prints a detail under the last step, wrapped and shortened. */
export function detail(label: string, text: string, most = 3): void {
  const lines = wrap(`${label} ${text.replace(/\s+/g, " ")}`);
  const shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] = `${shown[most - 1]} …`;
  for (const line of shown) write(`${INDENT}${styleText("dim", line)}\n`);
}

/** How often each name occurs: `30 In Place, 6 Not Applicable`. */
export function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${count} ${name}`).join(", ");
}

/** Prints a plain line. */
export function say(line: string): void {
  write(`${line}\n`);
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line && line.length + word.length + 1 > WIDTH - INDENT.length) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}

function write(text: string): void {
  process.stdout.write(text);
}
