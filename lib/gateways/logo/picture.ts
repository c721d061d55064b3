// Whether bytes are a picture that browsers, mail programs and the renderer of documents all show. It is read
// here to its end, so that a damaged one is refused while somebody looks, and not when documents are made.
import { inflateSync } from "node:zlib";
import {
  LOGO_MAX_PIXELS,
  LOGO_MAX_SIDE,
  type LogoFile,
  type LogoProblem,
} from "@/lib/domain/logo/shape";

const PNG_HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG_HEAD = Buffer.from([0xff, 0xd8, 0xff]);

/** The picture that the bytes are, or why they are none. */
export function readPicture(bytes: Buffer): LogoFile | LogoProblem {
  const isPng = bytes.subarray(0, 8).equals(PNG_HEAD);
  if (!isPng && !bytes.subarray(0, 3).equals(JPEG_HEAD)) return "wrong_type";
  try {
    const { width, height } = isPng ? readPng(bytes) : readJpeg(bytes);
    return { format: isPng ? "png" : "jpeg", width, height, bytes };
  } catch (error) {
    return error instanceof TooManyPixels ? "too_many_pixels" : "unreadable";
  }
}

class TooManyPixels extends Error {}
class Damaged extends Error {}

interface Size {
  readonly width: number;
  readonly height: number;
}

function requireSize({ width, height }: Size): void {
  if (width === 0 || height === 0) throw new Damaged();
  const long = Math.max(width, height) > LOGO_MAX_SIDE;
  if (long || width * height > LOGO_MAX_PIXELS) throw new TooManyPixels();
}

/** Samples of a pixel and the depths that they may have, by the colour type of a PNG. */
const COLOUR_TYPES: ReadonlyMap<number, readonly [samples: number, depths: readonly number[]]> =
  new Map([
    [0, [1, [1, 2, 4, 8, 16]]],
    [2, [3, [8, 16]]],
    [3, [1, [1, 2, 4, 8]]],
    [4, [2, [8, 16]]],
    [6, [4, [8, 16]]],
  ]);

function* chunksOf(bytes: Buffer): Generator<readonly [type: string, data: Buffer]> {
  for (let at = PNG_HEAD.length; ; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (at + 12 + length > bytes.length) throw new Damaged();
    yield [type, bytes.subarray(at + 8, at + 8 + length)];
    if (type === "IEND") return;
    at += 12 + length;
  }
}

function readPng(bytes: Buffer): Size {
  const chunks = [...chunksOf(bytes)];
  const [first] = chunks;
  if (first?.[0] !== "IHDR" || first[1].length !== 13) throw new Damaged();
  const head = first[1];
  const size = { width: head.readUInt32BE(0), height: head.readUInt32BE(4) };
  requireSize(size);
  const [depth, colourType, compression, filter, interlaced] = head.subarray(8);
  const [samples, depths] = COLOUR_TYPES.get(colourType ?? -1) ?? [0, []];
  const plain = compression === 0 && filter === 0 && interlaced === 0;
  if (!plain || depth === undefined || !depths.includes(depth)) throw new Damaged();
  const palette = chunks.find(([type]) => type === "PLTE")?.[1];
  if (colourType === 3 && (!palette?.length || palette.length % 3 !== 0)) throw new Damaged();
  const line = 1 + Math.ceil((size.width * samples * depth) / 8);
  requirePixels(chunks, line, size.height);
  return size;
}

/** Every line is there, and begins with a filter that exists. */
function requirePixels(
  chunks: readonly (readonly [string, Buffer])[],
  line: number,
  lines: number,
) {
  const packed = chunks.filter(([type]) => type === "IDAT").map(([, data]) => data);
  const length = line * lines;
  const pixels = inflateSync(Buffer.concat(packed), { maxOutputLength: length });
  if (pixels.length !== length) throw new Damaged();
  for (let at = 0; at < length; at += line) if ((pixels[at] ?? 5) > 4) throw new Damaged();
}

/** Frames of a JPEG that documents and browsers read: baseline, extended and progressive. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
const START_OF_SCAN = 0xda;
const END = Buffer.from([0xff, 0xd9]);

function readJpeg(bytes: Buffer): Size {
  let size: Size | null = null;
  for (let at = 2; ; ) {
    if (bytes.readUInt8(at) !== 0xff) throw new Damaged();
    const marker = bytes.readUInt8(at + 1);
    // Bytes that fill up before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === START_OF_SCAN) break;
    if (FRAMES.has(marker)) size = readFrame(bytes, at);
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  if (!size || bytes.lastIndexOf(END) < 0) throw new Damaged();
  return size;
}

function readFrame(bytes: Buffer, at: number): Size {
  const size = { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  requireSize(size);
  // Four colours are for printing presses; programs disagree on how to show them.
  const [depth, colours] = [bytes.readUInt8(at + 4), bytes.readUInt8(at + 9)];
  if (depth !== 8 || (colours !== 1 && colours !== 3)) throw new Damaged();
  return size;
}
