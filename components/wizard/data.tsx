"use client";
// What the API answers, as the wizard's pages name it, and the drafts of this visit.
import { createContext, type ReactNode, useContext, useState } from "react";
import type { z } from "zod";
import type { ListedAttempt, OpenedAttempt } from "@/lib/domain/attempt/shape";
import type { DeterminationResult, DeterminationThread } from "@/lib/domain/determination/shape";
import type { Draft } from "@/lib/domain/draft/shape";
import type { Merchant } from "@/lib/domain/merchant/shape";
import type { PaymentMethod } from "@/lib/domain/payment-method/shape";
import type { OfferedPreset } from "@/lib/domain/preset/shape";
import type { Review } from "@/lib/domain/review/shape";
import type { SectionAnalyzeResult, SectionDetail, SectionList } from "@/lib/domain/section/shape";

/** A merchant as the API shows it. */
export type MerchantData = z.output<typeof Merchant>;
/** A payment method as the API shows it. */
export type MethodData = z.output<typeof PaymentMethod>;
/** An attempt of the list. */
export type AttemptData = z.output<typeof ListedAttempt>;
/** The sections of an attempt and what last year asked beyond them. */
export type SectionsData = z.output<typeof SectionList>;
/** A section with its controls. */
export type SectionData = z.output<typeof SectionDetail>;
/** A short question with what was answered to it. */
export type PartData = SectionData["parts"][number];
/** One control with its answer. */
export type ControlData = SectionData["controls"][number];
/** The review step. */
export type ReviewData = z.output<typeof Review>;
/** What was said about a payment method, and what came of it. */
export type ThreadData = z.output<typeof DeterminationThread>;
/** What the assessor concluded. */
export type ResultData = z.output<typeof DeterminationResult>;
/** A payment product that the merchant can name. */
export type ProductData = z.output<typeof OfferedPreset>;
/** An attempt that was just opened. */
export type OpenedData = z.output<typeof OpenedAttempt>;

/** What the analysis of a section says. */
export type AnalysisData = z.output<typeof SectionAnalyzeResult>;

/** A draft as a field needs it. */
export interface StoredDraft {
  readonly value: string;
  readonly version: number;
}

const DraftsContext = createContext<Map<string, StoredDraft>>(new Map());

/** Reads the drafts once, when the visit begins; each field keeps its own up to date. */
export function DraftsProvider({
  drafts,
  children,
}: {
  readonly drafts: readonly z.output<typeof Draft>[];
  readonly children: ReactNode;
}) {
  const [byKey] = useState(() => new Map<string, StoredDraft>(drafts.map((d) => [d.key, d])));
  return <DraftsContext value={byKey}>{children}</DraftsContext>;
}

/** The drafts of this visit, by key. */
export function useDrafts(): Map<string, StoredDraft> {
  return useContext(DraftsContext);
}
