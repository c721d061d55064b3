// The process's figures as Prometheus reads them. Loaded only where a token for them is configured.
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Observed } from "./observe";

/** Figures that are read when somebody asks, each with its labels. */
export interface Reading {
  readonly name: `sealwright_${string}`;
  readonly help: string;
  readonly labels: readonly string[];
  readonly values: readonly (readonly [value: number, ...labels: string[]])[];
}

/** The metrics of this process. */
export interface Metrics {
  readonly contentType: string;
  observe(observed: Observed): void;
  /** The text of everything, with these readings. */
  text(readings: readonly Reading[]): Promise<string>;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Starts to measure the process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const shared = { registers: [registry], buckets: SECONDS };
  const histograms = {
    request: new Histogram({
      ...{ name: "sealwright_http_request_duration_seconds", labelNames: ["operation", "status"] },
      ...{ help: "Requests to the API by operation and class of status.", ...shared },
    }),
    operation: new Histogram({
      ...{ name: "sealwright_operation_duration_seconds", labelNames: ["operation", "outcome"] },
      ...{ help: "Operations, however they were asked for.", ...shared },
    }),
    job: new Histogram({
      ...{ name: "sealwright_job_duration_seconds", labelNames: ["job", "outcome"] },
      ...{ help: "Jobs that this process worked on.", ...shared },
    }),
  };
  return {
    contentType: registry.contentType,
    observe({ of, name, outcome, ms }) {
      histograms[of].labels(name, outcome).observe(ms / 1000);
    },
    async text(readings) {
      const text = await registry.metrics();
      return readings.length === 0 ? text : `${text}\n${await textOf(readings)}`;
    },
  };
}

/** Written anew each time: what is not read, because the database is away, must not go on standing there, or as 0. */
function textOf(readings: readonly Reading[]): Promise<string> {
  const registry = new Registry();
  for (const { name, help, labels, values } of readings) {
    const gauge = new Gauge({ name, help, labelNames: [...labels], registers: [registry] });
    for (const [value, ...of] of values) gauge.labels(...of).set(value);
  }
  return registry.metrics();
}
