// Word groups of the trade that several lists of signals share, as pattern sources.

/** Up to `n` words in between. */
export const gap = (n: number): string => `(?:[^ ,;]+ ){0,${n}}?`;

/** The merchant and the people who work there. */
export const STAFF =
  "(?:i|we|staff|my staff|our staff|she|he|(?:our |my |the )?(?:wife|husband|secretary|receptionist|office manager|manager|volunteers?|colleagues?|employees?|clerks?|girls?|assistants?|team|office|son|daughter|mother|father|bookkeeper|treasurer|operators?|agents?|call takers?|cashiers?|reception|front desk|sales team|owner|partner|ladies|lady|people in the office|somebody here|someone here|one of us))";

/** Those who pay. */
export const CUSTOMER =
  "(?:customers?|shoppers?|clients?|guests?|buyers?|donors?|donators?|members?|visitors?|patients?|parents?|students?|pupils?|tenants?|users?|people|payers?|passengers?|couples?|subscribers?|attendees?|fans|supporters?|callers?|purchasers?|consumers?|cardholders?|players?|owners?|learners?|families|patrons?|girls|ladies|lads|folks?|punters?|residents?|policyholders?|sponsors?|hirers?|campers?|anglers?|brides?|schools?|clubs?|dealers?|contractors?|builders|farmers|growers|breeders?|collectors|parishioners?|teachers?|pilgrims|householders?|the (?:lady|gentleman|payer|caller|family)|a (?:lady|gentleman)|mums|companies|trade customers?|the person|everyone|everybody|he or she|whoever (?:pays|buys|orders)|bride)";

/** Card number, card details and the like. */
export const CARD_DATA =
  "(?:(?:full |their |the |all |any |customers? |customer's |credit |debit |bank |whole |complete |our |his |her |long )*(?:card|cards|pan|pans)(?:holder)?(?:'s)? ?(?:numbers?|details?|data|information|digits|no|no\\.|stuff|particulars)?|(?:full |long )?(?:pan|pans)|(?:account|cardholder) data|(?:credit|debit) cards?(?: numbers?| details?)?)";

/** A card number explicitly, not just "card". */
export const CARD_NUMBER =
  "(?:(?:full |their |the |all |any |customers? |customer's |credit |debit |bank |whole |complete |our |his |her |long |old )*(?:credit |debit )?(?:cards?|cc)(?:holder)?(?:'s)? ?(?:numbers?|details?|data|information|digits|no|no\\.|particulars)(?: and (?:expiry|date|cvv|cvc|security code)[a-z ]*)?|(?:visa|mastercard|amex|maestro)(?: card)? numbers?|pans?|(?:account|cardholder) data|(?:sixteen|16)[ -]digits?(?: numbers?)?|(?:long|whole|full|complete|entire) numbers?)";

/** A payment company, by role or by name. */
export const BRAND =
  "(?:stripe|paypal|braintree|adyen|worldpay|authorize(?:\\.| ?)net|square|sagepay|sage pay|opayo|elavon|moneris|cybersource|mollie|klarna|checkout\\.com|bluesnap|global payments|globalpayments|realex|realax|payplug|payone|saferpay|datatrans|worldline|six|ingenico|ogone|bambora|beanstream|nets|dibs|quickpay|redsys|paygate|payfast|paystack|flutterwave|razorpay|payu|eway|securepay|tyro|first data|firstdata|fiserv|clover|heartland|tsys|nmi|usaepay|usa epay|paytrace|payflow|paya|cardpointe|cardconnect|helcim|chase|paymentech|barclaycard|epdq|takepayments|payzone|paymentsense|dojo|handepay|trust payments|securetrading|secure trading|windcave|payment express|paymentexpress|dps|peach|yoco|ikhokha|sumup|zettle|izettle|2checkout|verifone|converge|evo|epx|iats|zeffy|givebutter|donorbox|justgiving|gocardless|bpoint|westpac|anz|commbank|nab|nexi|axerve|multisafepay|buckaroo|ccv|rabo|stancer|payzen|systempay|monetico|paybox|lyra|computop|unzer|heidelpay|hipay|paytabs|telr|tap payments|moyasar|hyperpay|cashfree|instamojo|midtrans|xendit|omise|ipay88|conekta|openpay|mercado ?pago|pagseguro|cielo|transbank|payeezy|paymentus|recurly|chargebee|fastspring|paddle|gumroad|shopify payments|shop pay|amazon pay|google pay|apple pay|eventbrite|ticketmaster|wepay|bolt|forte|intuit|quickbooks|xero|freshbooks|payrexx|wallee|postfinance|twint|payengine|vivawallet|viva wallet|viva|everypay|maksekeskus|swedbank|seb|svea|billwerk|cardstream|cardnet|lloyds|aib|boipa|natwest|tyl|evalon|merchant warrior|pin payments|braintree's|fat zebra|payway|propay|payjunction|bluefin|freedompay|shift4|tokenex|spreedly|basis theory|very good security|vgs|stax|fattmerchant|qualpay|paysafe|skrill|neteller|nuvei|safecharge|safe ?charge|rapyd|dlocal|ebanx|gpwebpay|comgate|przelewy24|tpay|dotpay|barion|simplepay|otp|borica|netopia|euplatesc|bepaid|liqpay|fondy|wayforpay|iyzico|paytr|garanti|mypos|pay360|capita|civica|civicapay|touchnet|cashnet|nelnet|transact|blackbaud|stripe's|paypal's)";
