// The faces are full TTF files: WOFF2 is not read by the renderer, and subsets by script would
// print a Polish or Vietnamese name with holes in it.
import { createRequire } from "node:module";
import { Font } from "@react-pdf/renderer";
import { FACES } from "./theme";

const require = createRequire(import.meta.url);

const TEXT_WEIGHTS = [
  { file: "400Regular/OpenSans_400Regular.ttf", fontWeight: 400, fontStyle: "normal" },
  { file: "600SemiBold/OpenSans_600SemiBold.ttf", fontWeight: 600, fontStyle: "normal" },
  {
    file: "400Regular_Italic/OpenSans_400Regular_Italic.ttf",
    fontWeight: 400,
    fontStyle: "italic",
  },
] as const;

const SCRIPT_FILE = "@expo-google-fonts/dancing-script/600SemiBold/DancingScript_600SemiBold.ttf";

/** Longer words than this may be broken anywhere when they do not fit on a line. */
const LONGEST_WHOLE_WORD = 18;

/** Which characters the faces can print. */
export interface Coverage {
  readonly text: (codePoint: number) => boolean;
  readonly script: (codePoint: number) => boolean;
}

/**
 * The places where a word may be broken. An empty part is a gap of no width to the line breaker,
 * so that a line can end there without a hyphen that the merchant never wrote.
 */
export function breakPlaces(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length <= LONGEST_WHOLE_WORD) return [word];
  return letters.flatMap((letter, index) => (index === 0 ? [letter] : ["", letter]));
}

function coverageOf(fontFamily: string, fontWeight: number): (codePoint: number) => boolean {
  const face = Font.getFont({ fontFamily, fontWeight, fontStyle: "normal" })?.data;
  if (!face) throw new Error(`the face ${fontFamily} ${fontWeight} could not be read`);
  return (codePoint) => face.hasGlyphForCodePoint(codePoint);
}

async function registerAndLoad(): Promise<Coverage> {
  for (const { file, fontWeight, fontStyle } of TEXT_WEIGHTS) {
    const src = require.resolve(`@expo-google-fonts/open-sans/${file}`);
    Font.register({ family: FACES.text, src, fontWeight, fontStyle });
    await Font.load({ fontFamily: FACES.text, fontWeight, fontStyle });
  }
  Font.register({ family: FACES.script, src: require.resolve(SCRIPT_FILE), fontWeight: 600 });
  await Font.load({ fontFamily: FACES.script, fontWeight: 600, fontStyle: "normal" });
  Font.registerHyphenationCallback(breakPlaces);
  return { text: coverageOf(FACES.text, 400), script: coverageOf(FACES.script, 600) };
}

let loaded: Promise<Coverage> | undefined;

/** Registers the faces with the renderer, once per process, and says what they can print. */
export function loadFaces(): Promise<Coverage> {
  loaded ??= registerAndLoad();
  return loaded;
}
