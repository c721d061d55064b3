import { accentColors } from "./contrast";

/** Makes a partner's colour the accent of the page; without one, or with none that is one, ours stays. */
export function Accent({ color }: { readonly color: string | null }) {
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
  return <style>{`@supports (color:light-dark(#000,#fff)){:root{${css}}}`}</style>;
}
