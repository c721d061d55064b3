// Spellings that mean the same word. Keys are lower case without accents.

/** Contractions, short forms and slips of the pen, by the word as written. */
export const WORD_FORMS: Readonly<Record<string, string>> = {
  "won't": "will not",
  wont: "will not",
  "can't": "can not",
  cant: "can not",
  cannot: "can not",
  "ain't": "is not",
  aint: "is not",
  dont: "do not",
  dnt: "do not",
  doesnt: "does not",
  dosent: "does not",
  doesent: "does not",
  isnt: "is not",
  arent: "are not",
  wasnt: "was not",
  werent: "were not",
  didnt: "did not",
  havent: "have not",
  hasnt: "has not",
  hadnt: "had not",
  wouldnt: "would not",
  couldnt: "could not",
  shouldnt: "should not",
  "it's": "it is",
  "that's": "that is",
  thats: "that is",
  "there's": "there is",
  theres: "there is",
  "he's": "he is",
  "she's": "she is",
  "what's": "what is",
  whats: "what is",
  "who's": "who is",
  "here's": "here is",
  "where's": "where is",
  "everything's": "everything is",
  "nothing's": "nothing is",
  "that'll": "that will",
  "let's": "let us",
  lets: "let us",
  ive: "i have",
  im: "i am",
  weve: "we have",
  theyre: "they are",
  theyve: "they have",
  youre: "you are",
  dunno: "do not know",
  nope: "no",
  nah: "no",
  yep: "yes",
  yeah: "yes",
  yup: "yes",
  thru: "through",
  pls: "please",
  u: "you",
  ur: "your",
  cos: "because",
  cuz: "because",
  coz: "because",
  cust: "customer",
  custs: "customers",
  cstmr: "customer",
  pmt: "payment",
  pmts: "payments",
  pymt: "payment",
  pymts: "payments",
  pymnt: "payment",
  payement: "payment",
  payements: "payments",
  cc: "card",
  ccs: "cards",
  creditcard: "credit card",
  creditcards: "credit cards",
  nos: "numbers",
  info: "information",
  acct: "account",
  intenet: "internet",
  interent: "internet",
  inet: "internet",
  seperate: "separate",
  seperated: "separated",
  seperately: "separately",
  recieve: "receive",
  recieved: "received",
  recieves: "receives",
  wlan: "wifi",
  tel: "telephone",
  fone: "phone",
  fones: "phones",
  analogue: "analog",
  centre: "center",
  centres: "centers",
  programme: "program",
  programmes: "programs",
  catalogue: "catalog",
  catalogues: "catalogs",
  dialled: "dialed",
  dialling: "dialing",
  licence: "license",
  cheque: "check",
  cheques: "checks",
  cancelled: "canceled",
  aswell: "as well",
  alot: "a lot",
  noone: "nobody",
  everyting: "everything",
  nothin: "nothing",
  thier: "their",
  teh: "the",
  hte: "the",
  wich: "which",
  wiht: "with",
  adn: "and",
  becuase: "because",
  litle: "little",
  untill: "until",
  yr: "year",
  yrs: "years",
  mths: "months",
  mth: "month",
  pwd: "password",
  pwds: "passwords",
  pw: "password",
  av: "antivirus",
};

/** Stems that British English spells with "s" and American English with "z". */
export const IZE_STEMS: readonly string[] = [
  "anonym", "author", "categor", "central", "computer", "custom", "digit", "final", "initial",
  "item", "local", "memor", "minim", "normal", "organ", "personal", "random", "recogn", "sanit",
  "special", "standard", "summar", "token", "util", "virtual",
];

