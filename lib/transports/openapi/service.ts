// The addresses that are no operations of the registry: they belong to no tenant, or carry any operation.
import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from "zod-openapi";
import { headerRefs } from "./headers";
import { healthPath, readinessPath } from "./health";
import { mcpPath } from "./mcp";
import { sharedRefusal } from "./refusals";

const HTML = { "text/html": { schema: { type: "string" as const } } };

const page = (description: string) => ({ description, content: HTML });

const documentPath: ZodOpenApiOperationObject = {
  operationId: "service.openapi",
  summary: "This description",
  description:
    "OpenAPI 3.1 of every operation, as this installation serves it. Needs no credentials.",
  tags: ["service"],
  security: [],
  responses: {
    "200": {
      description: "The description.",
      headers: headerRefs(["X-Request-Id"]),
      content: {
        "application/json": {
          schema: { type: "object" as const },
          examples: { description: { value: { openapi: "3.1.0", paths: {} } } },
        },
      },
    },
    "405": sharedRefusal("405"),
  },
};

const text = (description: string) => z.string().optional().meta({ description });

const embedPath: ZodOpenApiOperationObject = {
  operationId: "pages.embed",
  summary: "The portal of one merchant, for an iframe",
  description:
    "`POST /v1/merchants/{merchantId}/portal-link` gives this address ready to use as `embedUrl`. A session token names its merchant; an API key needs `merchantId` with it, and belongs on your own pages alone. Only sites on the partner's list may show it. Without valid credentials the page says so.",
  tags: ["pages"],
  security: [],
  requestParams: {
    query: z.strictObject({
      sessionToken: text("A session token of the merchant: preferred."),
      apiKey: text("Instead: a partner's API key, which the page exchanges for a session token."),
      merchantId: text("The merchant."),
      theme: z.enum(["light", "dark"]).optional().meta({ description: "Colours of the page." }),
      locale: text("Language of the page (BCP 47)."),
    }),
  },
  responses: {
    "200": page("The page; it says what is wrong where the credentials are missing or not valid."),
    "400": page("The address cannot be read."),
  },
};

const verifyPath: ZodOpenApiOperationObject = {
  operationId: "pages.verify",
  summary: "Check an attestation by the code that is printed on it",
  description:
    "Tells type, merchant, result, dates and version of the attestation, and compares a PDF with the sealed one in the browser. Needs no credentials; an address that asks too often is told to wait.",
  tags: ["pages"],
  security: [],
  requestParams: {
    path: z.strictObject({
      code: z
        .string()
        .meta({ description: "The printed code.", example: "3V8K1ZQ7M2N9R4T6W0XCYB5HDG" }),
    }),
  },
  responses: {
    "200": page("What was attested."),
    "404": page("There is no attestation of this code."),
    "429": {
      description: "Too many codes were looked up from one address.",
      headers: headerRefs(["Retry-After"]),
      content: { "text/plain": { schema: { type: "string" as const } } },
    },
  },
};

/** The described addresses that are no operations. */
export const servicePaths: ZodOpenApiPathsObject = {
  "/health": { get: healthPath },
  "/health/ready": { get: readinessPath },
  "/openapi.json": { get: documentPath },
  "/mcp": { post: mcpPath },
  "/portal/embed": { get: embedPath },
  "/verify/{code}": { get: verifyPath },
};
