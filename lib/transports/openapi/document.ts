// OpenAPI 3.1, read off the registry: no hand-written description of an operation exists anywhere.
import { createDocument, type ZodOpenApiObject, type ZodOpenApiPathsObject } from "zod-openapi";
import { REST_OPERATIONS } from "@/lib/registry";
import { addressOf } from "@/lib/transports/path";
import { describe } from "./describe";
import { guide, type Installation } from "./guide";
import { HEADERS } from "./headers";
import { refusalExamples, sharedRefusals } from "./refusals";
import { servicePaths } from "./service";
import { inOrder, tagsOf } from "./tags";
import { tidySchema } from "./tidy";
import { webhookPaths } from "./webhooks";

const SECURITY_SCHEMES = {
  ApiKey: {
    type: "apiKey",
    in: "header",
    name: "X-API-Key",
    description:
      "A partner's API key: `sk_live_…` or, in a sandbox, `sk_test_…`. Keep it on your server.",
  },
  Bearer: {
    type: "http",
    scheme: "bearer",
    description: "The same API key as `Authorization: Bearer …`.",
  },
  SessionToken: {
    type: "apiKey",
    in: "header",
    name: "X-Session-Token",
    description:
      "A token that your server mints for one merchant and one sitting. It may go to a browser: it reaches this merchant alone and ends by itself.",
  },
} as const;

const OPERATIONS = inOrder(REST_OPERATIONS);

/** The OpenAPI description of every operation that has an address, and of every webhook. */
export function openApiDocument(installation: Installation) {
  return createDocument(
    {
      openapi: "3.1.0",
      info: {
        title: "Sealwright",
        version: "1.0.0",
        summary: "PCI DSS self-assessment for the merchants of acquirers and service providers.",
        description: guide(OPERATIONS, installation),
        license: { name: "MIT", url: "https://opensource.org/license/mit" },
      },
      servers: [serverOf(installation)],
      tags: tagsOf(OPERATIONS),
      paths: { ...servicePaths, ...paths() },
      webhooks: webhookPaths(),
      components: {
        securitySchemes: SECURITY_SCHEMES,
        headers: HEADERS,
        responses: sharedRefusals(),
        examples: refusalExamples(OPERATIONS),
      },
    } satisfies ZodOpenApiObject,
    { override: ({ jsonSchema }) => tidySchema(jsonSchema as Record<string, unknown>) },
  );
}

function paths(): ZodOpenApiPathsObject {
  const described: ZodOpenApiPathsObject = {};
  for (const operation of OPERATIONS) {
    const { method, template } = addressOf(operation);
    described[template] = { ...described[template], [method.toLowerCase()]: describe(operation) };
  }
  return described;
}

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** A loopback address means nothing to another reader: the document's own origin does. */
function serverOf({ baseUrl }: Installation): { url: string; description: string } {
  const here = LOOPBACK.has(new URL(baseUrl).hostname);
  return here
    ? { url: "/", description: "Where this description is served." }
    : { url: baseUrl, description: "This installation." };
}
