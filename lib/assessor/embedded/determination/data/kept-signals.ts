// Card numbers kept in, or sent into, something electronic: who puts what where, told plainly.
// Narrow patterns with few exceptions, since a missed store means too small a questionnaire.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

import { CARD_NUMBER, CUSTOMER, PROVIDER } from "./vocabulary";

const NUMBER = `(?:${CARD_NUMBER}|(?:the |their |his |her |each |every |whole |full |complete )*(?:client|customer|guest|member|patient|caller|parent|player|donor|owner)s?'?s? (?:credit |debit )?cards?|(?:the |their |his |her )(?:credit |debit )?cards?|card and expiry|cards and expir[a-z]+)`;
const KIND =
  "(?:booking|reservation|hotel|practice|patient|customer|client|member|membership|order|accounting|till|property|diary|appointment|salon|shop|event|guest|student|school|club|dispatch|billing|office|crm|sales|job|donor|church|parish|rental|tenant|policy|case|fleet|pos|property management|calendar|ticket|practice management|channel)";
const STORE = `(?:excel(?: ?(?:sheet|file|list|table))?s?|spread ?sheets?|google (?:sheets?|docs?|drive)|word (?:documents?|docs?|files?)|text (?:files?|documents?)|notepad|one ?note|notes app|evernote|databases?|crm|pms|access(?: (?:database|file|table|list))?|${KIND} (?:management )?(?:systems?|software|programs?|databases?|app|profiles?|calendar|notes?)|(?:practice|client|customer|guest|member|patient)(?:'s|s')? (?:profiles?|computer files?|computer records?)|comments?(?: fields?| box| line| section)?|notes? (?:fields?|box|column|section|line)|remarks?(?: fields?)?|free text(?: field)?|memo fields?|(?:outlook|google) (?:calendar|contacts?)|calendar|quickbooks|shared (?:drive|folder|disk)|archive drive|network drive|file server|document (?:system|archive|management)|cloud|dropbox|onedrive|sharepoint|usb (?:stick|drive)|hard (?:drive|disk)|my (?:phone|laptop)(?:'s)? notes|postgres|mysql|mongo(?:db)?|redis|s3|airtable|notion|trello|slack|whatsapp group|teams channel|event'?s? (?:word )?document)`;
const PUT =
  "(?:holds?|saves?|saved|saving|stores?|keeps?|kept|keeping|writes?|types?|typed|enters?|entered|puts?|putting|notes?|records?|logs?|drops?|pastes?|copies|copy|adds?|lists?|files?|inputs?|keys?|pushes|imports?|loads?|lands?|goes|go|jots?|transfers?|uploads?|filed|noted|logged|imported|added)";
const CUT =
  "\\b(?:tokens?|tokenized|last (?:four|4)|truncated|masked|blacked|never|stripped|crossed out|without the card|no card (?:data|numbers?)|gift cards?|loyalty|business cards?)\\b";
const BY_WIRE =
  "(?:(?:live |web ?site |online |support |customer |help )*chat(?: ?(?:box|window|widget|bubble|session|tool))?|messenger|whats ?app|facebook(?: messages?)?|instagram|telegram|sms|text messages?|texts?|imessage|wechat|viber|signal|dms?|direct messages?|e ?mails?|(?:contact|enquiry|inquiry|web|google|online|web ?site|sign ?up|jot|typeform) ?(?:order |booking |registration )?forms?|voice ?mails?|answering machine|answerphone|voice messages?|photos?|attachments?|support tickets?|tickets?)";
const RECEIPT_CUE =
  "chat|messenger|whats|facebook|instagram|telegram|sms|text|wechat|viber|signal|\\bdms?\\b|mail|form|voice|answer|photo|attach|ticket|message";

