// The table of permissions as docs/people.md prints it. `npm run permissions` writes it there.
import type { Permission } from "@/lib/core/roles";
import { PERMISSIONS } from "@/lib/permissions";
import { PUBLIC, type PublicName } from "@/lib/registry";
import { inOrder } from "@/lib/transports/openapi/tags";
import { addressOf } from "@/lib/transports/path";

function rowOf(name: PublicName): string {
  const operation = PUBLIC[name];
  const { least, unlock }: Permission = PERMISSIONS[name];
  const { method, template } = addressOf(operation);
  const cells = [`\`${operation.name}\``, `\`${method} ${template}\``, least, unlock ? "yes" : ""];
  return `| ${cells.join(" | ")} |`;
}

/** Each operation with its address, the least role that may do it, and whether a code is asked for. */
export function permissionsTable(): string {
  const names = Object.keys(PUBLIC) as PublicName[];
  const ordered = inOrder(names.map((name) => PUBLIC[name]));
  const rows = ordered.map((operation) =>
    rowOf(names.find((name) => PUBLIC[name] === operation) as PublicName),
  );
  return ["| Operation | Address | Least role | Unlock |", "|---|---|---|---|", ...rows].join("\n");
}
