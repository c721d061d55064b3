// The seal: a rosette of one fine line, as on a banknote, around a disc. It stands beside the time
// of sealing and nowhere else.
import { Circle, Path, Svg } from "@react-pdf/renderer";
import { COLOURS } from "./theme";

const STEPS = 720;

/** One closed wavy line around the centre; `petals` waves of the given depth. */
function wave(radius: number, depth: number, petals: number, turn: number): string {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = (step / STEPS) * 2 * Math.PI;
    const reach = radius + depth * Math.cos(petals * angle + turn);
    const x = (50 + reach * Math.cos(angle)).toFixed(2);
    const y = (50 + reach * Math.sin(angle)).toFixed(2);
    return `${step === 0 ? "M" : "L"}${x} ${y}`;
  });
  return `${points.join(" ")} Z`;
}

const ROSETTE = Array.from({ length: 4 }, (_, index) =>
  wave(38, 8, 12, (index * Math.PI) / 2),
).join(" ");

const EDGE = wave(47.4, 1.1, 40, 0);
const LETTER =
  "M56.5 43.5 C53.5 37.5 43 38 43 44.5 C43 51.5 57.5 48.5 57.5 56 C57.5 62.5 46 63 43 56.5";

/** The drawn seal, `size` points wide. */
export function Seal({ size }: { readonly size: number }) {
  return (
    <Svg viewBox="0 0 100 100" style={{ width: size, height: size }}>
      <Path d={EDGE} fill="none" stroke={COLOURS.teal} strokeWidth={1} />
      <Path d={ROSETTE} fill="none" stroke={COLOURS.teal} strokeWidth={0.45} />
      <Circle cx="50" cy="50" r="24" fill={COLOURS.teal} />
      <Circle cx="50" cy="50" r="21.4" fill="none" stroke={COLOURS.paper} strokeWidth={0.7} />
      <Path d={LETTER} fill="none" stroke={COLOURS.paper} strokeWidth={3.4} strokeLinecap="round" />
    </Svg>
  );
}
