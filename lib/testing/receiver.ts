// A receiver of webhooks on loopback: a real HTTP server that keeps what it gets.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** One request as it arrived. */
export interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** What the receiver answers: a status, and whatever goes with it. */
export interface ReceiverAnswer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  /** It takes the request and never answers. */
  readonly hangs?: boolean;
}

/** A running receiver. It keeps no process alive. */
export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** How the next requests are answered; the last one goes on. */
  answers: ReceiverAnswer[];
}

/** Starts a receiver that takes everything until told otherwise. */
export async function aReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const state: { answers: ReceiverAnswer[] } = { answers: [{ status: 204 }] };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = request.headers as Record<string, string>;
    received.push({ headers, body: Buffer.concat(chunks).toString() });
    const [next = { status: 204 }] = state.answers;
    if (state.answers.length > 1) state.answers.shift();
    if (next.hangs) return;
    response.writeHead(next.status, next.headers);
    response.end(next.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, { url: `http://127.0.0.1:${port}/hooks`, received });
}
