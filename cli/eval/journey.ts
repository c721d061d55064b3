// Goes through whole determinations as a merchant would who knows the truth and answers by the choices offered.
import type { Meaning } from "@/lib/assessor/embedded/determination/questions/question";
import { chosenBy, UNKNOWN } from "@/lib/assessor/embedded/determination/questions/wording";
import type { Assessor, Determination, DeterminationRound } from "@/lib/assessor/port";
import { controlCountOf } from "@/lib/pci/questionnaires";
import type { SaqType } from "@/lib/pci/saq-type";
import type { JourneyCase } from "./cases";

type Truth = JourneyCase["ways"][number]["truth"];
type Way = JourneyCase["ways"][number];

const MOST_ROUNDS = 12;

const PHONES = ["spocReader", "tapOnPhone", "mobileReaderNotListed"];
const TERMINALS = ["dialOutTerminal", "ipTerminalStandalone", "terminalTiedToPos", "imprinter"];
const OWN_FIELDS = ["directPost", "merchantScriptOrForm", "serverReceivesCardData"];

function isWeb({ channel, ecomMethod }: Truth): boolean {
  return channel === "ecommerce" || (ecomMethod !== undefined && channel === undefined);
}

function is(value: string | undefined, ...values: readonly string[]): boolean {
  return value !== undefined && values.includes(value);
}