/** Storage and receipt that other patterns are too careful to see. */
export const KEPT_SIGNALS: readonly SignalSource[] = [
  {
    slot: "storage",
    value: "yes",
    denied: "no",
    cue: "card|pan\\b|number",
    pattern: `${PUT} (?:[^ ]+ ){0,3}?${NUMBER}(?: [^ ]+){0,6}? (?:in|into|on|onto|to|under|inside|among) (?:(?:the|our|my|her|his|a|an|its|each|that|this|their) )?(?:[a-z']+ ){0,3}?${STORE}`,
    unless: `${CUT}|\\b(?:virtual terminal|browser|paper|the terminal'?s|on the (?:website|site|page))\\b`,
  },
  {
    slot: "storage",
    value: "yes",
    denied: "no",
    cue: "card|pan\\b|number",
    pattern: `(?:${NUMBER}|(?:clients?|customers?|guests?|patients?|members?)'?s? cards|cards) (?:are |is |get |gets |being |then |also |all |still |simply )+(?:saved|stored|kept|held|noted|entered|typed|recorded|written|put|logged|filed|listed|added|remembered)(?: down| up)? (?:in|into|on|onto|to|by|inside) (?:(?:the|our|my|her|his|a|an|its|each|that|this|their) )?(?:[a-z']+ ){0,3}?${STORE}`,
    unless: `${CUT}|\\b(?:virtual terminal|browser|paper|the terminal'?s|(?:the )?(?:provider|gateway|processor)'s)\\b`,
  },
  {
    slot: "storage",
    value: "yes",
    denied: "no",
    cue: "card|pan\\b|number",
    pattern: `${PUT} (?:it|them|that|those|this|the numbers?|the lot|everything|these) (?:straight |directly |then |all )*(?:in|into|on|onto|to|under) (?:(?:the|our|my|her|his|a|an|its|that) )?(?:[a-z']+ ){0,3}?(?:excel(?: ?(?:sheet|file|list))?|spread ?sheets?|google (?:sheets?|docs?)|word (?:documents?|files?)|comments?(?: fields?| box)|notes? (?:fields?|box|section)|${KIND} (?:management )?(?:systems?|software|programs?|databases?)|crm|pms)`,
    within: `${CARD_NUMBER}|\\b(?:takes?|gives?|reads?|noted?) (?:me |us |down )?(?:the|their) card\\b`,
    unless: `${CUT}|\\b(?:orders?|amounts?|names?|address(?:es)?|virtual terminal) (?:in|into)\\b|browser`,
  },
  {
    slot: "storage",
    value: "yes",
    denied: "no",
    cue: "remember|keep|save|store|hold|retain|show|has|with|field",
    pattern: `(?:till|pos|register|shop|practice|booking|reservation|hotel|salon|membership|rental|accounting|ordering|web|crm)? ?(?:software|programs?|systems?|pos|till|database|app|pms|plugin) (?:[a-z]+ ){0,3}?(?:remembers?|keeps?|saves?|stores?|holds?|retains?|memori[sz]es?|shows?|displays?)(?: [a-z]+){0,3}? (?:the )?(?:whole|full|complete|entire|all the|all) (?:credit |debit )?(?:card )?(?:numbers?|cards?|pans?|digits)|(?:software|program|system|database|pms|crm|app) (?:has|with|got|offers|includes) (?:an? |its own |special )*(?:field|place|box|tab|space|column|line|screen) for (?:it|them|that|this|(?:the |their )?(?:credit |debit )?card(?: numbers?| details?)?)`,
    within: "\\bcards?\\b|\\bpans?\\b",
    unless: `${CUT}|\\b(?:terminal page|virtual|processor's|provider's|gateway's)\\b`,
  },
  {
    slot: "storage",
    value: "yes",
    denied: "no",
    cue: "export|backup|tape|dump|archive|log|transcript|disk|drive|mailbox|inbox|folder|table|scan|image",
    pattern: `(?:exports?|back ?ups?|tapes?|dumps?|archives?|logs?|log ?files?|transcripts?|disks?|drives?|mailbox(?:es)?|inbox|folders?|tables?|images?|scans?)(?: [^ ]+){0,10}? (?:includes?|including|contains?|containing|holds?|has|have|with|full of|shows?|carry|carries)(?: [a-z']+){0,4}? ${CARD_NUMBER}|${CARD_NUMBER}(?: [^ ]+){0,4}? (?:are |is |sit |sits |still |remain |remains )*(?:on|in) (?:the |our |these |those |old |an? )*(?:back ?ups?|tapes?|dumps?|archives?|logs?|log ?files?|transcripts?|old (?:disk|drive|server))|(?:full|complete|whole) (?:card )?numbers in (?:a|the|our|an) [a-z]+`,
    unless: `${CUT}|\\b(?:if|whether|might|could|may|folder in the|paper|lever arch|cabinet|safe)\\b`,
  },
  {
    slot: "storage",
    value: "yes",
    denied: "no",
    cue: "scan|photograph|digiti|image|picture",
    pattern:
      "(?:scan|scans|scanned|scanning|photograph|photographs|digiti[sz]es?|digiti[sz]ed|imaged?|take (?:a )?(?:photo|picture)s? of)(?: [a-z']+){0,2}? (?:every|each|all|the|our|those|these|completed|whole|them|paper)(?: [a-z']+){0,3}? (?:forms?|slips?|sheets?|coupons?|mandates?|authori[sz]ations?|pledges?|orders?|cards?|papers?|documents?)(?: [^ ]+){0,5}? (?:to|into|in|onto|on|for|before|as|and) (?:[a-z']+ ){0,4}?(?:archive|drive|server|pc|computer|system|folder|file|files|cloud|shred|shredding|record|records|pdf|disk|database)",
    unless: `${CUT}|\\b(?:asv|vulnerability|virus|qr|barcodes?|passports?|id cards?)\\b`,
  },
  {
    slot: "received",
    value: "email",
    denied: "no",
    cue: RECEIPT_CUE,
    pattern: `(?:types?|puts?|gives?|pastes?|sends?|leaves?|posts?|enters?|asks?|asking|writes?|drops?|shares?|tells?|provides?|submits?)(?: [^ ]+){0,8}? (?:cards?|card numbers?|numbers?|digits|details|new one|it|another one)(?: [^ ]+){0,4}? (?:in|into|over|via|through|by|on|as|with) (?:the |our |a |an |my |their |your )*${BY_WIRE}`,
    within: `${CARD_NUMBER}|\\bcards? (?:fails?|in|into|number|is declined|expires?)\\b|\\b(?:type|types|give|gives|put|puts|send|sends) (?:in |us |me )?(?:the|their|his|her) cards?\\b`,
    unless:
      "\\b(?:(?<!pay )link|receipt|confirmation|never|iframe|hosted|redirect(?:s|ed)?|token|embedded|last (?:four|4)|refuse|delete|do not (?:accept|take|want|open)|asks? (?:them|people|customers) not|gateway|browser|our own form|order form by post|paper|not (?:by|in|over)|call instead)\\b",
  },
  {
    slot: "received",
    value: "email",
    denied: "no",
    cue: "message|voice|machine|beep|line|hours|recorded|tape",
    pattern:
      "(?:leave|leaves|leaving|say|says|speak|speaks|read|reads|record|records)(?: [^ ]+){0,25}? (?:credit |debit )?card(?: numbers?| details| and)?",
    within:
      "\\b(?:voice ?mails?|answering machine|answerphone|answer phone|message box|night line|after hours|beep|voice messages?|message(?:s)? (?:on|with|and|in)|her voice|his voice|mail ?box|leave (?:a |your |their )?(?:message|name))\\b",
    unless: "\\b(?:never|not leave|do not|no card)\\b",
  },
  {
    slot: "received",
    value: "email",
    denied: "no",
    cue: "channel manager|ota|agenc|booking|portal|feed",
    pattern: `(?:channel manager|ota|otas|booking (?:engine|portal|site)|agenc(?:y|ies)|portal|travel (?:agents?|sites?)|marketplace)(?: [^ ]+){0,5}? (?:drops?|sends?|pushes|passes|delivers?|forwards?|transmits?|feeds?|gives?|faxes|writes?|puts?) (?:[^ ]+ ){0,5}?${CARD_NUMBER}(?: [^ ]+){0,5}? (?:into|in|to|by|through|via|as) (?:our|my|the|an?) `,
    unless: `${CUT}|\\bvirtual cards? only\\b|paper`,
  },
  {
    slot: "received",
    value: "email",
    denied: "no",
    cue: "form",
    pattern: `(?:google|jot|type|microsoft|ms|office|wufoo|cognito|surveymonkey|survey ?monkey|zoho|airtable|notion|wp|contact|web ?site|online|web|sign ?up|registration|enquiry)(?: |-)?forms?(?: [^ ]+){0,40}? (?:card (?:numbers?|details)|credit cards?|numbers? of (?:the|their) cards?|(?:cvv|cvc))`,
    unless:
      "\\b(?:gateway|hosted|iframe|redirect(?:s|ed)?|token|browser|script|processor|stripe|no card|never|without|payment link|posts? (?:directly|straight))\\b",
  },
  {
    slot: "enters",
    value: "staff",
    literal: true,
    cue: "never|not",
    pattern: `(?:${CUSTOMER}|they) (?:do not|never|cannot|can not|does not) (?:ever |actually |really |even )*(?:see|type|enter|fill|open|key|get)(?: [^ ]+){0,3}? ?(?:them|it|links?|cards?|numbers?|page)`,
  },
  {
    slot: "storage",
    value: "maybe",
    cue: "details|numbers?|cards?",
    pattern:
      "(?:have|keep|keeps|hold|holds|got|has|store) (?:all )?(?:their|his|her|everyone's|the regulars'|regulars'|our regulars') (?:credit |debit )?(?:card )?(?:details|numbers?|cards?|particulars)(?: [a-z]+){0,3}? (?:here|on file|with us|on record|at hand|handy|already|from last time|somewhere)",
    within: "\\b(?:cards?|key|charge)\\b",
    unless: `${CUT}|\\b(?:provider|processor|gateway|stripe) (?:has|have|keeps?|holds?)\\b`,
  },
  {
    slot: "storage",
    value: "maybe",
    denied: "no",
    evenInDoubt: true,
    cue: "card",
    pattern: `(?:could|might|may|whether|if)(?: [^ ]+){0,5}? (?:had|have|hold|held|contain|be|are|is|left|there|putting|keep)(?: [a-z]+){0,4}? ${CARD_NUMBER}(?: [^ ]+){0,3}? (?:in|on) (?:it|them|there|that|the|some|an?)(?: [^ ]+){0,4}`,
    within:
      "\\b(?:no idea|not (?:sure|know|certain)|cannot say|can not say|could|might|may|maybe|perhaps|have to look|never checked|not checked)\\b",
    unless: `${CUT}|\\b(?:so that|so we|in order)\\b`,
  },
  {
    slot: "storage",
    value: "scanMaybe",
    denied: "no",
    cue: "scan|digiti|records|archive|filing|registry|bookkeep|accounts",
    pattern:
      "(?:scan|scans|scanned|scanning|digiti[sz]es?|digiti[sz]ed)(?: [a-z']+){0,3}? (?:incoming|all|the|our|every)? ?(?:post|mail|letters|correspondence|paperwork)|(?:incoming |all |the |our |of )*(?:post|mail|correspondence|paperwork|papers?) (?:is|are|gets?) (?:all )?(?:scanned|digiti[sz]ed)|(?:forms?|slips?|coupons?|sheets?|papers?|mandates?|they) (?:then |later |all |afterwards |finally )*(?:goes|go|are passed|is passed|gets? passed|are sent|is sent|are handed|is handed|are forwarded|move|moves) (?:on |over )*to (?:the |our )?(?:records|archives?|accounts|accounting|registry|bookkeeping|bookkeeper|filing|admin|administration|head office|office|back office|secretariat|document management)",
    within:
      "\\b(?:post|mail|forms?|slips?|coupons?|sheets?|papers?|mandates?|letters|correspondence|paperwork|they|then)\\b",
    unless: "\\b(?:sent to the office and|parcels|barcode|keyed|processed|empty envelopes?)\\b",
  },
  {
    slot: "storage",
    value: "paper",
    implied: true,
    cue: "paper",
    pattern:
      "(?:forms?|slips?|sheets?|orders?|coupons?|mandates?)(?: [a-z]+){0,3}? on paper|paper (?:order |booking |consent |payment )*(?:forms?|slips?|sheets?|mandates?)",
    within: "\\bcards?\\b",
  },
  {
    slot: "received",
    value: "formTool",
    pattern:
      "(?:google|microsoft|ms|office|zoho|wufoo|cognito|airtable) forms?|jot ?forms?|type ?forms?|survey ?monkey|web ?form that (?:e ?mails|mails|sends)",
  },
  {
    slot: "received",
    value: "asked",
    cue: "ask|field|box|question|fill",
    pattern: `(?:asks?|asking|fields?|boxes|questions?|fills?(?: in)?|wants?)(?: [^ ]+){0,20}? ${CARD_NUMBER}`,
  },
  {
    slot: "received",
    value: "written",
    cue: "writing|written",
    pattern:
      "(?:orders?|ordered|bookings?|booked|requests?|they|reservations?)(?: [a-z]+){0,4}? (?:in writing|written(?: down)?),?(?: [a-z]+){0,3}? (?:with|including|and) (?:[a-z]+ ){0,4}?cards?(?: numbers?| details)?",
    unless: "\\b(?:paper|post|mail|letter|fax|form)\\b",
  },
  {
    slot: "received",
    value: "written",
    literal: true,
    cue: "card|number",
    pattern:
      "(?:customers?|clients?|guests?|members?|parents|patients|people|donors?|visitors?|they|buyers?|families|companies|tenants|students|owners?|who(?:ever)?) (?:[a-z]+ ){0,3}?(?:sends?|submits?|supply|supplies|forwards?|provides?|lets?|passes|pass)(?: on| in)?(?: it)?(?: to)? (?:us|me|the office|our office)(?: have| know| with)? (?:(?:their|the|a|an|his|her|all) (?:[a-z]+ )?(?:cards?(?: details| numbers?| data| information)?|numbers?)|(?:an? |the |their )?(?:filled in |completed |signed )?(?:[a-z]+ )?forms? with (?:their|the|a) (?:credit )?card numbers?(?: on it)?)",
    unless: `\\b(?:paper|post\\w*|mail\\w*|e ?mail\\w*|letters?|envelopes?|fax\\w*|phone|telephone|calls?|ring\\w*|line|links?|pages?|portal|website|online|desk|counter|person|terminal|machine|reader|message|whatsapp|sms|text|chat|never|not|nobody|no one)\\b`,
  },
  {
    slot: "received",
    value: "written",
    literal: true,
    cue: "card|number",
    pattern:
      "(?:(?:booking|reservation|order|membership|donation) ?)?(?:requests?|orders?|bookings?|reservations?|registrations?|applications?|sign ?ups?) (?:all |mostly |usually )?(?:come|comes|arrive|arrives|reach us|get here|reach me)(?: in)?(?: to us)? with (?:the|their|a|his|her|all) (?:[a-z]+ )?cards?(?: details| numbers?| data| information)?",
    unless: `\\b(?:paper|post\\w*|mail\\w*|e ?mail\\w*|letters?|envelopes?|fax\\w*|phone|telephone|calls?|ring\\w*|line|links?|pages?|portal|website|online|person|message|whatsapp|sms|text|chat|never|not|nobody)\\b`,
  },
  {
    slot: "received",
    value: "open",
    cue: "voice|answering|answerphone",
    pattern:
      "(?:voice ?mail|voice mailbox|answering machine|answerphone) (?:[a-z]+ ){0,3}?(?:takes?|collects?|records?|catches|gets?|accepts?) (?:[a-z]+ ){0,3}?(?:orders?|bookings?|reservations?|cards?|card numbers?)",
    unless: "\\b(?:never|no|not|nobody|without|asks? (?:them|people|callers))\\b",
  },
  {
    slot: "storage",
    value: "token",
    implied: true,
    pattern: `(?:${PROVIDER}|gateway behind it|platform) (?:[a-z]+ ){0,5}?(?:hangs? on to|holds? on to|holds?|keeps?|stores?|saves?|remembers?|vaults?) (?:it|them|the cards?|the (?:card )?numbers?)|it is not (?:our (?:site|shop|system)|us) (?:that|who) (?:saves?|keeps?|stores?)`,
  },
  {
    slot: "received",
    value: "email",
    denied: "no",
    cue: "mail|dm|text|whats|messag|send|forward|upload",
    pattern: `(?:e ?mails?|dms?|texts?|whats ?apps?|messages?|mails|forwards?|e ?mailed|texted|messaged|whatsapped) (?:it |them )?(?:to )?(?:us|me|the (?:office|shop|desk|team|school|club)|over|in|through|across) (?:[^ ,]+ ){0,5}?${CARD_NUMBER}|(?:mails?|e ?mails?|sends?|sent|forwards?|uploads?|returns?|gets?|receives?) (?:[^ ]+ ){0,6}?(?:pdfs?|scans?|photos?|pictures?|attachments?|screenshots?|word (?:files?|documents?)|excel(?: file| sheet)?s?)(?: [^ ]+){0,8}? (?:credit |debit |bank )?cards?(?! (?:machine|terminal|reader))`,
    unless: `${CUT}|\\b(?:link|receipt|confirmation|invoice|gift|id card|post ?card|packing|statement|their own machine|not (?:by|in|via))\\b`,
  },
  {
    slot: "recording",
    value: "withCard",
    denied: "withoutCard",
    cue: "record|tape",
    pattern:
      "(?:record(?:s|ed|ing|ings)?|taped?)(?: [^ ]+){0,5}? (?:from )?(?:start|beginning|hello|first word|top) to (?:finish|end|goodbye|last word|bottom)|(?:card|cards|number|numbers|card numbers?|card details)(?: [a-z]+){0,2}? (?:included|and all|and everything|as well|too)|(?:card|number|digits)(?: [a-z]+){0,3}? (?:can be|is|are) (?:clearly |plainly )?(?:heard|audible)",
    within: "\\b(?:record\\w*|tapes?|taped)\\b",
    unless: "\\b(?:paus\\w*|mut(?:e|es|ed)|mask\\w*|stops?|switch(?:es|ed)? off|without|except)\\b",
  },
  {
    slot: "recording",
    value: "yes",
    denied: "no",
    cue: "audio|sound|wav|mp3|call",
    pattern:
      "calls? (?:are |is |get |gets |all )*(?:stored|saved|kept|archived|logged) (?:as |in )?(?:audio|sound|wav|mp3|recordings?)(?: files?)?",
  },
  {
    slot: "recording",
    value: "withCard",
    denied: "withoutCard",
    cue: "hear|heard",
    pattern:
      "(?:hear|hears|heard) (?:how )?(?:the |a |every |each )?(?:customers?|callers?|clients?|guests?|them|people|him|her|patients?|members?)(?: [a-z]+){0,2}? (?:say|says|read|reads|give|gives|speak|speaks|saying|reading|giving)(?: [a-z]+){0,4}? (?:numbers?|cards?|digits)",
    within: "\\b(?:record\\w*|tapes?|audio|playback|calls? (?:are|is) (?:stored|saved|kept))\\b",
  },
  {
    slot: "storage",
    value: "yes",
    denied: "no",
    cue: "card",
    pattern: `(?:takes?|captures?|collects?|gathers?|asks? for|gets?|grabs?) (?:the |their |his |her )?(?:credit |debit )?cards?(?: [a-z]+){0,4}? and (?:then |also |just )?${PUT} (?:it|them|that) (?:straight |directly )?(?:in|into|on|to|onto) (?:the|our|my|a|an) (?:[a-z']+ ){0,3}?${STORE}`,
    unless: `${CUT}|\\b(?:virtual terminal|browser|paper)\\b`,
  },
  {
    slot: "storage",
    value: "maybe",
    evenInDoubt: true,
    cue: "card",
    pattern: `(?:could|might|may|whether|if)(?: [^ ]+){0,4}? (?:had|have|hold|held|contain|be|are|is|left|there)(?: [a-z]+){0,3}? ${CARD_NUMBER}`,
    within:
      "\\b(?:servers?|disks?|drives?|databases?|computers?|backups?|systems?|laptops?|mailbox(?:es)?|archives?|pcs?|spreadsheets?|excel|logs?|tapes?|folders?|usb sticks?|software)\\b",
    unless: `${CUT}|\\b(?:so that|so we|in order|reach|reaches|see|sees|come|comes|typed|keyed)\\b`,
  },
  {
    slot: "received",
    value: "email",
    denied: "no",
    cue: "mail|send|forward|whats|text|dm",
    pattern: `(?:site|website|form|plugin|page|system|shop) (?:then |just |simply )?(?:e ?mails?|mails|sends|forwards) (?:it|them|everything|the lot|that|this|all of it|those)(?: straight| directly)? to (?:me|us|the office|our|my)|(?:screenshots?|photos?|pictures?|scans?|images?|numbers?) of (?:[a-z]+ ){0,3}?cards?(?: [a-z]+){0,4}? (?:whats ?apps?|e ?mails?|texts?|sends?|dms?|messages?)(?: (?:to )?(?:us|me))`,
    within: `${CARD_NUMBER}|\\b(?:their|the|credit|debit|of) cards?\\b`,
    unless: `${CUT}|\\b(?:link|receipt|confirmation|never|only the order|without)\\b`,
  },
  {
    slot: "storage",
    value: "yes",
    denied: "no",
    cue: "screenshot|photo|picture|scan|cop(?:y|ies)|image",
    pattern:
      "(?:keeps?|saves?|stores?|holds?|archives?|collects?|has|have) (?:[a-z]+ ){0,2}?(?:screenshots?|photos?|pictures?|scans?|images?) of (?:[a-z']+ ){0,3}?cards?(?! (?:machine|terminal|reader))",
    unless: `${CUT}|\\b(?:paper|post ?cards?|id cards?|membership)\\b`,
  },
  {
    slot: "storage",
    value: "yes",
    denied: "no",
    cue: "card",
    pattern: `(?:holds?|keeps?|have|has|got|stores?|saves?) (?:the |our |all )*(?:[a-z']+ )?cards(?: on file)?(?: [^ ]+){0,12}? (?:in|into|on) (?:an? |the |our |my )(?:[a-z]+ ){0,2}?(?:access (?:file|database|table|list)|excel(?: file| sheet| list)?|spread ?sheet|database|word (?:file|document)|google sheet|crm|text file)`,
    unless: CUT,
  },
  {
    slot: "recording",
    value: "yes",
    denied: "no",
    cue: "audio",
    pattern: "audio (?:files? )?of (?:every|all|each|the|our) (?:[a-z]+ )?calls?",
  },
  {
    slot: "recording",
    value: "withCard",
    denied: "withoutCard",
    cue: "audio|record|call",
    pattern:
      "(?:including|incl|with|even|also) (?:the )?(?:part|bit|moment|passage|seconds) (?:where|when|in which|with) (?:[a-z]+ ){0,4}?(?:cards?|numbers?|digits)",
    within: "\\b(?:audio|record\\w*|taped?|calls?)\\b",
    unless: "\\b(?:without|except|paus\\w*|mut(?:e|es|ed)|mask\\w*)\\b",
  },
  {
    slot: "storage",
    value: "yes",
    denied: "no",
    cue: "store|save|keep",
    pattern: `(?:gathers?|collects?|takes?|captures?|asks? for|gets?)(?: [^ ]+){0,4}? ${CARD_NUMBER}(?: [^ ]+){0,10}? and (?:then |also )?(?:stores?|saves?|keeps?|vaults?) (?:them|it)(?! (?:on paper|in the safe|locked))`,
    unless: `${CUT}|\\b(?:paper|safe|drawer|cabinet|slips?|forms?)\\b`,
  },
  {
    slot: "received",
    value: "email",
    denied: "no",
    cue: "mail|whats",
    pattern:
      "(?:e ?mails?|e ?mailed|e ?mailing|whats ?apps?|whatsapped) (?:it|them|the (?:form|sheet|pdf)|that|these) (?:back|over|in|to us|to me|to the office)",
    within: "\\b(?:credit cards?|card (?:numbers?|details)|the card|their card)\\b",
    unless: `${CUT}|\\b(?:link|receipt|confirmation|invoice|never)\\b`,
  },
];
