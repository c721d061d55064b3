// A ZIP file as a stream: files go in one by one, bytes come out no faster than they are taken, and nothing is held but
// the piece at hand. What the end of the file must say of each file waits on disk.
import { createHash } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";
import { dataDescriptor, directoryEntry, endRecords, localHeader, type ZippedFile } from "./format";
import { Spool } from "./spool";

/** Bytes in pieces. */
export type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** A file to be put in; its content is asked for when it is its turn. */
export interface ZipEntry {
  /** Path in the archive, with slashes. */
  readonly name: string;
  readonly content: Pieces;
}

/** A file that was put in. */
export interface PutIn {
  readonly name: string;
  readonly bytes: number;
  /** Of its content, hex. */
  readonly sha256: string;
}

/** How an archive is made. */
export interface ZipRules {
  /** The time that every file bears. */
  readonly modified: Date;
  /** Told of each file once it is in; the next one waits for it. */
  readonly onFile?: (file: PutIn) => Promise<void>;
}

/** The bytes of an archive of these files. */
export async function* zipOf(
  entries: AsyncIterable<ZipEntry>,
  { modified, onFile }: ZipRules,
): AsyncGenerator<Uint8Array> {
  const directory = await Spool.open();
  try {
    let at = 0;
    let files = 0;
    for await (const entry of entries) {
      const name = Buffer.from(entry.name);
      const packing = new Packing(entry.content);
      const offset = at;
      for await (const piece of around(packing, { name, offset }, modified)) {
        at += piece.length;
        yield piece;
      }
      const file = packing.fileAt(name, offset);
      await directory.write(directoryEntry(file, modified));
      await onFile?.({ name: entry.name, bytes: file.size, sha256: packing.sha256() });
      files += 1;
    }
    yield* directory.read();
    yield endRecords(files, directory.length, at);
  } finally {
    await directory.close();
  }
}

async function* around(
  packing: Packing,
  { name, offset }: { readonly name: Buffer; readonly offset: number },
  modified: Date,
): AsyncGenerator<Uint8Array> {
  yield localHeader(name, modified);
  yield* packing.pieces();
  yield dataDescriptor(packing.fileAt(name, offset));
}

/** One file while it is packed: what its end must say is counted as it goes through. */
class Packing {
  private crc = 0;
  private size = 0;
  private packed = 0;
  private readonly hash = createHash("sha256");

  constructor(private readonly content: Pieces) {}

  private async *counted(): AsyncGenerator<Uint8Array> {
    for await (const piece of this.content) {
      this.crc = crc32(piece, this.crc);
      this.size += piece.length;
      this.hash.update(piece);
      yield piece;
    }
  }

  async *pieces(): AsyncGenerator<Uint8Array> {
    const deflate = createDeflateRaw();
    // A failure of the source ends the packing, and is thrown where the packed bytes are taken.
    pipeline(
      Readable.from(this.counted(), { objectMode: true, highWaterMark: 1 }),
      deflate,
      () => {},
    );
    for await (const piece of deflate as AsyncIterable<Buffer>) {
      this.packed += piece.length;
      yield piece;
    }
  }

  fileAt(name: Buffer, offset: number): ZippedFile {
    return { name, offset, crc: this.crc, packed: this.packed, size: this.size };
  }

  sha256(): string {
    return this.hash.digest("hex");
  }
}
