// Company on a network or on a computer: who shares what with whom, and what is kept for cards.
// Each statement is put together from a few lists of words: the lines, the machines, the uses.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

import { SYSTEM_CUE } from "./vocabulary";

const LINE =
  "(?:networks?|v?lans?|vlans?|subnets?|segments?|wifi|ssids?|zones?|internet(?: (?:lines?|connections?|access|box))?|broadband(?: (?:line|connection))?|[av]?dsl|fibre|fiber|lines?|routers?|modems?|hotspots?|switch(?:es)?|hubs?|circuits?|connections?|access points?|box(?:es)?|wire|cable|pipe|port|domain|broadcast domain|ont|mifi|dongle|sim)";
const CARDS =
  "(?:(?:the |our |my |a |an |both |all |any |its |that |those |card |payment |credit card |chip and pin |pin |pos |ip |square |bank )*(?:terminals?|card ?machines?|machines?|readers?|card ?readers?|tills?|registers?|pinpads?|pads|pdqs?|pos|epos|eft ?pos|checkout|payment (?:systems?|kit|devices?|hosts?|servers?|environment|side|network|segment|zone|vlan)|payments?|card (?:systems?|kit|devices?|setup|box|gear|stuff|network)|cardholder (?:data )?environment|cards|cde|pdvs?|datafono|dataphone|tpe|verifone|ingenico|pax|clover|sumup|zettle|dojo|v\\d{3}m?|a\\d{2,3}|(?:move|lane|desk)[ /]?\\d{4}))";
const OTHERS =
  "(?:(?:the |our |my |all |any |every |other |office|back office|admin|reception|staff|guest|shop|company|corporate|business|household|family|visitors?'?|customers?'?|pupils?'?|desktop|user|warehouse|workshop|hotel|school|council|[a-z]+'s |four |five |six |ten |two |three | )*(?:pcs?|computers?|desktops?|laptops?|workstations?|tablets?|phones|servers?|nas|file server|printers?|cameras?|cctv|tv|tvs|music|sonos|alexa|alarm|jukebox|smart [a-z]+|fridge|fridges|door (?:entry|system)|office|offices|back office|guests?|visitors?|customers?|staff|everyone|everybody|everything|strangers|neighbou?rs|office systems?|other systems?|our systems?|business systems?|warehouse systems?|systems|devices|network|lan|internet|wifi|rest))";
const ALONE_ON = "(?:nothing|nobody|no one|none)";

const PC =
  "(?:pcs?|computers?|laptops?|desktops?|notebooks?|netbooks?|macs?|macbooks?|imacs?|ipads?|tablets?|chromebooks?|workstations?|machines?|browser)";
const USE =
  "(?:e?mails?|outlook|youtube|netflix|facebook|instagram|whats ?app(?: web)?|social media|surf(?:s|ing)?|brows(?:e|es|ing)|internet banking|newspapers?|news|word|excel|office|spreadsheets?|letters|accounts|accounting|bookkeeping|books|sage|xero|quickbooks|datev|payroll|invoic(?:es|ing)|stock(?: control)?|ordering|orders|purchasing|bookings?|reservations?|pms|crm|erp|teams|zoom|slack|skype|calls|chat(?: support)?|ticketing|music|spotify|films?|movies|games?|gaming|homework|cricket|football|design(?: work)?|photos?|printing|print|labels|scanning|paperwork|warehouse papers|documents|downloads?|download|rota|rosters?|diary|calendar|parts look ?up|research|shopping|office work|other (?:things|work|stuff|jobs|tasks|programs?|software|purposes)|everything(?: else)?|all sorts|all (?:kinds|sorts) of (?:things|stuff|work)|anything else|general (?:work|use)|all work|daily work)";
const CARD_WORK =
  "(?:cards?|payments?|virtual terminal|payment page|gateway|pay portal|payment portal|web terminal|moto|keyed?|keying|charge|charges|bank's page)";

const LINE_CUE =
  "network|lan\\b|vlan|subnet|segment|wifi|zone|internet|broadband|dsl|fib|line|router|modem|hotspot|switch|hub|circuit|connection|box|cable|pipe|port\\b|domain|separat|apart|island|gap|partition|share|dhcp|sim\\b";

