// Being apart from other systems and other places, in everyday words.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

const NET =
  "(?:networks?|vlans?|subnets?|segments?|lan|wifi|ssids?|zones?|dmz|internet(?: (?:lines?|connections?|access|box))?|broadband|dsl|adsl|vdsl|fibre|fiber|lines?|routers?|sims?|simcards?|modems?|hotspots?|switch|hubs?|circuits?|connections?|mobile data|mobile links?|access points?|data plan|lte|[345]g|dongles?|mifi|firewall port)";
const NET_WORD =
  "\\b(?:networks?|vlans?|subnets?|segments?|lan|wifi|ssids?|zones?|dmz|internet|broadband|[av]?dsl|fibre|fiber|lines?|routers?|sim|modems?|hotspots?|switch|hubs?|circuits?|connections?|data|lte|[345]g|dongles?|ports?|firewalls?|firewalled|gadget|box)\\b";
const CUE =
  "network|vlan|subnet|segment|lan\\b|wifi|zone|dmz|internet|broadband|dsl|fib|line|router|sim|modem|hotspot|switch|hub|connection|data|lte|[345]g|dongle|firewall|gadget|box|system|computer|tablet|phone";
const OTHERS =
  "(?:office|back office|guests?|visitors?|customers?|members?|staff|managers?|wifi|computers?|pcs?|laptops?|tablets?|cameras?|cctv|dvr|music|printers?|projectors?|controls|others?|everything else|everybody else|the rest|rest of (?:our|the)|machines|devices|household|house|home|family|children|kids|husband|wife|tv|you|nobody|nothing|nobody else|nothing else|no one|(?:no|none of (?:the|our)) (?:other )?[a-z]+|corporate|hotel|school|servers?|exhibits|systems?|equipment)(?:'s)?";
const SALE =
  "(?:pos|tills?|registers?|terminals?|machines?|pinpads?|pads?|readers?|payments?|cards?|pcs?|computer|laptop|it|them|card machines?|that|this|checkout|payment devices?)";
const BARRED =
  "(?:can ?not|can not|could not|do not|does not|never|not (?:able|allowed|possible) to|unable to|no way to|is not able to|will not|must not|may not)";
const REACH =
  "(?:get|gets|reach(?:es)?|sees?|talks?|connects?|touch(?:es)?|access|cross|come|comes|interact|speaks?|join|meet|mix)(?: to| at| into| in| on| onto| with| through| across| over)?";

