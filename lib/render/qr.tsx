// The QR code of a document.
import { Path, Rect, Svg } from "@react-pdf/renderer";
import { qrCode } from "@/lib/core/qr-path";
import { COLOURS } from "./look/theme";

/** The QR code of a text, `size` points wide with its margin. */
export function QrCode({ text, size }: { readonly text: string; readonly size: number }) {
  const { path, size: modules } = qrCode(text);
  return (
    <Svg viewBox={`0 0 ${modules} ${modules}`} style={{ width: size, height: size }}>
      <Rect x="0" y="0" width={modules} height={modules} fill={COLOURS.paper} />
      <Path d={path} fill={COLOURS.ink} />
    </Svg>
  );
}
