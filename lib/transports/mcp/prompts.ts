// Prompts: ways to begin. Their arguments are ids and names of the catalogue, checked as such, so that
// no free text passes through.
import {
  type GetPromptResult,
  type Prompt,
  ProtocolError,
  ProtocolErrorCode,
} from "@modelcontextprotocol/server";
import type { ActorKind } from "@/lib/core/caller";
import { isId } from "@/lib/core/ids";
import { findControl } from "@/lib/pci/controls";
import { SAQ_TYPES } from "@/lib/pci/saq-type";
import type { McpCall } from "./call";
import { assessmentText, controlText, FOCUSES, portfolioText } from "./prompt-texts";
import { describeControl } from "./resources";

type Arguments = Record<string, string | undefined>;

interface PromptSpec extends Prompt {
  readonly actors: readonly ActorKind[];
  readonly render: (given: Arguments, call: McpCall) => string;
}

const PROMPTS: readonly PromptSpec[] = [
  {
    name: "run_assessment",
    title: "Run an assessment",
    description: "Takes a merchant from its first answers to the sealed SAQ and AoC, step by step.",
    actors: ["partner", "merchant"],
    arguments: [
      {
        name: "merchantId",
        description: "The merchant's id. A session token stands for its own merchant.",
      },
      { name: "paymentMethodId", description: "Start with this payment method." },
    ],
    render(given, { caller }) {
      const own = caller.kind === "merchant" ? caller.merchantId : undefined;
      const merchantId = idOf(given, "merchantId") ?? own;
      const start = caller.kind === "merchant" ? "merchant" : "partner";
      return assessmentText({ merchantId, paymentMethodId: idOf(given, "paymentMethodId"), start });
    },
  },
  {
    name: "explain_control",
    title: "Explain a control",
    description: "Explains one control to somebody who runs a small business.",
    actors: ["partner", "merchant"],
    arguments: [
      { name: "controlId", description: "The control's number, such as 8.3.6.", required: true },
      { name: "saqType", description: "The questionnaire in which it is asked, such as SAQ A." },
    ],
    render(given) {
      const control = findControl(given.controlId ?? "");
      if (!control) throw wrong("controlId", "a control's number such as 8.3.6");
      const saqType = oneOf(given, "saqType", SAQ_TYPES);
      return controlText(describeControl(control), saqType);
    },
  },
  {
    name: "review_portfolio",
    title: "Review the portfolio",
    description: "Looks through the whole book of merchants and says what to do next.",
    actors: ["partner"],
    arguments: [{ name: "focus", description: `One of ${Object.keys(FOCUSES).join(", ")}.` }],
    render(given) {
      const names = Object.keys(FOCUSES) as (keyof typeof FOCUSES)[];
      return portfolioText(oneOf(given, "focus", names) ?? "everything");
    },
  },
];

function wrong(name: string, expected: string): ProtocolError {
  const message = `The argument ${name} is not right: send ${expected}.`;
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}

function idOf(given: Arguments, name: string): string | undefined {
  const value = given[name] || undefined;
  if (value === undefined || isId(value)) return value;
  throw wrong(name, "an id as the tools answer it");
}

function oneOf<T extends string>(
  given: Arguments,
  name: string,
  known: readonly T[],
): T | undefined {
  if (!given[name]) return undefined;
  const found = known.find((value) => value === given[name]);
  if (found) return found;
  throw wrong(name, `one of ${known.join(", ")}`);
}

function allowed({ caller }: McpCall): PromptSpec[] {
  return PROMPTS.filter(({ actors }) => actors.includes(caller.kind));
}

/** The prompts that the caller can use. */
export function listPrompts(call: McpCall): Prompt[] {
  return allowed(call).map(({ actors: _, render: __, ...listed }) => listed);
}

/** One prompt with its arguments filled in. */
export function getPrompt(name: string, given: Arguments, call: McpCall): GetPromptResult {
  const prompt = allowed(call).find((candidate) => candidate.name === name);
  if (!prompt) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, "Unknown prompt. See prompts/list.");
  }
  const text = prompt.render(given, call);
  const description = prompt.description ?? "";
  return { description, messages: [{ role: "user", content: { type: "text", text } }] };
}