export const PROVIDER = `(?:(?:payment |card |credit card |our |the |your |a |an |another |outside |external |third party |merchant |that |this |its |web )*(?:providers?|processors?|gateways?|banks?|acquirers?|psp|psps|payment compan(?:y|ies)|card compan(?:y|ies)|payment services?|payment firm|payment (?:outfit|crew|folks|guys|lot)|payment people|payment site|payment platform|payment portal|merchant services|third party|[a-z]{3,}bank|${BRAND})(?:'s|s'|s|')?)`;

/** Tills, computers and other systems a terminal may hang on. */
export const OTHER_SYSTEM =
  "(?:(?:the |our |my |any |a |an |each |every |its |his |her |their |that |same |other |of |electronic |cash |shop |front |back |main |desk |old |new |own |kind |sort )*(?:cash registers?|registers?|tills?|cash ?desks?|cash box|cash drawers?(?: systems?)?|scales?|balance|till (?:system|pc|computer|software|program|point|app)s?|e?pos(?: ?(?:system|software|pc|computer|program|controller|station|till|app|machine|server|lane))?s?|point of sale(?: (?:system|software|app|program|pc))?s?|cash system|checkout (?:system|pc|computer)s?|(?:booking|hotel|reservation|front desk|property management|practice|salon|appointment|erp|stock|inventory|order|ordering|accounting|bookkeeping|management|restaurant|sales|back office|patient|billing|membership|ticketing|shop|computer|merchant|kitchen|workshop|garage|dental|clinic|pharmacy|store|pump|fuel|forecourt|office|company|business) (?:systems?|software|program|app|computers?|pcs?|equipment|controllers?)|pcs?|computers?|laptops?|ipads?|tablets?|pms|smartphones?|workstations?|software|back office|other systems?|other devices?|other equipment|other kit|systems?|stuff|devices?|equipment))";

/** To be joined to something. */
export const JOINED =
  "(?:connected|linked|hooked(?: up)?|wired|tied|plugged(?: in)?|attached|coupled|paired|cabled|interfaced|integrated|joined|networked|docked|synced|synchroni[sz]ed|married|bound|clipped|hang(?:s|ing)?|hung|talks?|talking|speaks?|communicates?|interacts?|connects?|connecting|connection|connections|links?|link|plugs?|hooks?|integrates?|integration|interface|wire|wires|cable|cables|attaches) (?:up |in |directly |straight |physically |also |at all |anyhow |somehow |electronically |by (?:a )?(?:cable|usb|bluetooth|serial|wire)(?: cable)? |via (?:usb|bluetooth|serial|cable|wifi) |over (?:usb|bluetooth|serial|wifi) )*(?:to|with|into|in to|onto|on|at|between it and)";

