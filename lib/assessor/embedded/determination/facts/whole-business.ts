// Facts that hold whatever the device: role, stored card data, card data that arrives by an
// electronic road, recordings, and how the cards reach the merchant.
import { ELECTRONIC_PLACE, GONE } from "@/lib/assessor/embedded/determination/data/storage-signals";
import type { Domains } from "@/lib/assessor/embedded/determination/decision-table";
import { type Evidence, isPast } from "@/lib/assessor/embedded/determination/evidence";
import type { Conflict } from "@/lib/assessor/embedded/determination/scenario";
import type { Slot } from "@/lib/assessor/embedded/determination/signal";
import {
  decide,
  everSaid,
  OPEN,
  type Statements,
  said,
  settle,
} from "@/lib/assessor/embedded/determination/statements";
import { readAttested } from "./attested";

/** Values and words of the facts that do not hang on the device. */
export interface WholeBusiness {
  readonly domains: Domains;
  readonly words: Readonly<Record<string, Evidence | undefined>>;
  readonly conflicts: readonly Conflict[];
  readonly byPhone: boolean;
}

/** Reads role, storage, receipt, recordings and the sales channel. */
export function readWholeBusiness(statements: Statements): WholeBusiness {
  const storage = readStorage(statements);
  const received = readReceived(statements);
  const channel = readChannel(statements);
  const served = said(statements, "role", "serviceProvider");
  const audited = said(statements, "selfAssessment", "no");
  const lapsed = said(statements, "provider", "notCompliant");
  const attested = readAttested(statements);
  return {
    domains: {
      entityRole: [served?.firmness === "certain" ? "serviceProvider" : "merchant"],
      selfAssessmentAllowed: [audited ? "no" : "yes"],
      electronicStorage: storage.values,
      accountDataReceivedElectronically: received.values,
      providersConfirmedCompliant: [lapsed ? "no" : "yes"],
      channel: channel.values,
    },
    words: {
      entityRole: served,
      selfAssessmentAllowed: audited,
      electronicStorage: storage.words,
      accountDataReceivedElectronically: received.words,
      providersConfirmedCompliant: lapsed ?? attested,
      channel: channel.words,
      paperRecords: everSaid(statements, "storage", "paper"),
    },
    conflicts: storage.conflict ? [{ about: "storage" }] : [],
    byPhone: channel.values[0] === "telephoneOrder",
  };
}

interface Reading {
  readonly values: readonly string[];
  readonly words: Evidence | undefined;
  readonly conflict?: boolean;
}

/** Kept card numbers. Silence is no sign of storage; tokens of the provider are no account data. */
function readStorage(statements: Statements): Reading {
  const { doubt } = settle(statements, "storage");
  const kept = said(statements, "storage", "yes");
  const denied = said(statements, "storage", "no");
  const perhaps = said(statements, "storage", "maybe");
  if (kept && !denied) return { values: ["yes"], words: kept };
  if (kept && denied) {
    return kept.source > denied.source
      ? { values: ["yes"], words: kept }
      : { values: ["no", "yes"], words: kept, conflict: true };
  }
  if (perhaps && !everSaid(statements, "storage", "token")) {
    return { values: ["no", "yes"], words: perhaps, conflict: denied !== undefined };
  }
  if (doubt && DOUBTED_STORES.has(doubt.value)) return { values: ["no", "yes"], words: doubt };
  const papers = openPapers(statements, denied);
  if (papers) return { values: ["no", "yes"], words: papers };
  if (denied) return { values: ["no"], words: denied };
  if (doubt) return { values: ["no", "yes", "unknown"], words: doubt };
  if (mayLieAround(statements)) return { values: ["no", "yes"], words: undefined };
  return { values: ["no"], words: undefined };
}

/** A doubt about these outweighs a denial elsewhere. */
const DOUBTED_STORES: ReadonlySet<string> = new Set(["yes", "maybe", "scanMaybe", "filedMaybe"]);

/** Papers with card numbers that may have been scanned, or filed nobody says how. */
function openPapers(statements: Statements, denied: Evidence | undefined): Evidence | undefined {
  const scanned = said(statements, "storage", "scanMaybe");
  const paper = everSaid(statements, "storage", "paper");
  const onPaper = everSaid(statements, "arrival", "mail") ?? paper;
  if (scanned && onPaper && (denied?.source ?? 0) <= scanned.source) return scanned;
  const filed = denied ? undefined : said(statements, "storage", "filedMaybe");
  return filed && !(paper && paper.source >= filed.source) ? filed : undefined;
}

