// Applying to become a partner, without a page: the form that anybody may send, and the links of its messages. Whether
// an address applied before, or has an account, shows neither in an answer nor in its time.
import { countApplication, countTry } from "@/lib/auth/people/limits";
import { tokenHash } from "@/lib/auth/people/session";
import { SERVICE_TENANT, type VisitorCaller } from "@/lib/core/caller";
import { replayKeyOf } from "@/lib/core/credentials";
import { AppError } from "@/lib/core/errors";
import { readStamp, stampForm } from "@/lib/core/form-stamp";
import { APPLYING } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { problemsOf } from "./problems";
import type { Invalid } from "./sign-in";
import { evenly, metaOf, type Visit } from "./visit";

const FORM = "application";
const TOKEN = /^[\w-]{43}$/;

/** Whoever visits; `token`: of the link that they hold. */
function visitorWith(token: string | null): VisitorCaller {
  const linkHash = token === null ? null : tokenHash(token);
  return {
    kind: "visitor",
    partnerId: SERVICE_TENANT,
    linkHash,
    replayKey: replayKeyOf(token ?? ""),
  };
}

/** What goes along unseen with a new copy of the form. */
export function newStamp(): string {
  return stampForm(FORM, new Date());
}

/** The form as it was filled in. */
export interface TypedApplication {
  readonly stamp: string;
  readonly company: string;
  readonly country: string;
  readonly contactName: string;
  readonly email: string;
  readonly kind: string;
  readonly merchants: string;
  readonly currentTool: string;
  readonly purpose: string;
}

/** What became of a form. */
export type Applied =
  | { readonly is: "sent" }
  | Invalid
  | { readonly is: "early" | "limited"; readonly waitSeconds: number }
  /** The copy is too old; another stamp lets it through. */
  | { readonly is: "ended"; readonly stamp: string };

/** Sends an application. */
export function apply(typed: TypedApplication, visit: Visit): Promise<Applied> {
  return evenly(async () => {
    const { stamp, currentTool, ...given } = typed;
    const read = readStamp(FORM, stamp, new Date());
    if (read.is === "ended") return { is: "ended", stamp: newStamp() };
    if (read.is === "early") return { is: "early", waitSeconds: read.waitSeconds };
    const waitSeconds = await countApplication(visit.origin.address);
    if (waitSeconds > 0) return { is: "limited", waitSeconds };
    const tool = currentTool.trim() ? { currentTool } : {};
    const input = { ...given, ...tool, formCopy: read.copy };
    return send(input, visit);
  });
}

/** Until a full hour has room again: somewhere within it. */
const FULL_SECONDS = 15 * 60;

async function send(input: Record<string, unknown>, visit: Visit): Promise<Applied> {
  try {
    const meta = metaOf(visit);
    const { output } = await run(APPLYING.submitApplication, visitorWith(null), input, meta);
    return output.received ? { is: "sent" } : { is: "limited", waitSeconds: FULL_SECONDS };
  } catch (error) {
    return invalidOf(error);
  }
}

/** What is wrong with what was typed, by field; throws what is nobody's fault. */
function invalidOf(error: unknown): Invalid {
  if (!(error instanceof AppError) || error.status !== 400) throw error;
  const { code, details } = error;
  const problems = problemsOf(details);
  if (code !== "CARD_DATA_REFUSED") return { is: "invalid", problems };
  const fields = Object.keys(problems).map((path) => [path, NO_CARD] as const);
  return { is: "invalid", problems: Object.fromEntries(fields) };
}

const NO_CARD = "This looks like card data. Take card numbers and security codes out.";

type Shown = Awaited<ReturnType<typeof showConfirmation>>;

/** What a link to confirm an address is about; null where it works no more. */
export async function showConfirmation(token: string) {
  if (!TOKEN.test(token)) return null;
  return (await run(APPLYING.readConfirmation, visitorWith(token), {})).output;
}

/** What a link to answer a question is about; null where it works no more. */
export async function showQuestion(token: string): Promise<Shown> {
  if (!TOKEN.test(token)) return null;
  return (await run(APPLYING.readQuestion, visitorWith(token), {})).output;
}

/** Why a link did nothing. */
type LinkRefused =
  | { readonly is: "ended" }
  | { readonly is: "limited"; readonly waitSeconds: number };

/** Confirms an address. */
export async function confirmAddress(
  token: string,
  visit: Visit,
): Promise<{ readonly is: "confirmed" | "sandbox" | "already" } | LinkRefused> {
  const waitSeconds = await countTry(visit.origin.address);
  if (waitSeconds > 0) return { is: "limited", waitSeconds };
  if (!TOKEN.test(token)) return { is: "ended" };
  const confirmed = await run(APPLYING.confirmApplication, visitorWith(token), {}, metaOf(visit));
  return { is: confirmed.output.outcome };
}

/** Answers a question. */
export async function answerQuestion(
  token: string,
  text: string,
  visit: Visit,
): Promise<{ readonly is: "answered" } | Invalid | LinkRefused> {
  const waitSeconds = await countTry(visit.origin.address);
  if (waitSeconds > 0) return { is: "limited", waitSeconds };
  if (!TOKEN.test(token)) return { is: "ended" };
  try {
    const meta = metaOf(visit);
    const { output } = await run(APPLYING.answerOperator, visitorWith(token), { text }, meta);
    return { is: output.outcome };
  } catch (error) {
    return invalidOf(error);
  }
}
