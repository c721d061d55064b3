// Facts under which controls do not apply. A merchant who states one has given the reason that
// Not Applicable needs. Which controls a fact covers comes from the edition's conditional groups and
// from the list here.

/** A fact that makes controls Not Applicable. */
export interface AbsenceFact {
  readonly id: string;
  /** The name of the condition in an edition's conditional groups. */
  readonly appliesWhen: string | null;
  /** Controls that the fact covers in every questionnaire that asks them. */
  readonly controls: readonly string[];
  /** What is absent: word stems (see `pattern.ts`). */
  readonly thing: string | null;
  /** Other ways to say it, as signals. */
  readonly lines: readonly string[];
  /** Words that take the fact away when they stand in the same clause. */
  readonly unless?: string;
  /** For the reason: "there is no paper with card data". */
  readonly because: string;
  /** For a suggested answer, in the first person. */
  readonly sentence: string;
}

const CARD =
  "(?:card (?:numbers?|data|details|information)|cardholder data|account data|pans?>|full numbers?)";

/** Every fact, the most common first. */
export const FACTS: readonly AbsenceFact[] = [
  {
    id: "paper",
    appliesWhen: "merchantKeepsPaperAccountData",
    controls: ["9.4.6"],
    thing:
      "paper(?:s|work)?>|(?:card |paper |merchant |sales )?slips?>|receipts?>|(?:paper |order |booking )?forms?>|printouts?|hard ?cop(?:y|ies)|carbon|vouchers?|imprints?|paper (?:records|copies|media|trail)|written (?:card|records)|physical (?:media|records|copies)",
    lines: [
      "=not (?:one|a single) (?:sheet|piece|scrap|slip|bit) (?:of )?(?:paper)?",
      "=(?:nobody|no one|never|none of us) (?:\\w+ )?(?:writes?|wrote|notes?|jots?) (?:\\w+ ){0,3}(?:cards?|numbers?|it|anything|them|details) (?:\\w+ )?down",
      "=(?:nothing|none of (?:it|them|these|those)|not a single|never anything|no card \\w+) (?:(?!about|of|else|in)\\w+ ){0,9}(?:on paper|printed|written down|put on paper|prints? out|in paper form)",
      "=(?:do|does|did) (?:not|never) (?:print|write) (?:\\w+ ){0,2}(?:anything|card|cards|down|out|them|numbers?|it|receipts?|slips?)",
      "=never (?:print|write|wrote|printed) (?:\\w+ ){0,2}(?:anything|card|cards|down|out|them|numbers?|it|receipts?|slips?)",
      "=on paper (?:\\w+ ){0,3}(?:nothing|none)",
      `=${CARD} (?:never|does not|do not) (?:ever )?(?:gets?|comes?|reach(?:es)?) (?:to )?(?:us|me|our)`,
      "=(?:print|write|note|file)s? (?:down )?nothing(?: (?:down|on paper|with|at all))?",
      "=paperless|paper free|(?:no|zero) paper",
      "=(?:paper\\w*|slips?|forms?|sheets?|receipts?)(?: \\w+){0,4} (?:do|does) not exist",
      "=(?:card )?(?:papers?|slips?|forms?|receipts?|paper) (?:with|that have|that show|carrying|holding|of) (?:\\w+ ){0,2}(?:cards?|card (?:data|numbers?|details)|numbers?) (?:we |i |there |they )?(?:do not (?:have|keep|exist|use)|have none|are none|is none|not|none)",
      "=(?:papers?|paper slips?|card papers?|slips?|forms?)(?: with card (?:data|numbers?|details))? ?: ?(?:none|no>|nil|not any)",
      `=${CARD} .. (?:never|not) (?:\\w+ ){0,3}(?:on paper|written|printed|put on)`,
      `=(?:receipts?|slips?|printouts?|papers?|paper|invoices?|order forms?) .. (?:no|without|never any|neither|nor) (?:\\w+ ){0,2}${CARD}`,
      `=(?:receipts?|slips?|printouts?|papers?|paper|invoices?|order forms?|that|which|it|they) .. (?:not|never) (?:\\w+ )?(?:show|have|contain|carry|bear|hold|include|list|state)\\w* (?:\\w+ ){0,3}${CARD}`,
      `=(?:no|never any|without) (?:\\w+ ){0,2}${CARD} (?:\\w+ ){0,3}(?:on|in) (?:any )?paper`,
      `=(?:never|not)(?: \\w+){0,4} ${CARD} (?:\\w+ ){0,3}(?:on|in) (?:any )?paper`,
    ],
    unless:
      "codes?>|{cvv}|passwords?>|{cvv}|leaves? the|leave>|goes? out|sent|longer than|older|unlocked|lying|left (?:on|out)|without|into the bin|in the bin|polic|rules?>|procedures?|list>|diagram|handbook|contract|agreement|until",
    because: "there is no paper with card data",
    sentence:
      "We keep no paper with card data: no slips, no forms and no printouts with card numbers, and nobody writes card numbers down.",
  },
  {
    id: "wireless",
    appliesWhen: "wirelessUsed",
    controls: ["1.3.3", "2.3.1", "2.3.2", "4.2.1.2", "11.2.2"],
    thing: "wifi|wireless|access points?>|hotspot|wi fi",
    lines: [
      "=no (?:other )?(?:wifi|wireless) & ~on cable|by cable|cables?>|cabled|wired & !guest|switched|policy",
      "=(?:everything|all|terminals?|they|it|tills?|computers?) .. (?:cable|cables|wired|ethernet|network cable)(?: only)?> .. (?:no|not|never|off|without) .. (?:wifi|wireless|radio)",
      "=(?:wifi|wireless|radio)(?: \\w+){0,2} (?:is|are) (?:\\w+ )?(?:forbidden|banned|prohibited|not allowed)(?: (?:with|by|at|here|in)|\\W|$)",
      "=(?:only|just) (?:cables?|wired|ethernet)",
      "=(?:all|everything|purely|fully|completely) (?:\\w+ ){0,2}(?:wired|cabled|by cable|on cable|on cables)",
      "=radio .. (?:off|disabled|switched off)",
    ],
    unless:
      "polic|guest|customers?|visitors?|list|rogue|unknown|unauthorized|password|key>|wep|leav|left|search|scan|no one .. reach|reach|survey|default",
    because: "no Wi-Fi is used for card payments",
    sentence:
      "We use no Wi-Fi for card payments: no wireless network carries card data or connects to the systems that handle cards, everything runs on cables.",
  },
  {
    id: "webPage",
    appliesWhen: "merchantWebpageRedirectsOrEmbedsProviderForm",
    controls: ["6.4.1", "6.4.2", "6.4.3", "11.6.1"],
    thing:
      "(?:own |public )?(?:web ?sites?|web ?shops?|web ?pages?|online shops?|shop pages?|checkout pages?|web ?stores?|payment pages?|web servers?|web applications?|web apps?)>",
    lines: [
      "=(?:no|not any|without) (?:checkout|payment form|card form)s? (?:of any kind|whatsoever|at all|anywhere|on (?:it|the|our))",
      "=(?:payment|checkout|pay) (?:page|form) .. (?:wholly|entirely|completely|fully) (?:\\w+ ){0,2}(?:at|with|by|on|from) .. (?:provider|psp|stripe|paypal|company|bank|processor)",
      "=(?:no|not any|not have (?:a|any)) (?:\\w+ )?(?:page|site|form|checkout) (?:of (?:our|my) own|ourselves)",
      "=(?:only|just|exclusively) .. (?:payment links?|pay by link|by phone|over the (?:phone|telephone)|telephone orders|mail order|marketplace)",
      "=(?:site|shop|website|webshop) .. (?:run|hosted|operated|managed|provided|belongs) (?:wholly|entirely|fully|completely|only|all) .. (?:provider|them|shopify|wix|squarespace|etsy|platform)",
      "=(?:wholly|entirely|fully|completely) (?:run|hosted|operated|managed|provided) .. (?:provider|shopify|wix|squarespace|etsy|platform)",
    ],
    unless:
      "password|scan|changed|updat|default|script|waf|firewall|compar|tamper|alert|monitor|weak|without",
    because: "there is no web page of yours in front of the payment",
    sentence:
      "We run no web page that leads customers to the payment: the payment page belongs wholly to our payment provider, and we have no website or server of our own for it.",
  },
  {
    id: "customSoftware",
    appliesWhen: "merchantHasBespokeOrCustomSoftware",
    controls: ["6.2.1", "6.2.2", "6.2.3", "6.2.3.1", "6.2.4", "6.3.2"],
    thing:
      "(?:custom|bespoke|own|self made|self written|in house|home made|tailor made|individual)(?: \\w+)? (?:software|code|programs?|apps?|plugins?|applications?|development)|software development|developers?>|programmers?>|programming",
    lines: [
      "=(?:do|does|did) not (?:\\w+ ){0,2}(?:write|develop|program|build|code|make) (?:\\w+ ){0,3}(?:software|code|programs?|apps?|plugins?|anything)",
      "=(?:never|nobody|no one|nothing|none) (?:\\w+ ){0,4}(?:writes?|develops?|develop|programs?|codes?|program|write|written (?:for|by) us|developed (?:for|by) us|programmed)(?: (?:software|code|anything|here|ourselves))?",
      "=(?:no|not any|without(?: any)?|nor|never any) (?:\\w+ ){0,2}(?:code|program|software|plugin|app|line)s? (?:\\w+ ){0,3}(?:made|written|built|changed|developed|programmed|coded|altered|of our own|ourselves)",
      "=(?:nothing|none of it) (?:\\w+ ){0,3}(?:home ?made|self made|custom|bespoke|tailor made|own code|made for us|built for us)",
      "=(?:only|just|all|everything|exclusively|purely) (?:\\w+ ){0,4}(?:off the shelf|standard|bought|ready made|commercial|shop bought|purchased|boxed|licensed) (?:software|programs?|products?|shop|packages?|system)?",
      "=(?:off the shelf|ready made) .. (?:only|nothing|no)|(?:is|are|use|runs?) (?:\\w+ )?(?:off the shelf)",
    ],
    unless:
      "train|course|class|lesson|secure|himself|herself|review|default|password|documented|rules|tested|without|checks?|reviewed",
    because: "no software is written by or for you",
    sentence:
      "We have no software of our own: nobody writes programs for us, we only use standard products as their makers deliver them.",
  },
  {
    id: "segmentation",
    appliesWhen: "segmentationUsedToIsolateScope",
    controls: ["11.4.5"],
    thing:
      "segmentation|segments>|network separation|separate networks?|vlans?>|dividing walls|network walls",
    lines: [
      "=(?:do not|never|not|nobody) (?:\\w+ ){0,2}(?:split|segment|separate|divide|wall off|partition)\\w* (?:\\w+ ){0,3}(?:network|anything|systems?|it)",
      "=(?:network(?: is)?|all|everything|it is|one) ?:? ?(?:\\w+ ){0,2}flat>|(?:whole|all|entire|everything)(?: \\w+){0,6} (?:counts as |is |as )(?:\\w+ )?in scope",
      "=(?:no|not any|without) (?:\\w+ )?(?:walls?|segments?|dividing walls|separation|segmentation) (?:to test|at all|anywhere|inside|in (?:it|our|the))",
      "=(?:flat network|one (?:big |single |flat )?network|single network|everything (?:is )?(?:on|in) (?:one|the same) network)",
      "=(?:network|it|everything) .. (?:is|are) not (?:\\w+ )?(?:segmented|split|divided|separated)",
    ],
    unless: "test|guest|checked|pen",
    because: "no network separation is used to keep systems out of scope",
    sentence:
      "We use no network segmentation to keep systems out of scope: all our systems count as in scope, so there are no dividing walls to test.",
  },
  {
    id: "legacyTls",
    appliesWhen: "terminalsUseLegacyTls",
    controls: ["A2.1.1"],
    thing: "ssl>|early tls|tls ?1 ?[.]? ?[01]>|(?:old|weak|outdated) (?:encryption|tls|protocols?)",
    lines: [
      "=(?:terminals?|readers?|machines?|devices?|they|it|pinpads?|all) .. (?:only )?tls ?1 ?[.]? ?[23]",
      "=(?:ssl|early tls|tls ?1 ?[.]? ?0)> .. (?:off|disabled|not (?:used|supported|in use)|gone|switched off|removed|blocked)",
      "=(?:no|without|not any) (?:card )?(?:terminals?|readers?|card machines?)",
    ],
    unless: "vulnerab|exploit|attack|still",
    because: "no card terminal uses old encryption such as SSL or early TLS",
    sentence: "None of our card terminals uses SSL or early TLS.",
  },
  {
    id: "messaging",
    appliesWhen: null,
    controls: ["4.2.2"],
    thing: null,
    lines: [
      `=(?:never|not|no one|nobody|neither) (?:\\w+ ){0,5}(?:send|accept|take|receive|get|email|text|share|forward|pass|ask)\\w* .. ${CARD} .. (?:emails?|mail|chat|whatsapp|text|message|messenger|sms)`,
      `=(?:no|never any) ${CARD} (?:\\w+ ){0,6}(?:emails?|mail|chat|whatsapp|text|messages?|messenger|sms)`,
      `=${CARD} .. (?:never|not) (?:\\w+ ){0,4}(?:emails?|emailed|mail|mailed|chat|whatsapp|text|texted|messages?|messenger|sms)`,
      `=(?:emails?|mail|chat|whatsapp|messages?|messenger|sms|texts?) .. (?:never|not|no) (?:\\w+ ){0,6}${CARD}`,
    ],
    unless: "delet|encrypt|secur|erase|wip|forbid|forbidden|rule>",
    because: "card numbers are never sent by email, chat or text",
    sentence: "We never send or receive card numbers by email, chat, text or any other message.",
  },
  {
    id: "providers",
    appliesWhen: null,
    controls: ["12.8.1", "12.8.2", "12.8.3", "12.8.4", "12.8.5"],
    thing:
      "(?:outside |external |third part\\w+ )?(?:service )?providers?>|outside (?:firms?|compan\\w+|help)|third part(?:y|ies)>",
    lines: [
      "=(?:nobody|no one|no (?:other |outside )?(?:firm|company)) (?:else )?(?:\\w+ ){0,3}(?:gets?|sees?|touches|handles|receives|has) (?:\\w+ ){0,3}(?:card (?:data|numbers?|details)|our cards)",
    ],
    unless:
      "list|contract|agreement|check|signed|without|compliance|aoc|proof|written|remote|record|responsib|process|ask|until|before|certif|choos|select|matrix|attestation|new|connect|login|vet|due",
    because: "no outside firm handles card data for you or can affect it",
    sentence:
      "We work with no outside service provider that gets our card data or could affect its safety.",
  },
  {
    id: "remoteAccess",
    appliesWhen: null,
    controls: ["8.4.3", "8.2.7", "3.4.2"],
    thing:
      "remote (?:access|login|maintenance|connections?|support|work|desktop|sessions?)|access from (?:outside|home|afar)|vpn|teamviewer|anydesk|home office|remote>",
    lines: [
      "=(?:nobody|no one|no (?:staff|employee|user|one|person|firm|vendor|supplier|technician)|none of us|nobody else) (?:\\w+ ){0,4}(?:login|log in|connect|connects|logs in|access|get in|gets in|works?|dial|dials|come in|in|reach|reaches) (?:\\w+ ){0,5}(?:from (?:outside|home|afar|elsewhere|anywhere)|remotely|over the internet)",
      "=(?:only|just) (?:\\w+ ){0,5}(?:on site|in the (?:shop|office|store)|at the (?:machine|counter|till)|in person) .. (?:no|never|not) .. (?:remote|outside|home)",
      "=(?:can not|not possible to|no way to|never) (?:\\w+ ){0,3}(?:login|log in|connect|reach|access|get in|get into|be reached|be accessed) (?:\\w+ ){0,4}(?:from (?:outside|home|afar|elsewhere)|remotely|over the internet)",
    ],
    unless:
      "after|again|otherwise|by default|request|without|mfa|2fa|second factor|two factor|except|unless|unencrypted|until|code|copy|polic|rule|logged",
    because: "there is no access from outside",
    sentence:
      "There is no remote access: nobody can connect to our systems from outside, neither staff nor outside firms.",
  },
  {
    id: "vendorAccess",
    appliesWhen: null,
    controls: ["8.2.7"],
    thing: null,
    lines: [
      "=(?:no|not any|none of (?:the|our)|neither) (?:\\w+ ){0,3}(?:vendors?|suppliers?|providers?|technicians?|outside (?:firms?|compan\\w+)|outsiders?|third part\\w+|it (?:firm|company)|support (?:firm|company)|maker|dealer) (?:\\w+ ){0,4}(?:remote|access|connects?|login|logs? in|from outside|dials?)",
      "=(?:vendors?|suppliers?|providers?|technicians?|outside (?:firms?|compan\\w+)|outsiders?|it (?:firm|company)|dealer|maker|support) .. (?:no|not|never) (?:\\w+ ){0,4}(?:remote|access|connect|login|log in|from outside|from afar)",
      "=(?:technicians?|support|it (?:guy|man|firm|company)|they|dealer) .. (?:always |only )(?:comes?|works?) .. (?:in person|on site|to the (?:shop|office)|here|by)",
    ],
    unless: "without|until|unless|except|mfa|always|second factor|contract|card data",
    because: "no outside firm connects to your systems from afar",
    sentence:
      "No vendor or other outside firm has remote access; technicians come to us in person.",
  },
  {
    id: "remoteAdmin",
    appliesWhen: null,
    controls: ["2.2.7"],
    thing:
      "remote (?:admin\\w*|management|configuration)|admin(?:istration)? (?:over|through|via) (?:the )?(?:network|internet)|network admin\\w*",
    lines: [
      "=(?:nobody|no one|never|not) (?:\\w+ )?(?:is |are )?(?:administ|manag|maintain)\\w* (?:\\w+ ){0,3}(?:over|through|from) (?:the |a )?(?:network|internet|afar|outside)",
      "=(?:technician|he|she|they|somebody|dealer) (?:\\w+ )?(?:sits?|comes?|works?) (?:\\w+ ){0,2}(?:in front of|at|to) (?:it|the (?:machine|computer|router|till)) & ~no(?:body|t)?>|never",
      "=(?:do not|does not|never|nobody|no one|nothing) .. (?:administ|manag|configur)\\w* .. (?:over|via|through|across) the (?:net|network|internet|web)|from (?:outside|afar)",
      "=(?:admin\\w*|settings|configur\\w*|set up|changes?|managed?|management) .. (?:only|just|always|directly) .. (?:at the (?:machine|device|computer|screen|keyboard|console|router|till|box)|own (?:keyboard|screen)|on the (?:device|machine|box) itself|in front of|directly at|own (?:screen|keyboard)|console)",
      "=(?:only|just|always) .. (?:at the (?:machine|device|computer|screen|console|box) itself|own (?:screen|keyboard)|console) .. (?:admin|settings|configur|manag|chang)",
    ],
    unless: "without|unencrypted|encrypted|except|unless|https|vpn|tls|lock",
    because: "nobody does admin work over a network",
    sentence:
      "Nobody does admin work over a network: settings are changed only at the device itself, on its own screen and keyboard.",
  },
  {
    id: "storedPan",
    appliesWhen: null,
    controls: [
      "3.2.1",
      "3.4.2",
      "3.5.1",
      "3.5.1.1",
      "3.5.1.2",
      "3.5.1.3",
      "3.6.1",
      "3.6.1.2",
      "3.6.1.3",
      "3.6.1.4",
      "3.7.1",
      "3.7.2",
      "3.7.3",
      "3.7.4",
      "3.7.5",
      "3.7.6",
      "3.7.7",
      "3.7.8",
      "7.2.6",
      "9.4.1.1",
      "9.4.1.2",
      "9.4.5",
      "9.4.5.1",
      "9.4.7",
      "1.4.4",
    ],
    thing: null,
    lines: [
      `=(?:do|does) not (?:\\w+ ){0,2}(?:store|keep|save|hold|retain|have|record) (?:\\w+ ){0,3}${CARD}`,
      `=(?:never|nobody|no one|nothing|nowhere|neither) (?:\\w+ ){0,3}(?:store|stores|stored|keep|keeps|kept|save|saves|saved|hold|holds|retain|retains) (?:\\w+ ){0,3}${CARD}`,
      `=(?:no|not any|zero) (?:\\w+ ){0,1}${CARD} (?:\\w+ ){0,4}(?:stored|kept|saved|held|retained|anywhere|here|with us|on our|in our|at all)`,
      `=${CARD} .. (?:is|are|gets?) (?:not|never) (?:\\w+ ){0,3}(?:stored|kept|saved|held|retained)`,
      `=(?:store|keep|save|hold) no (?:\\w+ ){0,1}${CARD}`,
      `=(?:no|without|zero) (?:stored|saved|kept|retained|archived) (?:\\w+ )?${CARD}`,
      `=(?:no|without|zero) (?:electronic |digital |local |any )*(?:storage|storing|saving|retention|archive|copies) of (?:\\w+ )?${CARD}`,
      `=(?:gateway|provider|processor|psp|bank|they|platform|acquirer) .. (?:holds?|stores?|keeps?|has) (?:all |the |every )*${CARD} .. (?:not (?:a single )?(?:one|any)|none|nothing)`,
      `=${CARD} .. (?:store|keep|save|hold|have) (?:none|not (?:a single )?(?:one|any)|nothing)`,
      "=(?:only|just|nothing but) .. (?:tokens?) .. (?:stor|kept|keep|database|sav)",
      "=(?:stor|keep|sav)\\w* (?:\\w+ ){0,2}(?:only|just|nothing but) (?:\\w+ ){0,2}tokens?>",
    ],
    unless:
      "longer|unencrypted|plain|{cvv}|{track}|{pin}|on paper|without|full|in (?:the )?test|older|in (?:our )?(?:emails?|logs?)|internet|together|more than|security|sensitive|except|unless",
    because: "no card data is stored",
    sentence:
      "We do not store any card numbers electronically: no files, databases or backups with card data, so there is nothing to encrypt and there are no keys to manage.",
  },
  {
    id: "bothNetworks",
    appliesWhen: null,
    controls: ["1.5.1"],
    thing: null,
    lines: [
      "=no (?:\\w+ )?(?:device|computer|laptop|notebook|machine|pc)s? (?:\\w+ ){0,2}(?:connects?|goes|go|uses?|joins?|reach(?:es)?|is|are) .. both",
      "=no (?:\\w+ )?(?:device|computer|laptop|notebook|machine|pc)s? .. (?:card|cardholder) .. (?:and|or) .. (?:internet|untrusted|other networks?)",
      "=no (?:\\w+ )?(?:laptops?|notebooks?|devices?|computers?) .. (?:mov|switch|chang|travel)\\w* between",
      "=(?:no|without) (?:laptops?|notebooks?|mobile (?:computers?|devices?)) (?:\\w+ ){0,2}(?:connects?|in use|at all|here|in the|with us|on the card)",
    ],
    unless: "without|firewall|antivirus|protect|unless|guest",
    because: "no device uses both the card environment and the internet or another open network",
    sentence:
      "No device connects both to our card environment and to the internet or any other untrusted network.",
  },
  {
    id: "liveApproval",
    appliesWhen: null,
    controls: ["3.3.2"],
    thing: null,
    lines: [
      "=(?:nothing|no \\w+|never|not) .. (?:saved|stored|kept|held|store|save|keep) .. (?:before (?:\\w+ )?(?:authoriz|approv|payment)|while waiting|until (?:\\w+ )?(?:authoriz|approv))",
      "=nothing (?:of (?:it|that|them) )?(?:is |gets |was )?(?:stored|saved|kept|written)[^.!?;]{0,60}encryption[^.!?;]{0,40}before (?:\\w+ )?(?:authoriz|approv)\\w*[^.!?;]{0,20}not applicable",
      "=(?:live|online) (?:approval|authorization)s? only|(?:each|every) payment goes through live",
    ],
    unless: "unencrypted|encrypted|plain|clear",
    because: "nothing secret is stored before the approval",
    sentence: "Payments are approved live: nothing secret is stored before the approval.",
  },
  {
    id: "noStripe",
    appliesWhen: null,
    controls: ["3.3.1.1"],
    thing: null,
    lines: [
      "=never (?:\\w+ )?(?:receive|get|see|have)s? (?:\\w+ ){0,2}(?:stripe|track|chip|swipe|magnetic)",
      "=(?:stripes?|tracks?|chip data|swipe data) .. (?:we )?never (?:get|receive|see|come|reach)\\w*",
      "=cards are never (?:swiped|inserted|tapped)",
    ],
    unless: "store|keep|kept|unless",
    because: "no stripe or chip is ever read by you",
    sentence:
      "We never receive stripe or chip data: no card is ever swiped, inserted or tapped with us.",
  },
  {
    id: "cardAccess",
    appliesWhen: null,
    controls: ["10.2.1.1"],
    thing: null,
    lines: [
      `=(?:nobody|no one|none of us) (?:can |could |may )?(?:access(?:es)?|reach(?:es)?|sees?|opens?|views?|reads?) ${CARD}[^.!?;]{0,24}(?:none|nothing|no \\w+)`,
      `=(?:no|none) (?:\\w+ ){0,2}${CARD} (?:\\w+ ){0,3}(?:that|which) (?:anyone|anybody|somebody|a user|users) (?:could|can|might) (?:access|open|see|view|read)`,
    ],
    unless: "without|except|unless|full",
    because: "there is no card data that anyone could access",
    sentence: "No card data is on our systems, so nobody can access any there.",
  },
  {
    id: "hashes",
    appliesWhen: null,
    controls: ["3.5.1.1"],
    thing: "hash(?:es|ing)?>|hashed (?:card )?(?:numbers|pans)",
    lines: [
      "=(?:do not|does not|never|nobody|no one) (?:\\w+ )?hash(?:es)? (?:\\w+ ){0,2}(?:cards?|numbers?|pans?|anything|them)",
      "=(?:numbers|pans|cards|nothing) (?:is |are )?(?:not |never )?(?:being )?hashed",
    ],
    unless: "key|without|secret",
    because: "card numbers are not hashed",
    sentence: "We use no hashes of card numbers.",
  },
  {
    id: "diskNotRelied",
    appliesWhen: null,
    controls: ["3.5.1.3"],
    thing: null,
    lines: [
      "=(?:not|never|nor) (?:\\w+ ){0,2}(?:rely|depend|count|build|trust)\\w* (?:on|upon|in) (?:\\w+ ){0,2}(?:disks?|drives?|partitions?|bitlocker|filevault|volumes?)>",
    ],
    unless: "only|alone",
    because: "disk encryption is not what protects card numbers",
    sentence: "We do not rely on disk encryption to make card numbers unreadable.",
  },
  {
    id: "diskEncryption",
    appliesWhen: null,
    controls: ["3.5.1.2", "3.5.1.3"],
    thing: "(?:whole |full )?(?:disk|drive|partition) (?:level )?encryption|bitlocker|filevault",
    lines: [],
    unless: "only|alone|rely",
    because: "disk encryption is not what protects card numbers",
    sentence: "We use no disk encryption to protect card numbers.",
  },
  {
    id: "keyParts",
    appliesWhen: null,
    controls: ["3.6.1.3", "3.7.6"],
    thing:
      "(?:clear ?text|plain ?text|plain|readable|manual|open) (?:key )?(?:components?|key|keys|parts)>|key (?:components|parts)>",
    lines: [
      "=(?:nobody|no one|no (?:person|human)|never) .. (?:sees?|handles?|touch(?:es)?|knows?|holds?) .. (?:keys?|key parts?|key components?)(?: .. (?:plain|clear|readable|hand))?",
      "=no (?:parts?|components?|keys?)(?: of (?:the )?keys?)? in (?:plain|clear|readable)",
      "=no (?:manual )?(?:clear ?text|plain ?text|clear|plain) key (?:operations?|handling|work)",
    ],
    unless: "alone|whole|without|only|two|else",
    because: "nobody handles keys in readable form",
    sentence:
      "Nobody handles encryption keys in readable form; the key service creates and keeps them.",
  },
  {
    id: "mediaSent",
    appliesWhen: null,
    controls: ["9.4.3", "9.4.4"],
    thing: null,
    lines: [
      "=(?:nothing|none of (?:it|them|this|that|these|the \\w+)|not (?:one|a single) (?:\\w+ )?\\w+|no \\w+) (?:with card \\w+ )?(?:has |have |is |are |ever |may |must )*(?:leaves?|leave|left|leaving|goes? out of|gets? out of|taken out of) (?:the|our|this|my) (?:\\w+ )?(?:house|shop|building|premises|office|site|room|store|hotel|restaurant|practice|place|safe|property)",
      "=(?:none|nothing|not one|no \\w+)(?: of (?:\\w+ ){0,3}\\w+)? (?:has |have |is |are |was |were |ever |may |must |can )*(?:gone|go|goes|left|leaves?|taken|carried|sent) (?:out|away|off|outside)",
      "=(?:never|not) (?:\\w+ ){0,2}(?:send|sends|sent|take|takes|taken|ship|ships|shipped|mail|mails|mailed|post|posted|give|gives) (?:them|it|any|any of (?:it|them)|anything) (?:anywhere|out|away|off|outside|to anyone)",
      "=(?:sending|sent|transport|shipping|taking|posting)(?: \\w+){0,3} ?[:,-] ?(?:never|no|none|not|nothing)",
      "=(?:never|not|nothing is|nothing gets) (?:ever )?(?:send|sent|taken|take|mail|ship|post)(?:s|ed)? (?:\\w+ ){0,4}(?:off ?site|outside|out of|away)",
      "=(?:nothing|no (?:slips?|papers?|forms?|receipts?|media|documents?|card data|paper|disks?|backups?)|never|none of (?:it|them|the \\w+)) (?:\\w+ ){0,5}(?:leaves?|leave|goes? out|gets? out|sent (?:out|off|away|anywhere)|taken (?:out|home|away|off)|taken outside|mailed|posted|go out|goes? off)",
      "=(?:papers?|slips?|forms?|receipts?|media|documents?|card data|backups?|they|it|disks?) (?:\\w+ ){0,3}(?:never|not) (?:\\w+ ){0,2}(?:leaves?|leave|sent|taken|go|goes|mailed|posted|get) (?:\\w+ ){0,2}(?:out|off|away|the (?:shop|office|building|house|premises|store|restaurant|room|hotel|practice)|outside|anywhere|house|us)",
      "=(?:never|not|nobody) (?:\\w+ ){0,2}(?:send|sends|take|takes|mail|post|carry|carries|ship)\\w* (?:\\w+ ){0,4}(?:out|off|away|home|anywhere|outside|media|slips|papers)",
      "=(?:stay|stays|remain|remains) (?:\\w+ )?(?:in|on) (?:the |our )?(?:house|shop|building|premises|office|store|site)",
    ],
    unless:
      "unless|without|until|except|approv|signed|card numbers? .. (?:email|chat)|email|chat|employee|staff leav|leaves (?:us|the company|the team)|customer|alone|badge|visitor|page|key>|terminal",
    because: "media with card data never leave your premises",
    sentence:
      "Nothing with card data ever leaves our premises: no paper and no media is sent out or taken away.",
  },
  {
    id: "electronicMedia",
    appliesWhen: null,
    controls: ["9.4.1.1", "9.4.1.2", "9.4.5", "9.4.5.1", "9.4.7"],
    thing:
      "electronic (?:media|data|copies|records|storage)|(?:usb )?sticks? with card|(?:disks?|drives?|media|backups?|tapes?) (?:with|that hold|holding|containing) (?:\\w+ )?card|card data on (?:\\w+ )?(?:disks?|drives?|usb|media|computers?)|electronic media",
    lines: [
      `=(?:no|without|never any) (?:\\w+ ){0,2}${CARD} (?:\\w+ ){0,3}(?:on|in) (?:\\w+ )?(?:disks?|drives?|usb|media|computers?|electronic|tapes?)`,
      "=(?:only|just|all) (?:\\w+ ){0,2}(?:on )?paper(?: only)?> .. (?:no|nothing|never) .. electronic|nothing (?:\\w+ )?electronic",
    ],
    unless: "without|unless|until|scan|unlocked|wip",
    because: "no electronic media hold card data",
    sentence: "No electronic media hold card data: no disks, sticks, tapes or computers.",
  },
  {
    id: "backups",
    appliesWhen: null,
    controls: ["9.4.1.1", "9.4.1.2"],
    thing:
      "(?:offline |paper )?back ?ups?(?: (?:with|of|that hold) (?:\\w+ )?card (?:data|numbers))?>",
    lines: ["=back ?ups? .. (?:no|never|not|without) (?:\\w+ ){0,3}card (?:data|numbers|details)"],
    unless: "unless|without|until|locked|check|encrypt|log|config|firewall",
    because: "there are no backups with card data",
    sentence: "We make no offline backups with card data.",
  },
  {
    id: "visitors",
    appliesWhen: null,
    controls: ["9.3.2", "9.3.3", "9.3.4"],
    thing: "visitors?>",
    lines: [
      "=(?:visitors?|guests?|outsiders?|strangers?|customers?) (?:\\w+ )?(?:never|do not|can not|are not|may not|not) (?:\\w+ )?(?:enter|get|come|go|allowed|let|admitted|set foot)\\w* (?:\\w+ ){0,3}(?:rooms?|area|office|hall|there|cent)",
      "=(?![^.!?]{0,160}(?:unless|without|accompan|escort|alongside|until))(?:nobody|no one|no (?:outsiders?|strangers?|outside person)) (?:\\w+ ){0,3}(?:from outside |who does not work here )?(?:\\w+ ){0,2}(?:enters?|gets? in|goes? in|comes? in|allowed in|is let in|may enter|let into)",
    ],
    unless:
      "alone|without|unescorted|unless|badge|log|book|escort|accompan|sign|key|password|until|list",
    because: "visitors never enter the areas with card systems or card data",
    sentence: "Visitors never enter the areas where card systems or card data are.",
  },
  {
    id: "visitorBadges",
    appliesWhen: null,
    controls: ["9.3.3"],
    thing: "(?:visitor )?badges?>",
    lines: [],
    unless: "without|return|unless|collect|back|anyone|never gets|come and go|escort|alone",
    because: "you use no visitor badges",
    sentence: "We give out no visitor badges.",
  },
  {
    id: "publicJacks",
    appliesWhen: null,
    controls: ["9.2.2"],
    thing:
      "(?:public |accessible |open |free )?(?:network|lan|ethernet|wall|data|internet|net) ?(?:sockets?|jacks?|outlets?|ports?|points?|plugs?)",
    lines: [],
    unless:
      "live|lock|disabled|behind|unplugged|reach them|can plug|dead|staff only|open ports|forward",
    because: "no network socket is within the public's reach",
    sentence: "There is no network socket in any place that the public can reach.",
  },
  {
    id: "sensitiveRooms",
    appliesWhen: null,
    controls: ["9.2.1.1", "9.2.4", "9.3.1.1"],
    thing:
      "(?:server|computer|data|machine) (?:rooms?|cent(?:er|re)s?|hall)>|sensitive (?:areas?|rooms?)|rooms? (?:with|for|full of) (?:\\w+ )?(?:card systems?|card records?|servers?|card data)",
    lines: [],
    unless: "lock|without|unless|camera|alone|key|enter|gets? in|nobody|access|goes? in|allowed",
    because: "there is no room with servers or other card systems that only some may enter",
    sentence: "We have no server room and no other room that holds card systems or card records.",
  },
  {
    id: "terminals",
    appliesWhen: null,
    controls: ["9.5.1", "9.5.1.1", "9.5.1.2", "9.5.1.2.1", "9.5.1.3", "A2.1.1", "3.3.1.1"],
    thing: "(?:card )?(?:terminals?|card readers?|card machines?|pinpads?|card devices?)>",
    lines: [],
    unless:
      "list|check|inspect|without|train|alone|swap|tamper|hand|give|serial|unattended|repair|replac|lets?|visible|out of sight|reach|ssl|tls|on wifi|new|unless|stores?|stored|keep",
    because: "there is no card terminal",
    sentence: "We have no card terminal or reader: no card is ever taken in person.",
  },
  {
    id: "exemptSystems",
    appliesWhen: null,
    controls: ["5.2.3", "5.2.3.1"],
    thing:
      "(?:exempt(?:ed)?|unprotected|low risk) (?:systems?|computers?|devices?|machines?)|exceptions?>|exemptions?>|(?:systems?|computers?|devices?|pcs?|machines?) (?:without|that (?:does|do) not have|not protected)",
    lines: [
      "=(?:none|no (?:machine|computer|pc|system|device|one)s?) (?:is |are |was )?(?:left out|without one|without it)",
      "=(?:no|not a single|not one|none of (?:the|our)) (?:system|computer|device|pc|machine)s? (?:\\w+ ){0,4}(?:without|exempt|left out|unprotected|lacks)",
      "=(?:all|every|each) (?:\\w+ ){0,3}(?:system|computer|device|pc|machine)s? (?:\\w+ ){0,4}(?:antivirus|protect\\w*|defender|scanner) .. (?:no exception|without exception|none (?:is )?(?:left out|exempt)|so (?:there is )?(?:none|no|nothing))",
      "=without exceptions?",
    ],
    unless: "review|list|check(?:ed)? (?:every|each)|switch|turn|disabl|management|approv",
    because: "no system goes without protection against malware",
    sentence: "There are no exceptions and no exempt systems.",
  },
  {
    id: "scheduledScans",
    appliesWhen: null,
    controls: ["5.3.2.1"],
    thing: "(?:periodic|scheduled|regular|timed|planned) scans?>",
    lines: [
      "=not (?:scan|run|search|check)\\w* (?:\\w+ ){0,2}(?:by|at|on|to) (?:a |any |the |set |fixed |certain )*(?:timetable|schedule|times|clock|calendar|intervals)",
      "=(?:constant|continuous|real ?time|behaviou?r\\w*|live) .. (?:instead of|no|not|rather than|so no|without) .. (?:periodic|scheduled|timed|planned) ",
    ],
    unless: "full .. weekly",
    because: "your tool watches all the time and runs no scans at set times",
    sentence: "We run no scheduled malware scans.",
  },
  {
    id: "removableMedia",
    appliesWhen: null,
    controls: ["5.3.3"],
    thing:
      "(?:usb )?(?:sticks?|drives?|ports)>|removable (?:media|disks?|drives?|storage)|usb>|memory (?:cards?|sticks?)",
    lines: [
      "=nothing can be plugged in",
      "=(?:usb|sticks?|card) (?:\\w+ ){0,4}(?:slots?|ports?|sockets?|drives?) .. (?:disabled|blocked|switched off|sealed|glued|closed|locked)",
      "=(?:usb|sticks?|card) (?:ports?|slots?|sockets?) (?:disabled|blocked|off|sealed|glued|closed|locked)",
      "=no (?:usb )?sticks? (?:can|may) be (?:used|plugged)",
      "=(?:usb(?: ports?)?|removable media|ports?)[^,.;]{1,24}?(?:blocked|disabled|sealed|glued|switched off|turned off|locked|forbidden|banned|not allowed)",
    ],
    unless: "scan|without|unless|inventory|card data|list",
    because: "no removable media can be used",
    sentence: "No removable media are used: USB ports are blocked on all our computers.",
  },
  {
    id: "insecureServices",
    appliesWhen: null,
    controls: ["1.2.6", "2.2.5"],
    thing:
      "(?:insecure|unsafe|risky|unencrypted|legacy|outdated|dangerous) (?:\\w+ )?(?:services?|protocols?|ports?|programs?|daemons?|connections?)|telnet|ftp>|(?:old|ancient) (?:protocols?|services?)",
    lines: [
      "=(?:nothing|no service|no program) (?:unsafe|insecure|risky|old) (?:\\w+ ){0,2}(?:running|runs|on|in use|left|used)",
      "=(?:nothing|none|no one)(?: of (?:them|these|those))? (?:\\w+ )?(?:insecure|unsafe|risky)(?: is| are)? (?:among|on|in|there)",
      "=(?:insecure|unsafe|risky|weak) .. (?:found none|found nothing|there (?:is|are|was|were) none|none (?:found|there|left|turned up))",
      "=(?:none of|no) (?:\\w+ ){0,3}(?:machines?|computers?|servers?|systems?|devices?|tills?|boxes) (?:\\w+ )?(?:runs?|uses?|has|have|speaks?) (?:\\w+ )?(?:insecure|unsafe|old|telnet|ftp)",
      "=(?:no|not a single|not one|none) (?:insecure|unsafe|risky) (?:ones?|stuff|things?|service) (?:among|there|in use|on|left|running)",
      "=(?:telnet|ftp|insecure|unsafe) .. (?:off|disabled|removed|not used|not in use|blocked|gone|banned|switched off)",
    ],
    unless: "unless|without|vpn|tunnel|only",
    because: "no insecure service or protocol is in use",
    sentence: "No insecure services, protocols or ports are in use on our network and systems.",
  },
  {
    id: "webReviewReplaced",
    appliesWhen: "never since 2025-03-31",
    controls: ["6.4.1"],
    thing: null,
    lines: [
      "=(?:6[.]4[.]1|this (?:point|control)|yearly (?:web )?review|application review) .. (?:replaced|superseded|no longer)",
      "=(?:replaced|superseded) by (?:6[.]4[.]2|the (?:automatic )?(?:shield|firewall|waf))",
      "=(?:waf|web application firewall|automatic shield) .. (?:instead of|replaces|takes the place) .. (?:review|test|6[.]4[.]1)",
    ],
    because: "the automatic shield of 6.4.2 has replaced this control since 31 March 2025",
    sentence:
      "The yearly web application review (6.4.1) has been replaced by the automatic shield of 6.4.2.",
  },
  {
    id: "testSystems",
    appliesWhen: null,
    controls: ["6.5.3", "6.5.4", "6.5.5", "6.5.6"],
    thing:
      "(?:test|staging|development|pre ?production) (?:systems?|environments?|servers?|shops?|sites?)|staging",
    lines: [],
    unless: "real|live card|card numbers?|without|unless|access to|separat|on the same",
    because: "there are no systems for tests or development",
    sentence: "We have no systems for tests or development: we use ready-made products only.",
  },
  {
    id: "programAccounts",
    appliesWhen: null,
    controls: ["7.2.5", "7.2.5.1", "8.6.1", "8.6.2", "8.6.3"],
    thing:
      "(?:system|service|application|program|technical|app|machine) (?:or \\w+ )?(?:accounts?|users?|logins?)|accounts? (?:for|used by) (?:programs?|systems?|software|applications?)",
    lines: [],
    unless: "login|log in|interactive|admin rights|more rights|people|without|unless|password|code",
    because: "there are no accounts for programs or systems",
    sentence: "We have no program accounts.",
  },
  {
    id: "authTokens",
    appliesWhen: null,
    controls: ["8.3.11"],
    thing: "(?:security |hardware |login )?(?:tokens?|smart ?cards?|fobs?|key ?fobs?)>",
    lines: ["=(?:only|just) (?:\\w+ )?passwords?>(?! .. (?:for|admin|remote))"],
    unless: "shared|card data|stored|payment tokens?|share",
    because: "nobody signs in with tokens or smart cards",
    sentence: "Nobody signs in with tokens, smart cards or certificates.",
  },
  {
    id: "secondProofEverywhere",
    appliesWhen: null,
    controls: ["8.3.9"],
    thing: null,
    lines: [
      "=password (?:is )?(?:not|never) (?:\\w+ )?(?:the )?only (?:factor|proof|thing)",
      "=(?:{mfa}) .. (?:everywhere|every login|all (?:logins|accounts|users|access|systems)|each login|for everyone|for everybody)",
      "=(?:everyone|everybody|all (?:users|staff|accounts)|every (?:user|login|account)|all of us) .. (?:{mfa})",
    ],
    unless: "no>|not yet|remote|except|admin|home|outside|connect|afar|vpn",
    because: "a password is never the only proof, since a second one is always asked for",
    sentence: "A password is never the only proof: every sign-in asks for a second factor.",
  },
  {
    id: "hiring",
    appliesWhen: null,
    controls: ["12.7.1"],
    thing: "(?:employees?|staff|personnel|hires?|new people|new staff)>",
    lines: [
      "=(?:work|am|run (?:it|the \\w+)|do (?:it|everything)) (?:all )?(?:alone|by myself|on my own|just me|only me)",
      "=(?:just|only) me>|one (?:man|woman|person) (?:show|business|shop|company)|sole trader|self employed",
    ],
    unless:
      "train|checked|without|sign|admin|access|may|can>|allowed|knows?|leav|alone|rights|password|card number|until|screen|background",
    because: "you hire nobody",
    sentence: "I work alone and hire nobody for work with card systems.",
  },
  {
    id: "bigChange",
    appliesWhen: null,
    controls: ["6.5.2", "11.3.1.3", "11.3.2.1"],
    thing: null,
    lines: [
      "=(?:big|major|significant|large|bigger|larger) (?:\\w+ ){0,2}changes?[^.!?;\\n]{0,30}? (?:there (?:was|were|has been|have been|is|are) none|none (?:so far|yet|this year|last year|happened|since)|did not (?:happen|occur)|not (?:happened|made|had))",
      "=(?:no|not any|never any|never a|nothing) (?:\\w+ ){0,2}(?:big|major|significant|large|bigger|larger) (?:\\w+ ){0,2}(?:chang|happen)\\w*",
      "=(?:nothing|no system|no network) (?:\\w+ ){0,3}(?:chang)\\w* (?:significantly|in a big way|much|in (?:the )?(?:last|past))",
    ],
    unless: "document|check|confirm|after (?:each|every)|without",
    because: "there has been no significant change",
    sentence: "There has been no significant change to our systems or network in the last year.",
  },
  {
    id: "cardMedia",
    appliesWhen: "merchantKeepsPaperAccountData",
    controls: [
      "9.4.1",
      "9.4.1.1",
      "9.4.1.2",
      "9.4.2",
      "9.4.3",
      "9.4.4",
      "9.4.5",
      "9.4.5.1",
      "9.4.6",
      "9.4.7",
    ],
    thing: null,
    lines: [
      `=(?:no|not any|never any|not one|without any|nothing with|not (?:have|hold|keep|store) (?:any )?) ?(?:\\w+ ){0,2}${CARD} .. (?:paper|on (?:any )?(?:device|disk|computer|media|form)) .. (?:or|nor|and (?:none|nothing|no|not)|neither) .. (?:devices?|disks?|computers?|media|drives?|electronic\\w*|files?|sticks?|paper)`,
      `=(?:paper|slips?|forms?|disks?|media)[^.!?;\\n]{1,30} or [^.!?;\\n]{1,40}${CARD} (?:we|i) (?:do not (?:have|hold|keep|own|use)|have none)`,
      `=(?:neither|not) (?:\\w+ ){0,2}(?:paper|slips?) (?:nor|or) (?:\\w+ ){0,2}(?:disks?|computers?|media|sticks?|devices?|files?) .. (?:${CARD}|cards?>)`,
      `=no media (?:with|holding|containing|that hold|of any kind with) (?:\\w+ )?${CARD}`,
    ],
    unless: "unless|without|until|except|unlocked|but>",
    because: "nothing with card data is kept, on paper or on any device",
    sentence: "We keep nothing with card data: no paper, no disks, no files.",
  },
  {
    id: "consoles",
    appliesWhen: null,
    controls: ["9.2.4"],
    thing: null,
    lines: [
      "=(?:no|not any|without(?: any)?|never any) (?:\\w+ )?consoles? (?:\\w+ ){0,2}(?:in|at|there|exist|here|anywhere)",
      "=(?:no|not any|without(?: any)?) (?:screen|keyboard|monitor)s? (?:or|nor|and) (?:\\w+ )?(?:screen|keyboard|monitor|mouse)s?",
    ],
    unless: "stays?|left|open>|unlocked|lock",
    because: "there is no console in a sensitive room",
    sentence: "There is no console in a sensitive room.",
  },
  {
    id: "noPasswords",
    appliesWhen: null,
    controls: ["8.3.5", "8.3.6", "8.3.7", "8.3.9"],
    thing: null,
    lines: [
      "=(?:nobody|no one|none of (?:us|our \\w+)) (?:\\w+ )?(?:signs?|logs?|gets?) (?:in|on) (?:\\w+ ){0,2}with (?:a |any )?passwords?> & ~passkeys?|smart ?cards?|fingerprints?|certificates?|tokens?|face|biometric",
      "=(?:there are no|we have no|no|without(?: any)?) passwords? (?:\\w+ ){0,2}(?:at all|any ?where|here|in (?:any|our)|exist|are used|in use) & ~passkeys?|smart ?cards?|fingerprints?|certificates?|tokens?|face|biometric",
      "=passwords? (?:do|does|are) (?:not|never) (?:\\w+ )?(?:exist|used|in use)> & ~passkeys?|smart ?cards?|fingerprints?|certificates?|tokens?|face|biometric",
      "=passwordless & ~passkeys?|smart ?cards?|fingerprints?|certificates?|tokens?|face|biometric & !plan|will|not",
    ],
    unless: "shared|same|plain|minimum|rule|unless|until|except",
    because: "nobody signs in with a password",
    sentence: "Passwords do not exist here, only passkeys and certificates.",
  },
  {
    id: "cardPresent",
    appliesWhen: null,
    controls: ["9.5.1", "9.5.1.1", "9.5.1.2", "9.5.1.2.1", "9.5.1.3", "3.3.1.1", "3.3.1.3"],
    thing: null,
    lines: [
      "=cards? (?:is |are |gets? )?(?:never|not) (?:\\w+ )?(?:swiped|inserted|tapped|dipped|presented|physically)",
      "=(?:nobody|no one|no customers?|never) (?:\\w+ )?(?:pays?|taps?|swipes?|inserts?|presents?) (?:\\w+ ){0,3}(?:in person|face to face|on the spot|a card here)",
      "=no (?:\\w+ )?(?:device|machine|reader|terminal)s? (?:\\w+ ){0,4}(?:put|tap|swipe|insert|dip)",
      "=no card (?:\\w+ )?(?:is )?ever (?:swiped|tapped|inserted|presented)",
    ],
    unless: "staff|again|unless|until|except|after|twice|leave",
    because: "no card is ever presented in person",
    sentence: "No card is ever presented in person: there is nothing to swipe, insert or tap.",
  },
  {
    id: "allDaily",
    appliesWhen: null,
    controls: ["10.4.2", "10.4.2.1"],
    thing: null,
    lines: [
      "=(?:all|every)(?: \\w+){0,3} (?:systems?|logs?|components?|machines?) .. dai?ly .. (?:nothing|none|no (?:other|system|log)|there (?:is|are) no)",
      "=(?:all|every)(?: \\w+){0,3} (?:systems?|logs?|components?|machines?) .. (?:nothing|none|no (?:other|system|log|rest)) (?:\\w+ ){0,3}(?:left|remains?|rest|other) & ~daily|every day|each day",
    ],
    because: "every system is in the daily review, so no other system is left",
    sentence: "All systems are in the daily review; none is left for another rhythm.",
  },
];
