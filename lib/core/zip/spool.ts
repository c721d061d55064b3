// Bytes that are written now and read once at the end: on disk, so that memory does not grow with them.
import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const READ_BYTES = 64 * 1024;
/** Small writes are put together. */
const HELD_BYTES = 64 * 1024;

/** A temporary file of one's own; `close` removes it. */
export class Spool {
  private held: Buffer[] = [];
  private heldBytes = 0;
  /** Bytes written so far. */
  length = 0;

  private constructor(
    private readonly folder: string,
    private readonly file: FileHandle,
  ) {}

  static async open(): Promise<Spool> {
    const folder = await mkdtemp(path.join(tmpdir(), "sealwright-"));
    const file = await open(path.join(folder, "spool"), "wx+", 0o600).catch(async (error) => {
      await rm(folder, { recursive: true, force: true });
      throw error;
    });
    return new Spool(folder, file);
  }

  async write(bytes: Buffer): Promise<void> {
    this.held.push(bytes);
    this.heldBytes += bytes.length;
    this.length += bytes.length;
    if (this.heldBytes >= HELD_BYTES) await this.flush();
  }

  private async flush(): Promise<void> {
    if (this.heldBytes === 0) return;
    const together = Buffer.concat(this.held);
    this.held = [];
    this.heldBytes = 0;
    await this.file.appendFile(together);
  }

  /** Everything that was written, from its beginning. */
  async *read(): AsyncGenerator<Buffer> {
    await this.flush();
    let at = 0;
    while (at < this.length) {
      const { buffer, bytesRead } = await this.file.read(
        Buffer.alloc(READ_BYTES),
        0,
        READ_BYTES,
        at,
      );
      if (bytesRead === 0) throw new Error("the spool is shorter than what was written");
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }

  async close(): Promise<void> {
    await this.file.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}
