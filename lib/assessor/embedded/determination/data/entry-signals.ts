// Who types the card number, through what, and how it reaches the merchant.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

import { CARD_DATA, CUSTOMER, PAGE_CUE, PROVIDER, STAFF } from "./vocabulary";

const TYPES =
  "(?:types?|typed|typing|keys?|keyed|keying|enters?|entered|entering|punch(?:es|ed)?|inputs?|put|puts|fills?|filled|copy|copies|process|processes|submit|submits|do|charge|charges|run|runs|take|takes|log|logs|login|logged in|open|opens|use|uses)";
const VT_PAGE = `(?:(?:the |a |an |our |my |its |their |your |that |this |same |secure |web |online |hosted |own )*(?:(?:${PROVIDER})(?:'s)? (?:own |secure |web |online |card |card entry |entry |virtual |merchant |hosted |admin |internet |customer |business |client |control |payment |little )*(?:web ?pages?|pages?|web ?sites?|sites?|portals?|dashboards?|admin(?: area| panel| page)?|back office|backend|screens?|merchant (?:area|portal|login|page|site|account|interface|center)|interface|web ?form|forms?|console|online system|login|system|account|control panel|online tool|platform)|(?:the|our|my) (?:dashboard|back office|admin area|control panel)|merchant (?:portal|area|login|interface|dashboard|center|console|admin)|(?:stripe|paypal|square|braintree|authorize\\.? ?net|adyen|worldpay) (?:dashboard|website|account|admin|back office|web ?site|portal|site)|(?:payment|online|web|card) (?:portal|web ?page|web ?form|entry page|form|page) in (?:the|my|a|our) (?:web )?browser|manual (?:payment|entry) (?:page|screen|form)|moto (?:page|screen|form|portal)|web ?page of ${PROVIDER}))`;
const CUSTOMER_TYPES = `${CUSTOMER} (?:then |just |himself |themselves |can |will |must |simply |only |all |have to |has to |always |do |does |to |who )*(?:types?|keys?|enters?|fills?|inputs?|puts?|pays?|completes?|does|do)`;

