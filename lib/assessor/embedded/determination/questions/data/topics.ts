// The follow-up questions: what each one separates and what its choices mean, most telling first. Their words are in
// `words`.
import type { Choices, Question } from "@/lib/assessor/embedded/determination/questions/question";
import { PCI_LISTS } from "./links";

const DEVICES = ["dial", "ip", "tied"] as const;

const WHO_TYPES: Choices = {
  customer: [["enters", "customer"]],
  staff: [["enters", "staff"]],
  // Two ways of taking cards, each with a questionnaire of its own.
  both: [
    ["way", "link"],
    ["way", "virtualTerminal"],
  ],
};

/** How a card gets in. */
export const HOW_PAID: Choices = {
  machine: [["way", "terminal"]],
  phone: [["way", "phone"]],
  typed: [
    ["way", "virtualTerminal"],
    ["enters", "staff"],
  ],
  web: [["way", "web"]],
};

const ON_NO_LIST: Choices[string] = [
  ["spoc", "unlisted"],
  ["encryption", "unlisted"],
];
const READER_LISTS: Choices = {
  p2pe: [["encryption", "listed"]],
  spoc: [["spoc", "listed"]],
  none: ON_NO_LIST,
};

const CONNECTIONS: Choices = {
  telephone: [
    ["connection", "dial"],
    ["connection", "notIp"],
  ],
  sim: [
    ["connection", "ip"],
    ["isolated", "yes"],
  ],
  shared: [
    ["connection", "ip"],
    ["isolated", "no"],
  ],
  own: [
    ["connection", "ip"],
    ["isolated", "yes"],
  ],
};

const STANDALONE: Choices = { yes: [["standalone", "yes"]], no: [["standalone", "no"]] };
const MANUAL: Choices = { yes: [["manual", "yes"]], no: [["manual", "no"]] };

/** What else is on the network, and whether other things use the same box. */
const ON_NETWORK: readonly [Choices, Choices] = [
  {
    nothing: [["isolated", "yes"]],
    firewall: [["isolated", "yes"]],
    shared: [["isolated", "no"]],
  },
  { no: [["isolated", "yes"]], yes: [["isolated", "no"]] },
];

const ONLINE_BY: readonly [Choices, Choices] = [
  {
    mobile: [["isolated", "yes"]],
    own: [["isolated", "yes"]],
    shared: [["isolated", "no"]],
  },
  { no: [["isolated", "yes"]], yes: [["isolated", "no"]] },
];

const PAGE_ADDRESS: Choices = { page: [["web", "redirect"]], same: [["web", "notRedirect"]] };
const FIELDS: Choices = {
  frame: [["web", "embeddedProviderForm"]],
  own: [["ownFields", "yes"]],
};
const STORED: Choices = { yes: [["storage", "yes"]], no: [["storage", "no"]] };

