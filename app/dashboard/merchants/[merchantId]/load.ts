// What the page of one merchant shows, read from the operations that the API offers, too.
import {
  type AttemptData,
  type AttemptOverview,
  isSealed,
  type MethodData,
  openOverview,
  type ReviewData,
  sealedOverview,
} from "@/components/dashboard/merchant/model";
import { listAttempts } from "@/lib/domain/attempt/operations";
import { listAudit } from "@/lib/domain/audit/operations";
import { getDetermination } from "@/lib/domain/determination/operations";
import { listMails } from "@/lib/domain/mail/operations";
import { getMerchant } from "@/lib/domain/merchant/operations";
import { listNotes } from "@/lib/domain/note/operations";
import { listPaymentMethods } from "@/lib/domain/payment-method/operations";
import { getRecord } from "@/lib/domain/record/operations";
import { listReviews } from "@/lib/domain/review-queue/operations";
import { listSections } from "@/lib/domain/section/operations";
import { listTeam } from "@/lib/domain/team/operations";
import { call, callIfTaken } from "@/lib/transports/page";
import type { requireVisitor } from "@/lib/transports/people/request";

type Caller = Awaited<ReturnType<typeof requireVisitor>>["caller"];

const METHODS_SHOWN = 20;
const ATTEMPTS_SHOWN = 8;
const NOTES_SHOWN = 20;
const MAILS_SHOWN = 8;
const EVENTS_SHOWN = 25;

/** Where each list of the page begins, as its address has it; the newest where it has nothing. */
export const PLACES = ["before", "notes", "mails", "attempts", "methods"] as const;

/** Where each list of the page begins. */
export type Places = Partial<Record<(typeof PLACES)[number], string>>;

/** A part of a list that is read whole, and where the next one begins. */
function partOf<T>(items: readonly T[], place: string | undefined, size: number) {
  const asked = /^\d{1,5}$/.test(place ?? "") ? Number(place) : 0;
  const at = asked < items.length ? asked : 0;
  const next = at + size;
  return { at, rows: items.slice(at, next), next: next < items.length ? String(next) : null };
}

const from = (nextToken: string | undefined) => (nextToken ? { nextToken } : {});

/** The lists that go on by tokens; null where an address has a token that none of them gave. */
async function loadLists(caller: Caller, ref: { readonly merchantId: string }, places: Places) {
  const [notes, mails, events] = await Promise.all([
    callIfTaken(listNotes, caller, { ...ref, limit: NOTES_SHOWN, ...from(places.notes) }),
    callIfTaken(listMails, caller, { ...ref, limit: MAILS_SHOWN, ...from(places.mails) }),
    callIfTaken(listAudit, caller, { ...ref, limit: EVENTS_SHOWN, ...from(places.before) }),
  ]);
  if (!notes || !mails || !events) return null;
  // What is left to do follows from the newest message, whichever are shown.
  const newest = places.mails ? await call(listMails, caller, { ...ref, limit: 1 }) : mails;
  return { notes, mails, events, newestMail: newest.items[0] ?? null };
}

async function loadReviews(caller: Caller, ref: { readonly merchantId: string }) {
  const [waiting, sentBack, accepted] = await Promise.all(
    ["waiting", "sent_back", "accepted"].map((state) =>
      call(listReviews, caller, { ...ref, state }),
    ),
  );
  const items = [waiting, sentBack, accepted].flatMap((page) => page?.items ?? []);
  return { waiting: waiting?.items[0] ?? null, items };
}

/** Everything that the page shows; null where its address has a place that there is none of. */
export async function loadMerchant(caller: Caller, merchantId: string, places: Places) {
  const ref = { merchantId };
  const merchant = await call(getMerchant, caller, ref);
  const lists = await loadLists(caller, ref, places);
  if (!lists) return null;
  const [methods, attempts, reviews, team] = await Promise.all([
    call(listPaymentMethods, caller, ref),
    call(listAttempts, caller, ref),
    loadReviews(caller, ref),
    call(listTeam, caller, {}),
  ]);
  const names = new Map(methods.items.map(({ id, name }) => [id, name]));
  const overviewsOf = async (some: readonly AttemptData[]) => {
    const overviews: AttemptOverview[] = [];
    for (const attempt of some) {
      const methodName = names.get(attempt.paymentMethodId) ?? "";
      const review = reviews.items.find(({ attemptId }) => attemptId === attempt.id) ?? null;
      overviews.push(await overviewOf(caller, attempt, { methodName, review }));
    }
    return overviews;
  };
  const threadsOf = async (some: readonly MethodData["method"][]) => {
    const shown: MethodData[] = [];
    for (const method of some) {
      const thread = await call(getDetermination, caller, { ...ref, pmId: method.id });
      shown.push({ method, thread });
    }
    return shown;
  };
  const attemptsPart = partOf(attempts.items, places.attempts, ATTEMPTS_SHOWN);
  const methodsPart = partOf(methods.items, places.methods, METHODS_SHOWN);
  const [newestAttempts, firstMethods] = [
    await overviewsOf(attempts.items.slice(0, ATTEMPTS_SHOWN)),
    await threadsOf(methods.items.slice(0, METHODS_SHOWN)),
  ];
  return {
    ...{ merchant, ...lists, waiting: reviews.waiting },
    // What is left to do follows from these, whichever are shown.
    newest: { attempts: newestAttempts, methods: firstMethods },
    methods: {
      ...{ total: methods.items.length, next: methodsPart.next },
      shown: methodsPart.at === 0 ? firstMethods : await threadsOf(methodsPart.rows),
    },
    attempts: {
      ...{ all: attempts.items, next: attemptsPart.next },
      shown: attemptsPart.at === 0 ? newestAttempts : await overviewsOf(attemptsPart.rows),
    },
    names: new Map(team.members.map(({ id, name }) => [id, name])),
  };
}

async function overviewOf(
  caller: Caller,
  attempt: AttemptData,
  known: { readonly methodName: string; readonly review: ReviewData | null },
): Promise<AttemptOverview> {
  const ref = { merchantId: attempt.merchantId, attemptId: attempt.id };
  if (!isSealed(attempt)) {
    const sections = await call(listSections, caller, ref);
    return { attempt, ...known, ...openOverview(sections), versions: [] };
  }
  const newest = attempt.documentKeys?.version ?? 1;
  const versions = [];
  let controls: AttemptOverview["controls"] = [];
  for (let version = newest; version >= 1; version -= 1) {
    const { bytes } = await call(getRecord, caller, { ...ref, version });
    if (!bytes) continue;
    const read = sealedOverview(bytes);
    if (version === newest) controls = read.controls;
    versions.push(read.version);
  }
  return { attempt, ...known, controls, goesOn: null, versions };
}