/** Signals about being apart, in everyday words. */
export const APART_SIGNALS: readonly SignalSource[] = [
  {
    slot: "isolated",
    value: "yes",
    literal: true,
    cue: CUE,
    pattern: `(?:nothing|nobody|no one|no other [a-z]+|none of (?:the|our) [a-z]+)(?: else)?(?: of (?:ours|mine))? (?:can |is |are |may |ever |gets? |has |will )*(?:plugs?|plugged|connects?|connected|uses?|using|used|goes|joins?|shares?|runs?|sits?|hangs?|talks?|reach(?:es)?|attached|allowed|lives?|hooked|touch(?:es)?|else)?(?: up| in)? ?(?:to|into|on|onto|in|over|through|with|off)? (?:that |this |the |it|its |their |them|there|same ){1,2}(?:internet |little |card |pos )*(?:${NET})?|(?:${NET})(?:,| which| that| where)? (?:nobody|no one|nothing|no other [a-z]+) else (?:uses?|is|are|has|plugs?|touch(?:es)?|goes|on)|(?:nobody|no one|nothing) else (?:uses?|is|plugs?|touch(?:es)?|has|shares?)`,
    within: NET_WORD,
    unless: "\\b(?:virtual terminal|takes? cards?|no other way|pay(?:s|ing)?|sold|sell)\\b",
  },
  {
    slot: "isolated",
    value: "yes",
    literal: true,
    cue: CUE,
    pattern:
      "(?:and|for|with|but|has|have|is|are|contains?|holds?|carries|serves?) (?:for |with |on it |absolutely )?nothing (?:else|more|other)(?: whatsoever| ever| at all| on it| in it| there)?|bugger all else|no other (?:gear|kit|stuff|things?|equipment)(?: (?:there|on it|in it|here))|only (?:thing|device|one|ones|things|machine|computer|equipment|box)s? (?:that is |that are )?(?:on|in|using|plugged into|connected to|behind)",
    within: NET_WORD,
    unless: "\\b(?:takes? cards?|accepts?|sell|sold|paid|printed|eat|no other way|dial)\\b",
  },
  {
    slot: "isolated",
    value: "yes",
    denied: "no",
    cue: CUE,
    pattern: `(?:alone|by (?:itself|themselves)|on (?:its|their) own|all to (?:itself|themselves)) (?:on|in|at|behind) (?:a |an |its |their |that |this |the |our )*(?:own |separate |isolated |internet |[a-z]+ )?${NET}|${NET}(?: and [a-z]+)? (?:all )?(?:to|by|of|for) (?:it|them|its|their) ?(?:sel(?:f|ves)|own|alone|only)|has (?:an? |the )?(?:[a-z]+ )?${NET}(?: [a-z]+)? (?:to|by|for) (?:itself|themselves)|where (?:it|they) (?:is|are|sits?) (?:all )?alone|(?:router|line|modem|network|vlan|switch|internet),? where (?:it|they)`,
    unless:
      "\\bno (?:network|line|internet|vlan|connection)s? of (?:its|their) own|phone line|landline|telephone line|dial",
  },
  {
    slot: "isolated",
    value: "yes",
    denied: "no",
    cue: CUE,
    pattern: `(?:pos|till|register|terminal|payment|card|reader|pinpad|payments|pdq) only (?:vlan|network|lan|wifi|segment|subnet|line|zone|ssid|connection|router)s?|(?:vlan|network|segment|subnet|lan|zone|wifi|line) (?:only|just|exclusively) (?:for |has |carries |holds )?(?:the |our )?${SALE}|${NET}(?: [a-z]+){0,3}? (?:holding|containing|carrying|with|for|has|have|carries|holds|serves?|used by|of) (?:only|just|nothing but|no more than|solely|exclusively|nothing except)|${NET}(?: [a-z]+)? (?:is |are |used |kept |reserved |there )*(?:for|by) (?:the |our |two |three |both |that )*(?:[a-z]+ )?${SALE} (?:only|alone|exclusively|and nothing else)|only (?:the )?${SALE}(?: [a-z]+){0,3}? (?:on|in|use|uses|using) (?:it|that|this|them|there)|${NET}(?: [a-z]+){0,2}?(?: that| which)? (?:is |are |was )?(?:just|only|solely|purely|exclusively|reserved|made only|set up only) (?:for|to) (?:the |our |card )*(?:kiosks?|${SALE})|(?!the|with|has|is|are|on|one|not|it|we|have|and|our|a|an|my)[a-z]+ only (?:vlan|network|segment|subnet|lan|wifi|ssid|zone)|${NET}(?: \\d+)?,? (?:for )?(?:the )?${SALE} only|carries nothing but|carries (?:only|just)`,
    unless: "phone line|landline|telephone line",
  },
  {
    slot: "isolated",
    value: "yes",
    literal: true,
    cue: CUE,
    pattern: `${OTHERS}(?: [a-z']+){0,5}? ${BARRED}(?: [a-z]+){0,2}? ${REACH} (?:it|them|there|that|this|each other|one another|across|anything|(?:the |our |any |other )*(?:tills?|pos|registers?|terminals?|machines?|card [a-z]+|payment [a-z]+|${NET}))|${BARRED}(?: [a-z]+){0,2}? (?:get|reach|cross|come|go|talk)(?: to| at)? (?:across|it from|them from|that from|there from)|the two (?:networks |lines )?(?:never|do not|can not) (?:meet|touch|mix|see)|(?:no other|none of (?:our|the)) [a-z ]{2,30}? can ${REACH} (?:to )?(?:it|them|there|that)|sees? (?:no other|none of (?:our|the)|nothing else|no) [a-z]+|reach(?:es)? (?:only|nothing but|nothing except|just) (?:the )?(?:bank|processor|acquirer|gateway|provider|internet|payment)`,
    unless:
      "\\bby itself|on its own|without (?:the |a )?(?:till|pc|computer|tablet|phone)|pay(?:s|ing)? by phone",
  },
  {
    slot: "isolated",
    value: "yes",
    cue: CUE,
    pattern: `${OTHERS}(?: [^ ;,]+){0,7}? (?:is|are|live|lives|sits?|run|runs|go|goes|hang|hangs|use|uses|have|has|on|kept|stay|stays|share|get|got)(?: all| both| each)?(?: (?:on|in|over|with|via|their|its|the))* (?:another|others|elsewhere|a (?:different|separate|second|third) (?:ones?|${NET})|(?:different|separate|other) (?:ones?|${NET})|the other (?:ones?|line|box|network|router|side)|(?:their|its) own ${NET}|own ${NET}|another ${NET}|other ones)(?: of (?:its|their) own)?`,
    within: NET_WORD,
    unless: "\\b(?:phone line|landline|telephone line)\\b",
  },
  {
    slot: "isolated",
    value: "yes",
    denied: "no",
    cue: CUE,
    pattern: `(?:kept|keeps?|stays?|held|walled|fenced|firewalled|locked|shut|sealed|blocked|split|divided|cut)(?: (?:it|them|that|well|completely|strictly|entirely|all|totally|carefully|physically))* (?:off(?: from)?|away from|apart from|out of reach|separate from|clear of|apart)|walled off|(?:firewall|vlan|fire wall|router)(?: [a-z]+){0,3}? (?:between|in between|separat(?:es|ing)|keeps?|that keeps|keeping|divid(?:es|ing)|shields?)|(?:behind|put|has|have|with|by|through) (?:an? |its |their |the |our )?(?:own )?firewall (?:of (?:its|their) own|between|from|off|to (?:itself|themselves)|that (?:only|blocks|stops|keeps))|own firewall(?: (?:port|zone|segment|interface))?`,
    within: `${NET_WORD}|computer|pc|system|apart`,
    unless:
      "\\b(?:paper|slips?|receipts?|drawer|safe|cupboard|shredd?ed|forms?|envelopes?|files?|phone line|landline|call|records?)\\b",
  },
  {
    slot: "isolated",
    value: "yes",
    literal: true,
    cue: "only|not on|not in|different",
    pattern: `only (?:the |our |two |both |card )*(?:terminals?|tills?|pos|pinpads?|readers?|card machines?|machines?)(?: [a-z]+){0,2}? (?:lives?|sits?|hangs?|runs?|is|are) (?:on|in) (?:it|that|this|them|there)|(?:pcs?|computers?|laptops?|office|cameras?|guests?)(?: [a-z]+){0,3}? (?:is |are )?(?:not|never) (?:on|in|connected to|plugged into) (?:it|that|this|the (?:box|router|line|network|same [a-z]+))|(?:pcs?|computers?|laptops?|office)(?: [^ ;]+){0,8}? (?:has|have|with|from|on|use|uses) (?:an? |another |quite another )?(?:different|other|separate) (?:provider|company|service|operator|isp)`,
  },
  {
    slot: "isolated",
    value: "yes",
    literal: true,
    cue: "nothing|port|else|no route|no path|no bridge|no traffic|no access|deny|inbound|acl|egress|allow|whitelist|permit|only to|lateral|let",
    pattern: `nothing (?:passes|gets|goes|crosses|leaks)(?: [a-z]+)? (?:between|across|through)|on port \\d+ alone|(?:all|everything) else (?:is )?on (?:ports?|another|other|a different)|no (?:route|routes|path|bridge|traffic|access)(?: [a-z]+){0,3}? (?:to|from|into|between|across)|den(?:y|ies) (?:any|all|everything)|default deny|no inbound|no lateral|acl egress|egress (?:is |only |limited |restricted )*(?:to|only)|white ?list(?:ed)? only|only (?:the |that |our )?[a-z0-9. ]{2,40}? (?:is |are |gets? )?(?:allowed|permitted|let|reachable|open)(?: out| through)?|(?:firewall|router|rules?|vlan|acl|it)(?: [a-z]+){0,4}? (?:allows?|lets?|permits?|opens?)(?: [a-z0-9.]+){0,6}? (?:only|nothing else)|(?:firewall|rules?) only (?:allows?|lets?|permits?)|(?:internet|traffic|it|access) (?:access )?(?:goes|is allowed|is open|can go|allowed|may go|works)? ?only (?:goes )?(?:out )?(?:to|for) (?:the )?[a-z]+`,
    within: NET_WORD,
  },
  {
    slot: "isolated",
    value: "yes",
    cue: CUE,
    pattern: `(?<!of )(?:its|their|his|his own|her) own (?:[a-z]+ ){0,2}?(?:gadget|box|dongle|stick|modem|internet|hotspot|broadband|router|line|connection|data|sim|adsl|dsl|4g|5g|lte|fibre|fiber|network|vlan|wifi|segment|firewall port|mobile data|cellular)|own (?:mobile |cellular |phone )?(?:data|sim|internet|modem)|(?:jio|airtel|vodafone|mtn|telstra|safaricom|o2|ee|orange|verizon) sim`,
    unless:
      "phone line|landline|telephone line|(?:customer|client|guest|parent|member|their)'?s? own (?:phone|mobile|computer)|on their own (?:phone|mobile|device)",
  },
  {
    slot: "isolated",
    value: "yes",
    implied: true,
    cue: "lte|[345]g|stick|dongle|sim\\b|mobile data|cellular",
    pattern:
      "(?:lte|4g|5g|3g|data|surf|usb|internet) (?:sticks?|dongles?|modems?|routers?)|just cellular|cellular only|on cellular|(?:mobile|cellular) data (?:only|exclusively)|only (?:on |with |over )?(?:its |my |the )?(?:mobile|cellular) data",
  },
  {
    slot: "isolated",
    value: "yes",
    literal: true,
    cue: CUE,
    pattern: `(?:not|never|nor)(?: [a-z]+){0,2}? (?:on|in|part of|joined to|connected to|hooked to|connected with|linked to|linked with|touch(?:es)?|joins?|goes on|uses?) (?:any|another|(?:the |our |my )+(?:[a-z]+(?:'s)? ){0,2}?)(?: ?other| ?shop| ?business| ?house| ?office)* ?(?:networks?|wifi|lan|systems?)(?: (?:of|or) (?:mine|ours|anyone|lan|wifi))?|(?:on|in) no (?:other |shop |office )?(?:networks?|wifi|systems?)|(?:have|has|got|there (?:is|are)|with|own) no (?:other )?(?:computers?|systems?|networks?|wifi|pcs?|business systems?|internet)(?: [a-z]+){0,3}?|not (?:even )?(?:have|own|use) (?:an?|any)(?: other)? (?:computers?|networks?|systems?|wifi|office)|shares? nothing with|(?:never|not) (?:been |ever )?(?:joined|put on|connected to|logged in to|set up on) (?:to )?(?:our|the|my) (?:own )?(?:[a-z]+ )?(?:wifi|network|lan)|not (?:shared|mixed) with (?:any|our|the)|(?:not|nothing)(?: [a-z]+){0,2}? (?:connected|joined|linked|hooked|tied)(?: up)? (?:to|with) (?:any ?thing|any (?:other|business)|other systems?|our systems?|any systems?)`,
    unless:
      "\\b(?:separate|own|isolated|different|dedicated) (?:network|vlan|wifi|line|segment)|not (?:even )?have (?:an?|any) (?:separate|isolated|own)|phone line|virtual terminal is",
  },
  {
    slot: "isolated",
    value: "no",
    denied: "yes",
    cue: CUE,
    pattern: `all (?:[a-z]+ )?(?:in|on) (?:one|the same|a single) (?:[a-z]+ )?${NET}|(?:everything|all of it|the lot|whole (?:place|building|shop|house|lot))(?: [^ ;]+){0,7}? (?:is |are |sits |runs |on |in |over |hangs |rides |ride |shares )+(?:just |all |only |the )*(?:one|same|a single|flat) ?(?:big |flat |single |same )*${NET}|(?:ride|rides|sit|sits|hang|run|are|is|live) (?:all |together )?on (?:one|a|the same|a single) (?:flat|single|same)|(?:on|in|over) (?:the |our )?(?:[a-z]+(?:'s)? )?(?:internal|in house|company|corporate) (?:network|lan|wifi)|one flat (?:network|[0-9.x/]+)|(?:networks?|wifi|lan)(?: together)? (?:with|as|like) (?:the |our |all |my )*(?:pos|tills?|office|pcs|computers|everything|rest|others|back office|servers?|cameras?|guests?)|(?:same|shared|one) (?:subnet|segment|vlan|network|lan|wifi|switch|router) (?:as|with) (?:the |our |all |my )*(?:[a-z]+ )?(?:pcs?|computers?|office|server|everything|rest|guests?|cameras?|printers?|tills?|others?)`,
    unless:
      "\\b(?:only|just|nothing else|own|separate|isolated|apart|different|not|share nothing|firewall)\\b",
  },
  {
    slot: "isolated",
    value: "no",
    denied: "yes",
    cue: "reach|get to|see|access|talk|open|firewall|segment|vlan|too|as well|also|same",
    pattern: `(?:pcs?|computers?|laptops?|office|guests?|printers?|cameras?|everything else|servers?|everyone|everybody|visitors?)(?: [a-z]+){0,3}? (?:is|are|sits?|hangs?|runs?|lives?|uses?|use) (?:all |also |both )*(?:on |in )?(?:that|this|the same|it|the)(?: [a-z]+){0,2}? (?:too|as well|also)|(?:pcs?|computers?|laptops?|printers?|cameras?|servers?)(?: [a-z]+){0,2}? (?:in there|there|on there|on it|in it) (?:as well|too|also)|(?:pcs?|computers?|laptops?|office|guests?|printers?|cameras?|everything else|servers?) (?:is |are )?also (?:on|in|use|uses) (?:that|this|it|the same)|(?:everything else|everyone|everybody|anybody|anyone|all (?:of )?(?:the |our )?(?:pcs|computers|others|devices|laptops)|(?:the |our )?(?:office|other|back office)(?: (?:pcs|computers|systems|laptops))?|guests?|visitors?|wifi|others)(?: [a-z]+){0,4}? (?:can |could |may |do )?(?:still |also |all |just |easily )*(?:reach(?:es)?|gets? to|see|sees|access(?:es)?|talks? to|ping) (?:the |our |all )*(?:tills?|pos|registers?|terminals?|machines?|pinpads?|readers?|them|it|card [a-z]+)`,
    unless: "\\b(?:bank|provider|processor|their (?:number|phone)|virtual)\\b",
  },
  {
    slot: "isolated",
    value: "no",
    literal: true,
    cue: "firewall|segment|vlan|separat",
    pattern:
      "(?:firewall|segmentation|separation|vlan)(?: [a-z]+){0,3}? (?:is |was |has been |still |currently )*(?:switched off|turned off|off|disabled|not (?:active|on|configured|working|set up|in use|used)|bypassed|wide open|open to everything|lets everything)",
    unless:
      "closed off|cut off|blocks? off|keeps? off|fenced off|walled off|shut off|off the|off from",
  },
  {
    slot: "isolated",
    value: "no",
    literal: true,
    cue: "no|not|without|nothing",
    pattern:
      "(?:no|not any|without(?: any)?|zero|nor any) (?:network )?(?:separation|segmentation|isolation|segregation|separate (?:network|line|vlan)|vlans?|firewall)(?: (?:of any (?:sort|kind)|whatsoever|at all|between|here|in place))?|not (?:separated|segmented|segregated|isolated|kept apart|split)(?: at all| in any way)?|nothing (?:is )?(?:separated|segmented|separate|between)",
    unless:
      "\\b(?:not only|between us|no firewall (?:needed|problem)|nothing between (?:it|the terminal) and the (?:bank|wall|phone))\\b",
  },
];

