// Calls on tape, faxes on paper or on a screen, and card numbers left in files and mailboxes.
import type { SignalSource } from "@/lib/assessor/embedded/determination/signal";

const PART =
  "(?:(?:the |their |his |her |full |long |whole |entire |customer's |payment |spoken )*(?:card|cards|pans?|cvvs?|cvcs?|numbers?|digits|card (?:numbers?|details|data|part|digits|segment|bit)|payment(?: part| step| info(?:rmation)?| details| segment)?|payments|security code|three digits|cardholder data|sixteen digits|long number|sensitive authentication data|visa))";
const ON_TAPE =
  "\\b(?:record(?:ing|ings|ed|er|s)?|recordd|tapes?|taped|taping|audio|voice logger|screen and voice|played back|listened|off the record|conversations are logged|(?:calls?|conversations?) (?:is|are) (?:kept|logged|saved|captured)|keep calls|pause|dtmf)\\b";
const STOP =
  "(?:paus(?:e|es|ed|ing)|stop(?:s|ped)?|stop start|mut(?:e|es|ed|ing)|mask(?:s|ed|ing)?|bleep(?:s|ed|ing)?(?: out)?|beeps?|suspend(?:s|ed)?|suppress(?:es|ed)?|redact(?:s|ed)?|silenc(?:es|ed)|blank(?:s|ed)?|cuts?|snips?|halt(?:s|ed)?|interrupt(?:s|ed)?|skip(?:s|ped)?|scrub(?:s|bed)?|strip(?:s|ped)?|held|(?:goes|go) (?:quiet|silent)|white noise|gap|hit the stop button|turned off|switched off|switches off)";
const NO_STOP =
  "\\b(?:(?:do|does|did|can|could|is|are|was) not (?:[a-z]+ )?(?:stop|pause|mute|mask|switch|set up|suppress)[a-z]*|no (?:masking|muting|pausing|pause|redaction)|(?:nobody|no one|nothing|never|nothing is) (?:[a-z]+ )?(?:paus|stop|mut|mask|suppress)[a-z]*|forget[a-z]*|never learn[a-z]*|not set up|button(?: is)? broken|pausing was|keeps on taping|without (?:stopping|pausing|a pause)|unbroken|unedited|not paused)\\b";
const KEPT_FREE =
  "\\b(?:except|minus|but not|without|never|nowhere|free of|no card|not in|paus(?:e|es|ed|ing)|mut(?:e|es|ed)|mask(?:s|ed)?|bleep(?:s|ed)?|suspend(?:s|ed)?|suppressed|redacted|silenced|blank(?:s|ed)?|white noise|stops?|cuts?|only the rest|gap|off the record)\\b";
const CAMERA =
  "\\b(?:cctv|cameras?|webinars?|temperature|fridges?|register of|vinyl|studio|name and amount|data sheets?|each donor|who called)\\b";

const NUMBERS =
  "(?:(?:the |their |all |full |whole |complete |customers?'? |clients?'? |guests?'? |every |each |spoken |phoned in )*(?:card (?:no|numbers?|details|data|images?|and expiry)|credit card(?: and expiry)?|cards?|numbers|pans?|card number|digits|numbers and expir[a-z]+|track data|cardholder data))";
const PLACE =
  "(?:(?:google )?(?:excel|sheets?|spreadsheets?)|word (?:documents?|files?)|documents? on|access|databases?|file ?maker|salesforce|crm|dropbox|google drive|onedrive|sharepoint|laptops?|pc|computers?|tablets?|server|nas|(?:debug )?logs?|text (?:fields?|files?)|notepad(?: file)?|(?:dispatch|reservation|booking|hotel|fax|our) software|wordpress(?: entries)?|chat history|mysql|postgres|table called [a-z_]+|ordenador|folder|document management(?: system)?|outlook contacts|phone'?s? notes|shared folder)";
