// A partner's own colour as the accent of every theme, corrected where it could not be read.

type Rgb = readonly [number, number, number];

/** The colours that follow from an accent, for one theme. */
export interface AccentColors {
  readonly accent: string;
  readonly strong: string;
  readonly wash: string;
  readonly onAccent: string;
}

/** The least contrast of text that WCAG AA asks for, and a little for rounding. */
const LEAST = 4.55;
const STEP = 0.02;

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

/** The surfaces that an accent stands on, worst last; they are those of `globals.css`. */
const THEMES = {
  light: { surface: [255, 255, 255], worst: [243, 240, 232], away: BLACK, wash: 0.1, on: WHITE },
  dark: { surface: [24, 32, 44], worst: [32, 42, 56], away: WHITE, wash: 0.16, on: [7, 16, 24] },
} as const satisfies Record<string, { surface: Rgb; worst: Rgb; away: Rgb; wash: number; on: Rgb }>;

/** A theme of the interface. */
export type Theme = keyof typeof THEMES;

function readHex(color: string): Rgb | null {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color.trim());
  if (!match) return null;
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((part) => Number.parseInt(part, 16));
  return [red, green, blue];
}

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

function mix([r, g, b]: Rgb, [toR, toG, toB]: Rgb, share: number): Rgb {
  const part = (from: number, to: number) => Math.round(from + (to - from) * share);
  return [part(r, toR), part(g, toG), part(b, toB)];
}

function luminance(rgb: Rgb): number {
  const [r = 0, g = 0, b = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(a: Rgb, b: Rgb): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** The contrast of two colours (`#rrggbb`) by WCAG 2, from 1 to 21; 1 where one is no colour. */
export function contrast(a: string, b: string): number {
  const [first, second] = [readHex(a), readHex(b)];
  return first && second ? ratio(first, second) : 1;
}

/**
 * An accent and what follows from it. The colour itself where it can be read on every surface of the
 * theme, else the nearest towards black or white that can; null where it is no `#rrggbb`.
 */
export function accentColors(color: string, theme: Theme): AccentColors | null {
  const wanted = readHex(color);
  if (!wanted) return null;
  const { surface, worst, away, wash, on } = THEMES[theme];
  for (let share = 0; share < 1 + STEP; share += STEP) {
    const accent = mix(wanted, away, Math.min(share, 1));
    const tint = mix(surface, accent, wash);
    const readable = [worst, tint, on].every((other) => ratio(accent, other) >= LEAST);
    if (!readable) continue;
    const strong = mix(accent, away, 0.3);
    return {
      accent: hexOf(accent),
      strong: hexOf(strong),
      wash: hexOf(tint),
      onAccent: hexOf(on),
    };
  }
  return null;
}
