// Traces by OpenTelemetry, sent by OTLP over HTTP. It registers nothing globally: Next would add spans of its own, with
// addresses of pages and the tokens in them.
import { AsyncLocalStorage } from "node:async_hooks";
import {
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { config } from "@/lib/core/config";
import { AppError } from "@/lib/core/errors";
import type { OpenStep, Step, Tracing } from "./trace";

const KINDS = {
  request: SpanKind.SERVER,
  inner: SpanKind.INTERNAL,
  query: SpanKind.CLIENT,
  job: SpanKind.CONSUMER,
} as const satisfies Record<Step["kind"], SpanKind>;

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

function readStep(text: string | undefined): SpanContext | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(text ?? "") ?? [];
  if (!traceId || !spanId || !flags) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}

function writeStep({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;
}

/** Of an error, what says nothing that anybody wrote. */
function kindOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  return error instanceof Error ? error.name : "Error";
}

/** A refusal is an answer; only what went wrong on our side makes a step a failed one. */
function note(span: Span, error: unknown): void {
  span.setAttribute("error.type", kindOf(error));
  if (error instanceof AppError && error.status < 500) return;
  span.setStatus({ code: SpanStatusCode.ERROR });
}

function openStep(span: Span): OpenStep {
  return {
    tell: (facts) => {
      span.setAttributes(facts);
    },
    fail: (why) => {
      span.setAttribute("error.type", why);
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
  };
}

/** Starts to export. Where to, and with which headers, the exporter reads from its own variables. */
export function createTracing(): Tracing {
  const named = resourceFromAttributes({
    "service.name": process.env.OTEL_SERVICE_NAME || "sealwright",
  });
  const root = new TraceIdRatioBasedSampler(config().traces?.share ?? 1);
  const provider = new TracerProvider({
    resource: detectResources({ detectors: [envDetector] }).merge(named),
    sampler: new ParentBasedSampler({ root }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer("sealwright");
  // A timer that a request started goes on after it: what it does then is no part of that request.
  const present = new AsyncLocalStorage<{ readonly span: Span; ended: boolean }>();
  const here = () => {
    const at = present.getStore();
    return at && !at.ended ? at.span.spanContext() : undefined;
  };
  const start = ({ name, kind, facts, after }: Step) => {
    const parent = here() ?? readStep(after);
    const within = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
    return tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...facts } }, within);
  };
  return {
    async run(step, work) {
      const at = { span: start(step), ended: false };
      try {
        return await present.run(at, () => work(openStep(at.span)));
      } catch (error) {
        note(at.span, error);
        throw error;
      } finally {
        at.ended = true;
        at.span.end();
      }
    },
    begin(step) {
      const span = start(step);
      return (failure) => {
        if (failure) note(span, failure);
        span.end();
      };
    },
    current() {
      const at = here();
      return at && writeStep(at);
    },
    flush: () => provider.forceFlush(),
  };
}
