// Shops and what joins them: how many places there are, and whether a network runs between them.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

const PLURAL =
  "(?:(?<!web |internet |online |web ?)shops|(?<!app |web |internet |online )stores|(?<!web |other )sites|locations|branches|restaurants|outlets|salons|cafes|delis|hotels|pubs|bars|pharmacies|clinics|(?:medical |dental |vet )practices|gyms|bakeries|(?:petrol |filling |gas )?stations|forecourts|garages|(?<!on )premises|boutiques|studios|bookshops|supermarkets|takeaways|pizzerias|showrooms|florists|hostels|cinemas|opticians'?|barbers|depots|kiosks|campuses|nurseries|museums|dealerships|surgeries|parlou?rs|diners|eateries|launderettes|laundries|laundromats|car ?washes|car parks|drive throughs|halls|libraries|leisure centers|warehouses|kitchens|franchises|butchers|filialen|tiendas|magasins|boutiques|oddzialy|parishes|properties|estates|tea rooms|market stalls|offices)";
const SINGULAR =
  "(?:shop|store|site|location|branch|restaurant|outlet|salon|cafe|deli|hotel|pub|bar|pharmacy|clinic|practice|gym|bakery|station|forecourt|garage|boutique|studio|bookshop|supermarket|takeaway|pizzeria|showroom|florist|hostel|cinema|optician's?|barber's?|depot|kiosk|campus|nursery|museum|dealership|surgery|parlou?r|diner|launderette|hall|library|warehouse|kitchen|tea ?room|market stall|stall|spa|campsite|boatyard|mill|farm shop|tyre bay|hairdresser's?|butcher's?)";
const COUNT =
  "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|\\d{1,3}|several|multiple|both|a few|a couple of|a handful of|a dozen|numerous|various)";
const WIDE =
  "(?:vpns?|sd ?wan|wan|mpls|ipsec|(?:vpn |ipsec |site to site |permanent )?tunnels?|leased lines?|private (?:network|link|line|apn)|apn|dark fibre|dark fiber|radio link|wireless bridge|tailscale|wireguard|zerotier|wide area network|(?:corporate|company|group|one big|one single|central|estate|enterprise) (?:network|wan|lan)|central (?:server|switch|system|machine|database|till server)|head ?office|head ?quarters|hq|main (?:shop|store|office|branch|site)(?:'s)? (?:server|network|system)?|data center|server farm|active directory|each other|one another|the zentrale|zentrale|centrala|siege|together)";
const JOINED =
  "(?:joined|linked|connected|connects?|tied|networked|interlinked|interconnected|meshed|hooked|wired|bridged|tunnelled|routed?|routes?|have|has|reach(?:es)?|send|sends|use|uses|access(?:es)?|phones? home|backhauled|logs? (?:on|in)(?:to)?|conectad[oa]s|verbunden|relies|polaczone|piggybacks?)";
const CUE =
  "vpn|wan\\b|mpls|ipsec|tunnel|leased|private|apn|fib|radio|bridge|tailscale|wireguard|zerotier|network|server|switch|head|hq|data cent|each other|one another|together|link|connect|join|route|central|console|tied|wired|interlink|mesh|interconnect|backhaul|active dir|cable|independen|island|nothing|share|distinct|unconnected|self contained|cut off";
const PLACE_CUE =
  "shop|store|site|location|branch|restaurant|outlet|salon|cafe|deli|hotel|pub|bar|pharmac|clinic|practice|gym|baker|station|forecourt|garage|premises|boutique|studio|market|takeaway|pizzeria|showroom|florist|hostel|cinema|optician|depot|kiosk|campus|nurser|museum|dealership|surger|parlour|parlor|diner|laund|car ?wash|car park|drive|hall|librar|leisure|warehouse|kitchen|franchise|butcher|roof|chain|place|address|filial|spa\\b|parish|multi";
const NOT_TODAY =
  "\\b(?:wish list|planned|planning|eventually|want to|franchisor|landlord|shopping cent(?:er|re)|customers? has|customers? have|used to|sold one)\\b";
