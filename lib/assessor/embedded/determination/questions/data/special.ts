// Questions that separate no facts of the table: contradictions, another role, several ways at once.
import type { Asks, Choices } from "@/lib/assessor/embedded/determination/questions/question";
import type { Conflict } from "@/lib/assessor/embedded/determination/scenario";
import { HOW_PAID } from "./topics";

const LISTED: Choices = { yes: [["encryption", "listed"]], no: [["encryption", "unlisted"]] };
const STORED: Choices = { yes: [["storage", "yes"]], no: [["storage", "no"]] };

/** One question per kind of contradiction. */
export const CONTRADICTIONS: Readonly<Record<Conflict["about"], Asks>> = {
  connection: {
    id: "contradiction.connection",
    asks: [
      {
        telephone: [
          ["connection", "dial"],
          ["connection", "notIp"],
        ],
        internet: [["connection", "ip"]],
      },
      {
        yes: [
          ["connection", "dial"],
          ["connection", "notIp"],
        ],
        no: [["connection", "ip"]],
      },
    ],
  },
  standalone: {
    id: "contradiction.standalone",
    asks: [
      { typed: [["standalone", "yes"]], till: [["standalone", "no"]] },
      { yes: [["standalone", "no"]], no: [["standalone", "yes"]] },
    ],
  },
  isolated: {
    id: "contradiction.isolated",
    asks: [
      { nothing: [["isolated", "yes"]], shared: [["isolated", "no"]] },
      { yes: [["isolated", "no"]], no: [["isolated", "yes"]] },
    ],
  },
  encryption: { id: "contradiction.encryption", asks: [LISTED, LISTED] },
  storage: { id: "contradiction.storage", asks: [STORED, STORED] },
  web: {
    id: "contradiction.web",
    asks: [
      {
        page: [["web", "redirect"]],
        frame: [["web", "embeddedProviderForm"]],
        own: [["ownFields", "yes"]],
      },
      { page: [["web", "redirect"]], same: [["web", "notRedirect"]] },
    ],
  },
};

/** Asked where the words say nothing of cards. */
export const OPEN_QUESTION: Asks = { id: "cardEntryOpen", asks: [HOW_PAID, HOW_PAID] };

/** Asked where the business may be a service provider. */
export const ROLE_QUESTION: Asks = {
  id: "entityRole",
  asks: [
    { own: [["role", "merchant"]], others: [["role", "serviceProvider"]] },
    { own: [["role", "merchant"]], others: [["role", "serviceProvider"]] },
  ],
};
