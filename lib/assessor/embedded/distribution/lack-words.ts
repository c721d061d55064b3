// A practice that is told never becomes a lack: a lack takes words that deny something, or tell of less than the whole.
import { boundedPattern } from "@/lib/assessor/embedded/text/bounded";
import { NEGATORS } from "@/lib/assessor/embedded/text/data/modality-words";

/** Whether the words deny something, or tell of less than the whole. */
export function tellsOfLack(text: string): boolean {
  return LACK.test(text) || NEGATOR.test(text);
}

const NEGATOR = boundedPattern(`\\b(?:${NEGATORS})\\b`);
const LACK =
  /\b(?:lacks?|lacking|missing|absent|yet|only|half|part|partly|sometimes|some|rarely|seldom|expired|outdated|obsolete|stopped|lapsed|failed|fails|broken|disabled|(?:switched|turned) off|unlocked|open to|shared?|shares|sharing|the same|default|factory|anyone|anybody|everyone|everybody|whoever|until|instead|too (?:long|old|few|many)|old|forgot\w*|forget\w*|ought|should|must|plan\w*|will|going to|next (?:week|month|year)|used to|one (?:password|login|account)|sticky|post it|written on|by heart|nobody's|unpatched|unsupported|whenever|if we remember|when we remember|years? ago|long ago)\b|\b(?:whatsapp|e ?mail|text|messag|sms)\w* (?:[a-z]+ ){0,6}card numbers?\b/;
