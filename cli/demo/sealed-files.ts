// What is left of an assessment: both documents and the record that they were made from, saved and
// compared with the hashes that the service tells.
import { createHash } from "node:crypto";
import path from "node:path";
import { StartupError } from "@/lib/core/errors";
import { makePrivateFolder, writePrivateFile } from "@/lib/core/private-files";
import type { ApiClient } from "./client";
import { detail, step } from "./progress";

/** Where the sealed files were saved, and what proves them. */
export interface SealedFiles {
  readonly saq: string;
  readonly aoc: string;
  readonly record: string;
  readonly recordSha256: string;
  readonly verificationUrl: string;
}

/** Downloads both PDFs and the sealed record of the attempt at `at` to `folder`. */
export async function saveSealedFiles(
  api: ApiClient,
  at: string,
  folder: string,
): Promise<SealedFiles> {
  const { documentKeys } = await waitForDocuments(api, at);
  await makePrivateFolder(folder);
  const save = async (name: string, url: string, sha256: string, about: string) => {
    const file = path.join(folder, name);
    const bytes = await step(
      `${name} downloaded`,
      () => api.download(`${at}/${url}`),
      ({ length }) => `${about}${Math.round(length / 1024)} kB`,
    );
    requireHash(name, bytes, sha256);
    await writePrivateFile(file, bytes);
    return { file, bytes };
  };
  const { saq, aoc, recordSha256 } = documentKeys;
  const pages = (count: number) => `${count} pages, `;
  const saved = {
    saq: (await save("saq.pdf", "documents/saq.pdf", saq.sha256, pages(saq.pages))).file,
    aoc: (await save("aoc.pdf", "documents/aoc.pdf", aoc.sha256, pages(aoc.pages))).file,
  };
  const record = await save("record.json", "record", recordSha256, "");
  const { evidence } = JSON.parse(new TextDecoder().decode(record.bytes));
  detail("SHA-256 of the record:", recordSha256);
  detail("Anybody can check it at:", evidence.verificationUrl);
  return {
    ...saved,
    record: record.file,
    recordSha256,
    verificationUrl: evidence.verificationUrl,
  };
}

function requireHash(name: string, bytes: Uint8Array, sha256: string): void {
  if (createHash("sha256").update(bytes).digest("hex") === sha256) return;
  throw new StartupError(`${name} does not have the SHA-256 that the service tells: ${sha256}.`);
}

const DOCUMENTS_BOUND_MS = 120_000;

/** Finalize answers after 25 seconds at the latest; a slow machine may need longer for the PDFs. */
async function waitForDocuments(api: ApiClient, at: string) {
  const deadline = Date.now() + DOCUMENTS_BOUND_MS;
  while (Date.now() < deadline) {
    const attempt = await api.send("GET", at);
    if (attempt.status === "sealed_ready") return attempt;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new StartupError("The documents were not made in time. See the worker's log.");
}
