// What stands in an archive about itself: for whoever opens it years later.
import { ARCHIVED } from "./archive-tables";

interface Told {
  readonly name: string;
  readonly id: string;
  readonly asOf: string;
  readonly twinId: string | null;
}

/** The README of an archive. */
export function readmeOf({ name, id, asOf, twinId }: Told): string {
  const files = Object.entries(ARCHIVED).map(
    ([file, { says, without = [] }]) =>
      `  ${file}.jsonl\n    ${says}${without.length > 0 ? `\n    Left out: ${without.join(", ")}.` : ""}`,
  );
  const books = twinId
    ? `partner/ is the partner itself (${id}), sandbox/ its sandbox (${twinId}).`
    : `partner/ is the partner itself (${id}).`;
  return `Archive of ${name}, as of ${asOf}

${books} Each has the same files:

  settings.json
    The partner's settings.
${files.join("\n")}

Every line of a .jsonl file is one row as JSON (UTF-8). Times are UTC. Rows name each other by their ids: an
attempt names its merchant (merchant_id), a record its attempt (attempt_id).

A sealed record is the file records/{attempt}-v{version}.json, byte for byte as it was sealed (canonical JSON,
RFC 8785). Its SHA-256 stands in records.jsonl and on the attestation.

manifest.json is the last file. It names every other file with its size and SHA-256, and how many rows there are.

Not in here: passwords, keys, tokens and secrets, nor counts and logs that are made of what is here.
`;
}
