// Every criterion of every questionnaire as a question in plain words, and the fact that answers it.

/** One criterion in the merchant's language. */
export interface Criterion {
  /** Id of the criterion in the eligibility file. */
  readonly id: string;
  readonly question: string;
  /** The fact that answers it, and the values for which it holds. */
  readonly fact?: string;
  readonly holds?: readonly string[];
  /** Holds by the kind of payment alone; nothing has to be confirmed. */
  readonly byKind?: boolean;
  /** Said when the criterion holds, fails, or is still to be confirmed. */
  readonly met: string;
  readonly failed: string;
  readonly open: string;
}

const NO_STORAGE = {
  fact: "electronicStorage",
  holds: ["no"],
  met: "You keep no card numbers on any computer or system.",
  failed: "Card numbers are kept electronically, which every shorter questionnaire rules out.",
  open: "Nothing you wrote speaks of stored card numbers; please confirm that there are none, old files and backups included.",
} as const;
const PAPER_ONLY = {
  fact: "accountDataReceivedElectronically",
  holds: ["no"],
  met: "Card numbers reach you on paper or by voice only, not by an electronic road.",
  failed:
    "Card numbers reach you electronically (e-mail, chat, files, fax to computer or recordings).",
  open: "Please confirm that any card numbers you keep are on paper, and that this paper did not arrive by e-mail or as a file.",
} as const;
const NO_OTHER_ROAD = {
  fact: "accountDataReceivedElectronically",
  holds: ["no"],
  met: "Card numbers come in, go out and stay by no other electronic road.",
  failed:
    "Card numbers also come in by another electronic road (e-mail, chat, files or recordings).",
  open: "Please confirm that card numbers are not received, sent or stored electronically in any other way.",
} as const;
const PROVIDERS = {
  fact: "providersChecked",
  holds: [] as readonly string[],
  met: "Your provider has told or shown you that it complies with PCI DSS.",
  failed: "Your provider does not comply with PCI DSS.",
  open: "Please confirm with each payment company and host that it complies with PCI DSS (its certificate will do).",
} as const;
const REMOTE_OR_NOT = {
  byKind: true,
  met: "These are sales over a counter, by post or by telephone, not on a website.",
  failed: "This covers web sales, which the questionnaire does not.",
  open: "",
} as const;

