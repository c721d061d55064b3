// Card data that is kept, recorded, or arrives by an electronic road.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";
import { boundedPattern } from "@/lib/assessor/embedded/text/bounded";
import { CARD_NUMBER, CUSTOMER } from "./vocabulary";

const MEDIUM =
  "(?:excel(?: sheets?| files?| lists?)?|spreadsheets?|databases?|db|crm|access(?: database)?|word (?:documents?|files?)|google (?:sheets?|docs?|drive)|dropbox|onedrive|sharepoint|cloud|usb (?:stick|drive|key)s?|hard (?:drive|disk)s?|servers?|nas|file server|shared drive|network drive|computers?|pcs?|laptops?|notes app|notepad|txt files?|text files?|csv(?: files?)?|booking (?:system|software)|reservation (?:system|software)|customer (?:system|records?|file|database|management)|patient (?:system|records?|software)|accounting (?:system|software|program)|quickbooks|outlook|inbox|mailbox|e?mail folder|folder|pms|hotel system|property management system|order (?:system|database|management|history)|erp|sql|backups?|log ?files?|logs|archives?|scan(?:s|ned)(?: copies| forms)?|pdfs?|photos?|pictures?|screenshots?|my phone|system|software|program|file maker|filemaker|membership (?:system|database)|evernote|trello|slack|airtable|salesforce|mailchimp|address book|contacts|calendar|tablet|ipad|file|files)";
const KEEP =
  "(?:stored?|stores|storing|saved?|saves|saving|keep|keeps|kept|keeping|hold|holds|held|holding|retain|retains|retained|record|recorded|records|logged|logs|noted|archived?|archives|backed up|remain|remains|left|sit|sits|sitting|live|lives|written|wrote|put|puts|typed|copied|copy|enter|entered|enters|note|type|types|write|log|scan|scans|scanned|have|has|there are|there is|are|is|maintain|collect|collects|filed|file)";
const ELECTRONIC_ROAD =
  "(?:email(?:s|ed)?|whats ?app|whatsapp(?:s|ed)?|sms|text message(?:s)?|texts?|messenger|chat|live chat|facebook|instagram|dm|dms|direct messages?|imessage|telegram|signal|web ?form|website form|contact form|online form|order form on (?:the|our) (?:web ?site|site)|google forms?|typeform|jotform|voicemails?|answering machine|voice messages?|skype|slack|teams chat|pdf|attachments?|scan(?:s|ned)?|photos? of (?:the|their) cards?|pictures? of (?:the|their) cards?)";
const SAFE_STORE =
  "\\b(?:tokens?|nonce|tokenized|vault|last (?:four|4)|provider'?s? (?:vault|side|system)|truncated|masked|only the last|gateway (?:keeps|stores|holds)|(?:stripe|gateway|provider|paypal|braintree|bank|processor|they|shopify|it) (?:keeps?|stores?|holds?|saves?)|stored (?:by|at|with|in) (?:the )?(?:stripe|gateway|provider|processor|bank|payment)|with (?:the )?(?:provider|stripe|gateway))\\b";

