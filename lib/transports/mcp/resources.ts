// Resources: the public catalogue as it is, and a merchant's records through the same operations as
// everywhere.
import {
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  type Resource,
  type ResourceTemplateType,
} from "@modelcontextprotocol/server";
import type { AnyOperation } from "@/lib/core/operation";
import { type Control, findControl, topLevelOf } from "@/lib/pci/controls";
import { type Edition, editionOf, sectionsOf } from "@/lib/pci/questionnaires";
import { SAQ_TYPES, type SaqType } from "@/lib/pci/saq-type";
import { PUBLIC } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { matchPath } from "@/lib/transports/path";
import { logFailure, tellable } from "@/lib/transports/rest";
import type { McpCall } from "./call";

const JSON_TYPE = "application/json";

interface Template {
  readonly uriTemplate: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The record, or null where there is none. */
  readonly read: (variables: Record<string, string>, call: McpCall) => Promise<unknown>;
}

const TEMPLATES: readonly Template[] = [
  {
    uriTemplate: "sealwright://controls/{controlId}",
    name: "control",
    title: "A control",
    description:
      "One control of PCI DSS v4.0.1 in plain words: what must be true, guidance, evidence, and which questionnaires ask it. For example sealwright://controls/8.3.6.",
    read: async ({ controlId = "" }) => {
      const control = findControl(controlId);
      return control && describeControl(control);
    },
  },
  {
    uriTemplate: "sealwright://questionnaires/{saqType}",
    name: "questionnaire",
    title: "A questionnaire",
    description:
      "One of the nine merchant questionnaires in its current edition: sections, controls and the groups that apply under a condition. For example sealwright://questionnaires/SAQ%20A.",
    read: async ({ saqType = "" }) => {
      const type = SAQ_TYPES.find((known) => known === saqType);
      return type ? describeEdition(editionOf(type)) : null;
    },
  },
  {
    uriTemplate: "sealwright://merchants/{merchantId}",
    name: "merchant",
    title: "A merchant",
    description: "A merchant's record with its compliance status.",
    read: readBy(PUBLIC.getMerchant),
  },
  {
    uriTemplate: "sealwright://merchants/{merchantId}/attempts/{attemptId}",
    name: "attempt",
    title: "An attempt",
    description: "An attempt at a questionnaire: its status, progress, dates and documents.",
    read: readBy(PUBLIC.getAttempt),
  },
];

function readBy(operation: AnyOperation): Template["read"] {
  return async (variables, { caller, requestId, origin }) => {
    const meta = { requestId, origin, via: "mcp:resources/read" };
    return (await run(operation, caller, variables, meta)).output;
  };
}

/** A control as the resource and the prompts tell it. */
export function describeControl(control: Control) {
  const askedBy = SAQ_TYPES.filter((type) => editionOf(type).controlIds.includes(control.id));
  return { ...control, topLevel: topLevelOf(control.id), askedBy };
}

function describeEdition(edition: Edition) {
  const { id, saqType, label, controlIds, conditionalGroups } = edition;
  const sections = sectionsOf(edition).map(({ topLevel, title, intro, controls }) => ({
    topLevel,
    title,
    intro,
    controls: controls.map((control) => ({
      controlId: control.id,
      title: control.title,
      question: control.question,
    })),
  }));
  return { saqType, edition: id, label, controls: controlIds.length, sections, conditionalGroups };
}

function questionnaireResource(saqType: SaqType): Resource {
  const { label, controlIds } = editionOf(saqType);
  return {
    uri: `sealwright://questionnaires/${encodeURIComponent(saqType)}`,
    name: saqType,
    title: `${saqType}, ${label}`,
    description: `${controlIds.length} controls.`,
    mimeType: JSON_TYPE,
  };
}

/** What can be listed: the questionnaires, and a session token's own merchant. */
export function listResources({ caller }: McpCall): Resource[] {
  const catalogue = SAQ_TYPES.map(questionnaireResource);
  if (caller.kind !== "merchant") return catalogue;
  const uri = `sealwright://merchants/${caller.merchantId}`;
  return [{ uri, name: "merchant", title: "Your merchant", mimeType: JSON_TYPE }, ...catalogue];
}

/** Everything that can be read by its address. */
export function listTemplates(): ResourceTemplateType[] {
  return TEMPLATES.map(({ read: _, ...listed }) => ({ ...listed, mimeType: JSON_TYPE }));
}

/** Reads one resource. The address is repeated only where it named something. */
export async function readResource(uri: string, call: McpCall): Promise<ReadResourceResult> {
  for (const { uriTemplate, read } of TEMPLATES) {
    const variables = matchPath(uriTemplate, uri);
    const found = variables && (await told(() => read(variables, call), call));
    if (found) {
      return { contents: [{ uri, mimeType: JSON_TYPE, text: JSON.stringify(found) }] };
    }
  }
  throw noSuch();
}

function noSuch(): ProtocolError {
  const message = "There is no such resource. See resources/templates/list.";
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}

/** Refusals of the operation as protocol errors, which is all that reading knows. */
async function told<T>(read: () => Promise<T>, { requestId }: McpCall): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const refusal = tellable(error, requestId);
    const known = refusal.status < 500;
    if (!known) logFailure({ requestId }, error);
    const { message, ...body } = refusal.toBody();
    const code = known ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError;
    throw new ProtocolError(code, message, body);
  }
}