/** Nothing of this tells of a lack of company: plans, wishes, hearsay. */
const WISH =
  "\\b(?:wanted|promised|meant to|should have|would have|thought about|were going to)\\b";
const APARTNESS =
  "\\b(?:only|just|nothing|nobody|own|distinct|no routes?|same fib(?:re|er)|separate[dly]*|isolated|apart|different|not|never|no|cannot|firewall|except|used to|would)\\b";

/** Signals about company on a network or a computer. */
export const SHARING_SIGNALS: readonly SignalSource[] = [
  {
    slot: "isolated",
    value: "no",
    cue: LINE_CUE,
    pattern: `(?:everything|all|the lot|it all|all of (?:it|them|that)|they all|we all|the whole (?:place|shop|lot))(?: [^ .;]+){0,8}? (?:hangs?|sits?|runs?|lives?|goes|is|are|share|shares|connects?|log|logs|comes?|plugged)(?: on| in| all| together)* (?:on|off|over|through|in|into|to|via)? ?(?:the |our )?(?:one|same|a single|single)(?: [a-z0-9]+){0,2}? ${LINE}|(?:one|same|single)(?: [a-z]+){0,2}? ${LINE} (?:for|does|serves|carries|covering|across|between)(?: [^ .;]+){0,6}? (?:all|everything|the lot|everyone|everybody|whole|both|(?:cards?|payments?|terminals?|tills?)[^.;]{0,30} ${OTHERS}|${OTHERS}[^.;]{0,30} (?:cards?|payments?|terminals?|tills?))|(?:one|single) (?:router|internet|network|wifi)(?: only)?,? (?:one (?:network|wifi|router)|so |everything|and everything)|have (?:only )?one (?:internet|router|network|wifi)(?: [a-z]+){0,3}? (?:for|in)`,
    within: `${CARDS}|everything|all`,
    unless: APARTNESS.replace("|just", "").replace("only|", ""),
  },
  {
    slot: "isolated",
    value: "no",
    cue: LINE_CUE,
    pattern: `${CARDS}(?: [^ .;]+){0,8}? (?:on|off|into|via|through|over|from|to|uses?|using|shares?|joins?|joined|onto)(?: (?:the|our|a|an|my|its|same|one|very|exactly))*(?: [a-z]+(?:'s)?){0,3}? ${LINE}(?: [^ .;]+){0,4}? (?:as|with|next to|beside|alongside|like|between|shared (?:by|with)|together with|along with|where)(?: [^ .;]+){0,2}? ${OTHERS}|(?:${OTHERS}|and)(?: [^ .;]+){0,6}? (?:share|shares|sharing)(?: [a-z]+){0,2}? (?:one|same|a single|a|the|our)(?: [a-z]+){0,2}? ${LINE}|${LINE} (?:is |are |being )?shared (?:by|with|between|among)|(?:takes?|gets?|has) its (?:internet|connection|address|ip)(?: [a-z]+){0,2}? (?:from|over|via|off) (?:the |our |a )?(?:same|guests?|visitors?|customers?|office|public|coworking|neighbou?rs?)(?: [a-z]+){0,3}?|same dhcp|one broadcast domain|same broadcast domain`,
    within: CARDS,
    unless: APARTNESS,
  },
  {
    slot: "isolated",
    value: "no",
    cue: LINE_CUE,
    pattern: `(?:same|public|guests?|visitors?|customers?|open) (?:internet|network|wifi|line|router|lan|hub|box|subnet|pipe)(?: as| for| with)?(?: [^ .;]+){0,5}? (?:computers?|pcs?|laptops?|cameras?|tv|phones|printers?|music|everyone|everybody|office|strangers|guests?|visitors?|staff)(?: [^ .;]+){0,4}?|(?:terminals?|machine|reader|tills?)(?: [a-z]+){0,4}? (?:are |is )?neighbou?rs on|${OTHERS}(?: [^ .;]+){0,3}? (?:on|in|use|uses) (?:the )?(?:card machine|terminal|till|payment|card|pos)(?:s|'s|s')? (?:wifi|network|router|vlan|line|internet|subnet|segment)|(?:patched|plugged|put|connected)(?: [^ ]+){0,4}? into the (?:payment|card|till|pos) (?:vlan|network|switch|segment)|(?:next to|between|beside) (?:the )?(?:nas|printer|${OTHERS})`,
    within: `^(?=.*(?:${CARDS}|card))(?=.*(?:network|lan\\b|wifi|internet|router|switch|box|hub|subnet|vlan|same|pipe|line))`,
    unless: `${APARTNESS}|phone line|landline|stands? (?:next|beside)`,
  },
  {
    slot: "isolated",
    value: "no",
    literal: true,
    cue: "separat|segment|apart|isolat|segreg|vlan|rout|reach|ping|rdp|firewall|share|mixed|jumbled",
    pattern: `(?:never|not|nobody|no one)(?: [a-z]+){0,3}? (?:bothered|got round to|saw the need|thought of|got around to)(?: [a-z]+){0,3}? (?:separat|segment|isolat|split|keep|keeping)[a-z]*|(?:segmentation|separation|isolation|segregation) (?:was |has been |is |were )?(?:never|not)(?: [a-z]+)?|nothing(?: [a-z]+){0,3}? (?:keeping|keeps|separating|separates|between|isolates|isolating)(?: [a-z]+){0,5}? (?:apart|from|and)|no (?:network )?(?:separation|segmentation|isolation|segregation)|no separate(?: (?:anything|one|network|line|internet))?(?=\\W*$)|(?:is|are|were) not (?:kept )?(?:apart|separated|segmented|segregated|split)|still (?:all )?shares? (?:everything|it|one|the same)|(?:vlans?|networks?|segments?|traffic)(?: [a-z]+){0,4}? (?:route|routes|passes?|flows?|talk)(?: [a-z]+)? (?:freely|to each other|openly|between)|(?:any|every|all)(?: of)?(?: the| our)? (?:pcs?|computers?|laptops?|desktops?|staff|users?|devices?)(?: [a-z]+){0,4}? (?:can|could) (?:reach|see|ping|access|get to|connect to) (?:the )?(?:payment|card|till|pos|terminal)|(?:pcs?|computers?|tills?|terminals?)(?: [a-z]+){0,6}? (?:ping|see|reach|talk to) each other|rdp open to|reach(?:ed|able) from (?:anywhere|everywhere|any (?:pc|computer)|the (?:whole|entire))|(?:payments?|cards?|tills?|terminals?)(?: [a-z]+){0,5}? (?:mixed|jumbled|lumped)(?: together)?`,
    unless: `${WISH}|\\b(?:can ?not|could not|shops?|stores?|branches|sites) (?:see|ping|reach|are|is)\\b|not separated from (?:the )?(?:till|pos)|is not (?:separate|a separate)`,
  },
  {
    slot: "isolated",
    value: "no",
    cue: SYSTEM_CUE,
    pattern: `${PC}(?: [^ .;]+){0,7}? (?:gets? |is |are |also |being )*(?:used|serves?|serve|use it|use them|doubles?|double)(?: [^ .;]+){0,4}? (?:for|to|as)(?: [^ .;]+){0,4}? ${USE}|(?:besides|apart from|next to|as well as|in addition to|between|other than) (?:the |taking |card |our )*(?:payments?|cards?|charging)[^.;]{0,40}? ${USE}|${PC}(?: [^ .;]+){0,4}? (?:is |are )?(?:also |too )?(?:where|which|that|what|we|i|she|he|they)(?: [^ .;]+){0,3}? (?:do|does|watch|watches|check|checks|answer|answers|read|reads|write|use|uses|have|has|run|runs|download|browse|surf|print|play|make|keep|open)(?: [^ .;]+){0,3}? ${USE}|${PC}(?: [^ .;]+){0,4}? (?:has|have|runs?|does|do|with|also)(?: [^ .;]+){0,6}? ${USE}|${PC}: [^.;]{0,30}?${USE}`,
    within: `${CARD_WORK}|\\bpos pc\\b|\\bmachine with the virtual`,
    unless:
      "\\b(?:nothing|never|nobody|not allowed|blocked|separate|itself|except|another (?:pc|computer|machine|laptop)|other (?:pc|computer|machine|laptop|one)|thin client|only (?:used )?(?:for|does|ever)|does nothing|no (?:e?mails?|browsing|surfing|other)|nor|not (?:used|for|on|do|run|check|surf|browse)|customers?|shoppers?|guests? (?:use|uses|type)|terminal|pin ?pad|card machines?|register|website|till software|library|family)\\b",
  },
  {
    slot: "isolated",
    value: "no",
    cue: SYSTEM_CUE,
    pattern: `(?:normal|everyday|every day|day to day|general purpose|multi ?use|multi ?purpose|ordinary|usual|regular|daily|all purpose|shared|family|personal|private|standard office) (?:[a-z]+ ){0,2}?${PC}|(?:same|that same|very same|one and the same) (?:[a-z]+ ){0,2}?${PC}(?: [^ .;]+){0,10}? (?:${USE}|where|in the evening)|${USE}(?: [^ .;]+){0,6}? (?:on|from|with|at) (?:it|that (?:same )?${PC}|the same ${PC}|my one ${PC}|one ${PC})|(?:twelve|twenty|ten|lots of|many|several|dozens of|\\d+|other|all sorts of) (?:other )?(?:tabs?|programs?|apps?|software)(?: [^ ]+){0,4}? (?:open|on|running|installed)|one tab among|(?:just )?(?:whichever|whatever|any) ${PC} (?:is |happens to be |that is )*(?:free|open|handy|available|at hand)|everything on (?:it|my one|one|that|the (?:one|same))|(?:only|just|one) (?:the )?one ${PC}(?: [^ .;]+){0,6}? (?:everything|whole (?:business|shop|office))|one ${PC} for (?:the whole|everything|all)|${USE},? (?:and )?(?:[^ .;]+ ){0,6}?(?:cards?|payments?|payment page|gateway portal),? (?:too,? |as well,? )?(?:all )?(?:on )?(?:the |my |our )?(?:one|same) (?:box|${PC})`,
    within: CARD_WORK,
    unless:
      "\\b(?:nothing else|never|nobody|blocked|separate|another|only (?:used )?for|does nothing|no (?:e?mails?|browsing|surfing)|not (?:my|our|the|use|used|on)|instead of|away from|apart from|different from|customers?|shoppers?|terminal|card machines?|library|registers?|tills?|payments? (?:are|is) not)\\b",
  },
  {
    slot: "isolated",
    value: "no",
    literal: true,
    cue: SYSTEM_CUE,
    pattern: `no (?:special|separate|extra|dedicated|own) ${PC}|(?:${PC}|it)(?: [a-z]+){0,4}? (?:is|are) not (?:dedicated|reserved|kept for|set aside|only for|just for|exclusively)|(?:is|are) not (?:dedicated|reserved)(?: [a-z]+){0,3}|nothing (?:is )?reserved|(?:payments?|cards?) (?:is|are) (?:maybe |only |about |just )*(?:[a-z]+ percent|\\d+ ?%|a (?:small )?(?:part|fraction)) of|(?:wanted|love) (?:[a-z]+ ){0,3}?only for (?:payments|cards)`,
    within: `^(?=.*(?:${CARD_WORK}|entry|workstation))(?=.*${PC})`,
    unless: `${WISH.replace("wanted|", "")}|\\b(?:no dedicated (?:pos|server)|terminal|tills?|pinpad)\\b`,
  },
  {
    slot: "isolated",
    value: "yes",
    literal: true,
    cue: LINE_CUE,
    pattern: `${CARDS}(?: [^ .;]+){0,12}? (?:nothing (?:whatever |whatsoever )?to do with|in no way (?:linked|connected|joined|tied|wired|hooked)(?: up)? to|no (?:connection|link|contact|tie)s?(?: [a-z]+){0,2}? (?:to|with)|(?:never|not)(?: [a-z]+){0,2}? (?:share (?:anything|a thing|any [a-z]+) with|shares? anything with|touch(?:es)?|joined to|linked to|connected to|hooked (?:up )?to|part of|mixed with)|air ?gapped from|sealed from|closed to)(?: (?:any|the|our|my|its|of|own|other|all|a|shop's?|office|school's?|council's?|[a-z]+'s?|ours|pupils'?|or|admin's))* ?${OTHERS}`,
    within: `network|lan\\b|internet|wifi|systems?|broadband|router|zones?`,
    unless: `${WISH}|\\b(?:by itself|amount|dial(?:s|led)?|customers? (?:see|type)|booking|standalone machine)\\b`,
  },
  {
    slot: "isolated",
    value: "yes",
    literal: true,
    cue: LINE_CUE,
    pattern: `(?:firewall|acls?|access lists?|rules?|router|switch|core switch)(?: [^ .;]+){0,5}? (?:drops?|blocks?|denies|den(?:y|ied)|stops?|refuses?|discards?|rejects?|ensures?|restricts?|prevents?)(?: [^ .;]+){0,5}? (?:anything|everything|any|every|all|traffic|packets?|nobody|only|from|between|to)(?: [^ .;]+){0,4}|(?:exchange|talk|speak|communicate|traffic)[a-z]* (?:[^ .;]+ ){0,4}?(?:and |but )?(?:with |to )?(?:nobody|nothing|no one) else|(?:can ?not|could not|can not) (?:be )?(?:reach|reached|see|seen|ping|pinged|enter|touch|touched|access|accessed|get (?:at|to))(?: [^ .;]+){0,6}? (?:from|office|corporate|pcs?|computers?|lan|other|theirs|desktops?)|(?:pcs?|computers?|office|guests?|staff|nobody|desktops?)(?: [^ .;]+){0,4}? (?:can not|cannot|could not) (?:see|reach|ping|get to|touch|access|enter) (?:the |our )?(?:card|payment|till|terminal|pos|it|them)|${CARDS} (?:can not|can never|cannot|do not|does not) (?:see|reach|ping|touch|access) (?:the |our |any )?${OTHERS}|(?:guests?|office|visitors?)(?: [a-z]+){0,3}? and ${CARDS} (?:never|do not|can not) (?:meet|mix|touch|see|talk)`,
    within: `${CARDS}|cardholder|pcs?\\b`,
    unless: `${WISH}|\\b(?:virus|script|page|browser|shopper|spam|e?mails?|website|number)\\b`,
  },
  {
    slot: "isolated",
    value: "yes",
    literal: true,
    cue: LINE_CUE,
    pattern: `${LINE}(?:,)?(?: (?:that|which|it))?(?: [^ .;]+){0,2}? (?:does |do |for |feeds? |serves? )?(?:${ALONE_ON} (?:but|except|other than|apart from)|nobody uses|${ALONE_ON} else)(?: [^ .;]+){0,5}|${ALONE_ON} (?:but|except|other than|apart from) (?:the |our |a )?${CARDS}(?: [^ .;]+){0,6}? (?:on|in|into|to|uses?|using)|(?:only|single|sole) (?:thing|device|item|machine|equipment|payment machine|machines?|terminals?)(?: [^ .;]+){0,3}? (?:on|in|inside|using)(?: [^ .;]+){0,3}|only (?:the |our )?(?:payment|card) (?:machines?|terminals?|devices?) (?:are |is )?(?:inside|in there|on there|in it|on it)|only (?:one|two|three|a few) things(?: [^ .;]+){0,5}? on (?:that|this|the|it)|(?:not|never|nobody) (?:let|allow|lets|allows|permit)(?: [^ .;]+){0,3}? (?:other|else)(?: [^ .;]+){0,4}? (?:near|on|onto|in|into|to) (?:the|that|this|it)|(?:port|line|network|wifi|router) (?:all )?by itself|lives? on an island|${LINE}(?: (?:of|for) (?:the |our )?[^ .;]+(?: and [^ .;]+(?: [^ .;]+)?)?)? (?:is|are) (?:exclusive|separated?|apart)(?= ?(?:[.,;]|$))|${LINE} (?:is )?(?:only )?(?:used|shared|seen) by (?:only )?(?:these|those|the|this|our)(?: [a-z0-9]+){0,3}? (?:only|alone)|(?:pos|till|payment|card|terminal|pdq) (?:vlan|network|line|lan|wifi|segment|broadband) only|connects? to no other (?:networks?|systems?|computers?)|(?:pc|computer|terminals?|tills?|pos|reader|machine|pinpad|laptop)(?: standalone)?,? own ${LINE}|(?:network|lan) partition|own little (?:network|internet|world)`,
    within: `^(?=.*(?:network|lan\\b|wifi|internet|line|router|connection|box|hub|switch|ont\\b|circuit|inside|island|partition|port))(?=.*(?:${CARDS}|card|pax|a80|thing))`,
    unless: `${WISH}|\\b(?:phone|telephone|virtual terminal|dial|we sell|nothing else (?:is )?(?:saved|stored|kept)|stores?|shops|branches)\\b`,
  },
  {
    slot: "isolated",
    value: "yes",
    cue: "two|one|other|another",
    pattern: `(?:two|separate|different) (?:[a-z]+ )?(?:routers?|networks?|internets?|lines|connections|circuits|wifis?|vlans?|boxes|switches|broadbands?)[:,;]?(?: so| and| -)? ?(?:one|1)(?: [a-z]+)? (?:for|carries|has|with|is for) (?:[a-z]+ ){0,3}?(?:payments?|cards?|terminals?|tills?|the (?:card|rest|office|guests?|public|business|shop))|${CARDS}(?: [a-z]+){0,2}? on (?:one|a) ${LINE},? (?:and )?(?:the )?(?:[a-z]+ ){1,3}?on (?:another|the other|a second|a different)|${CARDS}(?: [a-z]+){0,2}? on an? (?:[a-z]+ )?${LINE} (?:of its own|to itself|by itself)|other (?:internet|network|line|router)(?: connection)?,? (?:apart|separate)`,
    unless: WISH,
  },
];

