// Files and folders that nobody else on the machine may read: logs, documents, keys.
import { randomUUID } from "node:crypto";
import { chmod, link, mkdir, open, readFile, rm } from "node:fs/promises";

const FOLDER_MODE = 0o700;
/** As root the embedded database runs as another user, who has to pass through to its own folder. */
const PASSABLE_MODE = 0o711;
const FILE_MODE = 0o600;

/** Makes a folder, and those above it that are missing, that only this user can list. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, {
    recursive: true,
    mode: process.getuid?.() === 0 ? PASSABLE_MODE : FOLDER_MODE,
  });
}

/** Writes a file that only this user can read, also where it is there already. */
export async function writePrivateFile(file: string, content: string | Uint8Array): Promise<void> {
  const handle = await open(file, "w", FILE_MODE);
  try {
    // Before there is anything to read.
    await handle.chmod(FILE_MODE);
    await handle.writeFile(content);
  } finally {
    await handle.close();
  }
}

/**
 * Writes a private file where it is not there yet, and answers what it holds then. Of two processes at
 * once, both read the whole of the one that came first.
 */
export async function keepFirst(file: string, content: string): Promise<string> {
  const draft = `${file}.${randomUUID()}`;
  await writePrivateFile(draft, content);
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await rm(draft, { force: true });
  }
  await chmod(file, FILE_MODE);
  return readFile(file, "utf8");
}
