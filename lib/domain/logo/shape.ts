// What is known of a partner's logo. The service shows a copy of its own, fetched once from the address that the
// partner set: no page of ours loads a picture from elsewhere, and a document never depends on another server.
import { z } from "zod";
import { Moment } from "@/lib/domain/text";

/** The kinds of pictures that are taken, named as in their media type. */
export type LogoFormat = "png" | "jpeg";

/** The most that is read of a picture, in bytes. */
export const LOGO_MAX_BYTES = 256 * 1024;
/** The longest side, and the most pixels in all: a head of a page is 40 pixels high. */
export const LOGO_MAX_SIDE = 2000;
export const LOGO_MAX_PIXELS = 1_000_000;
/** How long the other server has for all of its answer. */
export const LOGO_TIMEOUT_MS = 10_000;
/** Pictures that are kept of one partner: those in sealed documents and sent messages stay. */
export const LOGOS_MAX = 100;

/** Why there is no picture, each with what to do. */
export const LOGO_PROBLEMS = {
  private_address:
    "The address leads into a private network. Use an https address that anybody on the internet can open.",
  no_connection:
    "Nothing answers at this address. Open it in a browser, put right what you see, and fetch it again.",
  too_slow: `The picture did not arrive within ${LOGO_TIMEOUT_MS / 1000} seconds. Fetch it again, or put it on a faster server.`,
  redirected:
    "The address leads on to another one. Open it in a browser and set the address that you end at.",
  answered_error:
    "The address answers with an error. Open it in a browser where you are not signed in, and put right what you see.",
  too_large: `The file is larger than ${LOGO_MAX_BYTES / 1024} kB. Save it smaller: 400 pixels in width are enough.`,
  wrong_type:
    "The address answers with something that is neither a PNG nor a JPEG. Save the logo as a PNG, and set the address of the file itself.",
  too_many_pixels: `The picture has more than ${LOGO_MAX_SIDE} pixels on a side, or more than a million in all. Save it smaller.`,
  unreadable:
    "The picture is damaged or of a rare kind. Save it anew as a plain PNG (not interlaced).",
  too_many_kept: `${LOGOS_MAX} pictures of yours are kept in documents and messages. No further one can be taken: set the address of an earlier one.`,
} as const;

/** A reason why there is no picture. */
export type LogoProblem = keyof typeof LOGO_PROBLEMS;

const PROBLEMS = Object.keys(LOGO_PROBLEMS) as [LogoProblem, ...LogoProblem[]];

/** A picture as it came, with what its own head says. */
export interface LogoFile {
  readonly format: LogoFormat;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** What came of fetching a picture. */
export type FetchedLogo =
  | { readonly file: LogoFile; readonly problem?: undefined }
  | { readonly problem: LogoProblem; readonly file?: undefined };

/** The picture that is shown. */
export const LogoPicture = z
  .object({
    url: z.string().meta({ description: "The service's own copy. What it answers never changes." }),
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: "LogoPicture" });

/** The picture that is shown. */
export type LogoPicture = z.output<typeof LogoPicture>;

/** A width and a height. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest size in this room that keeps the proportions; never larger than the picture itself. */
export function fitted({ width, height }: Size, room: Size): Size {
  const scale = Math.min(room.width / width, room.height / height, 1);
  return { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
}

/** How it stands with the logo. */
export const LogoStatus = z
  .object({
    address: z.string().nullable().meta({ description: "Where it comes from: `brand.logo`." }),
    status: z.enum(["none", "fetching", "ready", "failed"]).meta({
      description: "`none`: no address is set. Your name stands where there is no picture.",
    }),
    problem: z
      .object({
        code: z.enum(PROBLEMS),
        message: z.string().meta({ description: "What to do. It may change." }),
      })
      .nullable(),
    picture: LogoPicture.nullable().meta({
      description: "What is shown now. It stays where the same address fails later.",
    }),
    fetchedAt: Moment.nullable().meta({ description: "When the address was last tried." }),
  })
  .meta({ id: "LogoStatus" });

/** How it stands with the logo. */
export type LogoStatus = z.output<typeof LogoStatus>;