/** Virtual terminals, outsourced entry and who types. */
export const ENTRY_SIGNALS: readonly SignalSource[] = [
  {
    slot: "way",
    value: "virtualTerminal",
    denied: "noVirtualTerminal",
    cue: "sign|log",
    pattern: `${STAFF} (?:[a-z]+ ){0,2}?(?:signs?|logs?|login|signed|logged) ?(?:in |on )?(?:to|at|on|into|in) ${VT_PAGE}`,
    unless: "\\bto (?:see|check|refund|look)\\b",
  },
  {
    slot: "way",
    value: "virtualTerminal",
    denied: "noVirtualTerminal",
    cue: `${PAGE_CUE}|virtual|terminal|moto|vt\\b|link|console|account|interface|merchant|web|online`,
    pattern:
      "virtual (?:payment |credit card |card |web )?terminals?|virtual (?:pos|eftpos|pdq|swiper|card machine)|virtual term|web (?:based |payment )?terminals?|(?:online|browser|cloud|web browser|hosted|web based|browser based|internet based) (?:based )?(?:payment |card |credit card )*terminals?(?: page)?|terminal (?:page |website )?in (?:the|my|our|a) (?:web )?browser|e ?terminal|moto (?:page|screen|portal|gateway)|vt(?! state)",
    unless:
      "\\b(?:calls?|called|calling) (?:it|this|that|ours|the thing)\\b|\\bthey (?:have|use) their own\\b",
  },
  {
    slot: "way",
    value: "virtualTerminal",
    denied: "noVirtualTerminal",
    cue: `${PAGE_CUE}|virtual|terminal|moto|vt\\b|link|console|account|interface|merchant|web|online`,
    pattern: `${TYPES}(?: [a-z0-9']+){0,12}? (?:in|into|on|onto|at|through|via|to|with|by|up) ${VT_PAGE}`,
    unless: `${CUSTOMER_TYPES}|\\b(?:redirect(?:ed|s)?|customers? (?:is|are|gets?|goes|go)|plugin|javascript|token|browser sends|iframe|they (?:then )?(?:enter|type|fill|pay|put)|see (?:the )?(?:payouts|payment)|refunds?|reports?|check|by themselves|himself|${CUSTOMER} (?:[a-z]+ )?(?:opens?|clicks?|taps?|gets?|follows?|receives?)|is (?:only |then )?typed (?:after|on|at)|goes over to|takes? (?:you|them|people|the (?:customer|shopper|buyer|client))|you (?:press|put|pay|enter|click)|press send|they (?:choose|are|get|put|pay|buy|order)|sent (?:over )?to|(?:someone|somebody) (?:buys|orders|books)|pci(?:'s)? (?:web ?site|site|page|council)|(?:shop|site|production|checkout|app|it) runs on|its own (?:payment )?page|log(?:s|ged)? in(?:to)? (?:the |my |our )?(?:stripe )?dashboard to (?:see|check|refund|look))\\b`,
  },
  {
    slot: "way",
    value: "virtualTerminal",
    denied: "noVirtualTerminal",
    cue: `${PAGE_CUE}|virtual|terminal|moto|vt\\b|link|console|account|interface|merchant|web|online`,
    pattern: `${STAFF}(?: [a-z']+){0,5}? (?:types?|typed|keys?|keyed|enters?|entered|puts?|fills?|inputs?)(?: [a-z0-9']+){0,12}? (?:on|in|into|at|through|via) (?:the |our |my |their |a |its )(?:[a-z]+ )?(?:own )?(?:website|web ?page|web ?form|payment page|webshop|shop's checkout|checkout|online shop|browser|website form|online form|payment form|hosted page|hosted payment page|payment link|link|online payment page|web portal|payment screen|payment portal)`,
    unless: `${CUSTOMER_TYPES}|\\b(?:input (?:fields|boxes|elements)|input data|create ?token|java ?script|order (?:in|into)|they (?:enter|type|fill|pay)|by themselves|himself|address|pci|serial|pos|epos|till|register|software|program)\\b`,
  },
  {
    slot: "way",
    value: "virtualTerminal",
    denied: "noVirtualTerminal",
    cue: `${PAGE_CUE}|virtual|terminal|moto|vt\\b|link|console|account|interface|merchant|web|online`,
    pattern: `${STAFF}(?: [a-z']+){0,4}? (?:opens?|use|uses|fill(?:s)?(?: in| out)?|click|go|goes|log(?:s)?)(?: [a-z']+){0,6}? (?:link|page|checkout|portal|gateway|website)(?: [a-z']+){0,12}? (?:and|then|to|with|for)(?: [a-z']+){0,4} (?:types?|keys?|enters?|puts?|fills?|type|input|card|number|details|her|them|him|it)`,
    unless: "\\b(?:send|sends|emails?)\\b",
  },
  {
    slot: "web",
    value: "redirect",
    cue: "hosts|provides|runs",
    pattern:
      "(?:payment|pay|checkout|booking)? ?pages? (?:that |which )?(?:our |the |my )(?:payment |card )?(?:provider|processor|bank|gateway|company|acquirer) (?:hosts|provides|runs|operates)",
    unless: "\\b(?:in our page|iframe|frame|embedded|we (?:type|key|enter))\\b",
  },
  {
    slot: "way",
    value: "bankPage",
    cue: `${PAGE_CUE}|virtual|terminal|moto|vt\\b|link|console|account|interface|merchant|web|online`,
    pattern: `(?:use|uses|using|in|on|into|via|through) (?:an? |the |our |my |its )?(?:browser|web|internet|online) ?(?:page|window|form|screen|site|portal) (?:of|from|by) (?:the |our |my )?${PROVIDER}|${PROVIDER}(?:'s)? (?:own )?(?:browser|web|internet|online) ?(?:page|form|screen|window|site|portal)`,
  },
  {
    slot: "enters",
    value: "staff",
    cue: "typ|key|enter|put|punch|fill|input|do|copy|pay|complet|click|open|follow|tap|scan|self|selves|own",
    pattern: `${STAFF}(?: [a-z']+){0,5}? (?:types?|typed|keys?|keyed|enters?|entered|punch(?:es)?|inputs?|put|puts|fill|fills|do|copy)(?: in| up| through| out)? (?:[a-z']+ ){0,4}?(?:cards?|numbers?|it|details?|them|each|everything)`,
    unless: `${CUSTOMER_TYPES}|\\b(?:he|she) (?:[a-z]+ ){0,2}(?:types?|keys?|enters?|fills?|puts?)(?: in)? (?:his|her) (?:own )?card\\b|\\bdo (?:everything|get|use|have|it so|it again)\\b|\\b(?:amount|total|price|sum|they|address|order number|booking number)\\b`,
  },
  {
    slot: "enters",
    value: "customer",
    cue: "typ|key|enter|put|punch|fill|input|do|copy|pay|complet|click|open|follow|tap|scan|self|selves|own",
    pattern: `(?:${CUSTOMER}|they|he|she|people|the couple)(?: [a-z']+){0,6}? (?:types?|keys?|enters?|fills?|inputs?|puts?|pays?|completes?|click(?:s)?|opens?|follows?|taps?|scans?)(?: in| up| out)?(?: [a-z']+){0,4}? (?:cards?|numbers?|details?|it|them|data|link|page|online|himself|herself|themselves|by (?:himself|themselves|card)|form|code)|(?:by themselves|on their own (?:phone|computer|device|pc))`,
    unless:
      "\\b(?:on the (?:phone|line) and|terminals? (?:all )?(?:by|themselves)|by themselves on|pinpad|keypad|pin\\b|machine|reader|tells? (?:us|me)|stand|staff|i (?:type|key|enter)|we (?:type|key|enter)|written|write|form by post|scans? (?:the )?items|paper|slip|voucher code|newsletter|mailbox|email address|back cover|on (?:it|my phone)|in the office|in accounts|at the (?:door|desk|counter|office)|kiosk|totem|moto|back office|bank transfer)\\b",
  },
  {
    slot: "way",
    value: "outsourced",
    denied: "notOutsourced",
    cue: "transfer|put|connect|forward|send|pass|switch|divert|hand",
    pattern:
      "(?:transfer|put|connect|forward|send|pass|switch|divert|hand)s? (?:them|callers?|customers?|the call(?:er)?|him|her|people)(?: through| over| on)? to (?:an? |the |our )*(?:outside|external|outsourced|payment|bank's|provider's|specialist|third party|automated|secure) (?:[a-z]+ ){0,2}(?:service|line|system|ivr|computer|call center|agent)",
    unless: "\\b(?:page|website|site|checkout|url|link)\\b",
  },
  {
    slot: "way",
    value: "outsourced",
    denied: "notOutsourced",
    cue: "fulfil|mailing|lockbox|process|outside|external|special",
    pattern:
      "(?:go|goes|sent|delivered|forwarded|addressed|come|arrive|directly)(?: [a-z]+){0,4}? (?:to|at) (?:an? |our |the )*(?:fulfil?lment|mailing|lockbox|processing|outside|external|specialist|donation processing) (?:company|house|center|service|provider|processor|firm|bank|bureau)",
    unless: "\\b(?:page|website|site|checkout|redirect|email)\\b",
  },
  {
    slot: "way",
    value: "outsourced",
    denied: "notOutsourced",
    cue: "outsourc|external|outside|third|contract|special|call|answer|service|ivr|dtmf|interactive|voice|tone|key|phone|agency|agent|bureau|lockbox|house|automat|robot|orders?|menu|lines?|transferred",
    pattern: `(?:outsourced?|external|outside|third party|contracted|specialist|specialized|pci compliant|pci certified|independent|separate|hired|another)(?: [a-z]+){0,4}? (?:call cent(?:er|re)s?|contact cent(?:er|re)s?|answering service|phone service|telephone service|order service|fulfil?lment (?:house|company|center)|agency|mailing house|lockbox|bureau|company)|(?:call cent(?:er|re)|answering service|order line|phone line|hotline|order taking|telephone orders?|phone orders?|phone payments?|mail orders?|orders|donation line|it|everything)(?: [a-z]+){0,5}? (?:(?:is|are|was|were|has been|have been|entirely|fully|completely) )?(?:[a-z]+ )?(?:outsourced|run by|handled by|answered by|taken by|operated by|contracted out|given to|done by|farmed out)(?: [a-z]+){0,4} (?:compan(?:y|ies)|provider|service|agency|firm|call center|bureau|specialist|bank|processor|contractors?|house)|we (?:have )?outsource(?:d)? (?:all |the |our )*(?:phone|telephone|call|order|mail|payment)[a-z ]*`,
    unless:
      "\\b(?:it (?:is|support) (?:outsourced|is done)|outsourced it|it company|web (?:agency|company)|widget|marketing|iframe|website|hosting|terminal|bookkeeping|accounting|dealer|cleaning|software company)\\b",
  },
  {
    slot: "way",
    value: "outsourced",
    denied: "notOutsourced",
    cue: "outsourc|external|outside|third|contract|special|call|answer|service|ivr|dtmf|interactive|voice|tone|key|phone|agency|agent|bureau|lockbox|house|automat|robot|orders?|menu|lines?|transferred",
    pattern:
      "(?:calls?|callers?|customers?|they|donors?|guests?|who (?:want|wants|wish) to pay)(?: [a-z']+){0,8}? (?:transferred|put through|connected|forwarded|sent|passed|switched|diverted|handed)(?: [a-z]+){0,3}? to (?:an? |the |our )*(?:outside|external|outsourced|payment|bank's|provider's|specialist|third party|automated|secure) (?:[a-z]+ ){0,2}(?:service|line|system|ivr|computer|call center|agent)",
    unless: "\\b(?:page|website|site|checkout|url)\\b",
  },
  {
    slot: "way",
    value: "outsourced",
    denied: "notOutsourced",
    cue: "outsourc|external|outside|third|contract|special|call|answer|service|ivr|dtmf|interactive|voice|tone|key|phone|agency|agent|bureau|lockbox|house|automat|robot|orders?|menu|lines?|transferred",
    pattern: `ivr|dtmf(?: masking| suppression| capture| clamping)?|interactive voice|(?:keypad|key|touch|button|dialling|telephone) ?(?:tones?|tone masking|presses)(?: [a-z]+){0,5}?|(?:${CUSTOMER}|they|he|she|donor|caller)(?: [a-z']+){0,5}? (?:types?|keys?|enters?|punch(?:es)?|press(?:es)?|inputs?|taps?|dials?|puts?)(?: [a-z']+){0,8}? (?:on|in|into|with|via|using|through) (?:his|her|their|the|his or her|a) (?:own )?(?:phone|telephone|mobile|handset|phone's|telephone's|keypad|key pad|touch ?tone)(?:'s)?(?: keypad| keys| buttons)?|automat(?:ed|ic) (?:phone |telephone |payment |pay |voice |card )*(?:line|system|service|menu|hotline|attendant)|(?:keys?|types?|enters?|punch(?:es)?|taps?|press(?:es)?|dials?)(?: [a-z]+){0,6}? (?:on|in|into|with|via|using|through) (?:the |their |his |her |his or her )?(?:own )?(?:telephone|phone|mobile|handset)?(?:'s)? ?(?:keypad|key pad|keys|buttons)|(?:phone|telephone) (?:robot|payment robot|bot)|touch ?tone|tones are (?:masked|muted|hidden|suppressed|flat)|masked tones|voice robot|machine voice|robot voice|voice menu|recorded voice|(?:voice|speech|phone|telephone) computer|(?:by|with|on|using) (?:the |their |his )?keys|pay by phone line|automated line`,
    within:
      "\\b(?:calls?|callers?|called|dials?|rings?|phones?(?! or)|telephone|keypad|keys|tones?|touch ?tone|ivr|lines?|voice|automat\\w*|menu|dtmf|buttons|robot|prompt|interactive)\\b",
    unless:
      "\\b(?:pin\\b|own (?:phone|mobile|computer|device)(?!'?s? key)|link|qr|page|website|terminal|pinpad|reader|tap on|machine(?! voice)|we (?:key|type|enter)|i (?:key|type|enter)|staff (?:key|type|enter))\\b",
  },
  {
    slot: "way",
    value: "outsourced",
    denied: "notOutsourced",
    cue: "outsourc|external|outside|third|contract|special|call|answer|service|ivr|dtmf|interactive|voice|tone|key|phone|agency|agent|bureau|lockbox|house|automat|robot|orders?|menu|lines?|transferred",
    pattern: `(?:call cent(?:er|re)(?: company| firm| provider)?|answering (?:service|company)|(?:telephone|phone|order|outside|external|specialist) (?:answering |order )?(?:company|agency|service|firm|bureau|house)|telephone agency|phone agency|fulfil?lment (?:house|company|center)|lockbox|mailing house|agency|booking agent|bureau|order house)(?: [a-z']+){0,4}? (?:takes?|handles?|answers?|processes?|does|do|enters?|keys?|types?|charges?|collects?|deals?|opens?|sees?)(?: [a-z']+){0,6}? (?:calls?|cards?|payments?|orders?|${CARD_DATA}|phone|envelopes?|forms?)`,
    unless:
      "\\b(?:our (?:own )?call cent(?:er|re)|own call cent(?:er|re)|bank (?:is|has)|so now it is a call center|in house)\\b",
  },
  {
    slot: "arrival",
    value: "phone",
    denied: "noPhone",
    cue: "phone|telephone|call|ring|landline|line|reads?|tells?|moto|post|mail",
    pattern:
      "(?:post|mail|letter) (?:and|or) (?:by )?(?:phone|telephone)|(?:phone|telephone) (?:and|or) (?:by )?(?:mail|post)|(?:by|over|on|via|through|per) (?:the )?(?:phone|telephone|landline|mobile phone)(?!'s| lines?\\b| sockets?\\b| screen| jack| ports?\\b| plug| point| cable| company| network| itself| alone| app)",
    unless:
      "\\b(?:pin|reader|bluetooth|tap|no (?:phone|telephone) (?:orders|sales)|never (?:take|over|by)|terminals? (?:runs|works|dials|goes|is)|machine (?:dials|runs|goes|works|is)|asked (?:them|him|her|the bank)|confirmed|said|(?:man|lady|guy|woman|girl|chap|person|lad|rep|someone|somebody)(?: [a-z]+){0,3} on the phone)\\b",
  },
  {
    slot: "arrival",
    value: "phone",
    denied: "noPhone",
    cue: "phone|telephone|call|ring|landline|line|reads?|tells?|moto|post|mail",
    pattern: `(?:phone|telephone|tele|call in|phoned) (?:in )?(?:orders?|bookings?|sales?|payments?|donations?|customers?|reservations?|transactions?|renewals?)|phone ?in|(?:${CUSTOMER}|they|who|somebody|someone) (?:then |also |can |usually |often |may |just )*(?:phones?|calls?|rings?|telephones?)(?: (?:us|me|in|up|the (?:office|shop|restaurant)))?|callers?|calls? (?:in|us|me|up)|telephone sales|hotline|helpline|order line|while (?:the [a-z]+|they|he|she) (?:is|are|am) (?:still )?on the (?:phone|line)|reads? (?:me |us |out |off |over )*(?:the |their |his |her )?(?:card|number)|tells? (?:us|me) (?:the |their |his |her )?(?:card|number)|moto`,
    unless:
      "\\b(?:no (?:phone|telephone) (?:orders|sales)|never (?:take|over|by)|terminals? (?:runs|works|dials|goes|is)|phone line (?:for|to) (?:it|the terminal)|machine (?:dials|runs|goes|works|is)|call (?:the )?(?:bank|support|helpdesk)|i called|we called|called the bank|called them|called my|called our|bank (?:said|told)|rang the|phone number|over the phone line|on the phone line|on the phone socket|asked (?:them|him|her|the bank) (?:by|over|on) the phone|paid? by phone)\\b",
  },
  {
    slot: "arrival",
    value: "mail",
    denied: "noMail",
    cue: "post|mail|letter|form|card|slip|coupon|envelope|written",
    pattern: `(?:by|through|in|via|with) (?:the )?(?:post|mail|regular mail|snail mail|letter|letterbox)|mail order|(?:paper|order|pledge|donation|subscription|booking|membership|reply|response|gift|renewal|catalog) (?:order )?(?:forms?|cards?|slips?|coupons?|envelopes?)|written on (?:the |a |their )?(?:form|slip|card|coupon|paper|order)|postal orders?|letters`,
    unless:
      "\\b(?:email|web form|order form on (?:our|the) (?:site|website|web)|website|online form|contact form|order form (?:on|sends)|virtual|receipts? by|sent by post|delivered by|ship(?:ped)?|send (?:the )?(?:goods|orders|parcels)|by post (?:to|the goods)|loyalty cards?|business cards?|gift cards?)\\b",
  },
  {
    slot: "arrival",
    value: "faceToFace",
    denied: "noFaceToFace",
    pattern:
      "(?:in (?:the |our |my )?(?:shop|store|restaurant|cafe|bar|salon|pub|bakery|hotel|club)|at the (?:counter|desk|bar|till|front desk|reception|table|register|door|gate|stall|market)|over the counter|face to face|in person|in store|walk ins?|card present|hand(?:s)? (?:me|us) (?:the |their |his |her )?card|counter sales)",
    unless: "\\b(?:in the store we only|cash|phone|in the shop system|website)\\b",
  },
  {
    slot: "phoneLine",
    value: "analog",
    denied: "notAnalog",
    cue: "line|phone|analog|pstn|pots|isdn|mobile|cell|voip|sip\\b|ip\\b|pbx|teams|zoom|3cx|ring|skype|vonage|8x8|dialpad|aircall|asterisk|fritz|calls?|internet|voice|mitel",
    pattern:
      "(?:ordinary |normal |plain |regular |old |standard |copper |fixed |traditional |good old |classic |real |bt )*(?:landlines?|analog(?: phone| telephone| voice)? ?(?:lines?|phones?|telephones?)?|pstn|pots|copper (?:phone )?(?:line|wire)|fixed lines?|isdn)|(?:my|our|a|the|his|her|work|company|ordinary|plain|normal|own) (?:own |work |shop |company |business |ordinary |old )*(?:mobile(?: phone)?|cell ?phone|cell|smartphone|mobile telephone)|mobile phone|(?:on|over|via|by) (?:my |our |a |the )?(?:mobiles?(?: phones?)?|cell ?phones?)|(?:ordinary|normal|plain|regular|old|old fashioned|traditional) (?:phone|telephone|phone lines?|telephone lines?)|telephone exchange line",
    unless:
      "\\b(?:reader|bluetooth|tap|app\\b|terminal (?:is|runs|dials|works|on)|machine (?:is|runs|dials|works|on)|sim\\b|pin\\b|dialup|dials|softpos|whatsapp|hotspot|type the pin|sumup|phone's screen)\\b",
  },
  {
    slot: "phoneLine",
    value: "voip",
    denied: "notVoip",
    cue: "line|phone|analog|pstn|pots|isdn|mobile|cell|voip|sip\\b|ip\\b|pbx|teams|zoom|3cx|ring|skype|vonage|8x8|dialpad|aircall|asterisk|fritz|calls?|internet|voice|mitel",
    pattern:
      "voip|voice over ip|sip(?: trunk| phones?| line)?|ip phones?|ip telephony|internet (?:phones?|telephony|telephone|phone lines?|calling)|(?:hosted|cloud|virtual|online|internet|ip) (?:pbx|phone system|telephone system|switchboard|telephony|phones?)|(?:microsoft )?teams(?: phone| calls| calling)?|zoom(?: phone)?|3cx|ringcentral|ring central|skype|vonage|8x8|dialpad|aircall|asterisk|freepbx|mitel cloud|sipgate|fritz ?box phone|softphones?|soft phones?|google voice|phones? (?:are |is |now |also |all |system )*(?:run|runs|running|goes|go|work|works|over|on|through|via|come|plugged)(?: [a-z]+){0,4}? (?:the )?(?:internet|broadband|network|router|lan|wifi|data network|office network|computers?)|digital voice|all ip|phone (?:calls? )?over (?:the )?(?:internet|broadband|network|lan)",
    unless: "\\b(?:sales teams|our teams|two teams|football teams|phone as hotspot)\\b",
  },
  {
    slot: "phoneLine",
    value: "provider",
    cue: "line|phone|analog|pstn|pots|isdn|mobile|cell|voip|sip\\b|ip\\b|pbx|teams|zoom|3cx|ring|skype|vonage|8x8|dialpad|aircall|asterisk|fritz|calls?|internet|voice|mitel",
    pattern:
      "(?:calls? (?:are|is|get|go|goes) (?:answered|taken|handled|routed|transferred|put through|diverted) (?:[a-z]+ )?(?:by|to|at|over to) (?:the |an? |our )*(?:[a-z]+ )?(?:provider|call center company|outside|external|payment))",
  },
  {
    slot: "vtReader",
    value: "yes",
    denied: "no",
    cue: "reader|swip|slot|encoder|dongle|scanner|plugged|attached|keyboard|by hand|manual|hardware|device|connected|usb",
    pattern: `(?:usb |card |swipe |magstripe |magnetic |chip |plug in |key |attached |keyboard |little |bluetooth |stripe )*(?:readers?|swipers?|swipe|card slot|encoder|(?:card|reader|swipe) dongle|scanner)(?: [a-z']+){0,5}? (?:attached|plugged(?: in)?|connected|hooked|built in|on|to|into|by usb|via usb|usb|in) ?(?:[a-z']+ ){0,4}?(?:it|pc|computer|laptop|keyboard|usb|port|browser|that)?|(?:usb|magstripe|magnetic stripe) (?:card )?(?:readers?|swipers?)|(?:swipe|swipes|swiping|swiped) (?:it |them |the card |cards? )*(?:on|with|through|in|into|at) (?:the |my |our |a )?(?:keyboard|usb|pc|computer|laptop|reader)`,
    unless:
      "\\b(?:barcode|bar code|passport|document|fingerprint|phone|iphone|mobiles?|ipad|tablet|e?pos\\b|till|register|checkout computer|vending|pts|approv\\w+|network|switch|encryption|broke|badge|time cards?|library|membership|insurance|health card|another (?:pc|computer)|camera|no readers?|not there|virtual terminal supports|never took)\\b",
  },
  {
    slot: "vtReader",
    value: "no",
    literal: true,
    cue: "reader|swip|slot|encoder|dongle|scanner|plugged|attached|keyboard|by hand|manual|hardware|device|connected|usb",
    pattern: `(?:no|without(?: a| any)?|not a|never a|nor a|nothing|no card)(?: [a-z]+){0,4}? (?:readers?|swipers?|swipe|plugged in(?:to)?|attached|connected|hooked|hardware|device)(?: [a-z]+){0,4}?`,
    unless:
      "\\b(?:internet connection|amount|pts|p2pe|spoc|approval|logger|router|socket|switch|iphone|tap to pay)\\b",
  },
  {
    slot: "vtReader",
    value: "no",
    literal: true,
    implied: true,
    cue: "keyboard|by hand|manual",
    pattern: "(?:by|on the|via|with the|using the|through the) keyboard(?: only)?|by hand|manually",
    unless: "\\b(?:amounts?|total|sum|imprint\\w*|roller|operated)\\b",
  },
  {
    slot: "batch",
    value: "yes",
    denied: "no",
    cue: "store and forward|offline|batch|upload|import",
    pattern:
      "store and forward|(?:offline|batch) (?:mode|processing|file|software|entry|import|upload)|(?:upload|import)s? (?:a |the )?(?:batch|file|list|csv|spreadsheet) of cards?|batch(?:es)? of cards?",
    unless: "settle|end of day",
  },
  {
    slot: "way",
    value: "cardless",
    pattern:
      "(?:only|just|nothing but) (?:take |accept )?(?:cash|bank transfers?|invoices?|cheques?|checks|direct debits?)|cash only|(?:no|not take|not accept|never take) (?:any )?(?:cards?|card payments|credit cards?)(?: at all| here| yet)?$",
    unless: "door|fairs?|markets?|stall|gate|for the|otherwise|small",
  },
  {
    slot: "role",
    value: "serviceProvider",
    denied: "merchant",
    cue: "process|handle|facilit|payfac|marketplace|provider|gateway|hosting|isp\\b|service|merchants|sellers|psp|payments?",
    pattern: `(?:we|i|our (?:company|platform|business|service)) (?:[a-z]+ ){0,3}?(?:process|handle|take|collect|store|host|run|provide|operate|offer|manage|accept|facilitate)(?:s|es)? (?:[a-z]+ ){0,6}?(?:payments?|cards?|card data|card payments?|terminals?|checkouts?|gateway|shops?|webshops?|transactions?|hosting)(?: [a-z]+){0,4}? (?:for|on behalf of|of) (?:our |the |several |many |\\d+ |other |all |hundreds of |dozens of |various |those |independent |other people's |small |local |client |the other )*(?:merchants?|sellers?|clients' (?:shops|customers)|retailers?|vendors?|shops|businesses|companies|stores|restaurants|hotels|partners|tenants|clients|charities|customers' customers|third parties)|payment facilitator|payfac|marketplace (?:operator|platform|where)|we (?:run|operate|are) a marketplace|we are (?:a |an )?(?:payment (?:service )?(?:provider|processor|gateway)|psp|processor|service provider|hosting (?:company|provider)|isp|call center for)|service provider for (?:other )?(?:merchants|shops|companies)`,
    unless: "\\b(?:sell on|on (?:a|the) marketplace|our provider|amazon marketplace)\\b",
  },
  {
    slot: "selfAssessment",
    value: "no",
    cue: "level|million|roc\\b|report|qsa|audit|assess",
    pattern:
      "level (?:1|one) merchant|merchant level (?:1|one)|(?:(?:over|more than|above|exceed(?:s|ing)?) (?:6|six) million|\\d{2,} million) (?:card |visa |mastercard )*(?:transactions|payments)|(?:must|have to|required to|obliged to|ordered to|told to|need to) (?:do |have |file |submit |deliver |provide |undergo |get )*(?:an? |the |our )*(?:annual |yearly |full |external )*(?:roc|report on compliance|qsa (?:audit|assessment)|on ?site (?:audit|assessment) by a qsa)|may not self assess|not allowed to self assess",
    unless: "\\bnot level (?:1|one)|no roc",
  },
];
