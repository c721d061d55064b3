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
      "(?:ipsec|sftp|mutual tls|mtls|ssh|only 1[.]2|tls 1[.][23]) & ~{pan}|pans & ~certificates?|certs?|host keys?|keys> & only|weak\\w*|old|verified|rejected|refused|valid|checked & !polic|rules|handbook|inventory|list>|prefers?",
      "(?<!early )tls ?(?:1 ?[.]? ?[23])?|https|p2pe|e2ee|vpn|ssl certificate|scrambl|encrypt & ~{pan}|internet|transmi|send|sent|way|transit|connection|web ?sites?|sites?>|webshop|shop|checkout|terminal|bank|processor|provider|acquirer|gateway|line|public|everything|traffic|page & !wifi|wpa|stored|database|disk|admin|emails?|mail>|mails>|texts?>|chats?|messag|whatsapp|hashed|duties|responsib|assigned|who does|polic(?:y|ies)|rules (?:for|on|about)|written rules|rule>|chapter|handbook|on paper|named for|names|page in|inventory|leaves out|listed|list>|pgp|at rest|portal|unless|login and|offers|recommends?|supports?>|could>|error|tls ?1 ?[.]? ?[01]>|prefers?|falls? back|fallback|certificate renew|ftp>",
    ],
    unmet: [
      "certificate (?:error|warning|alarm)s? & ~carry on|click\\w*|continue|ignore\\w*|anyway|for (?:weeks|months|days)|wave & !stop|call|refus\\w*|reject\\w*|nobody|never|not",
      "certificates?|certs?> & ran out|run out|expired|lapsed|out of date|no longer valid & click|wav\\w+|ignor|warning|still|nobody|months & !refus|reject|before|drop",
      "(?:self signed|self made) (?:\\w+ )?cert\\w* & nobody|no one|never|not|click|ignor|accept",
      "certificate (?:check|checking|checks|validation|verification)s? (?:is |are |was |has been |have been )?(?:turned |switched )?(?:off|disabled|skipped|ignored)>",
      "(?:ordinary|plain|normal|simple|unencrypted|old) ftp>|by ftp> & ~{pan}|full numbers?|file",
      "(?:talks?|uses?|speaks?|runs? on|run|on) ssl>(?! cert| offload) & !never|not|no longer|disabled|shop|site|website|page|terminals?>|readers?>|machines?>|devices?>|verified",
      "(?:falls? back|drops? back|goes? (?:back|down)|switch\\w* (?:back|down)|prefers? tls) .. (?:old|(?:tls ?)?1 ?[.] ?[01]>|ssl) & !can not|never|not>|no",
      "(?:expired|invalid|bad|untrusted|wrong) certificate|certificate warning & click|ignor|accept (?:it|them)|wave & !refus|reject|not|never",
      "click\\w* (?:through|past|away|on) & ~certificate|warning & ~internet|site|page|encrypt & !never|not|nobody",
      "(?:accept|allow|support|offer|speak|talk|run)\\w* & tls ?1 ?[.]? ?[01]>|ssl ?[23]?>|early tls & still|because|too>|also & !not|never|off|no longer|disabled|terminals?>|readers?>|card machines?",
      "(?:tls ?1 ?[.]? ?0>|ssl ?[23]>) .. (?:still|yet) .. (?:accept|allow|on>|use)",

      "=(?:card|payment|number|checkout|website|form|data)\\w* .. (?:unencrypted|not encrypted|without encryption|plain http|in plain|in clear|in the clear|no encryption|no https|no ssl|no tls)",
      "=(?:card|payment|checkout|website|web ?shop|shop|form|page|site) .. (?:not|no) (?:\\w+ ){0,2}(?:https|tls|ssl|encrypted|encryption)",
      "=(?:no|without|not) (?:\\w+ ){0,2}(?:https|tls|ssl|encryption) .. (?:card|payment|checkout|website|form|internet|send|page)",
      "(?:still|only) .. (?:ssl ?[23]|tls ?1 ?[.]? ?0|early tls) & !terminals?>",
    ],
  },
  "4.2.1.1": {
    about: ["certificates?|keys? & {list}"],
    met: [
      "certificates?|certs?>|(?:trusted )?keys?> & {list}|listing|keyfactor|venafi|(?:one|a) page (?:\\w+ ){0,5}names|(?:our|the|a) (?:\\w+ )?tool you find|key management (?:tool|system) & ~keys?>|certs?>|certificates? & !door|wifi|access point|provider|compliance|renews?|job of|belongs|dut(?:y|ies)|responsib|leaves out|for mail|who sees|handbook|{pos}|drawer|safe key",
    ],
    unmet: [
      "(?:certificates?|certs?|keys?)> .. (?:swapped|changed|replaced|renewed|new) .. (?:since|without (?:noting|writing|updating|an? entry))",
      "(?:certificate|key) (?:inventory|list|register) .. (?:leaves out|lacks|misses|omits|incomplete|old|without|not complete)",
      "=(?:certificates?|certs?|keys?)> .. (?:not (?:listed|written|noted|recorded)|nowhere (?:listed|written|noted)) & !door",
      "=(?:no idea|no clue|do not know|nobody knows) .. (?:how many|which) (?:\\w+ )?(?:certificates?|certs?|keys)>",
    ],
  },
  "4.2.1.2": {
    about: ["{wifi} & wpa|wep|encrypt|open"],
    met: [
      "{wifi} & wpa ?[23]|encrypt|aes|802[.]1x|enterprise & !wep(?! .. (?:off|disabled))|tkip(?! .. (?:off|disabled))|(?:not|never|no) encrypt",
      "wpa ?[23]|802[.]1x & ~{wifi}|network|router|terminals?|wpa & !wep(?! .. (?:off|disabled))|tkip(?! .. (?:off|disabled))",
    ],
    unmet: [
      "=(?:wifi|wireless|network|it|router) .. (?:wep>|open network|no password|no key|unencrypted|wpa ?1|tkip|not encrypted|without (?:a )?(?:password|encryption|key))",
      "(?:wep|tkip)>(?![^.;]*(?:off|disabled|forbidden|not|never|no longer|gone|banned)>) & !no longer|not|never|without|no",
      "(?:still|only|plain|old|simple) (?:\\w+ ){0,2}wpa>(?! ?[23])",
      "open (?:wifi|wireless|network)",
    ],
  },
  "4.2.2": {
    about: [`${MESSAGING} & {pan} & encrypt|secur|delet|forbid|allow|rule`],
    met: [
      `=(?:no|nobody|never|not|none) (?:\\w+ ){0,5}(?:send|sends|sent|mail|email|text|pass|share|goes|go|going|leaves?|out|by|over|in) & ~{pan} & ~${MESSAGING} & ~(?:delet|purg|wip|remov|empt|eras|mask)\\w* & !policy|duty|sheet says|stay|stays|sometimes`,
      "(?:mail|message|gateway|filter|dlp|system)\\w* (?:\\w+ ){0,2}(?:stops?|blocks?|holds?|catch(?:es)?|rejects?) (?:\\w+ ){0,3}(?:messages?|mails?|emails?|every one|any|all) & ~{pan} & ~never|no (?:card )?number|nobody|used to|not",

      `=(?:no|never|nobody|not|must not|may not) .. (?:send|sent|accept|take|email|text|chat|mail|forward)\\w* & ${MESSAGING} & {pan} & delet|wip|erase|refuse|forbidden|rule`,
      `+${MESSAGING} & {pan}|numbers?|one> & encrypt|delet|wip|forbidden|banned|prohibit|not allowed|rule|trained|refuse|secured|erase & !phish|receipt|fake`,
      `=(?:never|nobody|no one|not allowed to|may not|must not|must never|forbidden to|not permitted to) .. (?:send|accept|take|share|email|text|receive|forward|pass)\\w* .. (?:{pan}) .. (?:${MESSAGING}) .. (?:delet|wip|erase|encrypt|forbidden|refuse|rule)`,
      `(?:${MESSAGING}) .. (?:{pan}|number|one>) .. (?:delet|wip|erase|refuse|thrown|destroy)\\w*`,
    ],
    unmet: [
      "{pan} (?:\\w+ ){0,2}(?:go|goes|travels?|move|are (?:sent|passed|mailed|shared)|is (?:sent|passed|mailed)|get (?:sent|passed|mailed)) (?:\\w+ ){0,6}(?:unencrypted|plain|normal|ordinary|open|simple) (?:e ?mails?|mails?|chats?|messages?|texts?|whatsapp)",
      "(?:leave|leaves|left|keep|keeps|stays?|remains?) (?:\\w+ ){0,2}(?:messages?|mails?|emails?|chats?|it|them|texts?)? ?(?:\\w+ )?(?:there|in (?:the|our|my) (?:inbox|mailbox|chat|phone|folder|thread))> & ~emails?|mails?>|chats?|whatsapp|messag\\w*|sms|texts?>|messenger & ~{pan}|number & !delet|never|nobody|paper|note",
      `(?:snap|photograph)s? (?:\\w+ ){0,3}cards?|(?:photos?|pictures?|snaps?|shots?) (?:\\w+ ){0,3}(?:in|into|to|over|by|via|on) & ~cards?> & ~whatsapp|telegram|signal|messenger|chats?>|group|emails?>|mails?> & !delet\\w*|never|nobody|not|no|refus\\w*|proof`,
      `(?:customers?|guests?|clients?|buyers?|people|members?|patients?|they|some) (?:\\w+ ){0,2}(?:write|send|text|mail|email|message|whatsapp|give|post|dm)s? (?:us |me )?(?:\\w+ ){0,3}(?:{pan}) & ~${MESSAGING} & ~(?:key|type|enter|charge|copy|note|print|take)s?> & !delet\\w*|wip\\w*|refus\\w*|eras\\w*|encrypt\\w*`,
      `(?:pass|send|share|forward|exchange|give|post)(?:es|s|ed|ing)? (?:\\w+ ){0,2}(?:{pan}) (?:\\w+ ){0,3}(?:over|by|via|in|through|on|with) (?:\\w+ )?(?:${MESSAGING})(?![^.;]*(?:forb[ai]d|prohibit|banned|allowed|unless|encrypt|delet|wip|refus|block|pgp|nobody|never|not>)) & !never|nobody|not|no|only|if>|must`,
      `(?:customers?|buyers?|guests?|clients?|people|they|patients?|members?) (?:\\w+ ){0,2}(?:mail|email|send|text|write)s? (?:\\w+ ){0,3}(?:card numbers?|card details|card data|number) & ~(?:mails?|emails?|messages?|they|it) (?:\\w+ ){0,2}(?:remain|stay|stays|are kept|lie|pile up|left) & !delet|wip|eras`,
      `(?:sometimes|often|occasionally|now and then|regularly|still) (?:\\w+ ){0,4}(?:by|via|in|over|through) (?:an? )?(?:ordinary |plain |normal |simple )?(?:\\w+ )?(?:${MESSAGING}) & ~{pan} & !delet|refus|encrypt`,
      `(?:half the number|the rest|other half|expiry) .. (?:second|another|next|each|separate) (?:\\w+ )?(?:mail|message|text)|password .. same (?:mail|message|email) & ~{pan}|numbers?`,
      `(?:${MESSAGING}) with (?:\\w+ ){0,2}{pan} .. (?:stay|stays|remain|remains|lie|sit|are kept|pile up|archived)`,
      `insist\\w* .. (?:we|i) (?:do )?(?:send|mail|email|text) & ~{pan}|cards? & !encrypt`,
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
      "=(?:not (?:vulnerable|open|affected|susceptible)|none (?:of (?:them|these|it) )?works?|can not be (?:hit|attacked|exploited|broken)|resists?|withstands?|ruled out|safe from|immune|not work (?:on|against|with)) & ~ssl>|early tls|tls ?1 ?[.]? ?[01]>|old tls & ~letter|statement|report|confirm\\w*|verif\\w*|proof|paper|tested|documents? & !waiting|asked|four|some|others",
      "=(?:none|no|not|nothing) .. (?:attacks?|exploits?|weakness\\w*|holes) .. (?:work|affect|appl|succeed|touch|get)\\w* & ~ssl>|early tls|old tls|tls ?1 ?[.]?",

      "ssl>|early tls|tls ?1 ?[.]? ?[01]>|old encryption|older encryption|older terminals?|legacy & {terminal} & confirm|verif|not (?:vulnerable|susceptible|open|affected)|letter|statement|safe from|known (?:attack|exploit|weak)|checked & !only tls|tls 1[.]2",
    ],
    unmet: [
      "ssl>|early tls|tls ?1 ?[.]? ?[01]>|old tls & ~waiting|not answered|has not replied|open to (?:poodle|beast|attack)|(?:can|could) be attacked & ~terminal|reader|machine|device|pump",
      "=(?:nobody|no one|never|not|neither|none of us) (?:\\w+ ){0,3}(?:check|test|ask|verif|confirm|look)\\w* & ~ssl>|early tls|tls ?1 ?[.]? ?0>|old tls",

      "=(?:terminals?|readers?|machines?|pois?|devices?) .. (?:ssl>|early tls|tls ?1 ?[.]? ?0) .. (?:nobody|never|no one|unknown|not (?:checked|confirmed|verified|tested))",
    ],
  },
};
