// A plain front: any Request -> the operation of its address. What Next does by route files, for
// servers and tests without Next; the conformance test holds the two to the same addresses.
import { REST_OPERATIONS } from "@/lib/registry";
import { healthHandlers, readinessHandlers } from "./health";
import { mcp } from "./mcp/handler";
import { openApiHandler } from "./openapi";
import { addressOf, matchPath } from "./path";
import { type Handler, notFoundHandlers, type PathHandlers, rest } from "./rest";

interface Path {
  readonly template: string;
  readonly handlers: PathHandlers;
}

// Fixed addresses first: `/v1/merchants/import` names no merchant.
const templates = [
  ...new Set(REST_OPERATIONS.map((operation) => addressOf(operation).template)),
].sort((a, b) => a.split("{").length - b.split("{").length);

const paths: readonly Path[] = templates.map((template) => ({
  template,
  handlers: rest(...REST_OPERATIONS.filter((op) => addressOf(op).template === template)),
}));

const missing = notFoundHandlers();
const fixed: Record<string, PathHandlers> = {
  "/health": healthHandlers,
  "/health/ready": readinessHandlers,
  "/mcp": mcp(),
};

/** Serves one request of the API. */
export const front: Handler = async (request) => {
  const { pathname } = new URL(request.url);
  if (pathname === "/openapi.json") return openApiHandler();
  const path = paths.find((candidate) => matchPath(candidate.template, pathname));
  const handlers = fixed[pathname] ?? path?.handlers ?? missing;
  const handler = handlers[request.method as keyof PathHandlers] ?? missing.GET;
  return handler(request);
};
