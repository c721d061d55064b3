// A plain front: any Request -> the operation of its address. What Next does by route files, for
// servers and tests without Next; the conformance test holds the two to the same addresses.
import { newId } from "@/lib/core/ids";
import { REST_OPERATIONS } from "@/lib/registry";
import { healthHandlers, readinessHandlers } from "./health";
import { mcp } from "./mcp/handler";
import { metricsHandlers } from "./metrics";
import { openApiHandlers } from "./openapi";
import { addressOf, isReadablePath, matchPath } from "./path";
import { refusedHandlers, unreadablePath } from "./refused";
import { type Handler, notFoundHandlers, type PathHandlers, refusal, rest } from "./rest";

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
  "/metrics": metricsHandlers,
  "/openapi.json": openApiHandlers,
  "/api/refused": refusedHandlers,
};

/** Serves one request of the API. */
export const front: Handler = async (request) => {
  const { pathname } = new URL(request.url);
  if (!isReadablePath(pathname)) return refusal(unreadablePath(), newId("req"));
  const path = paths.find((candidate) => matchPath(candidate.template, pathname));
  const handlers = fixed[pathname] ?? path?.handlers ?? missing;
  const handler = handlers[request.method as keyof typeof handlers] ?? missing.GET;
  return handler(request);
};
