// A telephone plug that does not end in a telephone exchange: the socket belongs to a router, a fibre
// box or a voice adapter, so the machine that dials is on the internet all the same.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

const PHONE_END =
  "(?:(?:tele)?phone|analog|pots|voice|fxs|tae|landline|dial) (?:ports?|sockets?|jacks?|holes?|outlets?|points?|plugs?|wires?|cables?|leads?|cords?|lines?|sides?)|rj ?11(?: [a-z]+)?|dial tone|(?:phone|telephone) (?=in the)";
const PHONE_SOCKET =
  "(?:(?:tele)?phone|analog|pots|voice|fxs|tae|landline|rj ?11)(?: (?:ports?|sockets?|jacks?|holes?|outlets?|points?))";
const NET_BOX =
  "(?:routers?|hubs?|ont|onu|fritz ?box(?:es)?|livebox|speedport|mifi|home ?hub|smart ?hub|(?:voip|voice|cable|internet|fibre|fiber|comcast|xfinity|digital) (?:gateways?|modems?|sockets?)|(?:fibre|fiber|internet|voip|voice|broadband|bt|sky|virgin|vonage|telecom|converter|lte|[45]g|little|white|black|new)(?: [a-z]+)? box(?:es)?|(?:ip|voip|sip) pbx|(?:full )?(?:fibre|fiber|broadband) (?:kit|equipment|unit|thing))";
const ADAPTER =
  "(?:atas?\\b|grandstream|obihai|vonage|magic ?jack|ooma|cisco spa|(?:voip|sip|phone|telephone|analog|voice|digital voice|landline) (?:adapt[eo]rs?|converters?|gateways?|boxe?s?)|(?:adapt[eo]r|converter) box(?:es)?|converts? (?:it |them |the line )?(?:to|into) (?:ip|voip|internet))";
/** Words on the way from the plug to the box, of the same wire. */
const WIRE =
  "(?: (?!(?:and|but|while|not|no|never|pcs?|computers?|office|tills?|wifi|ethernet|network|separate)(?![a-z]))[^ ;.,]+){0,10}?";
const OVER_NET =
  "(?:(?!own|separate)[a-z]+ ){0,3}?(?:broadband|cable telephony|fibre|fiber|voip|sip|internet telephony|digital voice|internet phone|internet line)";
const MACHINE =
  "\\bterminals?\\b|machines?|\\bpdq|pinpad|verifone|ingenico|\\bdial|modem|eftpos|swiper|payment|\\bcards?\\b|\\bit\\b|sockets?|jack";
const OTHER_PHONES =
  "^(?!.*(?:terminal|card machine|pdq|eftpos|payment|pinpad|dial|modem)).*\\b(?:fax(?:es)?|alarm|intercom|lift|calls?|callers?|(?:our|the) (?:tele)?phones?|handsets?|desk phones?|ring(?:s|ing)?)\\b|\\b(?:binned|threw|thrown|took out|old) (?:away |out )?(?:the )?(?:phone |voip )?adapt[eo]r";
const CUE =
  "router|hub|box|\\bont\\b|gateway|adapt|convert|\\bata|pbx|voip|digital voice|broadband|fib|cable tele|grandstream|obihai|vonage|jack|ip lines?|internet|mifi|kit";

/** Signals of a telephone line that is really the internet. */
export const ADAPTER_SIGNALS: readonly SignalSource[] = [
  {
    slot: "connection",
    value: "adapter",
    cue: CUE,
    within: MACHINE,
    unless: OTHER_PHONES,
    pattern: `(?:${PHONE_END})${WIRE} (?:of|on|at|in|into|to|behind|from|with|by|through) (?:the |our |a |an |that |this )?(?:[a-z]+ ){0,3}?(?:modem[ /]+)?${NET_BOX}|${NET_BOX}(?:'s|s')? (?:with (?:an? )?)?(?:own |built in |digital |green |grey )*${PHONE_SOCKET}|(?:lead|plug|cable|jack|wire|socket|line) (?:is |are |was |were |now |has been |been |goes |go |went |moved |sits |just )*(?:[a-z]+ )?(?:in|into|on|to|at) the back of (?:the |our )?(?:[a-z]+ )?${NET_BOX}|from the (?:wall|(?:phone |telephone )?socket) (?:to|into|in) (?:the )?(?:back of )?(?:the |our )?(?:[a-z]+ )?${NET_BOX}`,
  },
  {
    slot: "connection",
    value: "adapter",
    cue: CUE,
    within: MACHINE,
    unless: OTHER_PHONES,
    pattern: ADAPTER,
  },
  {
    slot: "connection",
    value: "adapter",
    cue: CUE,
    within: MACHINE,
    unless: OTHER_PHONES,
    pattern: `(?:dial(?:s|ing|led|ling)?(?: (?:up|out))?|(?:phone|telephone|analog) (?:line|socket|jack|port)s?|modem)(?: [a-z]+){0,3}? (?:over|through|via|from|out of|on) ${OVER_NET}|(?:fake|pretend|simulated|emulated|imitation|so called) (?:tele)?(?:phone )?line|(?:socket|line|jack|landline)(?: [a-z]+){0,3}? (?:is|are|was|has been) (?:really |actually |in (?:truth|fact|reality) |now |in the end )*(?:the )?(?:internet|voip|ip|fibre|fiber|digital)(?: (?:line|phone|voice))?(?= ?[.,;:)]|$| (?:now|these|since))`,
  },
];