/** All questions, in the order in which they are tried. */
export const QUESTIONS: readonly Question[] = [
  {
    id: "whoEntersCard",
    topic: "whoEntersCard",
    kinds: [["linkByCustomer"], ["linkByStaff"]],
    asks: [WHO_TYPES, WHO_TYPES],
  },
  {
    id: "cardEntryMethod",
    topic: "cardEntryMethod",
    kinds: [
      ["dial", "ip", "tied", "p2pe"],
      ["virtualTerminal"],
      ["redirect", "embedded", "browserToGateway", "ownServer"],
    ],
    asks: [HOW_PAID, HOW_PAID],
  },
  {
    id: "checkoutHosting",
    topic: "checkoutHosting",
    kinds: [["redirect"], ["embedded", "browserToGateway", "ownServer"]],
    conflict: "web",
    asks: [
      { page: [["web", "redirect"]], ...FIELDS, platform: [["platform", "provider"]] },
      { ...PAGE_ADDRESS, platform: [["platform", "provider"]] },
    ],
  },
  {
    id: "cardFields",
    topic: "cardFields",
    kinds: [["embedded"], ["browserToGateway", "ownServer"]],
    conflict: "web",
    asks: [FIELDS, FIELDS],
  },
  {
    id: "formDestination",
    topic: "formDestination",
    kinds: [["redirect", "embedded", "browserToGateway"], ["ownServer"]],
    conflict: "web",
    asks: [
      { straight: [["web", "directPost"]], server: [["web", "serverReceivesCardData"]] },
      { no: [["web", "directPost"]], yes: [["web", "serverReceivesCardData"]] },
    ],
  },
  {
    id: "cardOnPhone",
    topic: "cardEntryMethod",
    kinds: [["tapOnPhone"], ["spoc", "p2pe", "mobileReader"]],
    heardAs: "cardOnPhone",
    asks: [
      { reader: [["way", "mobileReader"]], tap: [["way", "tapOnPhone"]] },
      { reader: [["way", "mobileReader"]], tap: [["way", "tapOnPhone"]] },
    ],
  },
  {
    id: "spocListed",
    topic: "spocListed",
    kinds: [["spoc"], ["p2pe"], ["mobileReader"]],
    needs: [
      ["spoc", "pinOnPhone"],
      ["spoc", "claimed"],
    ],
    links: [PCI_LISTS],
    asks: [READER_LISTS, READER_LISTS],
  },
  {
    id: "spocListed",
    topic: "readerListed",
    kinds: [["spoc"], ["p2pe"], ["mobileReader"]],
    links: [PCI_LISTS],
    asks: [READER_LISTS, READER_LISTS],
  },
  {
    id: "tapListed",
    topic: "tapListed",
    fact: "deviceListing",
    only: ["tapOnPhone"],
    links: [PCI_LISTS],
    asks: [
      { yes: [["tapListing", "listed"]], no: [["tapListing", "unlisted"]] },
      { yes: [["tapListing", "listed"]], no: [["tapListing", "unlisted"]] },
    ],
  },
  {
    id: "p2peListed",
    topic: "p2peListed",
    kinds: [["p2pe"], [...DEVICES, "imprinter", "mobileReader"]],
    conflict: "encryption",
    raisedBy: [
      ["encryption", "claimed"],
      ["encryption", "encrypted"],
      ["encryption", "listed"],
    ],
    links: [PCI_LISTS],
    asks: [
      { yes: [["encryption", "listed"]], no: [["encryption", "unlisted"]] },
      { yes: [["encryption", "listed"]], no: [["encryption", "unlisted"]] },
    ],
  },
  {
    id: "terminalConnection",
    topic: "terminalConnection",
    kinds: [["dial"], ["ip", "tied", "p2pe"]],
    conflict: "connection",
    asks: [CONNECTIONS, CONNECTIONS],
  },
  {
    id: "terminalStandalone",
    topic: "terminalStandalone",
    kinds: [["dial", "ip"], ["tied"]],
    conflict: "standalone",
    asks: [
      {
        typed: [["standalone", "yes"]],
        till: [["standalone", "no"]],
        phone: [["way", "mobileReader"]],
      },
      STANDALONE,
    ],
  },
  {
    id: "dialStandalone",
    topic: "terminalStandalone",
    fact: "isolatedFromOtherSystems",
    only: ["dial"],
    conflict: "standalone",
    asks: [
      { nothing: [["standalone", "yes"]], till: [["standalone", "no"]] },
      { yes: [["standalone", "no"]], no: [["standalone", "yes"]] },
    ],
  },
  {
    id: "p2peManual",
    topic: "p2peManual",
    fact: "providerManualFollowed",
    only: ["p2pe"],
    asks: [MANUAL, MANUAL],
  },
  {
    id: "spocGuide",
    topic: "spocGuide",
    fact: "providerManualFollowed",
    only: ["spoc"],
    asks: [MANUAL, MANUAL],
  },
  {
    id: "tapGuide",
    topic: "spocGuide",
    fact: "providerManualFollowed",
    only: ["tapOnPhone"],
    asks: [MANUAL, MANUAL],
  },
  {
    id: "vtIsolation",
    topic: "vtIsolation",
    fact: "isolatedFromOtherSystems",
    only: ["virtualTerminal", "linkByStaff"],
    conflict: "isolated",
    asks: ON_NETWORK,
  },
  {
    id: "vtReader",
    topic: "vtReader",
    fact: "cardReaderAttachedToComputer",
    only: ["virtualTerminal", "linkByStaff"],
    needs: [
      ["vtReader", "maybe"],
      ["way", "terminal"],
      ["arrival", "faceToFace"],
      ["arrival", "noPhone"],
    ],
    asks: [
      { yes: [["vtReader", "yes"]], no: [["vtReader", "no"]] },
      { yes: [["vtReader", "yes"]], no: [["vtReader", "no"]] },
    ],
  },
  {
    id: "terminalIsolation",
    topic: "terminalIsolation",
    fact: "isolatedFromOtherSystems",
    only: ["ip"],
    conflict: "isolated",
    asks: ON_NETWORK,
  },
  {
    id: "posIsolation",
    topic: "posIsolation",
    fact: "isolatedFromOtherSystems",
    only: ["tied"],
    conflict: "isolated",
    asks: ON_NETWORK,
  },
  {
    id: "readerIsolation",
    topic: "readerIsolation",
    fact: "isolatedFromOtherSystems",
    only: ["mobileReader"],
    conflict: "isolated",
    asks: ONLINE_BY,
  },
  {
    id: "tapIsolation",
    topic: "readerIsolation",
    fact: "isolatedFromOtherSystems",
    only: ["tapOnPhone"],
    asks: ONLINE_BY,
  },
  {
    id: "singleLocation",
    topic: "singleLocation",
    fact: "singleLocationNetwork",
    only: ["tied", "mobileReader", "virtualTerminal"],
    asks: [
      {
        one: [["location", "one"]],
        separate: [["location", "separate"]],
        linked: [["location", "linked"]],
      },
      { no: [["location", "one"]], yes: [["location", "linked"]] },
    ],
  },
  {
    id: "callRecording",
    partial: true,
    topic: "callRecording",
    fact: "accountDataReceivedElectronically",
    needs: [["recording", "yes"]],
    asks: [
      {
        yes: [["recording", "withCard"]],
        no: [["recording", "withoutCard"]],
        none: [["recording", "no"]],
      },
      { yes: [["recording", "withCard"]], no: [["recording", "withoutCard"]] },
    ],
  },
  {
    id: "faxArrival",
    partial: true,
    topic: "receivedElectronically",
    fact: "accountDataReceivedElectronically",
    needs: [["received", "fax"]],
    asks: [
      { paper: [["received", "faxPaper"]], electronic: [["received", "faxElectronic"]] },
      { yes: [["received", "faxElectronic"]], no: [["received", "faxPaper"]] },
    ],
  },
  {
    id: "receivedElectronically",
    partial: true,
    topic: "receivedElectronically",
    fact: "accountDataReceivedElectronically",
    needs: [
      ["received", "written"],
      ["received", "open"],
      ["received", "email"],
    ],
    asks: [
      {
        paper: [["received", "faxPaper"]],
        electronic: [["received", "faxElectronic"]],
        none: [["received", "faxPaper"]],
      },
      { yes: [["received", "faxElectronic"]], no: [["received", "faxPaper"]] },
    ],
  },
  {
    id: "paperScanned",
    partial: true,
    topic: "paperScanned",
    fact: "electronicStorage",
    needs: [
      ["storage", "scanMaybe"],
      ["storage", "filedMaybe"],
    ],
    asks: [
      {
        paper: [["storage", "no"]],
        scanned: [["storage", "yes"]],
        none: [["storage", "no"]],
      },
      STORED,
    ],
  },
  {
    id: "cardStorage",
    topic: "cardStorage",
    fact: "electronicStorage",
    conflict: "storage",
    asks: [STORED, STORED],
  },
  {
    id: "ptsApproval",
    topic: "ptsApproval",
    fact: "deviceListing",
    only: ["ip"],
    links: [PCI_LISTS],
    asks: [
      { provider: [["pts", "hint"]], elsewhere: [["pts", "open"]] },
      { yes: [["pts", "yes"]], expired: [["pts", "expired"]], no: [["pts", "no"]] },
    ],
  },
  {
    id: "acquirerAgreement",
    topic: "acquirerAgreement",
    fact: "acquirerAgrees",
    only: ["ip"],
    asks: [
      { yes: [["acquirerAgrees", "yes"]], no: [["acquirerAgrees", "no"]] },
      { yes: [["acquirerAgrees", "yes"]], no: [["acquirerAgrees", "no"]] },
    ],
  },
  {
    id: "phoneLine",
    topic: "phoneLine",
    fact: "phoneLine",
    asks: [
      { ordinary: [["phoneLine", "analog"]], internet: [["phoneLine", "voip"]] },
      { ordinary: [["phoneLine", "analog"]], internet: [["phoneLine", "voip"]] },
    ],
  },
  {
    id: "scriptProtection",
    topic: "scriptProtection",
    fact: "scriptAttackConfirmation",
    only: ["embedded"],
    asks: [
      { yes: [["script", "yes"]], no: [["script", "no"]] },
      { yes: [["script", "yes"]], no: [["script", "no"]] },
    ],
  },
];
