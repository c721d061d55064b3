// Matters that one business cannot have both ways. Each is read from the words by the same signals
// that the determination uses, so that a description and an answer are measured alike.
import type { Slot } from "@/lib/assessor/embedded/determination/signal";

/** One matter: what the two sides say, and the question that clears it up. */
export interface Matter {
  readonly about: string;
  readonly slot: Slot;
  readonly one: readonly string[];
  readonly other: readonly string[];
  readonly question: string;
  /** Top levels whose answers speak of it; an answer to another one hardly means the same thing. */
  readonly topLevels: readonly string[];
  /** The first side is at home in SAQ D alone. */
  readonly onlyFull?: boolean;
}

/** The matters that decide which questionnaire is right, worst mistakes first. */
export const MATTERS: readonly Matter[] = [
  {
    about: "cardStorage",
    onlyFull: true,
    slot: "storage",
    one: ["yes"],
    other: ["no"],
    question: "Are full card numbers kept on any computer, in any mailbox or in any file of yours?",
    topLevels: ["3", "9"],
  },
  {
    about: "receivedElectronically",
    onlyFull: true,
    slot: "received",
    one: ["email"],
    other: ["no"],
    question: "Do card numbers ever reach you by e-mail, chat, text message or electronic fax?",
    topLevels: ["3", "4"],
  },
  {
    about: "terminalConnection",
    slot: "connection",
    one: ["dial"],
    other: ["ip", "adapter"],
    question: "Does the terminal use a plain telephone line, or the internet?",
    topLevels: ["1", "2", "4", "9"],
  },
  {
    about: "isolation",
    slot: "isolated",
    one: ["yes"],
    other: ["no"],
    question: "Is the equipment that takes cards on a network of its own, with nothing else on it?",
    topLevels: ["1", "2", "11"],
  },
  {
    about: "terminalStandalone",
    slot: "standalone",
    one: ["yes"],
    other: ["no"],
    question: "Does the terminal work by itself, or together with the till or a computer?",
    topLevels: ["9"],
  },
  {
    about: "callRecording",
    onlyFull: true,
    slot: "recording",
    one: ["withCard"],
    other: ["no", "withoutCard"],
    question: "Are telephone calls recorded while a customer says the card number?",
    topLevels: ["3"],
  },
];