const APART =
  "\\b(?:not|never|no|none|nothing|nor|neither|without|zero|independent(?:ly)?|separate(?:ly)?|removed|unconnected|cut off)\\b";

/** Signals about several places and what runs between them. */
export const BRANCH_SIGNALS: readonly SignalSource[] = [
  {
    slot: "location",
    value: "linked",
    cue: CUE,
    pattern: `(?:${PLURAL}|(?:every|each|second|other|little) (?:[a-z]+ ){0,2}?${SINGULAR}|${SINGULAR} (?:at|in) the [a-z]+)(?:'s|'|s')?(?: [^ .;]+){0,8}? ${JOINED}(?: [^ .;]+){0,6}? ${WIDE}|${WIDE}(?: [^ .;]+){0,2}? (?:between|across|joining|linking|connecting|over|to|in|for) (?:all |the |our |both |every |each |two |three |in )*(?:[a-z]+ )?(?:${PLURAL}|${SINGULAR})|(?:${PLURAL})(?: [a-z]+){0,4}? (?:share|shares|sharing|on|use|have) (?:one|the same|a single|a common|a) (?:[a-z]+ )?(?:network|server|lan|system)|(?:stores?|shops?|sites?|branch|branches)(?:'s?)? (?:lans?|networks?|traffic)(?: [a-z]+){0,3}? (?:routes?|backhauled|goes|runs|is sent|join)|(?:any|all|every|twenty|our)(?: [a-z]+){0,3}? (?:${PLURAL}|in any of the shops) (?:from|through|over) (?:one|the|a) (?:console|office|center|network)|(?:link|line|connection) (?:to|with) (?:head ?office|headquarters|hq)|over the network to any computer in any|all one big (?:company |corporate )?network|joined up over`,
    unless: `${APART}|${NOT_TODAY}|\\b(?:accountant|working from home|support)\\b`,
  },
  {
    slot: "location",
    value: "separate",
    literal: true,
    cue: CUE,
    pattern: `(?:${PLURAL}|(?:each|every) (?:of the |of our )?(?:[a-z]+ ){0,3}?(?:${SINGULAR}|${PLURAL}))(?: [^ .;]+){0,12}? (?:(?:is|are|was|were|have|has)? ?(?:not|never)(?: been)? (?:networked|connected|linked|joined|interconnected|wired|tied|in contact)|(?:do|does) not (?:connect|talk|share|link|communicate)(?: [a-z]+){0,4}? (?:to|with|any|head)|nothing to do with each other|run(?:s|ning)? independently|self contained|have no (?:connection|link|network|contact)|still have no connection|entirely unconnected|keep (?:entirely |completely |totally )?(?:distinct|separate)|nothing (?:is )?(?:joined|connecting|connects|linking|between)|share nothing|(?:zero|no|not (?:a|one|any)) (?:link|links|connection|connections|connectivity|network|vpn|cable|wire)s? (?:between|among)|no (?:shared|common|central) (?:network|server|system)|there is not a shared|no inter ?site links?|cut off from each other|is its own little world|are (?:all )?islands|is an island|(?:all )?standalone,? no)|(?:not so much as a|not a single|not one|no|zero) (?:wire|cable|link|network|connection|connectivity|line)(?: [a-z]+){0,3}? between (?:the |them|both|our|two|three|${PLURAL})|no inter ?site links?|(?:entirely|completely|totally) unconnected (?:premises|${PLURAL})|nothing (?:at all )?(?:connecting|joining|linking) (?:them|the ${PLURAL}|our ${PLURAL})|none (?:of (?:them|the|our) )?(?:[a-z]+ )?(?:networked|connected|linked|joined) (?:to|with)|none can see another|cut off from each other|they are not (?:connected|linked|joined) in any way|(?:each|every) ${SINGULAR} (?:stands|is|runs) (?:on its own|alone|by itself)|(?:the )?(?:branches|shops|stores|sites) are islands`,
    unless:
      "\\b(?:machines? (?:is|are)|terminals? (?:is|are) not|guests?|vlans?|networks with no)\\b",
  },
  {
    slot: "location",
    value: "several",
    cue: PLACE_CUE,
    // A description that opens with its trade in the plural: "shoe shops, ...".
    pattern: `^(?:(?!our|my|for|in|to|at|all|other)[a-z]+ ){0,2}?${PLURAL}(?=[.,;:])`,
  },
  {
    slot: "location",
    value: "several",
    cue: PLACE_CUE,
    pattern: `(?<!no )(?:${COUNT}|all|all our|our|all (?:of )?(?:the|our)|every one of our) (?:of (?:our|the|my) )?(?:(?!other|card|bank|of|in|on|at|and|for|to|different bank|more|is|are|has|requirements)[a-z]+ ){0,2}?(?:${PLURAL.replace("|offices)", ")")})|(?:every|each) (?:of the |of our )?(?:[a-z]+ ){0,2}?(?:restaurant|store|shop|branch|forecourt|outlet|depot|petrol station|franchised kitchens|salon|gym|kiosk)|${SINGULAR}(?:'s)? in [a-z]+,? and (?:another|a second|a|an|one)(?: (?:${SINGULAR}|one))? (?:in|at)|a ${SINGULAR} (?:at|in|on) the [a-z]+, (?:a|an|and)(?: [a-z]+){1,3} (?:at|in|on)|besides the (?:main|first) ${SINGULAR}|multi ?site|(?:another|second|third|other) ${SINGULAR} (?:in|at|on|across|down|piggy)|${SINGULAR},? (?:plus|and) an? (?:[a-z]+ ){0,2}?${SINGULAR}(?! (?:on|with) (?:the )?(?:same|one))|sites?: \\d{2,}|stores' lans?|not a single (?:shop|store) any more|the (?:stores|branches|shops|depots|gyms|salons|forecourts|campuses|franchises|outlets)|(?:branches|sites|stores|outlets) (?:are|connect|reach)`,
    unless: `${NOT_TODAY}|\\b(?:no branches|no other|not (?:one|a) of|neighbou?r|other people|customers|gift shop and|in the same building|requirements|closed (?:the|our|one))\\b|^(?:most|other|some) |\\b(?:all|both) (?:bars|pubs|restaurants)\\b`,
  },
  {
    slot: "location",
    value: "one",
    literal: true,
    cue: "one|only|no |just|not a chain|nowhere|single|sole|haven|not have|1",
    pattern: `(?:under|beneath) one roof|no (?:other |more |further |satellite |second )?(?:branches|outlets|filials|filialen|premises|surgeries|sites|locations|shops|stores|branch)(?: other than this)?(?! (?:see|can|could|has|have|network))|(?:have not|has not|no) (?:another|any other|a second|other) (?:${SINGULAR}|${PLURAL}|one|outlets?)(?: here)?|not have any other (?:stores|shops|branches|places|sites|locations)|(?:is|are) (?:also )?(?:our|the|my) only (?:[a-z]+ )?(?:place|premises|point of sale|${SINGULAR}|office)|only (?:place|premises)(?: [a-z]+){0,4}|on our only premises|number of (?:sites|locations|shops|stores): ?1|just (?:this|the one|the original|one|a) (?:pub|${SINGULAR})?(?=\\W|$)|just the original|not a chain|(?:a )?lone ${SINGULAR}|single (?:shop|store|site|pub|cafe|premises)|nowhere else|(?:this|that) is (?:our|my) (?:entire|whole) (?:empire|business)|entire empire|one (?:garden center|${SINGULAR})(?:[^.;]{0,30})? at one address|all patients come to this address|sitio unico|nur ein geschaft`,
    unless:
      "\\b(?:way|only (?:place|one) (?:where|to store|it is stored)|card numbers? (?:is|are)|one of|tabs?|no other (?:way|apps?)|redirect|website is|(?:at|from|in) no)\\b|on the same",
  },
];
