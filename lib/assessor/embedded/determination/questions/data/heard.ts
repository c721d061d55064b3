// What loose words mean as an answer to a given question, tried in order. Longer answers are read
// like a description first; these are for "the landline", "straight to them", "paper".
import type { Meaning } from "@/lib/assessor/embedded/determination/questions/question";
import { boundedPattern } from "@/lib/assessor/embedded/text/bounded";

const NOT = "(?:not|never|no|nothing|without|none|neither|cannot|can not)";

/** Roads on which nothing comes on paper. */
const ELECTRONIC =
  "(?:e?mails?|pdf|computers?|inbox|server|attachments?|screen|files?|online|efax|software|multi ?function|scanner|electronic(?:ally)?|internet|web ?(?:site|page|form)?s?|chats?|messages?|messenger|whats ?app|facebook|instagram|telegram|sms|texts?|texted|portal|upload(?:s|ed)?|photos?)";

/** Which list a reader is on. */
const HEARD_OF_READERS: readonly (readonly [RegExp, Meaning])[] = [
  [
    /\b(?:neither|none|not (?:in|on|part of) (?:any|either|the|pci)|on no list|not listed|unlisted|on neither)\b/,
    [
      ["spoc", "unlisted"],
      ["encryption", "unlisted"],
    ],
  ],
  [/\bspoc\b/, [["spoc", "listed"]]],
  [/\bp2pe\b/, [["encryption", "listed"]]],
];