/** Whether what a choice means is true of a way of taking cards. */
const TRUE_OF: Readonly<Record<string, (truth: Truth) => boolean>> = {
  "enters.customer": (t) => isWeb(t),
  "enters.staff": (t) => is(t.entryMethod, "virtualTerminal"),
  "way.terminal": (t) =>
    !isWeb(t) &&
    (is(t.entryMethod, ...TERMINALS) ||
      (is(t.entryMethod, "p2peTerminal") && t.dependsOnOtherDevice !== "yes")),
  "way.phone": (t) =>
    is(t.entryMethod, ...PHONES) ||
    (is(t.entryMethod, "p2peTerminal") && t.dependsOnOtherDevice === "yes"),
  "way.mobileReader": (t) =>
    is(t.entryMethod, "spocReader", "mobileReaderNotListed") ||
    (is(t.entryMethod, "p2peTerminal") && t.dependsOnOtherDevice === "yes"),
  "way.tapOnPhone": (t) => is(t.entryMethod, "tapOnPhone"),
  "way.virtualTerminal": (t) => is(t.entryMethod, "virtualTerminal"),
  "way.link": (t) => is(t.ecomMethod, "paymentLink"),
  "way.web": (t) => isWeb(t),
  "web.redirect": (t) => is(t.ecomMethod, "redirect", "siteRunWhollyByProvider", "paymentLink"),
  "web.embeddedProviderForm": (t) => is(t.ecomMethod, "embeddedProviderForm"),
  "web.notRedirect": (t) => is(t.ecomMethod, "embeddedProviderForm", ...OWN_FIELDS),
  "web.directPost": (t) => is(t.ecomMethod, "directPost", "merchantScriptOrForm"),
  "web.serverReceivesCardData": (t) => is(t.ecomMethod, "serverReceivesCardData"),
  "ownFields.yes": (t) => is(t.ecomMethod, ...OWN_FIELDS),
  "platform.provider": (t) => is(t.ecomMethod, "siteRunWhollyByProvider", "paymentLink"),
  "connection.dial": (t) => is(t.entryMethod, "dialOutTerminal"),
  "connection.notIp": (t) => is(t.entryMethod, "dialOutTerminal"),
  "connection.ip": (t) => !is(t.entryMethod, "dialOutTerminal", "imprinter"),
  // What does not bear on the type is not told: any answer will do.
  "isolated.yes": (t) => is(t.isolatedFromOtherSystems ?? "yes", "yes"),
  "isolated.no": (t) => is(t.isolatedFromOtherSystems, "no"),
  "standalone.yes": (t) =>
    is(t.entryMethod, "dialOutTerminal", "ipTerminalStandalone", "p2peTerminal", "imprinter") &&
    t.dependsOnOtherDevice !== "yes",
  "standalone.no": (t) => is(t.entryMethod, "terminalTiedToPos", "paymentApplication"),
  "encryption.listed": (t) =>
    is(t.entryMethod, "p2peTerminal") && is(t.deviceListing, "p2peCurrent"),
  "encryption.unlisted": (t) => !is(t.deviceListing, "p2peCurrent"),
  "spoc.listed": (t) => is(t.deviceListing, "spocCurrent"),
  "spoc.unlisted": (t) => !is(t.deviceListing, "spocCurrent", "p2peCurrent"),
  "tapListing.listed": (t) => is(t.deviceListing, "mpocOrCpocListed"),
  "tapListing.unlisted": (t) => !is(t.deviceListing, "mpocOrCpocListed"),
  "manual.yes": (t) => is(t.providerManualFollowed, "yes"),
  "manual.no": (t) => is(t.providerManualFollowed, "no"),
  "vtReader.yes": (t) => is(t.cardReaderAttachedToComputer, "yes"),
  "vtReader.no": (t) => !is(t.cardReaderAttachedToComputer, "yes"),
  "location.one": (t) => is(t.singleLocationNetwork, "yes"),
  "location.linked": (t) => is(t.singleLocationNetwork, "no"),
  "recording.withCard": (t) => is(t.accountDataReceivedElectronically, "callRecording"),
  "recording.no": (t) => !is(t.accountDataReceivedElectronically, "callRecording"),
  "recording.withoutCard": (t) => !is(t.accountDataReceivedElectronically, "callRecording"),
  "received.faxPaper": (t) => !is(t.accountDataReceivedElectronically, "emailFaxChat"),
  "received.faxElectronic": (t) => is(t.accountDataReceivedElectronically, "emailFaxChat"),
  "storage.yes": (t) => is(t.electronicStorage, "yes", "unknown"),
  "storage.no": (t) => !is(t.electronicStorage, "yes", "unknown"),
  "pts.hint": (t) => is(t.deviceListing, "ptsCurrent"),
  "pts.yes": (t) => is(t.deviceListing, "ptsCurrent"),
  "pts.no": (t) => is(t.deviceListing, "none"),
  "pts.expired": (t) => is(t.deviceListing, "ptsExpired"),
  "phoneLine.analog": (t) => !is(t.phoneLine, "voipOnMerchantNetwork"),
  "phoneLine.voip": (t) => is(t.phoneLine, "voipOnMerchantNetwork"),
  "script.yes": (t) => is(t.scriptAttackConfirmation, "yes"),
  "script.no": (t) => !is(t.scriptAttackConfirmation, "yes"),
  "role.merchant": (t) => !is(t.entityRole, "serviceProvider"),
};

/** Which ways of taking cards an offer to choose one may mean. */
const OFFERED: Readonly<Record<string, (truth: Truth) => boolean>> = {
  device: (t) => TRUE_OF["way.terminal"]?.(t) ?? false,
  reader: (t) => TRUE_OF["way.phone"]?.(t) ?? false,
  unattended: (t) => is(t.channel, "cardPresentUnattended"),
  web: (t) => isWeb(t) && !is(t.ecomMethod, "paymentLink"),
  link: (t) => is(t.ecomMethod, "paymentLink"),
  virtualTerminal: (t) => is(t.entryMethod, "virtualTerminal"),
  keyed: (t) => is(t.channel, "telephoneOrder", "mailOrder"),
  outsourced: (t) => is(t.entryMethod, "outsourcedToProvider"),
};

/** What the merchant of a case ends with. */
export interface JourneyVerdict {
  readonly id: string;
  readonly wanted: string;
  readonly got: string;
  readonly right: boolean;
  /** A smaller questionnaire than the right one, or a way of taking cards that nobody asked about. */
  readonly unsafe: boolean;
  readonly topics: readonly string[];
}

