import { accentColors } from "./contrast";

/**
 * The style that makes a partner's colour the accent of the page; null where there is none, or one that is
 * no colour: ours stays.
 */
export function accentStyle(color: string | null): string | null {
  const light = color && accentColors(color, "light");
  const dark = color && accentColors(color, "dark");
  if (!light || !dark) return null;
  const css = [
    `--accent:light-dark(${light.accent},${dark.accent})`,
    `--accent-strong:light-dark(${light.strong},${dark.strong})`,
    `--accent-wash:light-dark(${light.wash},${dark.wash})`,
    `--on-accent:light-dark(${light.onAccent},${dark.onAccent})`,
  ].join(";");
  // A browser that does not know `light-dark` keeps our accent.
  return `@supports (color:light-dark(#000,#fff)){:root{${css}}}`;
}
