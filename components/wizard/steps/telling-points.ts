// What decides between questionnaires for each way of taking cards, and words that show it has been told.
// A help while writing, in the languages of the portal: what counts is what the assessor reads.
import type { MethodData } from "@/components/wizard/data";

/** What is worth telling; each has its text in the catalogue. */
export type TellingPoint = keyof typeof TOLD_BY;

const TOLD_BY = {
  page: /redirect|i?frame|hosted|own (?:page|form|fields?)|their (?:own )?(?:page|site)|'s (?:own )?(?:page|site)|leaves? (?:our|the|my)|plug-?in|shopify|paypal|etsy|formulari|p[áa]gina (?:de|del)|redirig|page d[eu]|formulaire|cadre/i,
  line: /phone line|landline|dial|internet|wi-?fi|\bsim\b|[345]g\b|cable|ethernet|broadband|l[íi]nea|ligne|c[âa]ble|fibra|fibre/i,
  alone:
    /\btills?\b|register|computer|\be?pos\b|stand-?\s?alone|by (?:itself|hand)|type (?:in )?the amount|\bcaja\b|ordenador|importe|caisse|ordinateur|montant/i,
  network:
    /network|router|vlan|nothing else|share[ds]?|separate|own (?:line|wi-?fi)|\bred\b|rúter|r[ée]seau|routeur|box/i,
  kept: /\bkeep|\bkept|\bstor(?:e|ed|age)\b|\bsaved?\b|delete|shred|token|guarda|almacen|conserv|gard(?:e|ons)|stock|effa[cç]/i,
  reader: /reader|sumup|zettle|square|app\b|lector|lecteur|aplicaci[óo]n|appli/i,
  pin: /\bpin\b|c[óo]digo|code/i,
  payer: /customer|client|guest|buyer|they (?:open|pay|type)|we (?:type|fill|enter)|nosotros|nous/i,
  typed:
    /terminal|machine|web ?page|website|browser|portal|program|software|dat[áa]fono|navegador|p[áa]gina|navigateur|logiciel|page/i,
  computer: /computer|\bpc\b|laptop|tablet|ordenador|port[áa]til|ordinateur|tablette/i,
  calls: /record|grab|enregistr/i,
  paper:
    /shred|drawer|cabinet|safe|lock|folder|binder|destru|caj[óo]n|armario|tiroir|armoire|coffre|d[ée]chir/i,
} as const;

type Channel = NonNullable<MethodData["channel"]>;

const POINTS: Readonly<Record<Channel, readonly TellingPoint[]>> = {
  website: ["page", "kept"],
  countertop: ["line", "alone", "network", "kept"],
  mobile: ["reader", "pin", "kept"],
  mobileNoReader: ["reader", "pin", "kept"],
  links: ["payer", "kept"],
  phoneVT: ["typed", "computer", "calls", "kept"],
  mailOrder: ["typed", "paper", "kept"],
  kiosk: ["line", "alone", "network", "kept"],
  recurring: ["payer", "typed", "kept"],
  selfStore: ["page", "kept"],
  other: ["typed", "kept"],
};

/** Every point, for the catalogue. */
export const TELLING_POINTS = Object.keys(TOLD_BY) as readonly TellingPoint[];

/** The points of a way of taking cards, in order, and whether the words speak of each. */
export function tellingPoints(
  channel: MethodData["channel"],
  words: string,
): readonly { readonly point: TellingPoint; readonly told: boolean }[] {
  return POINTS[channel ?? "other"].map((point) => ({ point, told: TOLD_BY[point].test(words) }));
}
