// Words that merchants use for the things the controls speak of. Alternatives of stems; `>` ends a
// word, ` .. ` skips a few words, `{x}` is another entry. Written for normalised text.

/** Shared word groups of the rules, by name. */
export const CONCEPTS: Readonly<Record<string, string>> = {
  // People
  staff:
    "each (?:signed|has|knows|one|of|person|member|employee)|staff|sales ?(?:girls?|men|man|ladies|people|women)|employee|team>|everyone|everybody|all of us|both of us|each of us|cashier|colleague|coworker|worker|helper|people|personnel|assistant|volunteer|waiters?>|waitress|crew|new starter|new hire|newbies?|newcomer|apprentice|drivers?>|receptionist|girls|boys|lads|ladies|guys|family|students?>|nurses?>|stylist|new joiner|joiners|those who|whoever|anyone who|sales ?people|clerk|kids|hires?>|starters?>|temps?>|users?>|person>",
  boss: "owner|manager|boss|director|management|i>|me>|myself|partner|chef|ceo|head of|supervisor|managing|wife|husband|leader",
  leaver:
    "leav|finished (?:in|last|with us|here|on)|came and went|(?:long|already) gone>|when (?:they|he|she|someone|people) (?:go|goes)>(?! (?:through|to|in|on|over|out|home|off|into|live))|stopped (?:last|in|with us|here|working)|resign|moved on|retire|left>|finish(?:es|ed)? (?:her|his|their|the) (?:contract|job|work)|contract (?:ends|is over|runs out)|season (?:ends|is over)|quits?>|gone>|depart|resign|fired|laid off|last (?:working )?day|stops? working|ends? (?:their|his|her|the) (?:job|work|contract)|contract (?:\\w+ )?(?:ended|ends|expired|finished)|exit|offboard|goes>(?! (?:through|over|to|into|in|on|back|out|by|via|straight|directly|off))|went>(?! (?:through|over|to|into|in|on|back|out|live))|moves on|end of employment|the day (?:she|he|they) (?:stop|quit|left|leave|went|go|finish)",
  provider:
    "(?:our|the|my|a) bank>|service providers?|providers?>|suppliers?>|vendors?>|third part|processors?>|payment (?:company|firm|partner|service|companies)|host(?:ing|er)?>|outside (?:firm|compan)|compan(?:y|ies) (?:that|who|which)|external (?:firm|compan|partner)|contractor|acquirer|gateways?>|stripe|paypal|adyen|square>|worldpay|braintree|mollie|klarna|sumup|zettle|shopify|web agency|agency|it (?:firm|company|partner|provider|house|support)|companies (?:that|who|which|we)|firms (?:that|who|which|we)|partners?>|outsourc|psp>|(?:whoever|everybody who|everyone who|all who|those who) (?:touch|handle|process|get)",
  owner:
    "responsib|in charge|looks? after|takes? care|assigned|assigns|named|names>|accountable|dut(?:y|ies)|roles?>|appointed|designated|who does what|job of|tasks?>|falls to|owns>",
  // Verbs and qualities
  have: "have|has|keep|kept|maintain|hold|own>|use|with>|there is|there are|got>|run>|runs>|is>|are>|exist",
  list: "lists?>|listed|inventor|spreadsheet|excel|tables?>|overview|catalog|sheet|google doc|noted|written down|register>|notebook|account book|ledger|on (?:a|the) (?:card|sheet)|recorded|record of|all our|card index|database of|wrote down|documented",
  written:
    "written|notice ?board|poster|in writing|writ(?:e|es|ing)>|wrote|document(?:s|ed)?>|on paper|handbook|binder|folder|wiki|intranet|sharepoint|word file|pdf|printed|manual>|put down|pages?>|leaflet|booklet|handout|sheet>|notebook",
  policy:
    "polic(?:y|ies)>|procedures?>|guidelines?>|handbook|manual>(?! (?:key|handling|process|work|entry|check|review|log))|rule ?book|house rules|instructions|written rules|security rules|(?:rules|steps|process|processes|way of working) (?:is |are |is all |are all )?(?:written|documented|in writing|set out|put down|laid down)|our (?:\\w+ )?rules|(?:handling|safety|security|terminal|card|door|key|till|shop|staff|house) rules|rules (?:on|for|about|of)|rules and (?:daily )?(?:steps|procedures)|set of rules|(?:written|documented) (?:\\w+ ){0,3}(?:rules|steps|processes|standards?)|work(?:ing)? instructions|rules sheet|sop>|sops>",
  known:
    "know|knows|known|read>|reads|told|explain|sign>|signs|signed|hand(?:ed|s)? out|gets? a copy|copy|aware|brief|went through|goes? through|gone through|walk|trained|hung|hangs|posted|pinned|circulat|distribut|accessible|available|shared|follow|understand|understood|emailed to|(?:everyone|everybody|all (?:staff|employees)|every employee|each employee) (?:has|have|got|gets|received)|all (?:has|have|got|gets) (?:it|one|them|a copy)|sent to|given to|for (?:all|every) (?:staff|employees?|colleagues?|of us|workers)|receiv|got (?:it|one|a copy)|acknowledg|confirm",
  current:
    "up to date|current|updat|review|revis|refresh|every year|yearly|annual|each year|once a year|kept fresh|adjust|look(?:ed)? (?:it|them) over|check(?:ed)? (?:it|them)|renew|amend|each spring|every january",
  approve:
    "approv|granted by|(?:\\w+'s|written) ok(?:ay)?>|okayed|signed by|signed off|signed ok|sign(?:s|ed)? (?:(?:it|them|this|that|each|every|all)(?: \\w+)? )?off|sign off|okay|ok from|ok of|says? yes|authoriz|permission|permit|consent|green light|sign(?:s|ed)? (?:the|a|an|each|every|for) (?:\\w+ )?(?:slip|form|sheet|paper|note|request|list|right|change|box|shipment|folder|parcel|envelope)|nodded|my (?:yes|ok|okay|consent)|initials|released? by|agree|signature|signs|my ok|go ahead|blessing",
  only: "only|solely|just|restricted|limited|limit>|limits|nobody (?:but|except|else|other)|no one (?:but|except|else|other)|exclusively|not everyone",
  lock: "lock|safe>|cabinet|cupboard|drawer|strongbox|vault|key(?:ed)?>|secured|closed off|bolted|padlock|strong ?room",
  encrypt:
    "encrypt|tls>|ssl>|https|ssh>|vpn|aes>|cipher|scrambl|wpa ?[23]|crypto|tunnel|certificate|e2ee|p2pe|sftp",
  off: "off>|disabl|deactivat|remov|delet|uninstall|closed|block|shut|stripped|taken away|not installed|turned off|switched off|gone>|tak(?:e|es|en|ing) (?:it |them |everything |all )?off|took off|threw|throw|kick|got rid|cleaned|thrown out|throw out",
  separate:
    "separat|segment|vlan|isolat|own network|different network|split|apart|cut off|dmz|subnet|walled|segregat",
  change: "chang|modif|alter|updat|new version|release|deploy",
  bigchange:
    "significant change|big change|major change|larger change|bigger change|every change|each change|any change|after (?:\\w+ ){0,3}chang|chang(?:e|es|ed) .. significant|after (?:\\w+ ){0,4}(?:upgrade|rebuild|relaunch|migration|move|new server|new version)|when (?:we|something) .. chang|whenever (?:we|something) .. chang|new (?:server|shop version|firewall|system) (?:went|goes|was)|whenever something (?:big|major|significant)",
  review:
    "runs? (?:our|my|his|her|their|an|the) eyes? (?:down|over)|review|sits? down with|check|go(?:es)? (?:through|over)|gone (?:through|over)|went (?:through|over)|look(?:s|ed)? (?:through|over|at|into)|inspect|audit|verif|revisit|walk through|reassess|examin|reads?>",
  reviewit:
    "looks? (?:it|them|this|that) (?:over|through|up)|check(?:s|ed)? (?:\\w+ ){0,3}(?:whether|if) (?:they|it)|(?:review|update|revise|check|renew|refresh|rework|reread|read|go over|go through|look over|look at|look through|goes (?:over|through)|went (?:over|through)|looks (?:at|over|through)|reviews|reviewed|updates|updated|revises|adapts|adjusts?) (?:it|them|this|these|that|everything|the whole thing|the lot)>|(?:it|they|which|this|that|and|both|these) (?:is|are|gets?|was|were|has been|have been) (?:\\w+ ){0,2}(?:review|updat|revis|check|look|refresh|renew|gone over|gone through|reread|adapt)|gets? (?:a |an )?(?:\\w+ )?(?:review|updat|refresh|look)|(?:^|, |and )(?:reviewed|updated|revised|checked|refreshed|looked over|gone through)",
  secpolicy:
    "polic(?:y|ies)>|security (?:rules|handbook|guideline|manual|paper|document|rule ?book|concept|sheet)|information security (?:rules|document|handbook)|(?:data|card) (?:protection|security) (?:rules|document|paper|handbook)|written (?:\\w+ ){0,2}(?:security )?rules|rules (?:on|for|about) (?:\\w+ ){0,2}(?:security|card|data)|house rules|rules on paper|our (?:\\w+ )?rules|rules (?:are|is) (?:written|in writing)|rule ?book|(?:card|till|shop|payment|safety|handling) rules",
  // Things
  terminal:
    "terminal|peds?>|card (?:machine|reader|device|unit)|readers?>|pinpad|pin pad|pdq|payment device|chip and pin|poi>|pois>|machines?>|handheld|devices?>|card swip|sumup|zettle|ipp ?3",
  pos: "tills?>|pos>|cash registers?|checkout computer|register computer|point of sale",
  computer:
    "computer|pcs?>|laptop|notebook|servers?>|workstation|machines?>|desktop|tills?>|pos>|systems?>|macs?>|devices?>|endpoint",
  firewall:
    "firewall|router|security group|network filter|acl>|packet filter|fritz ?box|utm>|fortigate|sonicwall|unifi|opnsense|pfsense|gateway>|network (?:security )?control|traffic filter|mikrotik",
  wifi: "wifi|wireless|radio (?:net|signal)|access point|ssid|hotspot|wi fi",
  antivirus:
    "antivirus|antimalware|antispyware|defender|bitdefender|norton|mcafee|sophos|eset|kaspersky|avast|avg>|avira|malwarebytes|crowdstrike|sentinel ?one|edr>|endpoint protection|endpoint security|virus (?:scanner|protection|software|guard|checker|scan)|malware (?:protection|scanner|software|tool|defen[cs]e)|protection against (?:malware|viruses)|webroot|trend micro|f secure|clamav|security suite|protection software|virus killer|protection program|(?:a|the|our) scanner|security software|virus program|internet security|windows security",
  avtopic: "{antivirus}|virus|malware|scanner|scans?>|it scans",
  malware: "malware|virus|blackmail|extortion|ransomware|trojan|spyware|worm>|malicious",
  password: "passwords?>|secret words?|code ?words?|pass ?phrases?|pass ?codes?|passwort",
  login: "login|log(?:s|ging|ged) (?:in|on)|log on|sign(?:s|ing|ed)? in|signs? on|access|account",
  account: "accounts?>|user ?ids?>|user ?names?|logins?>|users?>|user",
  admin: "admin|administrator|root>|super ?user|privileged",
  remote:
    "remote|from (?:outside|home|afar|elsewhere|the road|abroad)|vpn|teamviewer|anydesk|rdp>|off site|dial(?:s)? in|outside access|external access|away from the (?:shop|office)|over the internet|home office",
  mfa: "duo>|two proofs|(?:password|pin)(?: and| plus| then|,) (?:a |an |the |his |her |their |also )*(?:usb|hardware|smart|token|push|authenticator|fingerprint|one time)|(?:card|smart ?card) (?:plus|and) pin|(?:approv|confirm|push)\\w*(?: \\w+){0,3} on (?:the|his|her|their|my|your|a) (?:phone|mobile)|usb key|(?:token|code|app|fingerprint|phone) (?:besides|on top|as well|in addition)|(?:besides|in addition to|on top of|as well as) (?:the|a|their|his|her) password|(?:six|6|one time) (?:digits?|numbers?) (?:off|from|on|in) (?:the|an?|my|your|their|his|her) (?:app|phone|mobile|token)|password (?:plus|and|then) (?:the |an? |his |her |their |my )?(?:app|phone|fingerprint|fob)|(?:phone|mobile) code|code (?:on|off|from|in) (?:the|an?|your|my|their|his|her) (?:phone|mobile|app|token|fob)|token (?:plus|and) (?:a )?(?:password|pin)|app code|code .. (?:on top of|in addition to|besides|as well as|plus|additionally to) (?:the|a) password|password (?:and|plus|then) (?:a |an |the )?(?:\\w+ )?(?:code|token|key)|mfa>|2fa>|two factor|second factor|multi ?factor|two step|2 step|authenticator|second proof|one time code|otp>|totp|yubikey|fido|passkey|code (?:on|from|to|via|by) (?:\\w+ ){0,2}(?:phone|app|mobile|sms|text)|sms code|push (?:notification|on)|security key|hardware key",
  log: "logs?>|logged|logging|audit trail|audit log|event log|protocoll?ed|journal>|log ?files?|syslog|siem",
  scan: "scan>|scans>|scanned|scanning|scanner|(?:examin|search|test|check|look)\\w* (?:\\w+ ){0,4}(?:for )?(?:weak (?:points?|spots?)|holes|vulnerab)|vulnerability (?:test|check|assessment)|nessus|qualys|openvas",
  pentest:
    "pen ?tests?|penetration|pen ?test|ethical hack|pentest|break in test|hack(?:er|ers|ing)? (?:test|attack|us)|white ?hat|red team|attack test|(?:try|tries|tried|trying|attempt\\w*) to (?:break in|break into|hack|get in)|testers? (?:try|tries|tried|attack)|break in (?:for us )?as a test|hire\\w* hackers|test(?:ed|s|er)? .. (?:break in|hack)",
  outside:
    "outside|external|from the internet|internet side|asv|approved scan|approved vendor|internet facing|public (?:ip|address|side|facing)|perimeter|web ?site scan|from out there",
  inside:
    "inside|internal|in house|within (?:the|our) network|from within|our (?:own )?network|lan>|behind the firewall",
  pan: "card numbers?|pans?>|card data|card details|account data|cardholder data|cards?>|card info|credit card|card information|full number|account numbers?|the number>",
  cvv: "cvv|cvc|cvv2|cvc2|cid>|security codes?|three digits?|3 digits?|four digit code|verification (?:code|value|number)|card code|(?:digits?|numbers?|code|figures?) (?:off|at|from|on) the back|(?:three|3) (?:little |last |small )?(?:digits?|numbers?)>|number and (?:the )?code>|code (?:on|from) the back|code on (?:the )?card|number on the back|last three digits|3 or 4 digit",
  track:
    "track data|magnetic|mag ?stripe|stripe>|chip data|full track|track 1|track 2|track>|swipe data",
  pin: "pins?>|pin (?:code|number|block)|pin blocks?",
  paper:
    "paper|receipts?>|slips?>|order forms?|forms?>|printouts?|print>|prints>|printed|vouchers?|carbon|hard ?cop|sheets?>|binder|notes?>|documents?>|written down|faxes|fax>|mail order|merchant cop|till roll",
  media:
    "{paper}|media>|disks?>|drives?>|usb|tapes?>|cds?>|dvds?>|memory (?:card|stick)|backups?>|hard drive|files?>",
  emedia:
    "usb|disks?>|drives?>|tapes?>|hard (?:disk|drive)|ssd>|electronic media|memory (?:card|stick)|old (?:pc|computer|server|laptop)s?|stick>|sticks>|cds?>|dvds?>",
  phishing:
    "phish|false (?:e?mails?|messages?)|forged (?:e?mails?)|trick mails?|fake (?:e?mail|message|invoice)|scam (?:mail|email)|fraudulent (?:mail|email)|dodgy (?:mail|email|link)|spoofed (?:mail|email)|suspicious (?:mail|email|link|message)|bogus (?:mail|email)|bad (?:mail|email|link)s?",
  social:
    "social engineer|talk(?:s|ing)? (?:you|them|us|people|someone|staff) into|con (?:artist|trick|men|man)|trick|pretend|impersonat|pretext|fake (?:call|caller|technician|phone|support)|fraud(?:ulent)? (?:call|caller)|scam|manipulat|callers|strangers",
  vuln: "vulnerab|weak(?:ness| spots?| points?)|security (?:hole|flaw|issue|bug|gap|bulletin|advisor|news|alert|warning|mailing|notice)|cve|loophole|exploit|holes?>|flaws?>",
  patch:
    "patch|updates?>|updated|updating|security fix|fixes>|hotfix|new version|upgrade|latest version|firmware",
  script: "scripts?>|javascript|js>|third party code|tags?>|trackers?>",
  paypage: "payment page|checkout page|checkout|pay page|page where .. pay|payment form|order page",
  waf: "waf>|web application firewall|web app firewall|cloudflare|modsecurity|mod security|sucuri|wordfence|application shield|web shield|imperva|akamai|aws shield",
  key: "keys?>|kms>|hsm>|encryption key|cryptographic key|key material|key vault",
  custodian: "custodian|key (?:keeper|holder|manager)|key ?keepers|keepers",
  incident:
    "incident|breach|hack(?:ed|ing)?>|emergency|data leak|data theft|worst case|card theft|compromise|response plan|emergency plan|something (?:happens|bad|goes wrong)|attack|suspicio|stolen|case of (?:an )?(?:attack|theft|fraud)",
  tra: "risk anal|risk assess|risk study|risk check|targeted risk|written analysis|risk evaluation|analysis of the risk|analyzed the risk",
  agreement: "contract|agreement|in writing|written|signed|terms|sla>|dpa>|clause",
  compliance:
    "compliance|complian|aoc>|attestation|certificate|certification|certified|pci|proof|status|visas? (?:list|registry|site|register)|registry",
  diagram: "diagram|drawing|drawn|draw>|map>|maps>|mapped|sketch|chart|floor plan|plan of|visio",
  screening:
    "background check|screen(?:ed|ing)?>|references?>|criminal record|police (?:check|clearance|certificate)|dbs check|vet>|vetted|vetting|check(?:s|ed)? (?:their |the |his |her )?(?:cv|past|references|background|identity|history)|former employers?|previous employers?|certificate of conduct",
  shred:
    "shred|cutter|cross ?cut|crosscut|stove|fireplace|furnace|burn|incinerat|pulp|destroy|destruction",
  tamper:
    "tamper|manipulat|skimm|swap|swopped|exchang|replac|scratch|screws?>|seals?>|sticker|broken|attached|overlay|strange|chang(?:e|es|ed)>|alter|odd>|unusual|foreign|odd cables?|extra (?:cable|part)|loose|crack|stuck|damage|substitut|fiddled|messed|glued|added|fitted|opened|still the same|(?:with|in|on|to) (?:a|the) photo|photo to|visual|compar|interfer|serial",
  train:
    "train|taught|teach|course|instruct|brief|show(?:n|ed|s)?>|told|tell|explain|knows?>|knowing|learn|educat|lesson|drill|e ?learning|video|workshop|awareness|spoke|talk(?:ed|s)? (?:about|through)|quiz|leaflet|reminded",
  alert:
    "alert|alarm|warn|notif|message|email|mails?>|text(?:s|ed)? me|pages? (?:me|us)|sms|ping|rings",
  code: "code>|source code|software (?:we|i) (?:write|built|develop)|own software|own (?:code|plugin|app|program)|custom (?:code|software|plugin|app)|bespoke|developers?|programmers?|in house software",
};
