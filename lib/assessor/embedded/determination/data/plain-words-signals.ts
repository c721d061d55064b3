// The same few things in plain or broken English: the machine on the telephone line, the network of
// its own, the card numbers that lie in a program. Built from small word groups that combine freely.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

import { NETWORK_CUE, TERMINAL, TERMINAL_MODEL } from "./vocabulary";

/** However it is spelt: telefon, telefose, telephon, telphone. */
const PHONE = "(?:tele? ?(?:ph|f)[a-z]{2,6}|phone|analog(?:ue)?|copper|land|fixed)";
const LINE = "(?: ?(?:lines?|sockets?|jacks?|plugs?|points?|wires?|cables?|holes?))";
const MACHINE = `(?:(?:card )?(?:thing|thingy|machine|box|device|reader|terminal)s?|${TERMINAL}|${TERMINAL_MODEL}s?)`;
const HANGS =
  "(?:goes|go|works?|runs?|plugged|plugs|connected|connects?|hangs?|sits?|put|joined|linked|hooked|wired|each|own|has|have|uses?|settles?)";

/** What a card network may be for. */
const CARD_SIDE = `(?:cards?|card payments?|payments?|(?:the )?(?:[a-z]+ )?(?:tills?|pos|registers?|fuel system|payment system|clover)|${TERMINAL}|it|this|that|them|these)`;
const NET =
  "(?:networks?|wi ?fi|lan|vlan|segments?|ssid|router|internet(?: line| connection)?|broadband|(?:[a-z]*dsl|fibre|internet|data) ?line|connection)";
const ONLY = "(?:only|just|solely|exclusively|purely|reserved|used only|there only|dedicated)";

/** Where an office keeps its records. */
const RECORDS =
  "(?:(?:the |our |my |an? |their |that |own |customer |order |client |booking |accounting |membership |shop |sales )*(?:orders?|wordpress|woocommerce|backend|back office|admin|databases?|programs?|software|systems?|crm|spreadsheets?|excel|profiles?|accounts?|files?|folder|computers?|pcs?|server|portal))";
const OUTSIDE =
  "\\b(?:tokens?|tokeni[sz]ed|vault|last (?:four|4)|masked|stars|truncated|stripe|gateway|provider|processor|paypal|paper|cabinet|safe|drawer|binder|without the card|not the card|no cards?|never)\\b";
const CARDS = "\\bcards?\\b|\\bpans?\\b|\\bcc\\b";

/** Signals in plain words. */
export const PLAIN_WORDS_SIGNALS: readonly SignalSource[] = [
  {
    slot: "connection",
    value: "dial",
    denied: "notDial",
    cue: "line|socket|jack|plug|point|wire|cable|hole",
    pattern: `${MACHINE}(?: (?!not|no|never|used|was|were)[a-z]+){0,4}?,? ${HANGS}(?: [a-z]+){0,5}? ${PHONE}${LINE}`,
    unless:
      "\\b(?:[av]?dsl|voip|adapter|calls? (?:us|me|in)|customers?|orders?|card numbers?|laptop|browser|virtual)\\b",
  },
  {
    slot: "isolated",
    value: "yes",
    cue: NETWORK_CUE,
    pattern: `${NET} (?:that |which )?(?:is |are |there )*${ONLY} (?:for|to) (?:the )?${CARD_SIDE}|${NET} (?:is |are )?for (?:the )?${CARD_SIDE} (?:only|alone|and nothing else)|(?:closed|shut|blocked|sealed|locked)(?: off)?(?: by| with| behind)? (?:an? |the |our )?firewall (?:to|from|against|for)|(?:tills?|pos|registers?|terminals?|machines?|readers?) (?:have|has|got) (?:an? |the )?network (?:on|of|for|by) (?:their|its) own`,
    unless: "\\b(?:not|guests?|visitors?|customers|shared?|everyone|everybody|all of us)\\b",
  },
  {
    slot: "storage",
    value: "yes",
    denied: "no",
    cue: "saved|stored|kept|held|remembered|field|column",
    pattern: `(?:it|they|numbers?|this|that|everything|all) (?:is |are |gets? |then |also |all |automatically |being )*(?:saved|stored|kept|held|remembered)(?: encrypted)?(?: \\([^)]*\\))? (?:in|on|with|inside|under) ${RECORDS}|numbers are (?:saved|stored|kept|held) encrypted|(?:field|column|place|space|box|cell|tab)s? (?:where|in which|into which|for) (?:[a-z]+ ){0,4}(?:cards?|card numbers?) \\(?(?:full|whole|complete|number)`,
    within: CARDS,
    unless: OUTSIDE,
  },
  {
    slot: "way",
    value: "virtualTerminal",
    cue: "log|sign|keyboard",
    pattern:
      "(?:log|sign)s? (?:on|in)(?: ?to)? (?:[^ .;]+ ){1,5}?(?:and |then )*(?:types?|keys?|enters?|puts?) (?:in )?(?:the |their )?cards?|(?:types?|keys?|enters?|puts?) (?:in )?(?:the |their )?cards?(?: numbers?| details)? (?:with|by|on) (?:the |my |a )?keyboard",
    unless: "\\b(?:customers?|buyers?|guests?|till|pos|register|terminal keyboard)\\b",
  },
];
