// The follow-up questions: what each one separates, in everyday words, most telling first.
import type { Question } from "@/lib/assessor/embedded/determination/questions/question";
import type { HelpLink } from "@/lib/assessor/port";

const PCI_LISTS: HelpLink = {
  url: "https://www.pcisecuritystandards.org/assessors_and_solutions/",
  label: "PCI SSC: lists of approved devices, solutions and providers",
};
const DEVICES = ["dial", "ip", "tied"] as const;

/** All questions, in the order in which they are tried. */
export const QUESTIONS: readonly Question[] = [
  {
    topic: "whoEntersCard",
    kinds: [["linkByCustomer"], ["linkByStaff"]],
    question:
      "Who fills in the card on the payment link: the customer, on their own phone or computer, or one of you for the customer?",
    again:
      "When a payment link is opened, who types the card number into it: your customer or your staff?",
    choices: [[["enters", "customer"]], [["enters", "staff"]]],
  },
  {
    topic: "cardEntryMethod",
    kinds: [
      ["dial", "ip", "tied", "p2pe"],
      ["virtualTerminal"],
      ["redirect", "embedded", "browserToGateway", "ownServer"],
    ],
    question:
      "How is the card charged: on a card machine, in a web page of your bank or payment company that your staff type into, or by customers themselves on your website?",
    again:
      "Please describe one sale: who enters the card, and on what (card machine, till, browser page, website, phone)?",
    choices: [[["way", "terminal"]], [["way", "virtualTerminal"]], [["way", "web"]]],
  },
  {
    topic: "checkoutHosting",
    kinds: [["redirect"], ["embedded"], ["browserToGateway", "ownServer"]],
    conflict: "web",
    question:
      "Where does the customer type the card: on the payment company's own page (your site is left), in a frame of the payment company inside your page, or in fields that belong to your page?",
    again:
      "Please ask whoever built the shop: do the card fields come from the payment company (its own page, or an iframe in yours) or are they part of your own page?",
    choices: [[["web", "redirect"]], [["web", "embeddedProviderForm"]], [["ownFields", "yes"]]],
  },
  {
    topic: "formDestination",
    kinds: [["redirect", "embedded", "browserToGateway"], ["ownServer"]],
    conflict: "web",
    question:
      "When the customer presses Pay, does the card number go from the browser straight to the payment company, or does it pass through your own server first?",
    again:
      "Please ask your developer: does the card number ever reach your web server, even for a moment, or only the payment company's?",
    choices: [[["web", "directPost"]], [["web", "serverReceivesCardData"]]],
  },
  {
    topic: "cardEntryMethod",
    kinds: [["tapOnPhone"], ["spoc", "p2pe", "mobileReader"]],
    heardAs: "cardOnPhone",
    question:
      "How does the card get into the phone: through a small card reader that works with it, or does the customer hold the card against the phone itself?",
    again:
      "Is there a separate card reader beside the phone, or is the card tapped on the phone itself?",
    choices: [[["way", "mobileReader"]], [["way", "tapOnPhone"]]],
  },
  {
    topic: "spocListed",
    kinds: [["spoc"], ["p2pe"], ["mobileReader"]],
    needs: [
      ["spoc", "pinOnPhone"],
      ["spoc", "claimed"],
    ],
    question:
      "Is your reader and app on one of PCI's lists: as a SPoC solution (PIN typed on the phone), as a P2PE solution, or on neither? The maker can tell you; the list decides your form.",
    again:
      "Please ask the supplier or look it up: is the reader part of a PCI-listed SPoC or P2PE solution, or of neither?",
    links: [PCI_LISTS],
    choices: [
      [["spoc", "listed"]],
      [["encryption", "listed"]],
      [
        ["spoc", "unlisted"],
        ["encryption", "unlisted"],
      ],
    ],
    no: [
      ["spoc", "unlisted"],
      ["encryption", "unlisted"],
    ],
  },
  {
    topic: "readerListed",
    kinds: [["spoc"], ["p2pe"], ["mobileReader"]],
    question:
      "Is your reader and app on one of PCI's lists: as a SPoC solution (PIN typed on the phone), as a P2PE solution, or on neither? The maker can tell you; the list decides your form.",
    again:
      "Please ask the supplier or look it up: is the reader part of a PCI-listed SPoC or P2PE solution, or of neither?",
    links: [PCI_LISTS],
    choices: [
      [["spoc", "listed"]],
      [["encryption", "listed"]],
      [
        ["spoc", "unlisted"],
        ["encryption", "unlisted"],
      ],
    ],
    no: [
      ["spoc", "unlisted"],
      ["encryption", "unlisted"],
    ],
  },
  {
    topic: "tapListed",
    fact: "deviceListing",
    only: ["tapOnPhone"],
    question:
      "Is the app that turns your phone into a card machine on PCI's list of CPoC or MPoC solutions? Its maker or your bank can tell you.",
    again:
      "Please ask the maker of the app, or look it up: is it on PCI's list of CPoC or MPoC solutions today?",
    links: [PCI_LISTS],
    yes: [["tapListing", "listed"]],
    no: [["tapListing", "unlisted"]],
  },
  {
    topic: "p2peListed",
    kinds: [["p2pe"], [...DEVICES, "imprinter", "mobileReader"]],
    conflict: "encryption",
    raisedBy: [
      ["encryption", "claimed"],
      ["encryption", "encrypted"],
      ["encryption", "listed"],
    ],
    question:
      'Is the machine part of a P2PE solution on PCI\'s own list, or an ordinary PTS-approved terminal? "Encrypted" alone is not the same; your bank can tell you.',
    again:
      "Please ask your bank or supplier for the name of the solution and look for it on PCI's list of P2PE solutions: is it there?",
    links: [PCI_LISTS],
    yes: [["encryption", "listed"]],
    no: [["encryption", "unlisted"]],
    choices: [
      [["encryption", "listed"]],
      [
        ["encryption", "unlisted"],
        ["pts", "yes"],
      ],
    ],
  },
  {
    topic: "terminalConnection",
    kinds: [["dial"], ["ip", "tied", "p2pe"]],
    conflict: "connection",
    question:
      "How does the machine reach the bank: by dialling over a telephone line, or over the internet (network cable, Wi-Fi, SIM card)?",
    again:
      "Please look at the machine: does its cable go to a phone socket, or does it use a network cable, Wi-Fi or a SIM card?",
    choices: [
      [
        ["connection", "dial"],
        ["connection", "notIp"],
      ],
      [["connection", "ip"]],
    ],
  },
  {
    topic: "terminalStandalone",
    kinds: [["dial", "ip"], ["tied"]],
    conflict: "standalone",
    question:
      "Does the machine stand alone (you key in the amount and it reaches the bank by itself), or does it work through a till, computer or phone?",
    again:
      "If the till and computers were switched off, could the card machine still take a payment by itself?",
    yes: [["standalone", "yes"]],
    no: [["standalone", "no"]],
    choices: [[["standalone", "yes"]], [["standalone", "no"]]],
  },
  {
    topic: "terminalStandalone",
    fact: "isolatedFromOtherSystems",
    only: ["dial"],
    conflict: "standalone",
    question:
      "Is the machine connected to nothing but the telephone line, or also to a till or computer?",
    again: "Is the telephone line the only thing connected to the machine?",
    yes: [["standalone", "yes"]],
    no: [["standalone", "no"]],
    choices: [[["standalone", "yes"]], [["standalone", "no"]]],
  },
  {
    topic: "p2peManual",
    fact: "providerManualFollowed",
    only: ["p2pe"],
    question:
      "Have you done everything that the P2PE provider's instruction manual asks of you (delivery checks, device list, inspections)?",
    again: "Do you have the P2PE instruction manual, and do you follow all of it?",
    yes: [["manual", "yes"]],
    no: [["manual", "no"]],
  },
  {
    topic: "spocGuide",
    fact: "providerManualFollowed",
    only: ["spoc"],
    question:
      "Do you follow everything in the user guide that came with the card reader and its app?",
    again:
      "Have you read the provider's user guide for the reader, and do you do all that it asks?",
    yes: [["manual", "yes"]],
    no: [["manual", "no"]],
  },
  {
    topic: "spocGuide",
    fact: "providerManualFollowed",
    only: ["tapOnPhone"],
    question:
      "Do you follow everything in the user guide of the app that turns your phone into a card machine?",
    again: "Have you read the app's user guide, and do you do all that it asks?",
    yes: [["manual", "yes"]],
    no: [["manual", "no"]],
  },
  {
    topic: "vtIsolation",
    fact: "isolatedFromOtherSystems",
    only: ["virtualTerminal", "linkByStaff"],
    conflict: "isolated",
    question:
      "Is the computer on which you type the cards cut off from your other computers and networks (own connection, or a firewall that keeps it apart)?",
    again:
      "Does a firewall or a separate line keep the computer used for card entry apart from all your other computers and devices?",
    yes: [["isolated", "yes"]],
    no: [["isolated", "no"]],
  },
  {
    topic: "vtReader",
    fact: "cardReaderAttachedToComputer",
    only: ["virtualTerminal", "linkByStaff"],
    needs: [
      ["vtReader", "maybe"],
      ["way", "terminal"],
      ["arrival", "faceToFace"],
      ["arrival", "noPhone"],
    ],
    question:
      "Is a device that reads cards attached to that computer or built into its keyboard, and are cards ever swiped or inserted there?",
    again:
      "Is there any card reader on that computer or in its keyboard, even one that you seldom use?",
    yes: [["vtReader", "yes"]],
    no: [["vtReader", "no"]],
    choices: [[["vtReader", "yes"]], [["vtReader", "no"]]],
  },
  {
    topic: "terminalIsolation",
    fact: "isolatedFromOtherSystems",
    only: ["ip"],
    conflict: "isolated",
    question:
      "Is the machine on a network of its own, apart from your computers, tills and other equipment (separate line, VLAN or firewall)?",
    again:
      "Does a firewall, VLAN or separate line keep the card machine apart from every other device on your router or Wi-Fi?",
    yes: [["isolated", "yes"]],
    no: [["isolated", "no"]],
  },
  {
    topic: "posIsolation",
    fact: "isolatedFromOtherSystems",
    only: ["tied"],
    conflict: "isolated",
    question:
      "Are the tills and card readers on a network of their own, apart from office computers, guest Wi-Fi and everything else?",
    again:
      "Does a firewall, VLAN or separate internet line keep the till network apart from all your other equipment?",
    yes: [["isolated", "yes"]],
    no: [["isolated", "no"]],
  },
  {
    topic: "readerIsolation",
    fact: "isolatedFromOtherSystems",
    only: ["mobileReader"],
    conflict: "isolated",
    question:
      "Is the phone or tablet with the card reader kept off your other systems and networks (for example on its own mobile data)?",
    again:
      "Does the phone or tablet with the reader stay off the network that your other computers or tills use?",
    yes: [["isolated", "yes"]],
    no: [["isolated", "no"]],
  },
  {
    topic: "readerIsolation",
    fact: "isolatedFromOtherSystems",
    only: ["tapOnPhone"],
    question:
      "Is the phone on which cards are tapped kept off your other systems and networks (for example on its own mobile data)?",
    again: "Does that phone stay off the network that your other computers or tills use?",
    yes: [["isolated", "yes"]],
    no: [["isolated", "no"]],
  },
  {
    topic: "singleLocation",
    fact: "singleLocationNetwork",
    only: ["tied", "mobileReader", "virtualTerminal"],
    question:
      "Is your till network in one place only, or are tills in several places linked with each other or with a head office?",
    again:
      "Do you have more than one place with tills, and if so, are their networks connected in any way?",
    choices: [[["location", "one"]], [["location", "linked"]]],
  },
  {
    topic: "callRecording",
    fact: "accountDataReceivedElectronically",
    needs: [["recording", "yes"]],
    question:
      "Can card numbers be heard on your call recordings, or does recording stop (or mask) while the card is read out?",
    again: "When a caller reads out the card, is that part of the call recorded?",
    yes: [["recording", "withCard"]],
    no: [["recording", "withoutCard"]],
    choices: [[["recording", "withCard"]], [["recording", "withoutCard"]]],
  },
  {
    topic: "receivedElectronically",
    fact: "accountDataReceivedElectronically",
    needs: [["received", "fax"]],
    question:
      "How do the faxes reach you: on paper out of a fax machine on a phone line that keeps no copy, or as e-mail or computer files?",
    again:
      "Is a fax with a card number ever an e-mail, a file or a screen on a computer, or always only paper?",
    choices: [[["received", "faxPaper"]], [["received", "faxElectronic"]]],
  },
  {
    topic: "receivedElectronically",
    fact: "accountDataReceivedElectronically",
    needs: [
      ["received", "written"],
      ["received", "open"],
      ["received", "email"],
    ],
    question:
      "How do the written card numbers reach you: on paper by post or by hand, or by e-mail, web form or message?",
    again:
      "Does any card number ever reach you in an e-mail, a web form or a message, or always only on paper?",
    choices: [[["received", "faxPaper"]], [["received", "faxElectronic"]]],
  },
  {
    topic: "paperScanned",
    fact: "electronicStorage",
    needs: [
      ["storage", "scanMaybe"],
      ["storage", "filedMaybe"],
    ],
    question:
      "What becomes of the papers with card numbers: do they stay paper until they are shredded, or are they scanned or photographed, so that a picture is on a computer?",
    again:
      "Is any paper with a full card number on it ever scanned, photographed or filed digitally?",
    yes: [["storage", "yes"]],
    no: [["storage", "no"]],
    choices: [[["storage", "no"]], [["storage", "yes"]]],
  },
  {
    topic: "cardStorage",
    fact: "electronicStorage",
    conflict: "storage",
    question:
      "Do you still have full card numbers in any computer, file, e-mail, database or backup, old ones included? Tokens kept by the payment company do not count.",
    again:
      "If you searched all computers, mailboxes and backups, would you find full card numbers anywhere?",
    yes: [["storage", "yes"]],
    no: [["storage", "no"]],
  },
  {
    topic: "ptsApproval",
    fact: "deviceListing",
    only: ["ip"],
    question:
      "Is the machine a PTS-approved payment terminal (your bank or its maker can confirm, and PCI lists the models)?",
    again:
      "Please look at the label for make and model: is that model on PCI's list of approved PTS devices?",
    links: [PCI_LISTS],
    yes: [["pts", "yes"]],
    no: [["pts", "no"]],
  },
  {
    topic: "acquirerAgreement",
    fact: "acquirerAgrees",
    only: ["ip"],
    question:
      "The terminal's approval has expired. Has your bank agreed that you may go on using it?",
    again:
      "Do you have your bank's agreement to keep using the terminal although its approval has expired?",
    yes: [["acquirerAgrees", "yes"]],
    no: [["acquirerAgrees", "no"]],
  },
  {
    topic: "phoneLine",
    fact: "phoneLine",
    question:
      "Do card numbers given by phone come over an ordinary landline or mobile phone, or over internet telephony (VoIP) on your own network?",
    again:
      "Are your telephones plugged into a classic phone socket, mobile phones, or do they run over your internet connection (VoIP)?",
    choices: [[["phoneLine", "analog"]], [["phoneLine", "voip"]]],
  },
  {
    topic: "scriptProtection",
    fact: "scriptAttackConfirmation",
    only: ["embedded"],
    question:
      "Has the payment company confirmed (or have you set up) that your page with its card form is protected against attacks by scripts? Without it a longer form applies.",
    again:
      "Do you have a statement of the payment company, or measures of your own, that protect the checkout page against malicious scripts?",
    yes: [["script", "yes"]],
    no: [["script", "no"]],
  },
];
