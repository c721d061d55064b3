"use client";
// What only later steps read, apart from what every page loads.
import type { z } from "zod";
import type { OfferedPreset } from "@/lib/domain/preset/shape";
import type { SealedRecord } from "@/lib/domain/record/shape";
import { type ReviewData, type SectionsData, type ThreadData, useRead } from "./data";

/** How the determination of a payment method stands. */
export const useThread = (pmId: string) =>
  useRead<ThreadData>(`thread/${pmId}`, `/payment-methods/${pmId}/determination`);
/** A payment product that the merchant can name. */
export type ProductData = z.output<typeof OfferedPreset>;
/** The payment products that the partner describes. */
export const useProducts = () =>
  useRead<{ readonly items: readonly ProductData[] }>("products", "/presets");
/** The sections of an attempt. */
export const useSections = (attemptId: string) =>
  useRead<SectionsData>(`sections/${attemptId}`, `/attempts/${attemptId}/sections`);
/** The review of an attempt. */
export const useReview = (attemptId: string) =>
  useRead<ReviewData>(`review/${attemptId}`, `/attempts/${attemptId}/review`);
/** What was sealed of an attempt. */
export const useRecord = (attemptId: string) =>
  useRead<SealedRecord>(`record/${attemptId}`, `/attempts/${attemptId}/record`);
