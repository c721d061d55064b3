// What the page of one merchant shows, read from the operations that the API offers, too.
import {
  type AttemptData,
  type AttemptOverview,
  isSealed,
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
import { call } from "@/lib/transports/page";
import type { requireVisitor } from "@/lib/transports/people/request";

type Caller = Awaited<ReturnType<typeof requireVisitor>>["caller"];

const METHODS_SHOWN = 20;
const ATTEMPTS_SHOWN = 8;
const NOTES_SHOWN = 20;
const MAILS_SHOWN = 8;
const EVENTS_SHOWN = 25;

/** Everything that the page shows; `before`: where its timeline goes on. */
export async function loadMerchant(caller: Caller, merchantId: string, before?: string) {
  const ref = { merchantId };
  const merchant = await call(getMerchant, caller, ref);
  const [methods, attempts, waiting, sentBack] = await Promise.all([
    call(listPaymentMethods, caller, ref),
    call(listAttempts, caller, ref),
    call(listReviews, caller, { ...ref, state: "waiting" }),
    call(listReviews, caller, { ...ref, state: "sent_back" }),
  ]);
  const [notes, mails, events, team] = await Promise.all([
    call(listNotes, caller, { ...ref, limit: NOTES_SHOWN }),
    call(listMails, caller, { ...ref, limit: MAILS_SHOWN }),
    call(listAudit, caller, {
      ...ref,
      limit: EVENTS_SHOWN,
      ...(before ? { nextToken: before } : {}),
    }),
    call(listTeam, caller, {}),
  ]);
  const names = new Map(methods.items.map(({ id, name }) => [id, name]));
  const reviews = [...waiting.items, ...sentBack.items];
  const overviews: AttemptOverview[] = [];
  for (const attempt of attempts.items.slice(0, ATTEMPTS_SHOWN)) {
    const methodName = names.get(attempt.paymentMethodId) ?? "";
    const review = reviews.find(({ attemptId }) => attemptId === attempt.id) ?? null;
    overviews.push(await overviewOf(caller, attempt, { methodName, review }));
  }
  const shown = [];
  for (const method of methods.items.slice(0, METHODS_SHOWN)) {
    const thread = await call(getDetermination, caller, { ...ref, pmId: method.id });
    shown.push({ method, thread });
  }
  return {
    ...{ merchant, notes, mails, events },
    methods: { shown, total: methods.items.length },
    attempts: { shown: overviews, total: attempts.items.length },
    waiting: waiting.items[0] ?? null,
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