/** Words and phrases of several parts, as a pattern and the one spelling used for them. */
export const COMPOUNDS: readonly (readonly [string, string])[] = [
  ["->|=>|-->", " to "],
  ["w/o", "without"],
  ["w/", "with "],
  ["b/c", "because"],
  ["wi[- ]fi", "wifi"],
  ["wireless lan", "wifi"],
  ["e[- ]mail(s|ed|ing)?", "email$1"],
  ["e[- ]commerce", "ecommerce"],
  ["e[- ]shop(s?)", "webshop$1"],
  ["stand[- ]alone", "standalone"],
  ["dial(?:ed)?[- ]up", "dialup"],
  ["dial(?:s|ing)?[- ]out", "dialout"],
  ["on[- ]line", "online"],
  ["off[- ]line", "offline"],
  ["web[- ](site|shop|store|page|form|hook)(s?)", "web$1$2"],
  ["e[- ]store(s?)", "webstore$1"],
  ["i[- ]frame(s?)", "iframe$1"],
  ["in[- ]line[- ]frame(s?)", "iframe$1"],
  ["plug-in(s?)", "plugin$1"],
  ["plug in(s)", "plugin$1"],
  ["(payment|woocommerce|wordpress|magento|gateway|a|some|the|this|that|checkout) plug in", "$1 plugin"],
  ["check-out(s?)", "checkout$1"],
  ["check out (page|screen|step|form|process)", "checkout $1"],
  ["at check out", "at checkout"],
  ["(?:pin|pos|chip)[- ]pad(s?)", "pinpad$1"],
  ["pin entry (?:device|pad)(s?)", "pinpad$1"],
  ["pop-up(s?)", "popup$1"],
  ["pop up (?=window|form|box)", "popup "],
  ["drop[- ]in(?= |$|[.,;:)])", "dropin"],
  ["soft[- ]pos", "softpos"],
  ["tap[- ](?:to[- ]pay|on[- ](?:the[- ])?phone|to[- ]phone)", "tap on phone"],
  ["point[- ]to[- ]point(?:[- ]| )encrypt(?:ion|ed)", "p2pe"],
  ["p2p[- ]?e?[- ]encrypt(?:ion|ed)", "p2pe"],
  ["p2pe encryption", "p2pe"],
  ["p-2-p-e|p2-pe|pp2e|p2ep|ptpe|ptp encryption|p2p(?=[ ,.;:)!?]|$)", "p2pe"],
  ["end[- ]to[- ]end(?:[- ]| )encrypt(?:ion|ed|s)", "e2ee"],
  ["e2e(?:[- ]| )encrypt(?:ion|ed)", "e2ee"],
  ["e2e(?=[ ,.;:)!?]|$)", "e2ee"],
  ["pay[- ]by[- ]?link", "pay by link"],
  ["back[- ]office", "back office"],
  ["land[- ]line(s?)", "landline$1"],
  ["anti[- ](virus|malware|spyware)", "anti$1"],
  ["fire[- ]wall(s|ed|ing)?", "firewall$1"],
  ["data[- ]base(s?)", "database$1"],
  ["spread[- ]sheet(s?)", "spreadsheet$1"],
  ["voice[- ](?:mail)(s?)", "voicemail$1"],
  ["lap[- ]top(s?)", "laptop$1"],
  ["web[- ]based", "web based"],
  ["log[- ]in(s)?", "login$1"],
  ["pass[- ]word(s?)", "password$1"],
  ["up[- ]to[- ]date", "up to date"],
  ["third[- ]part(y|ies)", "third part$1"],
  ["v[- ]lan(s?)", "vlan$1"],
  ["java[- ]script", "javascript"],
  ["mail[- ]order", "mail order"],
];

/** Terms that matter enough to be recognised with one slip of the pen. */
export const KEY_TERMS: readonly string[] = (
  "terminal terminals internet virtual payment payments redirect redirects redirected redirection " +
  "customer customers network networks website websites separate separated separately isolated " +
  "isolation standalone encrypt encrypted encryption encrypts iframe iframes hosted provider " +
  "providers processor gateway gateways browser browsers checkout telephone landline analog " +
  "imprinter wireless ethernet broadband bluetooth computer computers laptop tablet register " +
  "segmented segmentation firewall recorded recording recordings spreadsheet database plugin " +
  "javascript tokenized tokenizes tokenize embedded approved approval validated connected " +
  "certified receipts shredded segregated dedicated imprinters contactless unattended keypad " +
  "solution solutions integrated software merchant merchants password passwords antivirus " +
  "vulnerability vulnerabilities quarterly annually monthly weekly policy policies procedure " +
  "procedures training inspection inspected compliance compliant incident response restricted " +
  "administrator authentication multifactor authorized " +
  "hyperlink shopify woocommerce squarespace prestashop magento braintree cybersource worldpay " +
  "authorize verifone ingenico stripe paypal electronic electronically physically address machine " +
  "machines invoice invoices document envelope cabinet company supplier transaction transactions " +
  "processes directly messages attachment attachments account customers' stored typing forward " +
  "forwarded responsible visitors service"
).split(" ");

/** Real words one letter away from a key term; never corrected. */
export const NOT_MISSPELT: ReadonlySet<string> = new Set(
  (
    "provided provides browsed tables table store stores storage scored posted hosts host hosting " +
    "reader readers registers registered policed police polices processed process registrar " +
    "network's payments' invoiced address addressed compliant compliance restrict restricted " +
    "services serviced customary analogy analogs machined accounts document documents forwards " +
    "separates isolate isolates connects connect certifies embed approve approves validates " +
    "validate virtually encryptor directed strips stripes striped solutions resolution typical"
  ).split(" "),
);
