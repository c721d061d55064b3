// Products and plug-ins by name, where the name alone settles who serves the card fields.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

/** Product names and the way of integration that they stand for. */
export const PRODUCT_SIGNALS: readonly SignalSource[] = [
  {
    slot: "web",
    value: "redirect",
    denied: "notRedirect",
    pattern:
      "stripe (?:hosted )?checkout|stripe hosted|paypal (?:standard|express|checkout|buttons?|smart buttons?|payments standard|website payments standard)|pay with paypal|paypal (?:[^ ]+ ){0,2}button|paypal only|only paypal|just paypal|accept hosted|(?:authorize\\.? ?net )?\\bsim\\b (?:method|integration)|server integration method|secure acceptance hosted|worldpay (?:html redirect|hosted|payment pages?|business gateway|select junior)|opayo form|sage ?pay form|opayo server|sage ?pay server|mollie checkout|adyen hosted|hosted payment pages?|responsive shared page|shared payment page|saferpay payment page|redsys redir[a-z]*|payfast|itn|paystack standard|pxpay|px pay|windcave hpp|paypal zettle online|epdq (?:hosted|ecommerce)|e commerce epdq|ogone (?:redirect|ecommerce)|realex hpp|global payments hpp|nets easy hosted|quickpay (?:payment window|form)|takepayments hosted|pay360 hosted|civica ?pay|touchnet (?:u ?pay|upay)|square checkout|helcim hosted|converge hosted|elavon hosted|payu redirect|razorpay (?:hosted|payment page)s?|amazon pay|iyzico (?:pay with|hosted)|bpoint hosted|payway (?:net hosted|hosted)|nab transact hosted|donorbox page|paybox system|monetico|payzen (?:redirect|form)|systempay|e transactions",
    unless:
      "\\b(?:embedded|inside our|in an? iframe|not|pro|advanced|own fields|payment element|virtual)\\b",
    implied: true,
  },
  {
    slot: "web",
    value: "embeddedProviderForm",
    denied: "notEmbedded",
    pattern:
      "stripe (?:payment )?elements?|payment element|card element|embedded (?:stripe )?checkout|braintree (?:drop ?in|hosted fields)|adyen (?:drop ?in|web components|components)|square web payments(?: sdk)?|web payments sdk|flex microform|microform|mollie components|moneris (?:hosted tokenization|checkout)|accept ?ui|hosted payment fields|checkout\\.com frames|frames|opayo (?:pi )?drop ?in|saferpay fields|datatrans (?:lightbox|secure fields)|redsys insite|insite|paystack (?:inline|popup)|razorpay checkout|flutterwave inline|ewayrapid iframe|eway (?:secure fields|iframe)|nets easy (?:embedded|checkout)|bluesnap hosted payment fields|recurly\\.?js|payfields|collect\\.?js|hosted session|paypal (?:advanced )?card fields|paypal hosted fields|klarna checkout|worldpay (?:access )?checkout sdk|global payments hosted fields|evervault|vgs collect|woopayments|woocommerce payments|payplug hosted fields|payline widget|lightbox|inline checkout",
    unless:
      "\\b(?:(?:switched|turned) off|disabled|deactivated|not enabled|did not like|own (?:fields|inputs|text boxes)|time frames|virtual)\\b",
  },
  {
    slot: "web",
    value: "directPost",
    denied: "notDirectPost",
    pattern:
      "direct post(?: method)?|\\bdpm\\b|silent order post|transparent redirect|eway (?:transparent redirect|rapid 3\\.0 transparent)|three step redirect|secure acceptance (?:silent order post|checkout api)|payway (?:direct post|rest trusted frame)|nab transact direct post|bpoint direct post|alias gateway|pxpost browser|pxfusion|px fusion",
  },
  {
    slot: "web",
    value: "merchantScriptOrForm",
    denied: "notScriptForm",
    pattern:
      "accept\\.?js(?! hosted)|stripe\\.?js v2|stripe\\.?js 2|stripe\\.create ?token|stripe\\.card\\.create ?token|adyen (?:cse|client side encryption|easy encryption)|braintree\\.js v2|braintree custom|eway (?:client side encryption|cse|ecrypt)|pin\\.js|simplify\\.js|securesubmit js|opayo (?:pi )?own form|worldpay\\.js own form|paymill bridge|conekta\\.js|mercadopago\\.js|omise\\.js|openpay\\.js",
    unless: "\\b(?:hosted fields|iframe|accept ?ui|hosted form)\\b",
  },
  {
    slot: "web",
    value: "serverReceivesCardData",
    denied: "serverClean",
    pattern:
      "own form(?= (?:type|mode|integration|method|option))|payflow pro|paypal (?:payments |website payments )?pro|do ?direct ?payment|sage ?pay direct|opayo direct|ogone direct ?link|epdq direct ?link|authorize\\.? ?net aim|\\baim\\b (?:api|method|integration)|advanced integration method|cybersource (?:soap|simple order)|simple order api|worldpay (?:xml )?direct|xml direct|eway direct connection|direct connection api|moneris (?:purchase )?api|usaepay soap|pxpost|px post",
    unless: "\\b(?:not|no|never|used to|browser|javascript)\\b",
  },
];
