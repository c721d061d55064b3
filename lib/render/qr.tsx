// A code for a camera, drawn as one path so that it stays sharp at any size and is one thing to a reader.
import { Path, Rect, Svg } from "@react-pdf/renderer";
import { encode } from "uqr";
import { COLOURS } from "./look/theme";

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

/** The QR code of a text, `size` points wide with its margin. */
export function QrCode({ text, size }: { readonly text: string; readonly size: number }) {
  const { data, size: modules } = encode(text, { ecc: "M", border: QUIET_ZONE });
  return (
    <Svg viewBox={`0 0 ${modules} ${modules}`} style={{ width: size, height: size }}>
      <Rect x="0" y="0" width={modules} height={modules} fill={COLOURS.paper} />
      <Path d={qrPath(data)} fill={COLOURS.ink} />
    </Svg>
  );
}
