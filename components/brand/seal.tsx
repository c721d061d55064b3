// The seal: a rosette of one fine line, as on a banknote, around a disc; the same one that the
// documents print. It stands where something is sealed, and for the product itself.

const STEPS_PER_WAVE = 2;

/** One closed wavy line around the centre: `waves` waves of the given depth, as smooth curves. */
function wave(radius: number, depth: number, waves: number, turn: number): string {
  const at = (angle: number) => {
    const reach = radius + depth * Math.cos(waves * angle + turn);
    return [50 + reach * Math.cos(angle), 50 + reach * Math.sin(angle)] as const;
  };
  const slope = (angle: number) => {
    const reach = radius + depth * Math.cos(waves * angle + turn);
    const change = -depth * waves * Math.sin(waves * angle + turn);
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return [change * cos - reach * sin, change * sin + reach * cos] as const;
  };
  const steps = waves * STEPS_PER_WAVE;
  const step = (2 * Math.PI) / steps;
  const pair = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const curves = Array.from({ length: steps }, (_, index) => {
    const [a, b] = [index * step, (index + 1) * step];
    const [[ax, ay], [bx, by]] = [at(a), at(b)];
    const [[sx, sy], [ex, ey]] = [slope(a), slope(b)];
    const third = step / 3;
    const first = pair(ax + sx * third, ay + sy * third);
    return `C${first} ${pair(bx - ex * third, by - ey * third)} ${pair(bx, by)}`;
  });
  return `M${pair(...at(0))}${curves.join("")}Z`;
}

const ROSETTE = Array.from({ length: 4 }, (_, index) => wave(38, 8, 12, (index * Math.PI) / 2));
const EDGE = wave(47.4, 1.1, 40, 0);
const LETTER =
  "M56.5 43.5 C53.5 37.5 43 38 43 44.5 C43 51.5 57.5 48.5 57.5 56 C57.5 62.5 46 63 43 56.5";

/** The drawn seal in the current text colour. Decoration: say "sealed" in words beside it. */
export function Seal({ className }: { readonly className: string }) {
  return (
    <svg viewBox="0 0 100 100" className={className} aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor">
        <path d={EDGE} strokeWidth="1" />
        <path d={ROSETTE.join("")} strokeWidth="0.45" />
      </g>
      <circle cx="50" cy="50" r="24" fill="currentColor" />
      <g fill="none" stroke="var(--surface)">
        <circle cx="50" cy="50" r="21.4" strokeWidth="0.7" />
        <path d={LETTER} strokeWidth="3.4" strokeLinecap="round" />
      </g>
    </svg>
  );
}