const FREE =
  "\\b(?:no|not|never|none|tokens? only|last (?:four|4)|paper|cabinet|lever arch|masked|token|nobody puts|virtual terminal|browser|may|might|whether|if|nobody can|no idea|alias|some hotels|friends)\\b";

const WIRE =
  "(?:e ?mails?|mailbox|inbox|electronic mail|whats ?app|telegram|viber|wechat|imessage|messenger|facebook(?: messenger)?|instagram(?: dms?)?|dms?|sms|text messages?|texts?|teams(?: chat)?|slack|group chat|chat(?: ?window)?|support tickets?|tickets|zendesk(?: queue)?|message|messages|body of the (?:message|mail|email)|orders@)";
const NOT_TAKEN =
  "\\b(?:refuse[ds]?|declin(?:e|es|ed)|reject(?:s|ed)?|bounces?|delete[ds]?|prohibited|forbidden|never|no|not|nobody|nothing|without|link|secure|receipts?|confirmation|invoices?|redacts?|whether|might|may|fax(?:es|ed)?|post|letter|by mail order|in the mail|turn down|told him)\\b(?! (?:to but|but they))";

/** Signals about tapes, faxes, files and messages. */
export const RECORD_SIGNALS: readonly SignalSource[] = [
  {
    slot: "recording",
    value: "withCard",
    literal: true,
    cue: "record|tape|taping|audio|logger|voice|played|listened|kept",
    pattern: `${NO_STOP.replaceAll("\\b", "")}|(?:auditor|we|i|they) (?:found|heard|hear)(?: [^ .;]+){0,3}? ${PART}(?: [^ ]+){0,2}? (?:in|on)|${PART}(?: (?:that|which|callers?|customers?|dictate|read|out|give|is|are|was|also|still|get|gets|spoken|end|up|all))*,? (?:(?:in|on) (?:the |our |those |all |a good part of our |voice |call |it)*(?:recordings?|tapes?|audio|it)|heard|audible|recorded|there)(?: [^ .;]+){0,4}|(?:speaks?|say|says|spoken|speaking|read|reads|reading|dictates?|saying)(?: [^ .;]+){0,4}? ${PART}(?: [^ .;]+){0,2}? (?:aloud|out loud|out)?|(?:captured|recorded|taped) throughout|even the (?:moment|part|bit) of payment|including (?:the )?payment|(?:that|it) includes (?:the )?payments?|(?:hear|hears) (?:the )?(?:whole |full |entire )?(?:card|number)`,
    within: ON_TAPE,
    unless: `${KEPT_FREE.replace("never|", "never record|").replace("paus(?:e|es|ed|ing)|", "paused|pauses|")}|${CAMERA}|\\b(?:tape archive|settlement|keypad|tones|not recorded|is not recorded|archive holds|whether|not sure|if it|before)\\b`,
  },
  {
    slot: "recording",
    value: "withoutCard",
    literal: true,
    cue: "record|tape|audio|calls|conversations|pause|dtmf",
    pattern: `${STOP}(?: [^ .;]+){0,7}? ${PART}|${PART}(?: [^ .;]+){0,7}? ${STOP}|(?:record(?:s|ed)?|logged|taped|kept)(?: [^ .;]+){0,3}? (?:except|minus|but not|without|apart from|bar)(?: [^ .;]+){0,3}? ${PART}|${PART}(?: [a-z]+){0,3}? (?:is|are) (?:not|never) (?:in|on|recorded)|never records? (?:the )?${PART}|(?:free|clear|clean) of ${PART}|nowhere in them|off the record|extension (?:that|which) is not recorded|${PART} on it no`,
    within: ON_TAPE,
    unless: `${NO_STOP}|${CAMERA}|\\b(?:next|will|autumn|planned|whether|must check|does our|dunno)\\b`,
  },
  {
    slot: "recording",
    value: "no",
    literal: true,
    cue: "record|tape|taping|audio|logger|monitor|phones",
    pattern:
      "recording is (?:switched|turned) off|(?:nothing|nobody|no one|none)(?: [a-z]+){0,3}? (?:is |gets? |ever )?(?:taped|recorded|records anything)|no (?:tape|recorder|audio|voice recorder|recording|logger)(?: [a-z]+){0,3}|(?:can not|does not|do not|is not|are not)(?: [a-z]+){0,2}? (?:record(?:ed)?(?: anything| calls| us)?|monitored or (?:stored|recorded))|not allow (?:the )?recording|call (?:taping|recording) was considered and rejected|no recorded (?:phone )?calls|there is no recording",
    unless: `${CAMERA}|${KEPT_FREE.replace("never|", "").replace("no card|", "").replace("without|", "").replace("except|", "")}|\\b(?:card|cards|pan|numbers?)\\b(?!.*no recording)`,
  },
  {
    slot: "recording",
    value: "yes",
    cue: "record|tape|audio|voice|listen|calls|conversation",
    pattern:
      "(?:tape|tapes|record|records|saves?|stores?|keeps?|logs?|transcribes?)(?: [a-z]+){0,4}? (?:order line|calls?|conversations?|voice|phone line|hotline)|(?:hotline|order line|telephone|phone|switchboard|line|number|surgery)(?: [a-z]+){0,3}? (?:is|are) (?:all |always )?recorded|audio of (?:every |all |the |our )*calls?|listen(?:s)? back to(?: [a-z]+)? ?calls|(?:calls?|conversations?)(?: [a-z]+){0,6}? (?:is|are) (?:saved|kept|stored|archived)",
    unless: `${CAMERA}|\\b(?:not|never|no|nobody|phone number|contacts)\\b`,
  },
  {
    slot: "received",
    value: "faxPaper",
    literal: true,
    cue: "fax|facsimile|faks",
    pattern:
      "\\b(?:thermal|(?:paper )?tray|roll(?:s)?|sheets? of paper|(?:real|the|faxed) sheets?|printed|prints|print on|on paper|paper fax|fax papier|fax en papel|physical(?:ly)?(?: machine)?|paper (?:facsimile|machine)|older than me|old skool|output on paper|on a4|auf papier|na papierze|filing cabinet|not hooked to any computer|stuck with the paper)\\b",
    within: "\\b(?:fax(?:es|ed)?|facsimile|faks)\\b",
    unless:
      "\\b(?:pdfs?|e ?mailed|e?mail|inbox|mailbox|outlook|attachments?|folder on|shared|people think|no paper fax|not on paper|there is no|printers?|before anyone prints|print server|screen|price lists|for cards? never|post)\\b",
  },
  {
    slot: "received",
    value: "faxElectronic",
    literal: true,
    cue: "fax",
    pattern:
      "\\b(?:pdfs?|tiffs?|image files?|(?:a|into|as) files?|as archivo|archivo al ordenador|e ?mailed|as mails|inbox|mailbox|boite mail|outlook|attachments?|shared (?:folder|mailbox)|network folder|sharepoint|document management|on (?:my|our|the) (?:screens?|computers?)|via an app|portal|fax server|print server|digitally|hellofax|rightfax|interfax|e ?fax|fax to email|pop up|file on a computer|internet service|team channel|everyone in the team)\\b",
    within: "\\bfax(?:es|ed)?\\b|rightfax|hellofax|interfax",
    unless:
      "\\b(?:not e ?fax|gave up|stuck with|looked at|not hooked|no computer|not (?:scanned|saved)|are not scanned|lab results|price lists|prescriptions|either by e?mail|by e?mail or|not connected to|to fax them)\\b",
  },
  {
    slot: "storage",
    value: "yes",
    cue: "card|pan|number|digit|track",
    pattern: `(?:saves?|saved|stores?|stored|kept|keeps?|holds?|held|logged|logs|write|writes|uploaded|upload|enregistres|guardamos|speichern|archived)(?: [^ .;]+){0,2}? ?${NUMBERS}(?: [^ .;]+){0,5}? (?:in|on|onto|into|to|inside|en|by)(?: [^ .;]+){0,4}? ${PLACE}|${NUMBERS}(?: (?:that|have|has|been|is|are|still|all|also|get|gets|remain|stay|of|then|were))+ (?:in|on|saved|stored|logged|uploaded|held|kept)(?: [^ .;]+){0,4}? ${PLACE}|${NUMBERS} (?:is|are) (?:held|stored|kept|saved) electronically|numbers are held electronically|saves the (?:digits|numbers|card)|(?:look|looks) up the (?:whole|full) (?:card )?number in|still in the folder|${PLACE}(?: [^ .;]+){0,3}? (?:includes?|contains?|holds?|has|have)(?: [^ .;]+){0,2}? (?:credit card and expiry|full track data|complete numbers|card numbers?)|(?:pictures|photos|images) of cards (?:remain|stay|are kept|are saved)|(?:tapes|recordings) where (?:[a-z]+ )?(?:say|read)(?: [a-z]+){0,2} numbers|the complete numbers were there|(?:it|they|disk|drive|server) (?:still )?(?:has|have|holds?|contains?) (?:all )?(?:the |our |those )?(?:old )?${NUMBERS}(?: [a-z]+){0,2} (?:in|on) (?:it|them)|never delete (?:those|these|the) (?:messages|mails|e?mails)`,
    unless: `${FREE.replace("no|not|never|none|", "not|no card|none|never (?!delete)|")}|\\b(?:server'?s? (?:ram|memory)|swipe|terminal|types the card|page|website|hpp|form posts|receives? the card|first coming|sql injection|masks?|phone numbers|order sheet|work pc)\\b`,
    within: "\\b(?:cards?|pans?|numbers|track|tarjetas?|kartennummern|digits|carte|cc)\\b",
  },
  {
    slot: "received",
    value: "email",
    cue: "card|pan|number|payment details|cc\\b|tarjeta|carte|kart",
    pattern: `(?:cards?|card (?:details|numbers?|data|no)|credit card details|payment details|pans|numbers?|(?:virtual|his|their|the) cards?|sixteen digits)(?: [^ .;]+){0,9}? (?:by|via|through|over|in|into|on|per|por|par|to)(?: (?:an?|the|our|my|their|his|us|reply|unencrypted))* ${WIRE}|(?:by|via|through|per|over) (?:[a-z]+ )?${WIRE}(?: [^ .;]+){0,3}? (?:sends?|send us|gives?)(?: [^ .;]+){0,2}? (?:cards?|numbers?)|(?:e ?mail|whats ?app|${WIRE}) is how we (?:get|receive)(?: [a-z]+){0,3}? card numbers?|(?:keep|still) (?:e ?mailing|texting|messaging|sending)(?: [a-z]+){0,2}? card details|(?:e ?mails?|text|texts|message|messages|pings?) (?:us |me )?(?:their |his |her |the )?(?:cards?|credit card|card (?:details|numbers?)|sixteen digits)(?: [^ .;]+){0,3}|${WIRE}(?: [^ .;]+){0,3}? (?:receives?|has|contains?|with)(?: [^ .;]+){0,2}? (?:pasted )?(?:pans|card numbers?|payment details)|${WIRE}: [^.;]{0,30}card number|${WIRE},? (?:[^ .;]+ ){0,5}?people send me the numbers`,
    within:
      "\\b(?:come|comes|reach(?:es)?|send|sends|sent|submitted|get|gets|receive|receives|accept|take|takes|turn up|put|puts|putting|text|texts|message|e?mails?|mail|mails|whats ?app|passes|pasted|reply|pings?|drop|drops|e?mailing|telegram|messenger|tickets|dms)\\b",
    unless: `${NOT_TAKEN}|\\b(?:gift cards?|business cards?|loyalty|sim|card machine|terminal|receipts|still sitting|backups?|archive|phone line|page of|gateway|text fields?|text boxes|bought|instead|warehouse|coupons|sharepoint|still|virtual terminal|pay by)\\b`,
  },
];
