// Well-known payment companies and makers of card machines by name, so that those which a merchant names
// itself can be proposed for the form. A name is only ever found; what is not in the words is not there.
import data from "./data/payment-companies.json" with { type: "json" };

/** A company by its name, with what tells the name from an ordinary word. */
interface Company {
  readonly name: string;
  readonly aliases?: readonly string[];
  /** An ordinary word as well: only with its capitals. */
  readonly asWritten?: boolean;
  /** At the beginning of a sentence the capital tells nothing. */
  readonly notFirst?: boolean;
  /** Words right before or after it that make it something else. */
  readonly notAfter?: string;
  readonly notBefore?: string;
  /** Product lines, named with four digits. */
  readonly lines?: readonly string[];
}

const PROVIDERS: readonly Company[] = data.providers;
const DEVICE_MAKERS: readonly Company[] = data.deviceMakers;

/** Denied, past or planned, where it stands before the name in the same sentence. */
const BEFORE =
  /(?<!\p{L})(?:not|\p{L}+n't|no|never|without|none|neither|nor|stopped|ended|left|quit|former(?:ly)?|previous(?:ly)?|used to|instead of|rather than|(?:switched|moved|changed|away) from|replaced|dropped|cancell?ed|until|before|we(?:'ll| will| plan| want| hope| might| may| would| could| are (?:planning|considering|thinking))|planning|considering|competitors?|sin|nunca|antes|dejamos|sans|ne|n'\p{L}+|pas|jamais|avant|ancien(?:ne)?)(?!\p{L})/iu;
/** The same where it stands after the name. */
const AFTER =
  /(?<!\p{L})(?:was|were|until|no longer|is not (?:used|in use|active)|not yet|any ?more|in the past|cancell?ed|ended|stopped|switched off|next (?:week|month|year)|ya no)(?!\p{L})/iu;

/** The payment providers that a text names as its own of today, each once, in the order of the text. */
export function providersNamedIn(text: string): readonly string[] {
  return unique(sentencesOf(text).flatMap((sentence) => namedIn(sentence, PROVIDERS)));
}

/** The payment providers that a name of a vendor holds. */
export function providersInName(vendor: string): readonly string[] {
  return unique(foundIn(plain(vendor), PROVIDERS, false).map(({ company }) => company.name));
}

/** Makers of card machines with the model beside them, as the text writes them. */
export function devicesNamedIn(text: string): readonly string[] {
  return unique(
    sentencesOf(text).flatMap((sentence) =>
      foundIn(sentence, DEVICE_MAKERS, true)
        .filter((found) => isOwn(sentence, found))
        .map(
          ({ company, at, end }) => sentence.slice(at, end) + modelAfter(sentence, end, company),
        ),
    ),
  );
}

interface Found {
  readonly company: Company;
  readonly at: number;
  readonly end: number;
}

function namedIn(sentence: string, companies: readonly Company[]): string[] {
  return foundIn(sentence, companies, true)
    .filter((found) => isOwn(sentence, found))
    .map(({ company }) => company.name);
}

/** Every company named, the longest name first where one holds another, in the order of the text. */
function foundIn(text: string, companies: readonly Company[], prose: boolean): Found[] {
  const all = companies.flatMap((company) =>
    [company.name, ...(company.aliases ?? [])].flatMap((name) =>
      placesOf(text, name, prose && company.asWritten === true).map((at) => ({
        company,
        at,
        end: at + name.length,
      })),
    ),
  );
  const meant = prose ? all.filter((found) => isCompany(text, found)) : all;
  return meant
    .filter((one) => !meant.some((other) => holds(other, one)))
    .sort((a, b) => a.at - b.at);
}

function holds(outer: Found, inner: Found): boolean {
  const longer = outer.end - outer.at > inner.end - inner.at;
  return longer && outer.at <= inner.at && inner.end <= outer.end;
}

/** Where a name stands as a whole word. */
function placesOf(text: string, name: string, asWritten: boolean): number[] {
  const words = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "[ -]");
  const whole = `(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`;
  return [...text.matchAll(new RegExp(whole, asWritten ? "gu" : "giu"))].map(({ index }) => index);
}

function isCompany(sentence: string, { company, at, end }: Found): boolean {
  const before = sentence.slice(0, at).trimEnd();
  const after = sentence.slice(end).trimStart();
  if (company.notFirst && before === "") return false;
  const { notAfter, notBefore } = company;
  if (notAfter && new RegExp(`(?<![\\p{L}\\p{N}])(?:${notAfter})$`, "iu").test(before))
    return false;
  return !(notBefore && new RegExp(`^(?:${notBefore})(?![\\p{L}\\p{N}])`, "iu").test(after));
}

function isOwn(sentence: string, { at, end }: Found): boolean {
  return !BEFORE.test(sentence.slice(0, at)) && !AFTER.test(sentence.slice(end));
}

/** A model's name that follows its maker's: letters and digits, or a product line and its number. */
function modelAfter(sentence: string, end: number, { lines = [] }: Company): string {
  const line = lines.length > 0 ? `(?:${lines.join("|")})[ /]?\\d{4}|` : "";
  const model = new RegExp(
    `^ (?:${line}[A-Za-z]{1,4}\\d{2,4}[A-Za-z]{0,2})(?![\\p{L}\\p{N}])`,
    "u",
  );
  return model.exec(sentence.slice(end))?.[0] ?? "";
}

/** The sentences of a text without its questions, which state nothing. */
function sentencesOf(text: string): string[] {
  return plain(text)
    .split(/(?<=[;!?\n]|\.(?=\s|$))/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => !sentence.endsWith("?"));
}

function plain(text: string): string {
  return text.replaceAll("’", "'");
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
