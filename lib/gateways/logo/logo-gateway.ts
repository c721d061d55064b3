// Fetches a picture from an address that a partner set: from the open internet, once, bounded in bytes and time.
import type { IncomingMessage } from "node:http";
import {
  type FetchedLogo,
  LOGO_MAX_BYTES,
  LOGO_TIMEOUT_MS,
  type LogoProblem,
} from "@/lib/domain/logo/shape";
import { RefusedAddress } from "@/lib/gateways/lookup";
import { type OpenRequest, type OpenSettings, openRequests } from "@/lib/gateways/open-request";
import { readPicture } from "./picture";

/** Fetches pictures; never throws: a failure is an outcome. */
export interface LogoGateway {
  fetch(url: string): Promise<FetchedLogo>;
}

/** The gateway. */
export function createLogoGateway(
  settings: OpenSettings & { readonly timeoutMs?: number },
): LogoGateway {
  const open = openRequests(settings);
  const { timeoutMs = LOGO_TIMEOUT_MS } = settings;
  return {
    async fetch(url) {
      try {
        const found = await get(url, open, AbortSignal.timeout(timeoutMs));
        if (typeof found === "string") return { problem: found };
        const read = readPicture(found);
        return typeof read === "string" ? { problem: read } : { file: read };
      } catch (error) {
        return { problem: problemOf(error as Error) };
      }
    },
  };
}

function get(url: string, open: OpenRequest, signal: AbortSignal): Promise<Buffer | LogoProblem> {
  return new Promise((resolve, reject) => {
    const request = open(url, {
      signal,
      headers: { Accept: "image/png, image/jpeg", "User-Agent": "Sealwright-Logo/1.0" },
    });
    request.on("response", (response) => readAnswer(response).then(resolve, reject));
    request.on("error", reject);
    request.end();
  });
}

async function readAnswer(response: IncomingMessage): Promise<Buffer | LogoProblem> {
  const status = response.statusCode ?? 0;
  const refused =
    status === 200 ? null : status >= 300 && status < 400 ? "redirected" : "answered_error";
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    if (refused) return refused;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > LOGO_MAX_BYTES) return "too_large";
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}

function problemOf(error: Error): LogoProblem {
  if (error instanceof RefusedAddress) return "private_address";
  if (error.name === "TimeoutError" || error.name === "AbortError") return "too_slow";
  return "no_connection";
}
