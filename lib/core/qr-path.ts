// A code for a camera as one path, so that it stays sharp at any size and is one thing to a reader.
import { encode } from "uqr";

/** Modules of white around the code that its standard asks for. */
const QUIET_ZONE = 4;

/** One closed path: a bar for each run of dark modules in a row. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => {
      const bars: string[] = [];
      for (let x = 0; x < row.length; x += 1) {
        const start = x;
        while (row[x]) x += 1;
        if (x > start) bars.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
      }
      return bars;
    })
    .join("");
}

/** The QR code of a text: a path on a square of `size` modules, its margin included. */
export function qrCode(text: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  return { path: qrPath(data), size };
}
