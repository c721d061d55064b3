// The faces are full TTF files: WOFF2 is not read by the renderer, and subsets by script would print a
// Polish or Vietnamese name with holes in it. Faces for other scripts are read only where a text needs them.
import { createRequire } from "node:module";
import { Font } from "@react-pdf/renderer";
import { FACES } from "./theme";

const require = createRequire(import.meta.url);

type Has = (codePoint: number) => boolean;

/** Scripts beside Latin, Greek and Cyrillic; the last four print Chinese characters in four forms. */
const SCRIPT_FACES = ["Arabic", "Hebrew", "SC", "TC", "JP", "KR"] as const;

/** A face for another script. */
export type ScriptFace = (typeof SCRIPT_FACES)[number];

// Each Arabic letter is one glyph in Vazirmatn. Noto Sans Arabic sets the dots of a letter as glyphs of
// their own, which the renderer loses when it turns a line round.
const FILES: Readonly<Record<ScriptFace, string>> = {
  Arabic: "Vazirmatn",
  Hebrew: "NotoSansHebrew",
  SC: "NotoSansSC",
  TC: "NotoSansTC",
  JP: "NotoSansJP",
  KR: "NotoSansKR",
};

const CJK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303F\u30FB\u30FC\uFF00-\uFFEF]/u;

const LETTERS_OF: Readonly<Record<ScriptFace, RegExp>> = {
  Arabic: /[\p{Script=Arabic}\u060C\u061B\u061F\u0640]/u,
  Hebrew: /\p{Script=Hebrew}/u,
  SC: CJK,
  TC: CJK,
  JP: CJK,
  KR: CJK,
};

/** Longer words than this may be broken anywhere when they do not fit on a line. */
const LONGEST_WHOLE_WORD = 18;

// Marks that a line of Chinese, Japanese or Korean may not start with, and those that it may not end with.
const NOT_FIRST =
  /[、。，．：；？！）］｝」』】〕〉》”’・ー々ゝゞぁぃぅぇぉっゃゅょァィゥェォッャュョ)\]},.:;!?%]/u;
const NOT_LAST = /[（［｛「『【〔〈《“‘([{]/u;

/** What the faces of one document can print. */
export interface Faces {
  /** The families of running text, in the order in which a character is looked for. */
  readonly families: readonly string[];
  readonly text: Has;
  /** The face of signatures. */
  readonly script: Has;
}

function breaksBetween(before: string, after: string): boolean {
  if (NOT_LAST.test(before) || NOT_FIRST.test(after)) return false;
  return CJK.test(before) || CJK.test(after);
}

/**
 * The places where a word may be broken. An empty part is a gap of no width to the line breaker,
 * so that a line can end there without a hyphen that the merchant never wrote.
 */
export function breakPlaces(word: string): string[] {
  const letters = Array.from(word);
  const unspaced = CJK.test(word);
  if (letters.length <= LONGEST_WHOLE_WORD && !unspaced) return [word];
  const parts: string[] = [];
  for (const [index, letter] of letters.entries()) {
    const before = letters[index - 1];
    const free = before !== undefined && (!unspaced || breaksBetween(before, letter));
    if (free) parts.push("", letter);
    else parts.push((parts.pop() ?? "") + letter);
  }
  return parts;
}

interface FaceFile {
  readonly file: string;
  readonly fontWeight: number;
  readonly fontStyle?: "normal" | "italic";
}

/** Registers and reads the files of a family; says what its first one can print. */
async function loadFamily(family: string, files: readonly FaceFile[]): Promise<Has> {
  const faces = files.map(async ({ file, fontWeight, fontStyle = "normal" }) => {
    const src = require.resolve(`@expo-google-fonts/${file}`);
    Font.register({ family, src, fontWeight, fontStyle });
    const wanted = { fontFamily: family, fontWeight, fontStyle };
    await Font.load(wanted);
    const face = Font.getFont(wanted)?.data;
    if (!face) throw new Error(`the face ${file} could not be read`);
    return face;
  });
  const [face] = await Promise.all(faces);
  return (codePoint) => face?.hasGlyphForCodePoint(codePoint) ?? false;
}

async function loadTextFace(): Promise<Has> {
  Font.registerHyphenationCallback(breakPlaces);
  return loadFamily(FACES.text, [
    { file: "open-sans/400Regular/OpenSans_400Regular.ttf", fontWeight: 400 },
    { file: "open-sans/600SemiBold/OpenSans_600SemiBold.ttf", fontWeight: 600 },
    {
      file: "open-sans/400Regular_Italic/OpenSans_400Regular_Italic.ttf",
      fontWeight: 400,
      fontStyle: "italic",
    },
  ]);
}

async function loadScriptFace(script: ScriptFace): Promise<Has> {
  const name = FILES[script];
  const folder = script === "Arabic" ? "vazirmatn" : `noto-sans-${script.toLowerCase()}`;
  const regular = `${folder}/400Regular/${name}_400Regular.ttf`;
  return loadFamily(name, [
    { file: regular, fontWeight: 400 },
    { file: `${folder}/600SemiBold/${name}_600SemiBold.ttf`, fontWeight: 600 },
    // These scripts have no italic.
    { file: regular, fontWeight: 400, fontStyle: "italic" },
  ]);
}

const loaded = new Map<string, Promise<Has>>();

/** Reads a face once per process. */
function once(name: string, load: () => Promise<Has>): Promise<Has> {
  const known = loaded.get(name) ?? load();
  loaded.set(name, known);
  return known;
}

/** A plain form of the character that the text face has, for example of a full-width letter. */
function hasPlainForm(letter: string, has: Has): boolean {
  return Array.from(letter.normalize("NFKC")).every((each) => has(each.codePointAt(0) ?? 0));
}

/**
 * The faces that these characters need: the text face, and of the others, in the order given, each
 * that has a character which none before it has.
 */
export async function facesFor(
  letters: ReadonlySet<string>,
  order: readonly ScriptFace[] = SCRIPT_FACES,
): Promise<Faces> {
  const families: string[] = [FACES.text];
  const having = [await once(FACES.text, loadTextFace)];
  const has: Has = (codePoint) => having.some((each) => each(codePoint));
  let missing = [...letters].filter((letter) => !hasPlainForm(letter, has));
  for (const script of order) {
    if (!missing.some((letter) => LETTERS_OF[script].test(letter))) continue;
    const own = await once(FILES[script], () => loadScriptFace(script));
    const left = missing.filter((letter) => !own(letter.codePointAt(0) ?? 0));
    if (left.length === missing.length) continue;
    missing = left;
    families.push(FILES[script]);
    having.push(own);
  }
  const file = "dancing-script/600SemiBold/DancingScript_600SemiBold.ttf";
  const script = await once(FACES.script, () =>
    loadFamily(FACES.script, [{ file, fontWeight: 600 }]),
  );
  return { families, text: has, script };
}