/** The criteria by questionnaire, in the order of its attestation form. */
export const CRITERIA: Readonly<Record<string, readonly Criterion[]>> = {
  "SAQ A": [
    {
      id: "A-1",
      question: "Is the card absent in every sale of this kind (web, post or telephone only)?",
      fact: "channel",
      holds: ["ecommerce", "mailOrder", "telephoneOrder"],
      met: "The customer and the card are not present: these are remote sales.",
      failed: "Cards are also taken face to face in this way of selling.",
      open: "Please confirm that no cards are taken face to face in this way of selling.",
    },
    {
      id: "A-2",
      question: "Does an outside payment company do every step in which card numbers are handled?",
      fact: "outsourced",
      holds: ["yes"],
      met: "The payment company handles the card numbers in every step.",
      failed: "Some step with card numbers happens on your side.",
      open: "Please confirm that every step with card numbers is the payment company's.",
    },
    {
      id: "A-3",
      question: "Are all your own computers and websites free of card numbers?",
      ...NO_STORAGE,
    },
    {
      id: "A-4",
      question: "Have you checked that your payment companies comply with PCI DSS?",
      ...PROVIDERS,
    },
    {
      id: "A-5",
      question:
        "If you keep any card numbers, is it on paper only, and not paper that came by e-mail or as a file?",
      ...PAPER_ONLY,
    },
    {
      id: "A-6",
      question:
        "Does everything on the page where the card is typed come straight from the payment company?",
      fact: "paymentPageElements",
      holds: ["providerOnly"],
      met: "The page or frame in which the card is typed comes from the payment company.",
      failed:
        "Part of the page in which the card is typed comes from your own site or from somebody else.",
      open: "Please confirm that every part of the payment page comes from the payment company.",
    },
    {
      id: "A-7",
      question:
        "Where the payment form sits inside your page: have you confirmed that scripts cannot be used to attack it?",
      fact: "scriptAttackConfirmation",
      holds: ["yes", "notApplicable"],
      met: "The protection of your page against script attacks is confirmed, or no payment form sits inside your page.",
      failed: "The protection of your page against script attacks is not confirmed.",
      open: "Please have the payment company confirm the protection against script attacks, or set it up yourself.",
    },
  ],
  "SAQ A-EP": [
    {
      id: "AEP-1",
      question: "Are these web sales only?",
      fact: "channel",
      holds: ["ecommerce"],
      met: "These are sales on your website.",
      failed: "These are not web sales.",
      open: "Please confirm that these are web sales only.",
    },
    {
      id: "AEP-2",
      question:
        "Apart from showing the payment page, does a payment company do all handling of card numbers?",
      fact: "serverClean",
      holds: ["yes"],
      met: "Apart from the page itself, the payment company handles the card numbers.",
      failed: "Your own server handles card numbers.",
      open: "Please confirm that the payment company does all handling of card numbers.",
    },
    {
      id: "AEP-3",
      question:
        "Does your website never receive card numbers, although it decides how they get to the payment company?",
      fact: "serverClean",
      holds: ["yes"],
      met: "The card number goes from the customer's browser to the payment company and not through your server.",
      failed: "The card number passes through your own server.",
      open: "Please confirm with your developer that the card number never reaches your server.",
    },
    {
      id: "AEP-4",
      question:
        "If somebody else hosts your website, does that host comply with the PCI DSS rules for hosts?",
      ...PROVIDERS,
      open: "Please ask the company that hosts your website for its PCI DSS certificate (not needed where you host it yourself).",
    },
    {
      id: "AEP-5",
      question:
        "Does each part of the payment page come from your own site or a compliant payment company, and nobody else?",
      fact: "paymentPageElements",
      holds: ["providerOnly", "merchantAndProvider"],
      met: "The payment page is made of parts of your own site and of the payment company.",
      failed: "Part of the payment page comes from another party.",
      open: "Please confirm that nobody else adds parts to the payment page.",
    },
    {
      id: "AEP-6",
      question: "Are all your own computers and websites free of stored card numbers?",
      ...NO_STORAGE,
    },
    {
      id: "AEP-7",
      question: "Have you checked that your payment companies comply with PCI DSS?",
      ...PROVIDERS,
    },
    {
      id: "AEP-8",
      question:
        "If you keep any card numbers, is it on paper only, and not paper that came by e-mail or as a file?",
      ...PAPER_ONLY,
    },
  ],
  "SAQ B": [
    {
      id: "B-1",
      question:
        "Are cards taken only with an imprinter or with standalone terminals that dial over a telephone line?",
      fact: "entryMethod",
      holds: ["imprinter", "dialOutTerminal"],
      met: "You use an imprinter or a terminal that dials over a telephone line.",
      failed: "The device is not one that dials over a telephone line.",
      open: "Please confirm that the terminal dials over a telephone line.",
    },
    {
      id: "B-2",
      question: "Is the terminal connected to none of your other systems?",
      fact: "isolatedFromOtherSystems",
      holds: ["yes"],
      met: "The terminal is connected to none of your other systems.",
      failed: "The terminal is connected to another of your systems.",
      open: "Please confirm that no till or computer is connected to the terminal.",
    },
    {
      id: "B-3",
      question: "Is the terminal without any internet connection?",
      fact: "entryMethod",
      holds: ["imprinter", "dialOutTerminal"],
      met: "The terminal uses the telephone line and not the internet.",
      failed: "The terminal uses the internet.",
      open: "Please confirm that the terminal has no internet connection, not even as a spare.",
    },
    {
      id: "B-4",
      question:
        "If you keep any card numbers, is it on paper only, and not paper that came by e-mail or as a file?",
      ...PAPER_ONLY,
    },
    { id: "B-5", question: "Do you keep no card numbers electronically?", ...NO_STORAGE },
    { id: "B-X", question: "Is this something other than web sales?", ...REMOTE_OR_NOT },
  ],
  "SAQ B-IP": [
    {
      id: "BIP-1",
      question:
        "Are cards taken only with standalone, PTS-approved terminals that reach the bank over the internet?",
      fact: "entryMethod",
      holds: ["ipTerminalStandalone"],
      met: "You use a standalone terminal that reaches the bank over the internet.",
      failed: "The terminal does not stand alone.",
      open: "Please confirm that the terminal stands alone.",
    },
    {
      id: "BIP-2",
      question: "Is the terminal model on PCI's list of approved PTS devices?",
      fact: "deviceListing",
      holds: ["ptsCurrent"],
      met: "The terminal is an approved model or was supplied by your bank or provider.",
      failed: "The terminal's approval is missing or has expired.",
      open: "Please look up the model on PCI's list of approved PTS devices.",
    },
    {
      id: "BIP-3",
      question: "Is the terminal kept apart from all your other systems?",
      fact: "isolatedFromOtherSystems",
      holds: ["yes"],
      met: "The terminal is kept apart from your other systems.",
      failed: "The terminal shares a network with your other systems.",
      open: "Please confirm that the terminal is on a network of its own.",
    },
    {
      id: "BIP-4",
      question: "Do card numbers travel only from the terminal to the bank?",
      ...NO_OTHER_ROAD,
    },
    {
      id: "BIP-5",
      question: "Does the terminal work without a computer, till, phone or tablet?",
      fact: "entryMethod",
      holds: ["ipTerminalStandalone"],
      met: "The terminal needs no other device to reach the bank.",
      failed: "The terminal needs another device to reach the bank.",
      open: "Please confirm that the terminal needs no other device.",
    },
    { id: "BIP-6", question: "Do you keep no card numbers electronically?", ...NO_STORAGE },
    {
      id: "BIP-7",
      question:
        "If you keep any card numbers, is it on paper only, and not paper that came by e-mail or as a file?",
      ...PAPER_ONLY,
    },
    { id: "BIP-X", question: "Is this something other than web sales?", ...REMOTE_OR_NOT },
  ],
  "SAQ C-VT": [
    {
      id: "CVT-1",
      question: "Are payments entered only in a virtual terminal, a web page opened in a browser?",
      fact: "entryMethod",
      holds: ["virtualTerminal"],
      met: "You enter the cards in a web page of the payment company.",
      failed: "Cards are not entered in a virtual terminal.",
      open: "Please confirm that cards are entered only in the virtual terminal.",
    },
    {
      id: "CVT-2",
      question: "Does a payment company that complies with PCI DSS provide the virtual terminal?",
      ...PROVIDERS,
    },
    {
      id: "CVT-3",
      question: "Is the computer in one place and cut off from other places and systems?",
      fact: "isolatedFromOtherSystems",
      holds: ["yes"],
      met: "The computer for card entry is kept apart from your other systems.",
      failed: "The computer for card entry shares a network with your other systems.",
      open: "Please confirm that the computer is cut off from your other systems.",
    },
    {
      id: "CVT-4",
      question:
        "Is there no program on it that stores card numbers or sends them later in batches?",
      fact: "batchOrStoreForwardSoftware",
      holds: ["no"],
      met: "You mention no program that stores card numbers or sends them in batches.",
      failed: "A program on the computer stores card numbers or sends them in batches.",
      open: "Please confirm that no such program is installed.",
    },
    {
      id: "CVT-5",
      question: "Is no card reader or similar device attached to it?",
      fact: "cardReaderAttachedToComputer",
      holds: ["no"],
      met: "No card reader is attached; cards are typed in by hand.",
      failed: "A card reader is attached to the computer.",
      open: "Please confirm that no card reader is attached.",
    },
    {
      id: "CVT-6",
      question: "Do card numbers come in, go out and stay by no other electronic road?",
      ...NO_OTHER_ROAD,
    },
    {
      id: "CVT-7",
      question:
        "If you keep any card numbers, is it on paper only, and not paper that came by e-mail or as a file?",
      ...PAPER_ONLY,
    },
    {
      id: "CVT-X",
      question: "Do staff type one payment at a time, and is this not a website for customers?",
      byKind: true,
      met: "Staff type one payment at a time.",
      failed: "This is not card entry by staff.",
      open: "",
    },
  ],
  "SAQ C": [
    {
      id: "C-1",
      question:
        "Are the payment program and its internet connection on the same device or the same local network?",
      fact: "entryMethod",
      holds: [
        "terminalTiedToPos",
        "paymentApplication",
        "mobileReaderNotListed",
        "virtualTerminal",
      ],
      met: "The payment program and its internet connection are together in your shop.",
      failed: "The payment program is not on the network that connects it.",
      open: "Please confirm that the till and its internet connection are on the same network.",
    },
    {
      id: "C-2",
      question: "Is that system kept apart from all your other systems?",
      fact: "isolatedFromOtherSystems",
      holds: ["yes"],
      met: "The till system is kept apart from your other systems.",
      failed: "The till system shares a network with your other systems.",
      open: "Please confirm that the till network is kept apart from everything else.",
    },
    {
      id: "C-3",
      question: "Is it in one place, not linked with other places?",
      fact: "singleLocationNetwork",
      holds: ["yes"],
      met: "The till network serves one place only.",
      failed: "Tills in several places are linked with each other.",
      open: "Please confirm that the till network serves one place only.",
    },
    { id: "C-4", question: "Do you keep no card numbers electronically?", ...NO_STORAGE },
    {
      id: "C-5",
      question:
        "If you keep any card numbers, is it on paper only, and not paper that came by e-mail or as a file?",
      ...PAPER_ONLY,
    },
    { id: "C-X", question: "Is this something other than web sales?", ...REMOTE_OR_NOT },
  ],
  "SAQ P2PE": [
    {
      id: "P2PE-1",
      question: "Do all payments go through a P2PE solution on PCI's list?",
      fact: "deviceListing",
      holds: ["p2peCurrent"],
      met: "The solution is on PCI's list of P2PE solutions.",
      failed: "The solution is not on PCI's list of P2PE solutions.",
      open: "Please look up the solution on PCI's list of P2PE solutions.",
    },
    {
      id: "P2PE-2",
      question: "Are the solution's own terminals the only systems with card numbers?",
      fact: "entryMethod",
      holds: ["p2peTerminal"],
      met: "The cards go only into the terminals of the solution.",
      failed: "Cards also go into other systems.",
      open: "Please confirm that cards go only into these terminals.",
    },
    {
      id: "P2PE-3",
      question: "Do card numbers come in, go out and stay by no other electronic road?",
      ...NO_OTHER_ROAD,
    },
    {
      id: "P2PE-4",
      question:
        "If you keep any card numbers, is it on paper only, and not paper that came by e-mail or as a file?",
      ...PAPER_ONLY,
    },
    {
      id: "P2PE-5",
      question: "Do you do everything in the provider's P2PE instruction manual?",
      fact: "providerManualFollowed",
      holds: ["yes"],
      met: "You follow the provider's instruction manual.",
      failed: "The provider's instruction manual is not followed.",
      open: "Please confirm that you do everything in the instruction manual.",
    },
    { id: "P2PE-X", question: "Is this something other than web sales?", ...REMOTE_OR_NOT },
  ],
  "SAQ SPoC": [
    {
      id: "SPOC-1",
      question: "Is somebody of yours always present, with the customer and the card there?",
      fact: "channel",
      holds: ["cardPresentAttended"],
      met: "The customer is there with the card and you attend the device.",
      failed: "Sales without the card, or without anybody attending, are included.",
      open: "Please confirm that somebody always attends the device.",
    },
    {
      id: "SPOC-2",
      question: "Are cards read only by the secure reader of a SPoC solution on PCI's list?",
      fact: "deviceListing",
      holds: ["spocCurrent"],
      met: "The reader belongs to a SPoC solution on PCI's list.",
      failed: "The reader belongs to no SPoC solution on PCI's list.",
      open: "Please look up the solution on PCI's list of SPoC solutions.",
    },
    {
      id: "SPOC-3",
      question: "Do only parts of that solution handle card numbers?",
      fact: "entryMethod",
      holds: ["spocReader"],
      met: "Only the reader and its app handle card numbers.",
      failed: "Other systems handle card numbers too.",
      open: "Please confirm that nothing else handles card numbers.",
    },
    {
      id: "SPOC-4",
      question: "Do card numbers come in, go out and stay by no other electronic road?",
      ...NO_OTHER_ROAD,
    },
    {
      id: "SPOC-5",
      question: "Is it connected to none of your other systems or networks?",
      fact: "isolatedFromOtherSystems",
      holds: ["yes"],
      met: "You mention no link to other systems of yours.",
      failed: "It is connected to your other systems.",
      open: "Please confirm that it is connected to none of your other systems.",
    },
    {
      id: "SPOC-6",
      question:
        "If you keep any card numbers, is it on paper only, and not paper that came by e-mail or as a file?",
      ...PAPER_ONLY,
    },
    {
      id: "SPOC-7",
      question: "Do you do everything in the provider's user guide?",
      fact: "providerManualFollowed",
      holds: ["yes"],
      met: "You follow the provider's user guide.",
      failed: "The provider's user guide is not followed.",
      open: "Please confirm that you do everything in the user guide.",
    },
    {
      id: "SPOC-X",
      question: "Are unattended devices, telephone, postal and web sales left out?",
      fact: "channel",
      holds: ["cardPresentAttended"],
      met: "No unattended, telephone, postal or web sales are included.",
      failed: "Unattended, telephone, postal or web sales are included.",
      open: "Please confirm that no such sales are included.",
    },
  ],
  "SAQ D": [
    {
      id: "D-1",
      question: "May you assess yourself, and does none of the shorter questionnaires fit?",
      byKind: true,
      met: "None of the shorter questionnaires fits this way of taking cards.",
      failed: "",
      open: "",
    },
  ],
};
