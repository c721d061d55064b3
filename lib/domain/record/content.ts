// Gathers what is signed and sealed from the live rows: the only place where a record meets them.

import type { ExtractedFact } from "@/lib/assessor/port";
import { type AttemptRow, findAttempt } from "@/lib/domain/attempt/queries";
import { type FormerAnswer, renewalOf } from "@/lib/domain/attempt/renewal";
import { findThread, isMerchants, merchantTextsOf } from "@/lib/domain/determination/queries";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import type { Ctx } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import { requirePaymentMethod } from "@/lib/domain/payment-method/queries";
import { listAnswers } from "@/lib/domain/question/queries";
import { groupsFor } from "@/lib/domain/review/groups";
import { listReviewRows, type ReviewRow } from "@/lib/domain/review/queries";
import { listSectionRows } from "@/lib/domain/section/queries";
import { statementsOf } from "@/lib/domain/statement/compose";
import { findControl } from "@/lib/pci/controls";
import { requireEdition } from "@/lib/pci/questionnaires";
import { findRecordAt, readRecord } from "./queries";
import { recordSections } from "./sections";
import { RECORD_SHAPE_VERSION, type RecordContent, type RecordSection } from "./shape";

/** What would be signed and sealed of an attempt as everything stands now. */
export async function composeContent(ctx: Ctx, attempt: AttemptRow): Promise<RecordContent> {
  const partner = await requirePartner(ctx);
  const merchant = await requireMerchant(ctx, attempt.merchantId);
  const method = await requirePaymentMethod(ctx, attempt.merchantId, attempt.paymentMethodId);
  const determination = await determinationOf(ctx, attempt);
  const { saqType } = attempt;
  const answers = await listAnswers(ctx, attempt.id);
  const sectionRows = await listSectionRows(ctx, attempt.id);
  const sections = recordSections({ saqType, sections: sectionRows, answers });
  const { renewedFrom, changes } = await renewalParts(ctx, attempt, sections);
  const { externalMerchantId, email, website } = merchant;
  const { description, channel, vendor } = method;
  return {
    format: "sealwright.record",
    shapeVersion: RECORD_SHAPE_VERSION,
    partner: { id: partner.id, name: partner.name },
    merchant: { id: merchant.id, name: merchant.name, externalMerchantId, email, website },
    paymentMethod: {
      ...{ id: method.id, name: method.name, description, channel, vendor },
      descriptionOrigin: method.descriptionOrigin,
    },
    assessment: { ...assessmentOf(attempt, determination.saqType), renewedFrom },
    determination: determination.kept,
    statements: statementsOf({
      saqType,
      facts: determination.kept.facts,
      methodChannel: channel,
      merchantTexts: merchantTextsOf(determination.kept),
      decisions: determination.decisions,
    }),
    sections,
    review: reviewParts(await listReviewRows(ctx, attempt.id), sections),
    changes,
  };
}

/** The groups that were answered and are asked: a plan goes with what is Not In Place. */
function reviewParts(rows: readonly ReviewRow[], sections: readonly RecordSection[]) {
  const gaps = sections.some(({ controls }) =>
    controls.some(({ status }) => status === "Not In Place"),
  );
  const asked = new Set(groupsFor(gaps).map(({ groupId }) => groupId));
  return rows
    .filter(({ groupId }) => asked.has(groupId))
    .map(({ groupId, answer, composed, fields }) => ({
      ...{ groupId, fields },
      answer: composed ? null : answer,
    }));
}

function assessmentOf(
  attempt: AttemptRow,
  determined: RecordContent["assessment"]["determinedType"],
) {
  const { id, label } = requireEdition(attempt.edition);
  return {
    attemptId: attempt.id,
    saqType: attempt.saqType,
    edition: { id, label },
    openedAt: attempt.createdAt.toISOString(),
    typeSource: attempt.typeSource,
    determinedType: determined === attempt.saqType ? null : determined,
    overrideReason: attempt.overrideReason,
  };
}

async function determinationOf(ctx: Ctx, attempt: AttemptRow) {
  const thread = await findThread(ctx, attempt.threadId);
  const conclusion = thread?.record.conclusion ?? null;
  const rounds = thread?.record.rounds ?? [];
  const descriptionOrigin = thread?.record.told?.descriptionOrigin ?? null;
  const merchantTexts = merchantTextsOf({ descriptionOrigin, rounds });
  return {
    saqType: conclusion?.saqType ?? null,
    decisions: conclusion?.decisions ?? [],
    kept: {
      description: thread?.description ?? null,
      descriptionOrigin,
      // As the merchant read it, where it chose one of the answers offered.
      rounds: rounds.map(({ question, answer, shown = { question, answer } }) => shown),
      facts: (conclusion?.facts ?? []).map((fact) => factOf(fact, merchantTexts)),
      decisions: (conclusion?.decisions ?? []).flatMap(({ choice, value, told }) =>
        told === null ? [] : [{ choice, value, text: told }],
      ),
    },
  };
}

/** A fact with whose words it rests on: those of the partner's description were said by no merchant. */
function factOf(
  { fact, value, certainty, basis, quote }: ExtractedFact,
  merchantTexts: readonly string[] | null,
) {
  const isProducts = basis === "said" && quote !== null && !isMerchants(quote, merchantTexts);
  const own = isProducts ? "product" : basis;
  return { ...{ fact, value, certainty, quote }, ...(own ? { basis: own } : {}) } as const;
}

/** What a renewal renews, and what changed since; nulls for anything else. */
async function renewalParts(ctx: Ctx, attempt: AttemptRow, sections: readonly RecordSection[]) {
  const source = attempt.renewedFrom ? await findAttempt(ctx, attempt.renewedFrom) : null;
  if (!source?.sealedAt) return { renewedFrom: null, changes: null };
  const row = await findRecordAt(ctx, source.id, attempt.createdAt);
  const former = row ? readRecord(row).sections.flatMap(({ controls }) => controls) : null;
  return {
    renewedFrom: {
      attemptId: source.id,
      sealedAt: source.sealedAt.toISOString(),
      recordSha256: row?.sha256 ?? null,
    },
    changes: former && changesSince(former, sections),
  };
}

function changesSince(former: readonly FormerAnswer[], sections: readonly RecordSection[]) {
  const controls = sections.flatMap((section) => section.controls);
  const before = new Map(former.map((row) => [row.controlId, row.status]));
  const { newControls, droppedControls } = renewalOf(
    former,
    controls.map(({ controlId }) => controlId),
  );
  const statuses = controls.flatMap(({ controlId, status: after }) => {
    const was = before.get(controlId);
    return was === undefined || was === after ? [] : [{ controlId, before: was, after }];
  });
  return {
    statuses,
    newControls,
    droppedControls: droppedControls.map((controlId) => ({
      controlId,
      title: findControl(controlId)?.title ?? "",
    })),
  };
}
