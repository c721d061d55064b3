import { z } from "zod";
import type { ZodOpenApiOperationObject } from "zod-openapi";
import { headerRefs } from "./headers";
import { sharedRefusal } from "./refusals";

const Part = z.looseObject({ ok: z.boolean() });

const Health = z
  .object({
    status: z.enum(["ok", "failing"]),
    failing: z.array(z.string()).meta({ description: "Names of the parts that fail." }),
    checks: z.object({ process: Part, database: Part, queue: Part }),
  })
  .meta({ id: "Health", description: "How the service stands, part by part, with its figures." });

const running = { ok: true, uptimeSeconds: 86_400, rssMegabytes: 180 };
const queue = { ok: true, waiting: 0, lagSeconds: 0 };

const WELL = {
  status: "ok",
  failing: [],
  checks: { process: running, database: { ok: true, latencyMs: 1 }, queue },
};

const FAILING = {
  status: "failing",
  failing: ["database"],
  checks: {
    process: running,
    database: { ok: false, message: "The database does not answer." },
    queue,
  },
};

function answer(description: string, value: unknown) {
  return {
    description,
    headers: headerRefs(["X-Request-Id"]),
    content: { "application/json": { schema: Health, examples: { health: { value } } } },
  };
}

/** `GET /health`, which is no operation of the registry: it belongs to no tenant. */
export const healthPath: ZodOpenApiOperationObject = {
  operationId: "service.health",
  summary: "How the service stands: process, database, queue",
  description: "For load balancers and monitoring. Needs no credentials.",
  tags: ["service"],
  security: [],
  responses: {
    "200": answer("All is well.", WELL),
    "405": sharedRefusal("405"),
    "503": answer("`failing` names the parts that fail.", FAILING),
  },
};
