import { z } from "zod";
import type { ZodOpenApiOperationObject } from "zod-openapi";
import { headerRefs } from "./headers";
import { sharedRefusal } from "./refusals";

const Part = z.looseObject({ ok: z.boolean() });

const Queue = z.object({
  ok: z.boolean(),
  waiting: z.int().meta({ description: "Jobs that could run now and do not yet." }),
  active: z.int().meta({ description: "Jobs that run." }),
  lagSeconds: z.number().meta({ description: "How long the oldest of them has been waiting." }),
});

const Health = z
  .object({
    status: z.enum(["ok", "failing"]),
    failing: z.array(z.string()).meta({ description: "Names of the parts that fail." }),
    checks: z.object({ process: Part, database: Part, queue: Part }),
    queues: z.record(z.string(), Queue).meta({ description: "Each kind of job by itself." }),
  })
  .meta({ id: "Health", description: "How the service stands, part by part, with its figures." });

const Readiness = z
  .object({ status: z.enum(["ready", "not_ready"]), checks: z.object({ database: Part }) })
  .meta({ id: "Readiness", description: "Whether the service can answer requests." });

const running = { ok: true, uptimeSeconds: 86_400, rssMegabytes: 180 };
const queue = { ok: true, waiting: 0, lagSeconds: 0 };
const queues = { determine: { ok: true, waiting: 0, active: 1, lagSeconds: 0 } };
const silent = { ok: false, message: "The database does not answer." };

const WELL = {
  status: "ok",
  failing: [],
  checks: { process: running, database: { ok: true, latencyMs: 1, writeMs: 8 }, queue },
  queues,
};

const FAILING = {
  status: "failing",
  failing: ["database", "queue"],
  checks: {
    process: running,
    database: silent,
    queue: { ok: false, message: "The queues cannot be read." },
  },
  queues: {},
};

function answer(description: string, schema: z.ZodType, value: unknown) {
  return {
    description,
    headers: headerRefs(["X-Request-Id"]),
    content: { "application/json": { schema, examples: { health: { value } } } },
  };
}

/** `GET /health`, which is no operation of the registry: it belongs to no tenant. */
export const healthPath: ZodOpenApiOperationObject = {
  operationId: "service.health",
  summary: "How the service stands: process, database, queue",
  description:
    "For monitoring. Needs no credentials. The database is well while it takes changes; a queue is well while its jobs do not wait too long, and a backlog of one partner alone does not count while it is being worked on. Everything is checked at most once a second, however often this is asked. To decide where requests go, ask `/health/ready`.",
  tags: ["service"],
  security: [],
  responses: {
    "200": answer("All is well.", Health, WELL),
    "405": sharedRefusal("405"),
    "503": answer("`failing` names the parts that fail.", Health, FAILING),
  },
};

/** `GET /health/ready`, for whoever starts the service or sends it requests. */
export const readinessPath: ZodOpenApiOperationObject = {
  operationId: "service.ready",
  summary: "Whether the service can answer requests",
  description:
    "For load balancers and for starting. Needs no credentials. A backlog makes the service no less ready.",
  tags: ["service"],
  security: [],
  responses: {
    "200": answer("It can.", Readiness, {
      status: "ready",
      checks: { database: { ok: true, latencyMs: 1 } },
    }),
    "405": sharedRefusal("405"),
    "503": answer("It cannot at the moment.", Readiness, {
      status: "not_ready",
      checks: { database: silent },
    }),
  },
};
