// How every command starts and ends: the right Node.js, and one clear line when something is wrong.
import { StartupError } from "@/lib/core/errors";

const NODE_MAJOR = 24;

/** Runs a command's main function; a StartupError is one line on standard error and exit code 1. */
export function command(main: () => Promise<void>): void {
  requireNode();
  main().catch((error: unknown) => {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
}

function requireNode(): void {
  if (Number(process.versions.node.split(".")[0]) >= NODE_MAJOR) return;
  process.stderr.write(
    `Sealwright needs Node.js ${NODE_MAJOR}; this is ${process.versions.node}. Start it with "npm run …": npm brings the right one where it can.\n`,
  );
  process.exit(1);
}
