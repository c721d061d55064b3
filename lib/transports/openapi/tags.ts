import type { AnyOperation } from "@/lib/core/operation";
import { addressOf } from "@/lib/transports/path";

/** The nouns, in the order of the API reference. */
const TAGS: Record<string, string> = {
  merchants: "The merchants of a partner.",
  session_tokens: "Tokens that reach one merchant alone.",
  payment_methods: "The ways in which a merchant takes cards, and their questionnaires.",
  integrations: "What other systems know of a merchant.",
  attempts: "Questionnaires being answered, sealed or renewed.",
  sections: "One combined question per top-level requirement.",
  questions: "Single controls.",
  asked: "Whom a merchant asked about questions that it could not answer.",
  helper_links: "Somebody is asked about one question, by a link.",
  partner_questions: "Questions that merchants put to their partner.",
  drafts: "What a merchant is typing and has not sent yet.",
  review: "The questions of the attestation.",
  records: "What was sealed, for good: what both documents are made from.",
  documents: "The sealed SAQ and AoC.",
  jobs: "Polling of asynchronous work.",
  portfolio: "A partner's whole book at a glance.",
  reviews: "Sealed attempts before the partner's reviewers.",
  audit: "What happened, who did it, and when.",
  partner: "The partner itself: keys, secrets, webhooks, bills.",
  presets: "What a partner says of payment products, for merchants to confirm.",
  team: "The people who sign in to the dashboard, and their roles.",
  brand: "How a merchant's partner looks.",
  agents: "The same operations for agents, by the Model Context Protocol.",
  pages: "Pages for people.",
  service: "The service itself.",
  webhooks: "What the service sends to a partner's receiver.",
};

/** The tag of an operation: its noun. */
export function tagOf(operation: AnyOperation): string {
  return operation.name.split(".")[0] ?? "";
}

const METHODS = ["POST", "GET", "PUT", "DELETE"];

/**
 * The operations noun by noun, then by address. The order of a module's exports is no order: it
 * depends on who loads the module.
 */
export function inOrder(operations: readonly AnyOperation[]): AnyOperation[] {
  const tags = Object.keys(TAGS);
  const place = (operation: AnyOperation) => {
    const { method, template } = addressOf(operation);
    return { tag: tags.indexOf(tagOf(operation)), template, method: METHODS.indexOf(method) };
  };
  return operations
    .map((operation) => ({ operation, ...place(operation) }))
    .sort(
      (a, b) => a.tag - b.tag || a.template.localeCompare(b.template, "en") || a.method - b.method,
    )
    .map(({ operation }) => operation);
}

/** The tags of these operations with their descriptions, in the order of the API reference. */
export function tagsOf(
  operations: readonly AnyOperation[],
): { name: string; description: string }[] {
  const names = new Set([...operations.map(tagOf), "agents", "pages", "service", "webhooks"]);
  return [...names].map((name) => {
    const description = TAGS[name];
    if (!description) throw new Error(`the tag ${name} has no description`);
    return { name, description };
  });
}
