// The sentences of the result: what decided, what was assumed, what would change it.
import type { ScenarioLabel } from "@/lib/assessor/embedded/determination/scenario";
import type { SaqType } from "@/lib/pci/saq-type";

/** What the merchant does, in one clause. */
export const KINDS: Readonly<Record<ScenarioLabel, string>> = {
  siteRunByProvider:
    "your shop and its checkout are run by the platform, so the card is typed on its pages",
  redirect: "customers leave your site and type the card on the payment company's own page",
  embedded: "the card is typed in a form of the payment company that sits inside your page",
  browserToGateway:
    "the card fields belong to your page and the browser sends the number straight to the payment company",
  ownServer: "the card number passes through your own server",
  linkByCustomer: "customers open a payment link and type the card on the payment company's page",
  linkByStaff:
    "your staff type the card into the payment company's page, which works as a virtual terminal",
  virtualTerminal: "your staff type the card into a web page of the bank or payment company",
  outsourced:
    "an outside company takes the card numbers, so that they never reach your staff or systems",
  imprinter: "cards are taken with an imprinter",
  dial: "cards are taken on a terminal that dials over a telephone line",
  ip: "cards are taken on a standalone terminal that reaches the bank over the internet",
  tied: "the card terminal or reader works through your till or payment program",
  p2pe: "cards are taken only on terminals of a P2PE solution on PCI's list",
  spoc: "cards are taken with the reader of a SPoC solution on PCI's list",
  mobileReader:
    "cards are taken with a reader that needs a phone or tablet and is on no P2PE or SPoC list",
  tapOnPhone: "cards are tapped on the phone itself, for which no shorter questionnaire exists",
};

/** The same for a solution whose listing has run out, by how the device is listed. */
export const LAPSED_KINDS: Readonly<Record<string, string>> = {
  p2peExpired: "cards are taken only on terminals of a P2PE solution whose listing has run out",
  spocExpired: "cards are taken with the reader of a SPoC solution whose listing has run out",
};

/** What speaks against the shorter questionnaires, by fact. */
export const BLOCKERS: Readonly<Record<string, string>> = {
  electronicStorage: "card numbers are kept electronically",
  accountDataReceivedElectronically:
    "card numbers reach you or stay with you by an electronic road",
  isolatedFromOtherSystems: "the card equipment is not cut off from your other systems",
  singleLocationNetwork: "the tills of several places are linked",
  phoneLine: "card numbers are spoken over internet telephony on your own network",
  providersConfirmedCompliant: "the payment company does not comply with PCI DSS",
  providerManualFollowed: "the provider's instructions are not followed",
  deviceListing: "the device's approval is missing or has expired",
  paymentPageElements: "part of the payment page comes from another party",
  scriptAttackConfirmation: "the protection of the page against script attacks is not confirmed",
};

/** What could not be found out, by topic of the question. */
export const ASSUMED: Readonly<Record<string, string>> = {
  whoEntersCard: "who types the card",
  cardEntryMethod: "how the card is charged",
  checkoutHosting: "whose page the card is typed on",
  formDestination: "whether the card number reaches your server",
  readerListed: "whether the reader is on one of PCI's lists",
  spocListed: "whether the reader is on one of PCI's lists",
  tapListed: "whether the app is on PCI's list of CPoC or MPoC solutions",
  p2peListed: "whether the solution is on PCI's list of P2PE solutions",
  terminalConnection: "how the terminal reaches the bank",
  terminalStandalone: "whether the terminal stands alone",
  p2peManual: "whether the P2PE manual is followed",
  spocGuide: "whether the user guide is followed",
  vtIsolation: "whether the computer is cut off from other systems",
  terminalIsolation: "whether the terminal is on a network of its own",
  posIsolation: "whether the tills are on a network of their own",
  readerIsolation: "whether the phone with the reader is kept off other networks",
  singleLocation: "whether the tills of several places are linked",
  callRecording: "whether card numbers can be heard on recordings",
  receivedElectronically: "whether the faxes arrive on paper",
  cardStorage: "whether card numbers are stored",
  vtReader: "whether a card reader is attached to the computer",
  paperScanned: "whether papers with card numbers are scanned",
  ptsApproval: "whether the terminal is approved",
  acquirerAgreement: "whether the bank agrees to the expired approval",
  phoneLine: "which kind of telephone line is used",
  scriptProtection: "whether the page is protected against script attacks",
  oneMethodAtATime: "which payment method this is about",
  language: "the description in English",
};

/** The next best questionnaire and what would lead to it. */
export const NEIGHBOURS: Readonly<
  Partial<Record<`${SaqType}/${ScenarioLabel}` | SaqType, readonly [SaqType, string]>>
> = {
  "SAQ A": [
    "SAQ A-EP",
    "card fields that belong to your own page instead of the payment company's",
  ],
  "SAQ A/embedded": ["SAQ A-EP", "no confirmed protection of your page against script attacks"],
  "SAQ A/outsourced": ["SAQ C-VT", "card numbers that your own staff hear and type in"],
  "SAQ A/linkByCustomer": ["SAQ C-VT", "your own staff typing the card into the link"],
  "SAQ A-EP": ["SAQ D", "a card number that reaches your own server, even for a moment"],
  "SAQ A-EP/embedded": ["SAQ A", "a confirmed protection of your page against script attacks"],
  "SAQ B": ["SAQ B-IP", "a terminal that uses the internet instead of the telephone line"],
  "SAQ B-IP": ["SAQ D", "a network shared with your other systems"],
  "SAQ C-VT": ["SAQ D", "a computer that is not cut off from your other systems"],
  "SAQ C": ["SAQ D", "tills that share a network with other systems or are linked between places"],
  "SAQ C/virtualTerminal": ["SAQ C-VT", "no card reader on the computer"],
  "SAQ P2PE": ["SAQ B-IP", "a terminal that is on no current P2PE list"],
  "SAQ SPoC": ["SAQ C", "a reader that is on no current SPoC list"],
};
