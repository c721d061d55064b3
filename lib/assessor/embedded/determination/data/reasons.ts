// The sentences of the result: what decided, what was assumed, what would change it.
import type { ScenarioLabel } from "@/lib/assessor/embedded/determination/scenario";

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

/** How cards are taken where it is told only as far as the questionnaire goes. */
export const KINDS_OF_TYPES: Readonly<Partial<Record<string, string>>> = {
  "SAQ A": "the card number is typed on a page or in a form of the payment company",
  "SAQ A-EP": "the card number goes from the browser straight to the payment company",
};

/** The same for a solution whose listing has run out, by how the device is listed. */
export const LAPSED_KINDS: Readonly<Record<string, string>> = {
  p2peExpired: "cards are taken only on terminals of a P2PE solution whose listing has run out",
  spocExpired: "cards are taken with the reader of a SPoC solution whose listing has run out",
};

/** What speaks against a shorter questionnaire: a value of a fact, in words. */
export const AGAINST: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  electronicStorage: { yes: "card numbers are kept electronically" },
  accountDataReceivedElectronically: {
    emailFaxChat: "card numbers reach you by e-mail, message, file or fax to a computer",
    callRecording: "card numbers can be heard on recordings of calls",
  },
  isolatedFromOtherSystems: { no: "what you take cards on is not kept apart from other systems" },
  singleLocationNetwork: { no: "the places in which you take cards are linked" },
  phoneLine: {
    voipOnMerchantNetwork: "card numbers are spoken over internet telephony on your own network",
  },
  providersConfirmedCompliant: { no: "the payment company does not comply with PCI DSS" },
  providerManualFollowed: { no: "the provider's instructions are not followed" },
  deviceListing: {
    none: "the device is not on the list of approved ones",
    ptsExpired: "the device's approval has run out",
  },
  paymentPageElements: { other: "part of the payment page comes from somebody else" },
  scriptAttackConfirmation: {
    no: "the protection of the page against harmful scripts is not confirmed",
  },
  cardReaderAttachedToComputer: { yes: "a card reader is connected to the computer" },
  batchOrStoreForwardSoftware: { yes: "software on the computer stores card numbers" },
};

/** What could not be found out, by topic of the question. */
export const ASSUMED: Readonly<Record<string, string>> = {
  whoEntersCard: "who types the card",
  cardEntryMethod: "how the card is charged",
  checkoutHosting: "whose page the card is typed on",
  cardFields: "who made the boxes for the card number",
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