const MANY =
  "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|[2-9]|[1-9]\\d{1,2}|several|multiple|a few|a couple of|a dozen|many)";
const OUTLETS =
  "(?:shops|stores|sites|locations|branches|restaurants|outlets|salons|cafes|delis|hotels|pubs|bars|offices|pharmacies|clinics|practices|gyms|bakeries|stations|garages|premises|places|boutiques|studios|bookshops|centers|centres|supermarkets|takeaways|pizzerias|franchises|showrooms|florists|hostels|cinemas|opticians|barbers|depots|stands|kiosks|booths|trucks|units|properties|campuses|schools|parks|marinas|nurseries|farms|stalls|yards|museums|theatres|venues|markets|dealerships|warehouses|surgeries|parlou?rs|diners|eateries|laundries|laundromats|car ?washes)";

/** Signals about places, in everyday words. */
export const PLACE_SIGNALS: readonly SignalSource[] = [
  {
    slot: "location",
    value: "several",
    cue: OUTLETS,
    pattern: `${MANY} (?:of (?:our|the) )?(?:(?!card|bank|different bank|other)[a-z]+ ){0,3}?${OUTLETS}`,
    unless:
      "\\b(?:terminals? in|sold|closed|used to|one of (?:two|three|several)|neighbou?r|compet|supply|deliver|customers)\\b",
  },
  {
    slot: "location",
    value: "several",
    cue: "every|each|all",
    pattern: `(?:in|at) (?:every|each|all(?: (?:of )?(?:the|our))?|both) (?:of (?:the|our) )?(?:shop|store|site|location|branch|restaurant|outlet|salon|cafe|hotel|pub|bar|clinic|practice|center|stand|kiosk|property|one)s?`,
    unless: "\\b(?:till|counter|register|table)\\b",
  },
  {
    slot: "location",
    value: "separate",
    literal: true,
    cue: "each|link|tie|connect|network|vpn|corporate|head",
    pattern:
      "each (?:one |of them |stand |shop |store |site |place )?(?:has|have|with|is on|runs on|uses) (?:its|their) own (?:[a-z]+ )?(?:internet|network|line|connection|router|broadband|dsl|setup|system)|no (?:link|links|connections?|ties?|line|vpn)(?: [a-z]+){0,4}? (?:whatsoever|among|between|to (?:head|corporate|each|the other|any other)|at all)|(?:corporate|head ?office|franchisor|brand|headquarters) (?:does not|do not|has no|have no|can not|cannot)(?: [a-z]+){0,4}? (?:line|link|access|connection|connect|vpn|see|reach)|not (?:linked|tied|joined|connected|networked) (?:to|with) (?:any |the |our |each )?(?:others?|other (?:shops?|stores?|sites?|restaurants?|locations?|branches|places)|head ?office|corporate|headquarters)",
    unless: "\\btill\\b",
  },
  {
    slot: "location",
    value: "linked",
    denied: "separate",
    cue: "vpn|wan|mpls|tied|linked|joined|server at|central",
    pattern:
      "(?:all|both|the|our)(?: [a-z]+){0,3}? (?:are |is |being )?(?:tied|linked|joined|connected|networked|hooked)(?: together| up)? (?:by|on|over|via|through|with|to) (?:an? |one |the |our )*(?:[a-z]+ )?(?:vpn|wan|mpls|network|server|tunnel)|(?:linked|connected|joined|tied|networked)(?: [a-z]+){0,2}? (?:to|with) (?:the |an? |our )?(?:central|main|head ?office|company|group|corporate|hq|headquarters)(?: (?:server|office|system|network|shop|store))?|(?:via|over|through|by) (?:(?:an?|the|our|one|company|corporate|group|joint|common) )*(?:wan|vpn|mpls|sd ?wan)|joined on one vpn|on (?:the )?one corporate wan|server (?:at|in) (?:the |our )?(?:first|main|head|other|central)(?: [a-z]+)?",
    unless: "\\b(?:pads?|pinpads?|readers?|terminals?) (?:are |is )?(?:linked|connected|tied)",
  },
  {
    slot: "location",
    value: "one",
    literal: true,
    cue: "one|single|only|spot|sister|property|unit",
    pattern:
      "(?<=(?:^|[.,;:(]) ?)(?:only |just )?(?:one|a single) (?!of|day|time|network|vlan|router|wifi|lan|system|switch|solution|provider|bank|thing|machine|terminal|reader|pinpad|pad|pdq|pc|computer|way|person|man|line|device|person|at)[a-z]+(?: [a-z]+)?(?= ?[.,;)]|$)|(?:only|just) (?:have|got|run|own|operate)?(?: got)? ?(?:this|the one|one|a single) (?!terminal|machine|reader|pdq|pc|computer|device|way|line|phone|till)[a-z]+|(?:one|single|only one|just one|just the one|just this one|this one|the one) (?:[a-z]+ ){0,2}?(?:unit|spot|property|house|yard|booth|stand|stall|taproom|diner|center|centre|parlou?r|museum|school|court|site|swim center|location|venue|facility|address|shop|office|building)(?: only)?|no (?:sisters?|sister compan(?:y|ies)|second (?:one|place)|other (?:one|place|site|property|location)s?)|only one|just me|only me|one man|just us here|there is no other (?:site|shop|place|location)",
    unless: "\\b(?:only one (?:way|pc|computer|machine|terminal|till|of)|one of)\\b",
  },
];