/** A clause about faxes, doors or whole shops says nothing of how a card machine stands. */
export const NOT_THE_MACHINE =
  "^(?!.*(?:terminal|card machine|pinpad|\\breaders?\\b|pdq|eftpos|payment machine|\\bpads?\\b|swiper)).*(?:\\bfax|facsimile|dishwasher|freezer|website|\\bdoor|barcode|printer|scanner|alarm|inter ?site|(?:salons?|shops?|stores?|sites?|branch(?:es)?|forecourts?|restaurants?|hotels?|locations?|campuses)\\b.{0,30}(?:standalone|alone|independent|self contained|separate|not (?:linked|connected|networked|joined|tied))|card digit)";

/** A clause about faxes, alarms, cameras or telephones says nothing of a card machine's line. */
export const OTHER_EQUIPMENT =
  "^(?!.*(?:terminal|card|machine|pdq|eftpos|pinpad|\\breaders?\\b|payment|\\bit\\b|verifone|ingenico)).*\\b(?:fax(?:es)?|alarm|intercom|lift|cameras?|cctv|sonos|printers?|fridge|heating|switchboard|desk phones|phones? (?:is|are|runs?|plugs?|goes))\\b";

/** A payment terminal in everyday words, never a virtual one. */
export const TERMINAL =
  "(?:(?<!virtual |virtual payment |virtual card |virtual credit card |web |online |browser |internet based |gateway |internet |based |cloud |hosted |bus |airport |ferry |computer )(?:card |payment |credit card |debit card |chip and pin |chip |swipe |bank |portable |mobile |wireless |dialup |countertop |counter |standalone |desk |desktop |wifi |pos |p2pe |pin |eft |handheld |hand held |contactless |ip |smart |android )*(?:terminals?|card machines?|cardmachines?|card readers?|cardreaders?|card devices?|payment devices?|payment machines?|pdqs?(?: machines?)?|pinpads?|pin machines?|eft ?pos(?: machines?)?|edc machines?|swipe machines?|swipers?|credit card machines?|chip and pin machines?|debit machines?|visa machines?|pin entry devices?|poi devices?|ped|peds|moneris machine|bank machines?)(?! (?:web ?page|in (?:the|my|a|our) browser|website|program|software|app\\b)))";

/** Names and models of terminals. */
export const TERMINAL_MODEL =
  "(?:verifone|ingenico|pax|castles|dejavoo|hypercom|newland|spire|yomani|yoximo|xentissimo|bluebird|sunmi|urovo|spectra|worldline yomani|valina|v[x]? ?\\d{3}[a-z]?|vx ?\\d{3}|omni ?\\d{4}|ict ?\\d{3}|iwl ?\\d{3}|ipp ?\\d{3}|isc ?\\d{3}|desk ?[1-5]\\d{3}|move ?[1-5]\\d{3}|lane ?[1-8]\\d{3}|axium|a9\\d\\d|a35|a77|a80|s[389]\\d0|d2\\d0|p400|m400|e2[38]5|t650[pc]?|t4220|t7plus|fd ?\\d{2,3}|clover (?:flex|mini|station|compact)|square terminal|square register|sumup (?:solo|3g)|zettle terminal|stripe (?:reader )?s700|bbpos wisepos|wisepos|wisepad|mypos (?:go|smart|carbon|pro|mini)|tetra|telium)";

/** Cheap signs that a sentence may speak of a web page of payment. */
export const PAGE_CUE = `page|site|form|screen|window|portal|checkout|hosted|hpp|popup|\\btab\\b|redirect|domain|server|url|shop|browser|frame|dashboard|\\b${BRAND}\\b`;
/** Cheap signs that a sentence may speak of tills, computers and the like. */
export const SYSTEM_CUE =
  "till|register|\\be?pos\\b|point of sale|\\bpcs?\\b|computer|laptop|ipad|tablet|system|software|program|\\bapp\\b|phone|device|equipment|stuff|cash|workstation|back office|pms|controller";
/** Cheap signs that a sentence may speak of networks. */
export const NETWORK_CUE =
  "network|lan\\b|subnet|segment|wifi|ssid|zone|dmz|internet|connection|broadband|dsl|fib|line|router|\\bsim|mobile|circuit|modem|hotspot|firewall|[2345]g|lte|dongle|stick|switch|isolated|separate|apart|cut off|alone|own|port\\b";
