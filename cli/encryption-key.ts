// The key of the service: from the environment, else from a file of the data folder that is made once.
import { randomBytes } from "node:crypto";
import path from "node:path";
import { type Config, changeEnvironment, ENCRYPTION_KEY_BYTES } from "@/lib/core/config";
import { StartupError } from "@/lib/core/errors";
import { keepFirst, makePrivateFolder } from "@/lib/core/private-files";

/** Sees to it that this process has the key; whoever it starts gets it by the environment. */
export async function prepareEncryptionKey(config: Config): Promise<void> {
  if (config.encryptionKey) return;
  const file = path.join(config.dataDir, "encryption-key");
  const key = await readOrMake(file);
  if (Buffer.from(key, "base64").length !== ENCRYPTION_KEY_BYTES) {
    throw new StartupError(
      `${file} holds no key of 32 bytes in base64. Put the right one back, or set ENCRYPTION_KEY: without it stored secrets cannot be read.`,
    );
  }
  changeEnvironment({ ENCRYPTION_KEY: key });
}

async function readOrMake(file: string): Promise<string> {
  try {
    await makePrivateFolder(path.dirname(file));
    const made = randomBytes(ENCRYPTION_KEY_BYTES).toString("base64");
    return (await keepFirst(file, `${made}\n`)).trim();
  } catch (error) {
    throw new StartupError(
      `The folder ${path.dirname(file)} cannot be written: ${(error as Error).message}. Set DATA_DIR to another one, or set ENCRYPTION_KEY.`,
    );
  }
}