/** Card numbers of old on a computer, of which nobody says that they are gone. */
function mayLieAround(statements: Statements): boolean {
  const clauses = statements.sources.flatMap((source) => source.reading.clauses);
  const old = clauses.some(
    ({ text, modality }) =>
      isPast(text, modality) &&
      !modality.someoneElse &&
      modality.negations.length === 0 &&
      /\bcards?\b.{0,1000}\b(?:numbers?|details|data)\b|\b(?:numbers?|details|data)\b.{0,1000}\bcards?\b/.test(
        text,
      ) &&
      ELECTRONIC_PLACE.test(text) &&
      /\b(?:kept|keep|stored?|saved?|had|have|put|wrote|write|noted?|typed|held|list(?:ed)?)\b/.test(
        text,
      ),
  );
  const came = clauses.some(
    ({ text, modality }) =>
      (isPast(text, modality) || /\bused to\b/.test(text)) && SENT_US.test(text),
  );
  return (old || came) && !clauses.some(({ text }) => GONE.test(text));
}

/** What came by message once may still lie in a mailbox. */
const SENT_US =
  /\b(?:e ?mail|mail|send|sent|text|whatsapp|message)\w* (?:to )?(?:us|me|in) (?:(?:the|their|your|his|her|all|whole|full|credit) ){0,3}cards?\b/;

/** Card numbers that come in by mail, chat, fax or on a recording. */
function readReceived(statements: Statements): Reading {
  // Keypad digits that the merchant's own telephone system catches reach it electronically.
  const caught = everSaid(statements, "way", "ownCapture");
  if (caught) return { values: BY_WIRE, words: caught };
  const written = readWritten(statements);
  if (written && written.values.length === 1) return written;
  const heard = said(statements, "recording", "withCard");
  const silent = said(statements, "recording", "withoutCard");
  if (heard && !silent) return { values: ["callRecording"], words: heard };
  if (written) return written;
  const recorded = mentioned(statements, "recording", "yes");
  const off = said(statements, "recording", "no");
  if (recorded && !silent && !off) return { values: ["no", "callRecording"], words: recorded };
  return { values: ["no"], words: silent ?? said(statements, "received", "faxPaper") ?? off };
}

const BY_WIRE = ["emailFaxChat"] as const;

/** Card numbers in mails, messages, forms and faxes. */
function readWritten(statements: Statements): Reading | undefined {
  const mailed = said(statements, "received", "email");
  if (mailed) return { values: BY_WIRE, words: mailed };
  const perhaps = mentioned(statements, "received", "email") ?? said(statements, "received", OPEN);
  if (perhaps) return { values: ["no", ...BY_WIRE], words: perhaps };
  const form = said(statements, "received", "formTool");
  if (form && said(statements, "received", "asked")) return { values: BY_WIRE, words: form };
  if (said(statements, "received", "faxPaper")) return undefined;
  const electronic = said(statements, "received", "faxElectronic");
  const onPaper = everSaid(statements, "arrival", "mail");
  const noted = onPaper && !electronic ? undefined : everSaid(statements, "received", "written");
  if (electronic) return { values: BY_WIRE, words: electronic };
  const open = readFax(statements) ?? noted;
  return open && { values: ["no", ...BY_WIRE], words: open };
}

function readFax(statements: Statements): Evidence | undefined {
  if (said(statements, "received", "noFax")) return undefined;
  return mentioned(statements, "received", "fax");
}

/** What is brought up at all: a doubt ("calls may be recorded") is reason enough to ask. */
function mentioned(statements: Statements, slot: Slot, value: string): Evidence | undefined {
  return statements.evidence.find((evidence) => evidence.slot === slot && evidence.value === value);
}

/** Telephone orders are the strictest of the staff-entered channels, so they come first. */
function readChannel(statements: Statements): Reading {
  // A doubt about the telephone line is no doubt about the calls.
  const phone = mentioned(statements, "arrival", "phone");
  const denied = everSaid(statements, "arrival", "noPhone");
  if (phone && !denied) return { values: ["telephoneOrder"], words: phone };
  const mail = everSaid(statements, "arrival", "mail");
  if (mail) return { values: ["mailOrder"], words: mail };
  const alone = said(statements, "attended", "no");
  if (alone) return { values: ["cardPresentUnattended"], words: alone };
  return { values: ["cardPresentAttended"], words: everSaid(statements, "arrival", "faceToFace") };
}

/** Whether calls reach staff over an ordinary line or over the merchant's own data network. */
export function readPhoneLine(statements: Statements): Reading {
  const line = decide(statements, "phoneLine", ["analog", "notVoip"], ["voip"]);
  if (line === "no") {
    return { values: ["voipOnMerchantNetwork"], words: said(statements, "phoneLine", "voip") };
  }
  if (line === "yes") {
    return {
      values: ["analogueOrMobile"],
      words: said(statements, "phoneLine", "analog", "notVoip"),
    };
  }
  return { values: ["analogueOrMobile", "voipOnMerchantNetwork"], words: undefined };
}