/** Patterns over normalised answers, by topic. */
export const HEARD: Readonly<Record<string, readonly (readonly [RegExp, Meaning])[]>> = {
  whoEntersCard: [
    [
      /\b(?:both|sometimes|either|depends)\b/,
      [
        ["enters", "customer"],
        ["enters", "staff"],
      ],
    ],
    [
      /^(?!.{0,1000}\b(?:we|i|staff|she) (?:then |just |always )?(?:type|fill|key|enter|put|do it|open)).{0,300}\b(?:customers?|clients?|guests?|they|buyers?|donors?|he|she|patients?|parents?|payers?)\b.{0,300}\b(?:own (?:phone|mobile|computer|device|laptop)|themselves|himself|herself|fill(?:s|ing)?|typ(?:es|ing)|clicks?|opens?)\b/,
      [["enters", "customer"]],
    ],
    [
      /\b(?:we|i|staff|us|me|myself|ourselves|my (?:wife|husband|secretary|assistant)|secretary|reception(?:ist)?|office|employee|colleague)\b(?! (?:send|email|text|never|do not|just send|only send))/,
      [["enters", "staff"]],
    ],
    [
      /\b(?:customers?|clients?|guests?|they|themselves|himself|herself|buyers?|donors?|he|she|patients?|parents?|recipients?)\b/,
      [["enters", "customer"]],
    ],
  ],
  cardEntryMethod: [
    [
      /^\W*(?:(?:on|via|through|by|over) )?(?:the |our |a )?(?:web ?site|online|internet|web ?shop)\W*$/,
      [["way", "web"]],
    ],
    [
      /\b(?:customers?|they|clients?|guests?|buyers?|donors?|parents|members|people|patients|pupils)\b[a-z ]{0,120}\b(?:online|website|themselves|web ?shop|portal|log ?in)\b|\b(?:our|on the|my) (?:website|web ?shop|site)\b|\bonline only\b|\bonly online\b|\b(?:we|i) sell online\b|\b(?:customers?|they|clients?|guests?|buyers?|donors?|parents|members|people|shoppers?) (?:are|is|get|gets) (?:then )?(?:redirected\b|(?:sent|forwarded) to (?:the|a|an|our) (?:[a-z']+ ){0,3}(?:page|site|website|checkout|gateway)\b)/,
      [["way", "web"]],
    ],
    [
      /\b(?:web ?page|browser|website|web ?site|portal|dashboard|online|virtual|log ?in)\b/,
      [["way", "virtualTerminal"]],
    ],
    [/\b(?:machine|terminal|reader|pdq|pinpad|device)\b/, [["way", "terminal"]]],
    [
      /\b(?:till|register|pos|(?:in|into|through|by|with) (?:the|our|my|a) (?:[a-z]+ ){0,2}?(?:program|software|application|system|pms|crm))\b/,
      [["way", "tied"]],
    ],
    [/\blinks?\b/, [["way", "link"]]],
  ],
  cardOnPhone: [
    [
      /\b(?:inside the phone|built in(?:to)?|nfc|reader (?:of|in) the phone|not needed|no need|broke)\b/,
      [["way", "tapOnPhone"]],
    ],
    [
      boundedPattern(
        `\\b${NOT} (?:separate |card |extra )?(?:readers?|machine|dongle|device)\\b|\\bphone itself\\b`,
      ),
      [["way", "tapOnPhone"]],
    ],
    [/\b(?:readers?|dongle|machine|terminal|device|pinpad)\b/, [["way", "mobileReader"]]],
    [/\b(?:taps?|tapped|hold|holds|held|phone|directly)\b/, [["way", "tapOnPhone"]]],
  ],
  checkoutHosting: [
    [
      /(?<!not |never )\b(?:through|via|to|over|on|and|,) (?:our|my) (?:own )?(?:server|backend)\b/,
      [
        ["ownFields", "yes"],
        ["web", "serverReceivesCardData"],
      ],
    ],
    [
      /\b(?:i ?frames?|in a frame|frame|embedded|hosted fields|widget|overlay|inside our page)\b/,
      [["web", "embeddedProviderForm"]],
    ],
    [
      /\b(?:their|bank'?s?|provider'?s?|gateway'?s?|company'?s?|payment company'?s?|paypal'?s?|stripe'?s?) (?:own )?(?:page|site|website)\b|\bleaves?\b|\bsent away\b|\bother (?:page|site|website)\b|\bnew (?:page|site|tab|window)\b/,
      [["web", "redirect"]],
    ],
    [/\b(?:our|my) (?:own )?(?:page|site|website|fields|form)\b|\bours\b/, [["ownFields", "yes"]]],
  ],
  formDestination: [
    [
      /^\W*(?:it (?:goes|comes|is sent) |first ){0,8}(?:to|through|via) (?:us|(?:our|my) (?:own )?(?:server|website|site|shop|backend))\b/,
      [["web", "serverReceivesCardData"]],
    ],
    [
      /^(?!.{0,1000}\b(?:never|not|nothing|without|no)\b).{0,1000}(?:\b(?:comes?|goes|passes|runs?|lands?|arrives?|gets?|sent|received|processed) (?:[a-z]+ ){0,2}?(?:to|through|via|over|with|by|at|on|in) (?:us|our|my)\b|\b(?:us|we|our (?:server|site|hosting)) first\b|\bfirst (?:to|through|via) (?:us|our|my)\b)/,
      [["web", "serverReceivesCardData"]],
    ],
    [
      boundedPattern(
        `\\b${NOT}\\b[a-z ]{0,120}\\b(?:our|my|the|own) (?:own )?(?:web )?(?:server|backend|system)\\b|\\b(?:straight|direct|directly|from the browser|by javascript|to the (?:gateway|payment company|provider|bank|processor))\\b`,
      ),
      [["web", "directPost"]],
    ],
    [
      /\b(?:our|my|own|the) (?:own )?(?:web ?)?(?:server|backend|hosting|system|site|website)\b|\bthrough us\b|\bwe (?:get|receive|see|pass)\b|\bpasses through\b|\bserver first\b/,
      [["web", "serverReceivesCardData"]],
    ],
  ],
  spocListed: HEARD_OF_READERS,
  readerListed: HEARD_OF_READERS,
  tapListed: [
    [
      /\b(?:not (?:on|listed|there)|isn't|is not|unlisted|on no list|couldn't find|could not find)\b/,
      [["tapListing", "unlisted"]],
    ],
    [
      /\b(?:on (?:the|that|pci'?s?|their) (?:[a-z]+ )?list|listed|it is (?:on it|there)|found it)\b/,
      [["tapListing", "listed"]],
    ],
  ],
  p2peListed: [
    [
      /\b(?:ordinary|normal|standard|plain|regular|not (?:on|listed|p2pe|there)|isn't|is not|unlisted|couldn't find|could not find|only encrypted|just encrypted)\b/,
      [["encryption", "unlisted"]],
    ],
    [
      /\b(?:on (?:the|that|pci'?s?|their) (?:[a-z]+ )?list|listed|it is (?:on it|there)|found it)\b/,
      [["encryption", "listed"]],
    ],
  ],
  terminalConnection: [
    [
      /\b(?:wifi|internet|network|ethernet|broadband|sim|4g|5g|3g|mobile|router|lan|online|wireless|cellular|gprs)\b/,
      [["connection", "ip"]],
    ],
    [
      /\b(?:phone|telephone|dial|dials|dialling|dialing|analog|landline|isdn)\b/,
      [
        ["connection", "dial"],
        ["connection", "notIp"],
      ],
    ],
  ],
  terminalStandalone: [
    [
      /\b(?:amount|total|price|sum|bill)s? (?:just |then |automatically ){0,8}(?:pops?|comes?|appears?|shows?|arrives?|is (?:shown|sent|there|passed|transferred))\b/,
      [["standalone", "no"]],
    ],
    [
      boundedPattern(
        `\\b(?:alone|by itself|itself|standalone|independent|separate|on its own|${NOT} (?:connected|linked|attached|integrated|hooked))\\b`,
      ),
      [["standalone", "yes"]],
    ],
    [
      /\b(?:till|register|computer|pc|pos|connected|linked|integrated|ipad|tablet|laptop)\b/,
      [["standalone", "no"]],
    ],
  ],
  vtIsolation: [
    [
      /\b(?:cut off|isolated|separate|separated|apart|own (?:connection|network|line|router|internet)|firewalled|dedicated line|not connected to (?:the others|anything))\b/,
      [["isolated", "yes"]],
    ],
    [
      /\b(?:same (?:network|wifi|router)|shared|normal|ordinary|office pc|office computer|not (?:isolated|separate|cut off)|everything|all connected|network)\b/,
      [["isolated", "no"]],
    ],
  ],
  vtReader: [
    [
      /^(?!.{0,1000}\b(?:but|also|as well|too|often|usually|sometimes|seldom|rarely|insert[a-z]*|slot|(?:we|they|i) (?:just |only |always )?swipe)\b)(?=.{0,1000}\b(?:no|not|never|nothing|without|none)\b(?: [a-z]+){0,3}? (?:readers?|swip[a-z]*|attached|plugged|built in|such)\b|.{0,1000}(?<!not )\bonly (?:ever )?(?:typed|by hand|(?:the|a) keyboard)\b)/,
      [["vtReader", "no"]],
    ],
    [
      /\b(?:readers?|swip[a-z]*|insert[a-z]*|slot|magstripe|magnetic|pin ?pads?)\b/,
      [["vtReader", "yes"]],
    ],
  ],
  terminalIsolation: [
    [
      boundedPattern(
        `\\b(?:shared?|same|all together|with (?:the )?(?:pcs?|computers?|till|office|everything)|${NOT} (?:separate|isolated|apart|own))\\b`,
      ),
      [["isolated", "no"]],
    ],
    [
      /\b(?:separate|own|apart|isolated|vlan|firewall|alone|only (?:device|thing|one)|nothing else|dedicated|sim|4g)\b/,
      [["isolated", "yes"]],
    ],
  ],
  posIsolation: [
    [
      boundedPattern(
        `\\b(?:shared?|same|all together|with (?:the )?(?:pcs?|computers?|office|everything)|${NOT} (?:separate|isolated|apart|own))\\b`,
      ),
      [["isolated", "no"]],
    ],
    [
      /\b(?:separate|own|apart|isolated|vlan|firewall|alone|only (?:the )?(?:device|thing|one|pos|tills?|terminals?|it|them|card)|nothing else|dedicated)\b/,
      [["isolated", "yes"]],
    ],
  ],
  readerIsolation: [
    [
      boundedPattern(
        `\\b(?:shared?|same|everything|shop wifi|office wifi|${NOT} (?:separate|isolated|apart|own))\\b`,
      ),
      [["isolated", "no"]],
    ],
    [
      /\b(?:separate|own|apart|isolated|mobile data|sim|4g|5g|only mobile|its own|nothing else)\b/,
      [["isolated", "yes"]],
    ],
  ],
  singleLocation: [
    [
      boundedPattern(
        `\\b${NOT}[a-z ]{0,120}(?:linked|link|connected|connection|joined|networked)|\\b(?:separate|independent|each (?:has|one|shop|its)|own network|on their own)\\b`,
      ),
      [["location", "separate"]],
    ],
    [
      /\b(?:linked|connected|joined|networked|vpn|wan|head ?office|central|tunnel|share)\b/,
      [["location", "linked"]],
    ],
    [/\b(?:one|only|single|just (?:this|here)|here)\b/, [["location", "one"]]],
  ],
  callRecording: [
    [
      /\b(?:paus|stop|mute|mask|cut|blank|suspend|off)[a-z]*\b|\bno (?:card|numbers?)\b|\bnot (?:the )?(?:card|number)/,
      [["recording", "withoutCard"]],
    ],
    [
      /\b(?:whole|entire|everything|full|all of it|also|including|complete|can be heard|you can hear|on (?:the |our )?(?:tapes?|recordings?)|is recorded|gets recorded|audible)\b/,
      [["recording", "withCard"]],
    ],
  ],
  receivedElectronically: [
    [
      boundedPattern(
        `^(?=.{0,1000}\\b(?:post|posted|paper|letters?|hand|handed|in person)\\b)(?=.{0,1000}\\b${NOT}\\b[a-z ]{0,120}\\b${ELECTRONIC}\\b)(?!.{0,1000}\\b(?:but|except|also|sometimes|some|only the|apart from)\\b)`,
      ),
      [["received", "faxPaper"]],
    ],
    [boundedPattern(`\\b${ELECTRONIC}\\b`), [["received", "faxElectronic"]]],
    [
      /(?<!\b(?:not|never|no) (?:by |on |in |from )?(?:the )?)\b(?:paper|printed|prints|fax machine|machine|by post|in the post|through the post|letters?|envelopes?|postman|letterbox|by hand|in person)\b/,
      [["received", "faxPaper"]],
    ],
  ],
  paperScanned: [
    [
      boundedPattern(
        `\\b${NOT}\\b[a-z ]{0,120}(?:scan|scanned|scanning|image|picture|photo|computer|digital)|\\b(?:paper only|only (?:on )?paper|stays? (?:on )?paper|just paper|paper all the way)\\b`,
      ),
      [["storage", "no"]],
    ],
    [
      /\b(?:scan|scans|scanned|photographed|pictures?|images?|pdfs?|server|computer|document system)\b/,
      [["storage", "yes"]],
    ],
  ],
  cardStorage: [
    [
      boundedPattern(
        `\\b(?:none\\b|all clean|clean\\b|there (?:is|are) (?:none|nothing|no)|found (?:none|nothing)|${NOT} (?:any|found|left|there|stored|kept|numbers?|such|a single)|only tokens|just tokens|tokens|deleted|wiped|purged|gone|last four|on paper|paper only|only (?:on )?paper)\\b`,
      ),
      [["storage", "no"]],
    ],
    [
      /\b(?:found|there (?:is|are)|still|some|old (?:list|file|database)|excel|database|spreadsheet|backup|in (?:the|our|an))\b/,
      [["storage", "yes"]],
    ],
  ],
  ptsApproval: [
    [/\b(?:expired|run out|lapsed)\b/, [["pts", "expired"]]],
    [boundedPattern(`\\b${NOT}\\b[a-z ]{0,120}(?:approved|listed|on)`), [["pts", "no"]]],
    [/\b(?:approved|listed|certified|on the list|bank says|confirmed)\b/, [["pts", "yes"]]],
  ],
  phoneLine: [
    [boundedPattern(`\\b${NOT} (?:voip|internet|ip)\\b`), [["phoneLine", "analog"]]],
    [
      /\b(?:voip|internet|network|router|ip|sip|teams|cloud|computers?|broadband|fritz ?box|softphone|online)\b/,
      [["phoneLine", "voip"]],
    ],
    [
      /\b(?:landlines?|analog|mobiles|cells|cell ?phones?|handys?|ordinary|normal|mobile|cell|classic|old|isdn|phone socket|plain|regular|copper)\b/,
      [["phoneLine", "analog"]],
    ],
  ],
  scriptProtection: [
    [
      boundedPattern(
        `\\b${NOT}\\b[a-z ]{0,120}(?:confirm|confirmed|confirmation|protection|protected|statement|anything|such|measures)`,
      ),
      [["script", "no"]],
    ],
    [
      /\b(?:confirmed|confirmation|confirm|protected|statement|csp|monitoring|letter)\b/,
      [["script", "yes"]],
    ],
  ],
  p2peManual: [
    [
      boundedPattern(
        `\\b(?:${NOT}|partly|most|some)\\b[a-z ]{0,120}(?:all|yet|done|read|everything|seen|followed|manual|opened|looked|unpacked)|\\b(?:never|not|nobody|no one|none)\\b[a-z ]{0,120}(?:did|does|do|any|opened|read|looked|knows?)\\b|\\bnone of (?:it|that|this)\\b|\\bpartly\\b|\\bmost of\\b|\\b(?:forbids|prohibits|rules out|does not (?:allow|permit))\\b|\\b(?:will|do|can|did) not (?:change|follow|do|keep to|comply)`,
      ),
      [["manual", "no"]],
    ],
    [
      /\b(?:done|put in(?:to)? practice|everything|all of it|follow|followed|we do(?! not| no\b| none| nothing))\b/,
      [["manual", "yes"]],
    ],
  ],
  spocGuide: [
    [
      boundedPattern(
        `\\b(?:${NOT}|partly|most|some)\\b[a-z ]{0,120}(?:all|yet|done|read|everything|seen|followed|guide)|\\bpartly\\b|\\bmost of\\b|\\b(?:forbids|prohibits|rules out|does not (?:allow|permit))\\b|\\b(?:will|do|can|did) not (?:change|follow|do|keep to|comply)`,
      ),
      [["manual", "no"]],
    ],
    [
      /\b(?:done|everything|all of it|follow|followed|we do(?! not| no\b| none| nothing))\b/,
      [["manual", "yes"]],
    ],
  ],
  entityRole: [
    [/\b(?:both)\b/, [["role", "serviceProvider"]]],
    [
      /\b(?:not (?:our|ours|mine|my)|none of (?:our|my)|clients'?|tenants?|they have|of shops)\b/,
      [["role", "serviceProvider"]],
    ],
    [/\b(?:own|ours|our shop|my shop|my|mine|ourselves)\b/, [["role", "merchant"]]],
    [
      /\b(?:others?|other businesses|sellers|merchants|clients|behalf|them|theirs)\b/,
      [["role", "serviceProvider"]],
    ],
  ],
};
