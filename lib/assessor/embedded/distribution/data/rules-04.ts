// Requirement 4 and appendix A2: what an answer must say about sending card numbers.
import type { Rules } from "@/lib/assessor/embedded/distribution/rule";
import {
  DUTIES_BROKEN,
  DUTIES_TOUCHED,
  NAMED_DUTIES,
  RULES_BROKEN,
  RULES_TOUCHED,
  WRITTEN_RULES,
} from "./templates";

const MESSAGING =
  "emails?|emailed|emailing|mails?>|mailed|chats?>|whatsapp|messag|sms|texts?>|texted|messenger|teams>|slack|social media|facebook|instagram|telegram|by text";

/** Rules for requirement 4. */
export const RULES_04: Rules = {
  "4.1.1": { about: RULES_TOUCHED, met: WRITTEN_RULES, unmet: RULES_BROKEN },
  "4.1.2": { about: DUTIES_TOUCHED, met: NAMED_DUTIES, unmet: DUTIES_BROKEN },
  "4.2.1": {
    about: [
      "(?<!early )tls|https|ssl certificate|encrypt|vpn|p2pe & internet|transmi|send|sent|way|transit|connection|website|terminal|bank|processor|provider",
    ],
    met: [
      "(?<!early )tls ?(?:1 ?[.]? ?[23])?|https|p2pe|e2ee|vpn|ssl certificate|scrambl|encrypt & ~{pan}|internet|transmi|send|sent|way|transit|connection|web ?sites?|sites?>|webshop|shop|checkout|terminal|bank|processor|provider|acquirer|gateway|line|public|everything|traffic|page & !wifi|wpa|stored|database|disk|admin|emails?|mail>|mails>|texts?>|chats?|messag|whatsapp|hashed|duties|responsib|assigned|who does|polic(?:y|ies)|rules (?:for|on|about)|written rules",
    ],
    unmet: [
      "(?:expired|invalid|bad|untrusted|wrong) certificate|certificate warning & click|ignor|accept (?:it|them)|wave & !refus|reject|not|never",
      "click\\w* (?:through|past|away|on) & ~certificate|warning & ~internet|site|page|encrypt & !never|not|nobody",
      "(?:accept|allow|support|offer|speak|talk|run)\\w* & tls ?1 ?[.]? ?[01]>|ssl ?[23]?>|early tls & still|because|too>|also & !not|never|off|no longer|disabled|terminals?>|readers?>|card machines?",
      "tls ?1 ?[.]? ?0>|ssl ?[23]> .. (?:still|yet) .. (?:accept|allow|on>|use)",

      "=(?:card|payment|number|checkout|website|form|data)\\w* .. (?:unencrypted|not encrypted|without encryption|plain http|in plain|in clear|in the clear|no encryption|no https|no ssl|no tls)",
      "=(?:card|payment|checkout|website|web ?shop|shop|form|page|site) .. (?:not|no) (?:\\w+ ){0,2}(?:https|tls|ssl|encrypted|encryption)",
      "=(?:no|without|not) (?:\\w+ ){0,2}(?:https|tls|ssl|encryption) .. (?:card|payment|checkout|website|form|internet|send|page)",
      "(?:still|only) .. (?:ssl ?[23]|tls ?1 ?[.]? ?0|early tls) & !terminals?>",
    ],
  },
  "4.2.1.1": {
    about: ["certificates?|keys? & {list}"],
    met: [
      "certificates?|(?:trusted )?keys? & {list} & !door|wifi|access point|provider|compliance",
    ],
  },
  "4.2.1.2": {
    about: ["{wifi} & wpa|wep|encrypt|open"],
    met: [
      "{wifi} & wpa ?[23]|encrypt|aes|802[.]1x|enterprise & !wep|tkip only|(?:not|never|no) encrypt",
      "wpa ?[23]|802[.]1x & ~{wifi}|network|router|terminals?|wpa & !wep",
    ],
    unmet: [
      "=(?:wifi|wireless|network|it|router) .. (?:wep>|open network|no password|no key|unencrypted|wpa ?1|tkip|not encrypted|without (?:a )?(?:password|encryption|key))",
      "wep> & !no longer",
      "open (?:wifi|wireless|network)",
    ],
  },
  "4.2.2": {
    about: [`${MESSAGING} & {pan} & encrypt|secur|delet|forbid|allow|rule`],
    met: [
      "(?:mail|message|gateway|filter|dlp|system)\\w* (?:\\w+ ){0,2}(?:stops?|blocks?|holds?|catch(?:es)?|rejects?) (?:\\w+ ){0,3}(?:messages?|mails?|emails?|every one|any|all) & ~{pan} & ~never|no (?:card )?number|nobody|used to|not",

      `=(?:no|never|nobody|not|must not|may not) .. (?:send|sent|accept|take|email|text|chat|mail|forward)\\w* & ${MESSAGING} & {pan} & delet|wip|erase|refuse|forbidden|rule`,
      `+${MESSAGING} & {pan}|numbers?|one> & encrypt|delet|wip|forbidden|banned|prohibit|not allowed|rule|trained|refuse|secured|erase & !phish|receipt|fake`,
      `=(?:never|nobody|no one|not allowed to|may not|must not|must never|forbidden to|not permitted to) .. (?:send|accept|take|share|email|text|receive|forward|pass)\\w* .. (?:{pan}) .. (?:${MESSAGING}) .. (?:delet|wip|erase|encrypt|forbidden|refuse|rule)`,
      `(?:${MESSAGING}) .. (?:{pan}|number|one>) .. (?:delet|wip|erase|refuse|thrown|destroy)\\w*`,
    ],
    unmet: [
      "(?:get|gets|receive|receives|comes?|arrives?|reach(?:es)?) (?:\\w+ ){0,4}(?:as|by|via|in|through) (?:an? )?(?:plain |normal |ordinary |unencrypted |open )(?:emails?|mails?|messages?|texts?) & ~{pan} & !delet|never|nobody|refus",

      "(?:send|sends|sent|text|texts|email|emails|mail|mails|forward|forwards|pass|passes) (?:\\w+ ){0,2}(?:card numbers?|card data|card details|pans?|full numbers?) .. (?:emails?|mails?>|chats?|whatsapp|text message|texts?>|sms|messenger|messages?>) & !never|not>|nobody|no one|encrypt|delet|refus|forbid|forbidden|only|may|must|stop|block|if>|used to|secure",

      "(?:customers?|guests?|clients?|buyers?|people|they|members?|patients?) (?:\\w+ ){0,2}(?:emails?|mails?|texts?|whatsapp|messages?|dms?)(?:ed)? (?:us |me |it |them )?(?:\\w+ ){0,3}(?:{pan}) & type|key|process|enter|use|copy|charge|work|put|take & !delet|encrypt|refus|wipe|never|nobody|not>",

      "(?:photo|picture|snap|screenshot)s? of (?:their|the|his|her|a|our|my) cards? & emails?|mails?>|chats?|whatsapp|messag\\w*|sms|texts?>|messenger|teams>|telegram & !delet|refus|never|not|encrypt",
      "(?:copy|copies|forward|forwards|send|sends|text|mail|email|whatsapp|pass|put)(?:ed|ing)? (?:it|them|that|those|the (?:picture|photo|number|card|details)) (?:\\w+ ){0,3}(?:to|by|via|on|over|in|into) & ~{pan}|cards?> & ~emails?|mails?>|chats?|whatsapp|messag\\w*|sms|texts?>|messenger|teams>|telegram & !delet|encrypt|refus|never|not|nobody|bank page|secure",
      "(?:just |simply )?(?:text|whatsapp|email|mail)s? (?:it|them|that|the number)(?: over| across| on| along)? to & ~{pan}|cards?>",
      "gets? (?:forwarded|passed on|sent on|emailed|mailed|texted) .. (?:emails?|mails?>|chats?|whatsapp|messag\\w*|sms|texts?>|messenger|teams>|telegram) & ~{pan}|cards?> & !delet|encrypt|refus|never|not|nobody|phish",

      "(?:staff|we|i|cashiers?|waiters?|colleagues?|employees) (?:\\w+ ){0,2}(?:whatsapp|text|email|message|mail)(?:s|ed)? (?:\\w+ ){0,3}{pan} & !delet|encrypt",
      `(?:customers?|guests?|clients?|people|staff|we) .. (?:send|sends|sent|email|text|whatsapp|mail|give)\\w* .. (?:{pan}) .. (?:${MESSAGING}) (?:and|which|then) .. (?:type|key|process|enter|use|charge|print|keep|save)`,
      `(?:we|staff|i) (?:\\w+ ){0,2}(?:send|email|text|whatsapp|forward)\\w* .. (?:{pan}) .. (?:${MESSAGING}|to each other|around)(?! .. encrypt)`,
      `=(?:{pan}) .. (?:come|arrive|get|received?|accept|take)\\w* .. (?:${MESSAGING}) .. (?:unencrypted|plain|not encrypted|open)`,
      `(?:accept|take|receive|get)\\w* .. (?:{pan}) .. (?:by|via|over|through|on) (?:${MESSAGING})(?! .. (?:encrypt|delet|refus))`,
    ],
  },
  "A2.1.1": {
    about: ["ssl>|early tls|tls ?1 ?[.]? ?[01]>|old encryption & terminal|reader|machine|device"],
    met: [
      "=(?:none|no|not|nothing) .. (?:attacks?|exploits?|weakness\\w*|holes) .. (?:work|affect|appl|succeed|touch|get)\\w* & ~ssl>|early tls|old tls|tls ?1 ?[.]?",

      "ssl>|early tls|tls ?1 ?[.]? ?[01]>|old encryption|older encryption|older terminals?|legacy & {terminal} & confirm|verif|not (?:vulnerable|susceptible|open|affected)|letter|statement|safe from|known (?:attack|exploit|weak)|checked & !only tls|tls 1[.]2",
    ],
    unmet: [
      "=(?:nobody|no one|never|not|neither|none of us) (?:\\w+ ){0,3}(?:check|test|ask|verif|confirm|look)\\w* & ~ssl>|early tls|tls ?1 ?[.]? ?0>|old tls",

      "=(?:terminals?|readers?|machines?|pois?|devices?) .. (?:ssl>|early tls|tls ?1 ?[.]? ?0) .. (?:nobody|never|no one|unknown|not (?:checked|confirmed|verified|tested))",
    ],
  },
};
