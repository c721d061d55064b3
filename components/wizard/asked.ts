"use client";
// Whom the merchant asked in an attempt, as the pages read it, and what can be done about it.
import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import type { Asked } from "@/lib/domain/asked/shape";
import type { NewlyMadeLink } from "@/lib/domain/helper-link/shape";
import { useJob } from "./jobs";
import { useChange } from "./queries";
import { queryKeys } from "./query-keys";
import { useSession } from "./session";
import { useLanguage } from "./speech";

/** Whom the merchant asked, and what came of it. */
export type AskedData = z.output<typeof Asked>;
/** A link by which somebody answers one question. */
export type HelperLinkData = AskedData["helpers"][number];
/** A question that was put to the partner. */
export type PartnerQuestionData = AskedData["partner"][number];

/** How often it is looked whether somebody has answered, while somebody is waited for. */
const LOOK_MS = 60_000;

function isWaiting({ helpers, partner }: AskedData): boolean {
  return [...helpers, ...partner].some(({ state }) => state === "open");
}

/** Whom the merchant asked in an attempt. */
export function useAsked(attemptPath: string) {
  const { send } = useSession();
  return useQuery({
    queryKey: [...queryKeys.data, "asked", attemptPath],
    queryFn: () => send<AskedData>("GET", `${attemptPath}/asked`),
    refetchInterval: ({ state }) => (state.data && isWaiting(state.data) ? LOOK_MS : false),
  });
}

/** What goes with a question that somebody else is asked; what is empty is not sent. */
export interface AskInput {
  readonly partId: string;
  readonly name?: string;
  readonly email?: string;
  readonly note?: string;
}

function filled(input: AskInput): Record<string, string> {
  const trimmed = Object.entries(input).map(([key, value]) => [key, String(value).trim()]);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ""));
}

/** Makes a link to a helper. */
export function useAskHelper(attemptPath: string) {
  const { send } = useSession();
  const language = useLanguage();
  return useChange((input: AskInput) =>
    send<z.output<typeof NewlyMadeLink>>("POST", `${attemptPath}/helper-links`, {
      ...filled(input),
      language,
    }),
  );
}

/** Puts a question to the partner. */
export function useAskPartner(attemptPath: string) {
  const { send } = useSession();
  const language = useLanguage();
  return useChange((input: AskInput) =>
    send("POST", `${attemptPath}/partner-questions`, { ...filled(input), language }),
  );
}

/** Takes a link or a question back. */
export function useTakeBack(attemptPath: string, what: "helper-links" | "partner-questions") {
  const { send } = useSession();
  return useChange((id: string) => send("DELETE", `${attemptPath}/${what}/${id}`));
}

/** Makes a helper's words the answer, and waits until they were read. */
export function useTakeProposal(attemptPath: string) {
  const { send } = useSession();
  return useJob<string, unknown>((id) => send("POST", `${attemptPath}/helper-links/${id}/take`));
}

/** Puts a helper's words aside. */
export function useDismissProposal(attemptPath: string) {
  const { send } = useSession();
  return useChange((id: string) => send("POST", `${attemptPath}/helper-links/${id}/dismiss`));
}