function meaningOf(question: string, value: string): Meaning {
  return chosenBy(question, value)?.meaning ?? [];
}

/** The choice that the truth makes; the best known one first, else "I don't know". */
function truthfulChoice(
  { followUpQuestion, followUpChoices }: Determination,
  truth: Truth,
): string {
  const fits = (followUpChoices ?? []).filter(({ value }) => {
    const meaning = meaningOf(followUpQuestion ?? "", value);
    return (
      meaning.length > 0 &&
      meaning.every(([slot, is]) => TRUE_OF[`${slot}.${is}`]?.(truth) ?? false)
    );
  });
  return fits[0]?.value ?? UNKNOWN;
}

/** Card numbers that come from afar, whatever they are keyed into. */
function remoteOf(offered: readonly string[], { channel }: Truth): string | undefined {
  const isRemote = is(channel, "telephoneOrder", "mailOrder");
  return isRemote ? offered.find((value) => value === "keyed") : undefined;
}

/** What somebody takes for it whose way is not named: any thing that reads cards is "the card machine". */
function nearest(offered: readonly string[], { entryMethod }: Truth): string | undefined {
  const read = entryMethod !== undefined && !is(entryMethod, "virtualTerminal");
  return read
    ? offered.find((value) => ["device", "reader", "unattended"].includes(value))
    : undefined;
}

async function goThrough(
  assessor: Assessor,
  example: JourneyCase,
  way: Way,
): Promise<JourneyVerdict> {
  const input = { description: example.description, channel: null, vendor: null };
  const rounds: DeterminationRound[] = [];
  let asked = false;
  let result = await assessor.determine({ ...input, rounds });
  while (result.status === "needs-followup" && rounds.length < MOST_ROUNDS) {
    const topic = result.followUpTopic ?? "";
    asked ||= topic === "oneMethodAtATime";
    const offered = (result.followUpChoices ?? []).map(({ value }) => value);
    const own =
      remoteOf(offered, way.truth) ??
      offered.find((value) => OFFERED[value]?.(way.truth)) ??
      nearest(offered, way.truth);
    const answer =
      topic === "oneMethodAtATime" ? (own ?? UNKNOWN) : truthfulChoice(result, way.truth);
    rounds.push({ question: result.followUpQuestion ?? "", topic, answer });
    result = await assessor.determine({ ...input, rounds });
  }
  const got = result.saqType ?? (result.status === "determined" ? "none" : "ask");
  const differing = new Set(example.ways.map(({ saqType }) => saqType)).size > 1;
  const dropped = differing && !asked && got !== "SAQ D" && got !== way.saqType;
  return {
    id: `${example.id} ${way.name}`,
    wanted: way.saqType,
    got,
    right: got === way.saqType,
    unsafe: isSmaller(got, way.saqType) || dropped,
    topics: rounds.map(({ topic, answer }) => `${topic}=${answer}`),
  };
}

function isSmaller(got: string, wanted: string): boolean {
  if (!got.startsWith("SAQ") || !wanted.startsWith("SAQ") || got === wanted) return false;
  return controlCountOf(got as SaqType) < controlCountOf(wanted as SaqType);
}

/** Goes through every way of taking cards of a case. One that takes none has to be told so, or asked. */
export async function judgeJourneys(
  assessor: Assessor,
  example: JourneyCase,
): Promise<JourneyVerdict[]> {
  if (example.ways.length > 0) {
    return Promise.all(example.ways.map((way) => goThrough(assessor, example, way)));
  }
  const input = { description: example.description, channel: null, vendor: null, rounds: [] };
  const result = await assessor.determine(input);
  const got = result.saqType ?? (result.status === "determined" ? "none" : "ask");
  const right = got === "none" || got === "ask";
  return [{ id: example.id, wanted: "none", got, right, unsafe: !right, topics: [] }];
}
