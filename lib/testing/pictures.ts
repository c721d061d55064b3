// Pictures for tests: real ones, and ones that only look like it.
import { crc32, deflateSync } from "node:zlib";

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** What may be odd about a PNG. */
interface PngOptions {
  /** Lines that are really there. */
  readonly lines?: number;
  readonly interlaced?: boolean;
  /** Red, green, blue and how opaque, 0 to 255. */
  readonly colour?: readonly [number, number, number, number];
}

/** A PNG of one colour. */
export function aPng(width: number, height: number, options: PngOptions = {}): Buffer {
  const { lines = height, interlaced = false, colour = [11, 92, 173, 255] } = options;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, interlaced ? 1 : 0], 8);
  const line = Buffer.concat([Buffer.alloc(1), Buffer.alloc(width * 4, Buffer.from(colour))]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: lines }, () => line)));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The smallest JPEG: one grey pixel. */
export const JPEG = Buffer.from(
  "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z",
  "base64",
);
