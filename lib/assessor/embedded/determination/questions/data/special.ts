// Questions that separate no facts of the table: several methods at once, contradictions, nothing
// to go on, another language, another role.

import type { Meaning } from "@/lib/assessor/embedded/determination/questions/question";
import type { Conflict } from "@/lib/assessor/embedded/determination/scenario";

/** A question about words that speak for two opposite things. */
export interface ContradictionQuestion {
  readonly question: string;
  readonly again: string;
  readonly choices: readonly Meaning[];
  readonly yes?: Meaning;
  readonly no?: Meaning;
}

/** One question per kind of contradiction. */
export const CONTRADICTIONS: Readonly<Record<Conflict["about"], ContradictionQuestion>> = {
  connection: {
    question:
      "You mention both a telephone line and the internet. Please look at the machine: does it dial over a phone line, or does it use a network cable, Wi-Fi or a SIM card?",
    again: "Which is it: a cable to the phone socket, or a network cable, Wi-Fi or SIM card?",
    choices: [
      [
        ["connection", "dial"],
        ["connection", "notIp"],
      ],
      [["connection", "ip"]],
    ],
  },
  standalone: {
    question:
      "Your words point both ways: does the machine stand alone and you key in the amount, or is it connected to a till or computer?",
    again: "Is any till, computer or phone connected to the card machine, yes or no?",
    choices: [[["standalone", "yes"]], [["standalone", "no"]]],
    yes: [["standalone", "no"]],
    no: [["standalone", "yes"]],
  },
  isolated: {
    question:
      "Your words point both ways: is the card equipment on a network of its own, or on the same network as your other computers and devices?",
    again:
      "Can your other computers or devices reach the card equipment over the network, yes or no?",
    choices: [[["isolated", "yes"]], [["isolated", "no"]]],
  },
  encryption: {
    question:
      "Your words point both ways: is the solution on PCI's list of P2PE solutions, or is it not?",
    again: "Please check PCI's list of P2PE solutions: is your solution on it, yes or no?",
    choices: [[["encryption", "listed"]], [["encryption", "unlisted"]]],
    yes: [["encryption", "listed"]],
    no: [["encryption", "unlisted"]],
  },
  storage: {
    question:
      "You say that nothing is kept, and also mention card numbers that are. Are full card numbers stored in any computer, file, e-mail or database?",
    again: "Would a search of all your computers and mailboxes find full card numbers, yes or no?",
    choices: [],
    yes: [["storage", "yes"]],
    no: [["storage", "no"]],
  },
  web: {
    question:
      "Your words point both ways: is the card typed on a page or frame of the payment company, or in fields of your own page, and does the number ever reach your server?",
    again: "Whose page are the card fields on, and does your server ever receive the card number?",
    choices: [[["web", "redirect"]], [["ownFields", "yes"]]],
  },
};

/** Asked where the words say nothing of cards. */
export const OPEN_QUESTION = {
  question:
    "How do you take card payments? For example: a card machine, customers paying on your website, or typing card numbers into a web page of your bank. Please describe one sale from start to end.",
  again:
    "Please tell in a few words what happens when somebody pays you by card: who enters the card number, and on which device or page?",
};

/** Asked where the business may be a service provider. */
export const ROLE_QUESTION = {
  question:
    "Is this about card payments for your own sales, or do you take payments on behalf of other businesses?",
  again: "Whose sales are these card payments for: your own, or those of other businesses?",
};

/** What the payment methods are called when the merchant is asked to choose one. */
export const NAMES_OF_WAYS = {
  device: "the card machine or till",
  web: "the website",
  virtualTerminal: "card numbers that your staff type into a web page",
  link: "payment links",
  keyed: "card numbers that reach your staff by phone or post",
  outsourced: "payments taken by an outside company or automatic phone line",
} as const;
