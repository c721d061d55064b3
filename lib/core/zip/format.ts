// The records of a ZIP file as APPNOTE 6.3.10 lays them out, always in the ZIP64 form: no size and no number of files is
// too large for it.

const VERSION = 45;
/** Sizes and checksum follow the content (bit 3); names are UTF-8 (bit 11). */
const FLAGS = 0x0808;
const DEFLATED = 8;
const ZIP64 = 0x0001;
const IN_ZIP64 = 0xffffffff;
const MADE_BY_UNIX = (3 << 8) | VERSION;
/** A plain file that its owner reads and writes, and others read. */
const FILE_MODE = 0o100644 * 0x10000;

/** A file as the directory at the end names it. */
export interface ZippedFile {
  readonly name: Buffer;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  /** Where its local header begins. */
  readonly offset: number;
}

/** A moment in the two words of MS-DOS, in UTC: it begins in 1980 and counts every other second. */
export function dosTime(moment: Date): { readonly time: number; readonly day: number } {
  const year = Math.min(Math.max(moment.getUTCFullYear(), 1980), 2107);
  const time =
    (moment.getUTCHours() << 11) |
    (moment.getUTCMinutes() << 5) |
    Math.floor(moment.getUTCSeconds() / 2);
  const day = ((year - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate();
  return { time, day };
}

/** What stands before the content of a file. */
export function localHeader(name: Buffer, modified: Date): Buffer {
  const { time, day } = dosTime(modified);
  const head = Buffer.alloc(30 + name.length + 20);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(FLAGS, 6);
  head.writeUInt16LE(DEFLATED, 8);
  head.writeUInt16LE(time, 10);
  head.writeUInt16LE(day, 12);
  head.writeUInt32LE(IN_ZIP64, 18);
  head.writeUInt32LE(IN_ZIP64, 22);
  head.writeUInt16LE(name.length, 26);
  head.writeUInt16LE(20, 28);
  name.copy(head, 30);
  // The extra field says that the sizes behind the content take eight bytes each.
  head.writeUInt16LE(ZIP64, 30 + name.length);
  head.writeUInt16LE(16, 32 + name.length);
  return head;
}

/** What stands behind the content of a file. */
export function dataDescriptor({ crc, packed, size }: ZippedFile): Buffer {
  const tail = Buffer.alloc(24);
  tail.writeUInt32LE(0x08074b50, 0);
  tail.writeUInt32LE(crc, 4);
  tail.writeBigUInt64LE(BigInt(packed), 8);
  tail.writeBigUInt64LE(BigInt(size), 16);
  return tail;
}

/** A file in the directory at the end. */
export function directoryEntry(file: ZippedFile, modified: Date): Buffer {
  const { name, crc, packed, size, offset } = file;
  const { time, day } = dosTime(modified);
  const entry = Buffer.alloc(46 + name.length + 28);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(MADE_BY_UNIX, 4);
  entry.writeUInt16LE(VERSION, 6);
  entry.writeUInt16LE(FLAGS, 8);
  entry.writeUInt16LE(DEFLATED, 10);
  entry.writeUInt16LE(time, 12);
  entry.writeUInt16LE(day, 14);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(IN_ZIP64, 20);
  entry.writeUInt32LE(IN_ZIP64, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt16LE(28, 30);
  entry.writeUInt32LE(FILE_MODE, 38);
  entry.writeUInt32LE(IN_ZIP64, 42);
  name.copy(entry, 46);
  const extra = 46 + name.length;
  entry.writeUInt16LE(ZIP64, extra);
  entry.writeUInt16LE(24, extra + 2);
  entry.writeBigUInt64LE(BigInt(size), extra + 4);
  entry.writeBigUInt64LE(BigInt(packed), extra + 12);
  entry.writeBigUInt64LE(BigInt(offset), extra + 20);
  return entry;
}

/** The end of the file: where the directory is, twice, for readers of both forms. */
export function endRecords(files: number, directoryBytes: number, directoryAt: number): Buffer {
  const end = Buffer.alloc(56 + 20 + 22);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(MADE_BY_UNIX, 12);
  end.writeUInt16LE(VERSION, 14);
  end.writeBigUInt64LE(BigInt(files), 24);
  end.writeBigUInt64LE(BigInt(files), 32);
  end.writeBigUInt64LE(BigInt(directoryBytes), 40);
  end.writeBigUInt64LE(BigInt(directoryAt), 48);
  end.writeUInt32LE(0x07064b50, 56);
  end.writeBigUInt64LE(BigInt(directoryAt + directoryBytes), 64);
  end.writeUInt32LE(1, 72);
  end.writeUInt32LE(0x06054b50, 76);
  end.writeUInt16LE(0xffff, 84);
  end.writeUInt16LE(0xffff, 86);
  end.writeUInt32LE(IN_ZIP64, 88);
  end.writeUInt32LE(IN_ZIP64, 92);
  return end;
}