/** Apartness that is missed rather than told. */
export const NOT_APART =
  "\\bnothing (?:at all )?(?:keeping|keeps|separating|separates|that separates)\\b|\\b(?:segmentation|separation|isolation) (?:was|has been|is) never\\b|\\b(?:no|without|zero) (?:[a-z]+ )?(?:segmentation|separation|segregation)\\b";

const APPLIANCE =
  "(?:fax(?: machine)?|alarm(?: (?:system|panel))?|cctv|cameras?|security cameras?|(?:stock )?robot|(?:ip |desk |voip |office )phones?|telephones?|handsets?|ivr|lift|sauna|heating|doorbells?|solar|music|jukebox|tv)";
const OUTLETS =
  "(?:shops|stores|sites|locations|branches|restaurants|outlets|salons|cafes|hotels|pubs|bars|offices|pharmacies|clinics|practices|gyms|bakeries|stations|garages|premises|boutiques|studios|centers|takeaways|kiosks|kitchens|campuses|boutiques|tiendas|tienda|forecourts?|store|outlet|branch|boutiques|parlou?rs|nurseries|houses|properties)";

/**
 * What is apart, or shared, but is no card system: the alarm's own line, a lonely farm, shops that
 * are not joined to each other, and what was only wished for.
 */
export const NO_CARD_SYSTEM = `${WISH}|^(?:our|the|my) (?:wholesaler|suppliers?|franchisor|landlord|accountant|bookkeeper|parent company|sister company)(?:'s)? |^(?:and |but |so )?(?:(?:the|our|my|a|an|all|old) )*(?:[a-z]+ ){0,2}?${APPLIANCE} (?:(?!\\b(?:terminal|card|till|pos|payment))[a-z0-9 ])+(?=$|[.,])(?<!.*\\b(?:terminals?|cards?|tills?|pos|payments?|readers?|machine)\\b.*)|\\bisolated (?:farm|village|valley|island|place|location|area|spot|house|cottage|lodge|corner|coast|hamlet)|\\bserver room\\b|\\b(?:guests?|visitors?|public|customers?)'? (?:wifi|network|internet) is (?:[a-z]+ )?(?:separated?|isolated|apart|split)(?: [a-z]+)? (?:from|of) (?:the |our )?(?:office|staff|business|internal|house) (?:wifi|network|lan)$|^(?=.*\\b${OUTLETS}\\b)(?=.*\\b(?:each|every|between|interconnected|joined|linked|central|headquarters|head office|tunnel|wide area|independently|cada|reliees)\\b)(?!.*\\b(?:cards?|tills?|pos|payments?|readers?|registers?|pinpads?|segment)\\b)|\\bcard data in\\b|\\bown card (?:data|details|numbers?)\\b`;