/** Signals about storage, receipt and recordings. */
export const STORAGE_SIGNALS: readonly SignalSource[] = [
  {
    slot: "storage",
    value: "yes",
    denied: "no",
    cue: "card|pan\\b|pans\\b|scan|photo|excel|spreadsheet|database|crm|access|document|number",
    pattern: `${CARD_NUMBER}(?: [^ ]+){0,14}? (?:in|on|into|inside|within|to|onto|from)(?: [^ ]+){0,4}? ${MEDIUM}|${MEDIUM}(?: [^ ]+){0,8}? (?:with|of|containing|contains?|has|have|full of|holds?|includes?|including|for|where)(?: [^ ]+){0,8}? ${CARD_NUMBER}|${KEEP} (?:[^ ]+ ){0,3}?${CARD_NUMBER}(?: [^ ]+){0,8}? (?:electronically|digitally|in (?:an? |the |our |my )?(?:[a-z]+ ){0,2}${MEDIUM}|online|encrypted)|${CARD_NUMBER}(?: [^ ]+){0,8}? (?:stored|saved|kept|held|archived) (?:electronically|digitally|encrypted|in clear|in plain)`,
    unless:
      SAFE_STORE +
      "|\\b(?:index cards?|card index|index card file|(?:look(?:s|ed|ing)?|search(?:es|ed|ing)?|scan(?:s|ned|ning)?) for|virtual terminal|typed? (?:it |them )?in(?:to)? the (?:terminal|machine)|pay(?:ment)? (?:page|link|form)|redirect(?:ed|s)?|pinpad|web terminal|hosted|isolated|keyed? (?:it |them |directly )?(?:in|into|on)|used only|only used|reader|no card data on any|browser|payment page|i (?:log|type|key|enter)|we (?:type|key)|(?:types?|keys?|enters?|puts?) (?:[a-z]+ ){0,4}(?:in|into|on)|(?:typed|keyed|entered) (?:[a-z]+ ){0,3}(?:in|on|into|at) (?:the |a |an |my |our )*(?:pc|computer|laptop|tablet|browser|web)|website|iframe|tokenizes|touch|touches|our server and|through our server|submits|boxes|inputs|card fields|reach(?:es)?|p2pe)\\b",
  },
  {
    slot: "storage",
    value: "yes",
    denied: "no",
    cue: "card|pan\\b|pans\\b|scan|photo|excel|spreadsheet|database|crm|access|document|number",
    pattern: `(?:stores?|stored|storing|save|saves|saved|saving)(?: [a-z']+){0,5}? (?:in (?:an? |the |our |my )?|on (?:a |the |our |my )?)(?:[a-z]+ ){0,2}(?:excel(?: sheet| file| list)?|spreadsheet|database|crm|access|word document|google (?:sheet|doc|drive)s?|dropbox|usb stick|booking system|booking software|reservation system|pms|patient (?:system|file)|customer (?:file|system|database|record)s?)`,
    within: "\\bcards?\\b|\\bcc\\b|\\bpans?\\b",
    unless: SAFE_STORE,
  },
  {
    slot: "storage",
    value: "yes",
    denied: "no",
    cue: "card|pan\\b|pans\\b|scan|photo|excel|spreadsheet|database|crm|access|document|number",
    pattern: `${CARD_NUMBER}(?: [^ ]+){0,10}? (?:still |is |are |remain |remains )+(?:there|on|in)(?: [^ ]+){0,5}|(?:scan|scans|scanned|scanning|photograph|photographs|photographed|take (?:a )?(?:photo|picture)s? of|photocopy and scan|digiti[sz]ed?)(?: [a-z']+){0,3}? (?:forms?|cards?|slips?|sheets?|receipts?|papers?|orders?|pledge cards?|coupons?|documents?|imprints?|letters?|mandates?|them|it|everything|all)|(?:forms?|slips?|sheets?|receipts?|papers?|pledge cards?|coupons?|documents?|mandates?)(?: [^ ]+){1,6}? (?:are|is|get|gets|being) (?:then |later |also |all )?(?:scanned|photographed|digiti[sz]ed)|(?:forms?|cards?|slips?|sheets?|receipts?|papers?|pledge cards?|coupons?|documents?|everything|they|all) (?:are |is |get |gets |then |later |also |all |being )*(?:scanned|photographed|digiti[sz]ed|scanned in|filed digitally)`,
    unless:
      SAFE_STORE +
      "|\\b(?:qr|opens|scan (?:the )?(?:qr|items|goods|barcode|barcodes|tickets|products)|scan(?:s|ned)? (?:by|quarterly|every|for virus)|asv|vulnerability|virus|clean|(?:no|none|any) (?:card numbers?|pans?|numbers?) (?:were |was )?found|truncated|on the slip|passport|passports|id cards?|tap|on the terminal|loyalty|with the card number blacked|number (?:is )?(?:cut|covered|blacked)|blacked out|still there to pay|on (?:the )?(?:form|paper|phone|landline|line|slip|website|page))\\b",
  },
  {
    slot: "storage",
    value: "yes",
    denied: "no",
    cue: "card|pan\\b|pans\\b|scan|photo|excel|spreadsheet|database|crm|access|document|number",
    pattern:
      "(?:puts?|types?|enters?|copies|copy|keys?|writes?|transfers?|notes?|saves?|keeps?|logs?|collects?|has|have)(?: [a-z]+){0,2}?(?: (?:them|it|those|these|the numbers?|the details|the cards?|numbers|everything))?(?: [a-z]+){0,3}? (?:in|into|on|to) (?:an? |the |our |my |her |his )?(?:[a-z]+ )?(?:excel(?: sheet| file)?|spreadsheet|word (?:file|document)|google (?:sheet|doc)s?|database|crm|text file|notes app|csv|access|outlook|calendar|(?:hotel|booking|reservation|customer|patient|practice|office|shop|order|membership|accounting|guest) (?:software|systems?|program|database|files?|records?))",
    within: "\\b(?:cards?|numbers?|pan)\\b",
    unless: `${SAFE_STORE}|\\b(?:orders?|names?|addresses|amounts?|totals?) (?:in|into)\\b`,
  },
  {
    slot: "storage",
    value: "yes",
    denied: "no",
    cue: "card|pan\\b|numbers",
    pattern: `${CARD_NUMBER}(?: [^ ]+){0,8}? (?:can |still |is |are |be )+(?:seen|visible|shown|displayed|looked up|readable|accessible|viewed|on file)`,
    unless: `${SAFE_STORE}|\\b(?:last (?:four|4)|never|paper|receipts?|slips?|forms?)\\b`,
  },
  {
    slot: "storage",
    value: "maybe",
    denied: "no",
    cue: "card|pan\\b|pans\\b|number|data|digits",
    pattern: `(?:store|stores|stored|storing|save|saves|saved|saving|keep|keeps|kept|keeping|hold|holds|held|retain|retains|retained|retaining|record|records|archive|memori[sz]es?)(?: [a-z']+){0,4}? ${CARD_NUMBER}|(?:store|stores|stored|storing|save|saves|saved|saving|keep|keeps|retain|retains)(?: [a-z']+){0,2}? (?:credit |debit |payment )?cards?(?! (?:machine|terminal|reader|payment|slip|receipt|company))|${CARD_NUMBER}(?: [a-z]+){0,4}? (?:stored|saved|kept|held|retained|recorded|remembered|archived|on file)|cards? (?:are |is |being |details )*(?:stored|saved|kept on|on file|held)|saved cards?|stored cards?|cards? on file`,
    unless:
      SAFE_STORE +
      "|\\b(?:paper|safe|locked|shred(?:ded)?|drawer|cabinet|envelope|folder|binder|book|notebook|cupboard|forms?|receipts?|slips?|keeps? (?:the )?cards? (?:in|at) (?:the )?(?:hand|wallet)|gift cards?|loyalty)\\b",
  },
  {
    slot: "storage",
    value: "no",
    literal: true,
    pattern: `(?:nothing|none of (?:it|that|this)|no (?:card )?(?:data|information|info|details|numbers|records|copies|copy|trace)|not (?:a|one|any) (?:single )?(?:number|thing|digit)|never)(?: [a-z']+){0,5}? (?:stored|saved|kept|retained|recorded|held|remains?|left|on (?:our|the|any|my) (?:computers?|servers?|systems?|pcs?|files?)|archived|noted down)(?: [a-z]+){0,3}|(?:store|stores|save|saves|keep|keeps|retain|hold|holds|record) (?:absolutely )?(?:nothing|none|no (?:card|cards|data|numbers?|details|copies|records|copy|cardholder|account|such)[a-z ]*)|no (?:stored|saved|recorded|electronic|retained) (?:cards?|card data|card numbers?|data|storage|account data|copies|records)(?: [a-z]+){0,2}|no (?:card )?(?:data |number )?storage|(?:do|does|did) not (?:store|save|keep|retain|hold)(?: (?:any|a|the|card|it|them|cards|anything|data|numbers?|details|those|that|these|of|on|in|credit|electronically|any of|record|write|print|or|and|see)){0,8}|without (?:storing|saving|keeping)(?: [a-z]+){0,3}|nothing (?:electronic|saved|kept|stored|digital)|zero storage|no data (?:kept|on)|only paper receipts?|nothing (?:is )?(?:in|on) (?:the|any|our) (?:computer|pc|system)s?`,
    unless:
      "\\b(?:why|not only|keep (?:up|going)|does not keep (?:up|well)|do not keep (?:cash|stock))\\b",
  },
  {
    slot: "storage",
    value: "token",
    implied: true,
    pattern: `(?:tokens?|tokenized|vault(?:ed)?|customer vault|card on file token)(?: [a-z]+){0,6}?|recurring(?: [a-z]+){0,4}?|subscriptions?|last (?:four|4)(?: digits)?|truncated|(?:stripe|gateway|provider|paypal|braintree|processor|shopify|square) (?:keeps?|stores?|holds?|saves?)(?: [a-z]+){0,5}`,
  },
  {
    slot: "storage",
    value: "paper",
    implied: true,
    pattern:
      "(?:paper|forms?|slips?|receipts?|imprints?|pledge cards?|coupons?|sheets?)(?: [a-z]+){0,8}? (?:locked|safe|shredded|cross cut|cabinet|drawer|destroyed|filed|envelope|cupboard)|(?:locked|shredded|cross cut)|(?:card )?(?:numbers?|details)(?: [a-z]+){0,4} (?:in|on) (?:a |an |the |our )?(?:paper|notebook|book|ledger|diary|card index|index cards?|post ?it|binder)",
  },
  {
    slot: "received",
    value: "email",
    denied: "no",
    cue: "mail|text|whats",
    pattern: `(?:${CUSTOMER}|they|people|agents?|agencies|some|most) (?:[a-z]+ )?(?:email|emails|emailed|text|texts|whatsapp|whatsapps) (?:us |me )?(?:[a-z]+ ){0,5}?(?:forms?|orders?|sheets?|pdfs?|requests?|bookings?) (?:including|with|containing|that (?:has|have|contains?|includes?)) (?:their |the |an? )?(?:credit |debit )?cards?`,
    unless: "\\b(?:link|never|gift|without)\\b",
  },
  {
    slot: "received",
    value: "email",
    denied: "no",
    cue: "mail",
    pattern: `(?:send|sends|sent|write|writes|wrote) (?:me |us )(?:an? |their |his |her )?mails?(?: [^ ]+){0,16}? ${CARD_NUMBER}`,
    unless: "\\b(?:link|never|by mail|regular mail)\\b",
  },
  {
    slot: "received",
    value: "email",
    denied: "no",
    cue: "mail|text|whats|sms|messenger|chat|facebook|instagram",
    pattern: `(?:send|sends|sent|give|gives|write|writes|leave|leaves|share|shares)(?: (?:us|me))? (?:their |the |his |her |an? )?(?:credit |debit |bank )?cards? (?:by|via|through|over|in|per|on|as) (?:an? |the |our )*${ELECTRONIC_ROAD}`,
    unless: "\\b(?:gift|loyalty|never|link)\\b",
  },
  {
    slot: "received",
    value: "email",
    denied: "no",
    cue: "mail|text|whats|message|messag|chat|fax|sms|messenger|facebook|instagram|voice|photo|picture|scan|form|paper|pdf|attach|answer|\\bdms?\\b|telegram|signal|slack|skype|upload|screenshot|image|copies|copy|snap|pics?\\b|inbox|multi ?function",
    pattern: `(?:(?:${CUSTOMER}|they|people|some|others|many|most|who|he|she|regulars|organi[sz]ers|schools|agencies|agents|booking sites?|travel agents|portal|booking\\.com|expedia|form|website|web ?site|page)(?: [a-z']+){0,8}? (?:emails?|emailed|texts?|texted|whatsapps?|messages?|dms?|sends?|sent|writes?|wrote|send|upload|uploads|leave|leaves|submit|post|attach|type|types|put|puts)(?: [^ ]+){0,20}? ${CARD_NUMBER}(?: [^ ]+){0,10}? (?:(?:by|per|via|in|through|over|on|to|with|as|into|using|inside) (?:an? |the |our |my |us |me |their )*)?${ELECTRONIC_ROAD}|(?:emails?|texts?|whatsapps?|messages?|emailing|texting|emailed|texted) (?:to )?(?:us|me|in|our office|the office|through|over|it|them)(?: [^ ]+){0,12}? ${CARD_NUMBER})`,
    unless:
      "\\b(?:link|invoice|payment page|receipt|confirmation|never email|tell (?:customers|people|them) not)\\b",
  },
  {
    slot: "received",
    value: "email",
    denied: "no",
    cue: "mail|text|whats|message|messag|chat|fax|sms|messenger|facebook|instagram|voice|photo|picture|scan|form|paper|pdf|attach|answer|\\bdms?\\b|telegram|signal|slack|skype|upload|screenshot|image|copies|copy|snap|pics?\\b|inbox|multi ?function",
    pattern: `${CARD_NUMBER}(?: [^ ]+){0,10}? (?:(?:come|comes|came|coming|arrives?|arriving|reach(?:es)?|sent|send|sends|get|gets|got|received?|receives|given|delivered|forwarded|land|lands|emailed|texted|messaged|typed|written|is|are|goes|go) (?:[a-z']+ ){0,4}?)?(?:by|per|via|through|over|in|inside|as|on|into|with|using) (?:an? |the |our |my |normal |ordinary |plain |unencrypted |regular |company |business |their |private |facebook |instagram |web |online |live |website |shared )*${ELECTRONIC_ROAD}|${CARD_NUMBER} (?:is |are |get |gets |being )?(?:emailed|texted|messaged|whatsapped)|${ELECTRONIC_ROAD} (?:to us |us |to me |me )?(?:[a-z]+ ){0,3}?(?:with|containing|including|contains?|includes?|has|holds?|carrying|shows?)(?: [^ ]+){0,12}? ${CARD_NUMBER}`,
    unless:
      "\\b(?:payment link|pay(?:ment)? page|receipt|confirmation (?:by|email)|last four|last 4|never email|instead of email|virtual terminal|on a paper|order form by post|hosted|redirect(?:ed|s)?|link to|landline|scan(?:s|ned)? (?:by|quarterly)|our own bundle|client side|iframe|token)\\b",
  },
  {
    slot: "received",
    value: "email",
    denied: "no",
    cue: "mail|text|whats|message|messag|chat|fax|sms|messenger|facebook|instagram|voice|photo|picture|scan|form|paper|pdf|attach|answer|\\bdms?\\b|telegram|signal|slack|skype|upload|screenshot|image|copies|copy|snap|pics?\\b|inbox|multi ?function",
    pattern: `(?:order |booking |web |contact |website |registration |donation |reservation |application )*(?:forms?|pages?|web ?site|site|web ?shop|plugin)(?: [^ ]+){0,10}? (?:sends?|emails?|forwards?|mails)(?: [^ ]+){0,8}? (?:us |me |our |an? |the |to |it |office |everything |all )*(?:email|by email|inbox|mailbox)(?: [^ ]+){0,14}? ${CARD_NUMBER}|(?:forms?|web ?site|webshop|plugin|page)(?: [^ ]+){0,6}? (?:emails|mails) (?:us |me )?(?:[^ ]+ ){0,10}?${CARD_NUMBER}|(?:by|per|via|in) (?:an? )?email(?:s)?(?: [^ ]+){0,16}? ${CARD_NUMBER}|write(?:s)? me an email(?: [^ ]+){0,16}? ${CARD_NUMBER}|email(?:s)? (?:us|me|our|the|with|their|his|her)(?: [^ ]+){0,14}? ${CARD_NUMBER}`,
    unless:
      "\\b(?:link|receipt|confirmation|never|without (?:the )?card|payment page|terminal by|not (?:by|via) email|no card)\\b",
  },
  {
    slot: "received",
    value: "email",
    denied: "no",
    cue: "mail|text|whats|message|messag|chat|fax|sms|messenger|facebook|instagram|voice|photo|picture|scan|form|paper|pdf|attach|answer|\\bdms?\\b|telegram|signal|slack|skype|upload|screenshot|image|copies|copy|snap|pics?\\b|inbox|multi ?function",
    pattern: `(?:order(?:s)?|bookings?|forms?|sheets?|authori[sz]ation forms?|mandates?|details)(?: [^ ]+){0,8}? (?:come|comes|arrive|arrives|sent|reach|get|received|emailed|scanned|returned|send(?:s)?(?: them| it)?(?: back)?)(?: [^ ]+){0,4}? (?:by|via|per|in|as|through|over) (?:an? |our |the )*(?:email|whatsapp|messenger|chat|pdf|attachment|scan|voicemail|facebook|instagram|text message|sms)`,
    within: `${CARD_NUMBER}|card number|card details|with (?:the|their) card|credit card`,
    unless: "\\b(?:link|receipt|confirmation|no card|without card|nothing|never)\\b",
  },
  {
    slot: "received",
    value: "email",
    denied: "no",
    cue: "mail|text|whats|message|messag|chat|fax|sms|messenger|facebook|instagram|voice|photo|picture|scan|form|paper|pdf|attach|answer|\\bdms?\\b|telegram|signal|slack|skype|upload|screenshot|image|copies|copy|snap|pics?\\b|inbox|multi ?function",
    pattern:
      "(?:get|gets|receive|receives|got|have)(?: [a-z]+){0,5}? (?:forms?|orders?|sheets?|details|authorizations?|mandates?|slips?)(?: [a-z]+){0,3}? (?:as|by|via|in|per|through) (?:an? |the |our )*(?:email|pdf|scan|attachment|whatsapp|messenger|chat)",
    within: "\\bcards?\\b",
    unless: "\\b(?:link|receipt|confirmation|no card|without card|gift cards?|loyalty)\\b",
  },
  {
    slot: "received",
    value: "email",
    denied: "no",
    cue: "mail|text|whats|message|messag|chat|fax|sms|messenger|facebook|instagram|voice|photo|picture|scan|form|paper|pdf|attach|answer|\\bdms?\\b|telegram|signal|slack|skype|upload|screenshot|image|copies|copy|snap|pics?\\b|inbox|multi ?function",
    pattern:
      "(?:contact|booking|order|web|online|website|reservation|registration|inquiry|enquiry) form(?: [^ ]+){0,10}? (?:by|as|via|per|in|into|through) (?:an? |our |the )*(?:email|inbox|mailbox)",
    within: "\\bcards?\\b",
    unless: "\\b(?:link|receipt|confirmation|no card|without)\\b",
  },
  {
    slot: "received",
    value: "email",
    denied: "no",
    cue: "mail|text|whats|message|messag|chat|fax|sms|messenger|facebook|instagram|voice|photo|picture|scan|form|paper|pdf|attach|answer|\\bdms?\\b|telegram|signal|slack|skype|upload|screenshot|image|copies|copy|snap|pics?\\b|inbox|multi ?function",
    pattern: `(?:${CUSTOMER}|they|people|some|others|many|most|who|he|she|agents?|agencies|schools|regulars)(?: [a-z]+){0,2}? (?:email|emails|emailed|text|texts|texted|whatsapp|whatsapps|message|messages|dm)(?: (?:us|me|in|over|through|back))* (?:[a-z]+ ){0,3}?${CARD_NUMBER}`,
    unless: "\\b(?:never|link|last (?:four|4))\\b",
  },
  {
    slot: "storage",
    value: "yes",
    denied: "no",
    cue: "card|pan\\b|pans\\b|scan|photo|excel|spreadsheet|database|crm|access|document|number",
    pattern:
      "(?:take|takes|took|make|makes|snap|snaps)(?: [a-z]+){0,3}? (?:photos?|pictures?|snaps?|images?|screenshots?) of (?:the |their |his |her |each |every |a )*(?:credit |debit )?cards?",
    unless: "\\b(?:never|gift|business|loyalty|post ?cards?)\\b",
  },
  {
    slot: "received",
    value: "email",
    denied: "no",
    cue: "mail|text|whats|message|messag|chat|fax|sms|messenger|facebook|instagram|voice|photo|picture|scan|form|paper|pdf|attach|answer|\\bdms?\\b|telegram|signal|slack|skype|upload|screenshot|image|copies|copy|snap|pics?\\b|inbox|multi ?function",
    pattern: `(?:voicemail|answering machine|voice messages?|answerphone)(?: [^ ]+){0,12}? ${CARD_NUMBER}|${CARD_NUMBER}(?: [^ ]+){0,8}? (?:on|in|to|at) (?:the |our |my |an? )*(?:voicemail|answering machine|voice messages?|answerphone|answer phone)`,
    unless: "\\b(?:no|never|not)\\b",
  },
  {
    slot: "received",
    value: "fax",
    denied: "noFax",
    cue: "mail|text|whats|message|messag|chat|fax|sms|messenger|facebook|instagram|voice|photo|picture|scan|form|paper|pdf|attach|answer|\\bdms?\\b|telegram|signal|slack|skype|upload|screenshot|image|copies|copy|snap|pics?\\b|inbox|multi ?function",
    pattern: "fax(?:es|ed|ing)?(?! number)",
    unless:
      "\\b(?:(?:phone|telephone) line.*fax|fax lines?|fax socket|never faxed?|phone and fax number|shared with the fax|like (?:the|a|our) fax|fax used to|noise|line (?:as|of|for) the fax|with the fax)\\b",
  },
  {
    slot: "received",
    value: "noFax",
    cue: "fax",
    literal: true,
    pattern:
      "fax(?: machine)? (?:is |was )?(?:never|not) (?:used |taken )?(?:for|with) (?:the )?(?:cards?|orders?|card numbers)|no (?:cards?|card numbers?|card data) (?:ever )?(?:come |comes |arrive |go )?(?:by|through|over|via) fax",
  },
  {
    slot: "received",
    value: "faxPaper",
    denied: "faxElectronic",
    cue: "mail|text|whats|message|messag|chat|fax|sms|messenger|facebook|instagram|voice|photo|picture|scan|form|paper|pdf|attach|answer|\\bdms?\\b|telegram|signal|slack|skype|upload|screenshot|image|copies|copy|snap|pics?\\b|inbox|multi ?function",
    pattern:
      "(?:plain|ordinary|real|normal|paper|analog|old|old fashioned|physical|traditional|standalone|standard|simple|actual|proper|classic) (?:paper |analog |old |thermal )*fax(?: machine)?|fax machine|(?:comes? out|arrives?|prints?|printed|out|straight|directly|drops|lands|falls)(?: [a-z]+){0,3}? (?:on|onto|to|as|in) (?:a )?(?:real )?paper|paper (?:fax|only|one|machine)|thermal paper|on paper|prints? (?:it|them) (?:out )?(?:directly|straight)",
    within: "fax|paper|machine",
    unless:
      "\\b(?:fax (?:to|by|via|over) email|e ?fax|pdf|form|post|receipts?|only paper receipts|card machine|printed receipt|i print)\\b",
  },
  {
    slot: "received",
    value: "faxElectronic",
    denied: "faxPaper",
    cue: "mail|text|whats|message|messag|chat|fax|sms|messenger|facebook|instagram|voice|photo|picture|scan|form|paper|pdf|attach|answer|\\bdms?\\b|telegram|signal|slack|skype|upload|screenshot|image|copies|copy|snap|pics?\\b|inbox|multi ?function",
    pattern:
      "(?:fax(?:es|ed)?)(?: [^ ]+){0,8}? (?:email|inbox|mailbox|pdf|attachment|server|computer|pc|screen|software|scanner|online|folder|cloud|electronically|digital(?:ly)?)|(?:e ?fax|online fax|internet fax|fax2mail|fax server|digital fax|computer fax|fax to email|fax by email|cloud fax|myfax|hellofax|fax service|fax software|ring ?central fax)|(?:as|in|to|into|by|via) (?:an? |my |our |the )*(?:email attachment|email|attachment|pdf|inbox)|multi ?function(?: printer| device)?(?: [a-z]+){0,6} (?:saves?|stores?|keeps?|forwards?)",
    within: "fax|attachment|pdf",
    unless: "\\b(?:no|not|never|payment link|invoice)\\b (?:e ?fax|fax to email|online)|invoices?",
  },
  {
    slot: "received",
    value: "email",
    denied: "no",
    cue: "mail|text|whats|message|messag|chat|fax|sms|messenger|facebook|instagram|voice|photo|picture|scan|form|paper|pdf|attach|answer|\\bdms?\\b|telegram|signal|slack|skype|upload|screenshot|image|copies|copy|snap|pics?\\b|inbox|multi ?function",
    pattern: `(?:send|sends|sent|emails?|emailed|upload|uploads|text|texts|texted|whatsapp|whatsapps|get|gets|got|receives?|forward|forwards|share|shares|give|gives)(?: [a-z]+){0,4}? (?:photos?|pictures?|scans?|screenshots?|images?|pics?|photographs?|copies|copy|snaps?) of (?:the |their |his |her |both sides of |front and back of |a |both )*(?:credit |debit |bank )?cards?`,
    unless: "\\b(?:never|gift cards?|business cards?|loyalty|id cards?|post ?cards?)\\b",
  },
  {
    slot: "storage",
    value: "yes",
    denied: "no",
    cue: "card|pan\\b|pans\\b|scan|photo|excel|spreadsheet|database|crm|access|document|number",
    pattern:
      "(?:pms|(?:hotel|booking|reservation|patient|customer|membership|till|pos|order|accounting|shop|practice|billing) (?:system|software|program|database)|database|website|web ?shop|crm|erp|plugin|software|program) (?:also |then |still |itself |automatically )*(?:stores?|saves?|keeps?|remembers?|holds?|records?) (?:the |all |our |their |these |full )*(?:(?:guests?|customers?|clients?|members?|patients?|credit|debit)(?:'s|')? )*(?:cards?(?: numbers?| details| data)?|pans?)",
    unless: SAFE_STORE.replace("|it)", ")"),
  },
  {
    slot: "recording",
    value: "yes",
    denied: "no",
    cue: "record|taped?\\b|pause|mute|mask|hear",
    pattern:
      "(?:we|calls?|they|it|conversations?|phone ?calls?|system|phones?|everything|telephone system|call center|lines?|you are|all calls|all|also|do)(?: [a-z]+){0,5}? (?:record(?:s|ed|ing)?|taped|recordings?)|record(?:s|ing|ings)? (?:of )?(?:the |all |our |phone |some |every |incoming )*(?:calls?|conversations?|phone ?calls?|lines?)|call record(?:ing|ings|er)|recordings?|voice recorder|recorder",
    unless:
      "\\b(?:records of|sales records|record (?:the )?(?:sale|order|name|address|amount)|card numbers? (?:is|are) (?:not )?recorded in|nobody (?:pauses|stops|mutes)|never records? the (?:card|payment)|cctv|cameras?|webinar|temperature|register|record shop|records? (?:store|shop|label|fair)|vinyl|keep records|medical|patient records|paper record|recording studio|screen recording|record player)\\b",
  },
  {
    slot: "recording",
    value: "withCard",
    denied: "withoutCard",
    cue: "record|taped?\\b|pause|mute|mask|hear",
    pattern: `(?:record(?:s|ed|ing|ings)?|taped|recorder)(?: [^ ]+){0,14}? (?:including|incl|with|also|even|and|contain(?:s|ing)?|where|has|have|so|hear|catch(?:es)?)(?: [^ ]+){0,6}? (?:${CARD_NUMBER}|three digits|security code|cvv|cvc|(?:the )?numbers?)|(?:in full|whole call|entire call|entire conversation|full calls?|complete calls?|from (?:start|beginning) to (?:end|finish)|everything)(?: [^ ]+){0,4}? (?:is |are |gets )?(?:recorded|taped|on (?:the )?(?:recording|tape))|record(?:s|ed|ing)? (?:it )?(?:everything|in full|the (?:whole|entire|full|complete) (?:call|conversation|thing))|(?:recordings?|tapes?)(?: [^ ]+){0,5}? (?:contain|contains|include|includes|have|with)(?: [^ ]+){0,5}? ${CARD_NUMBER}|${CARD_NUMBER}(?: [^ ]+){0,7}? (?:on|in) (?:the |our |those )?(?:recordings?|tapes?)|you (?:can )?hear the (?:card )?number`,
    unless:
      "\\b(?:paus(?:e|es|ed)|stops?|mut(?:e|es|ed)|mask(?:s|ed)?|beep(?:s|ed)?|suspend(?:s|ed)?|switch(?:ed|es)? off|blank(?:s|ed)?|no card)\\b",
  },
  {
    slot: "recording",
    value: "withoutCard",
    literal: true,
    cue: "record|taped?\\b|pause|mute|mask|hear",
    pattern:
      "(?:record(?:s|ed|ing|ings|er)?|it|they|provider|system|software|we|staff|agents?|that)(?: [^ ]+){0,8}? (?:paus(?:e|es|ed|ing)|stops?|stopped|mut(?:e|es|ed|ing)|mask(?:s|ed|ing)?|bleep(?:s|ed)?|suspend(?:s|ed)?|switch(?:es|ed)? off|turn(?:s|ed)? off|blank(?:s|ed)?|halt(?:s|ed)?|interrupts?|cuts? out|cut|skips?)(?: [^ ]+){0,8}?(?: (?:card|number|payment|read|recording|recorder))?|(?:no|without|never|not)(?: [^ ]+){0,5}? (?:card (?:data|numbers?|details)|numbers?)(?: [^ ]+){0,4}? (?:recorded|on (?:the )?(?:recordings?|tape)|in (?:the )?recordings?)|pause and resume|recordings? (?:never|do not|does not|don't) (?:contain|include|have|hold)(?: [^ ]+){0,5}",
    within: "record|tape|recorder|pause|mute|mask",
    unless:
      "\\b(?:does not (?:stop|pause)|can not (?:mute|mask|switch|pause|stop)|not set up|no masking|forget[a-z]*|never learn[a-z]*|comes with|recording is (?:switched|turned) off|stop them|masked card|keypad service|do not (?:stop|pause)|never (?:stops|pauses|paused)|not paused|no paus[a-z]*|(?:can|could|cannot) (?:not )?paus[a-z]*|without (?:stopping|pausing|a pause))\\b",
  },
];

/** What says that old data is gone. */
export const GONE =
  /\b(?:delet(?:e|ed|es|ing)|wip(?:e|ed)|purg(?:e|ed)|eras(?:e|ed)|destroy(?:ed)?|shredd?ed|gone|cleared|removed|thrown away|threw (?:it |them )?(?:away|out)|got rid of|cleaned (?:up|out)|overwritten|burn(?:ed|t)|scrapped)\b/;
/** Electronic places a list of old may lie in. */
export const ELECTRONIC_PLACE = boundedPattern(`\\b${MEDIUM}\\b`);
