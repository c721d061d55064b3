// Pages: a server component awaits `call(operation, caller, input)`, in process, through the runner.
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import type { z } from "zod";
import { authenticate } from "@/lib/auth/authenticate";
import type { Caller } from "@/lib/core/caller";
import { config } from "@/lib/core/config";
import { AppError, type ErrorCode } from "@/lib/core/errors";
import type { AnyOperation } from "@/lib/core/operation";
import { run } from "@/lib/runtime";
import { REQUEST_ID } from "./page-request";

/** What an operation answers, for the types of pages and components. */
export type OutputOf<Op extends AnyOperation> = z.output<Op["output"]>;

/** Runs an operation for a page. What does not exist becomes Next's not-found page. */
export async function call<Op extends AnyOperation>(
  operation: Op,
  caller: Caller,
  input: unknown,
): Promise<OutputOf<Op>> {
  try {
    const requestId = (await headers()).get(REQUEST_ID);
    const { output } = await run(operation, caller, input, requestId ? { requestId } : {});
    return output;
  } catch (error) {
    if (error instanceof AppError && error.code.endsWith("_NOT_FOUND")) notFound();
    throw error;
  }
}

/** The same, with null where it is refused by one code. */
function callUnless(code: ErrorCode) {
  return async <Op extends AnyOperation>(
    operation: Op,
    caller: Caller,
    input: unknown,
  ): Promise<OutputOf<Op> | null> => {
    try {
      return await call(operation, caller, input);
    } catch (error) {
      if (error instanceof AppError && error.code === code) return null;
      throw error;
    }
  };
}

/** The same with what stands in an address: null where the operation does not take it. */
export const callIfTaken = callUnless("VALIDATION_ERROR");

/** The same for what a page can do without: null where the database is too busy for it. */
export const callIfServed = callUnless("SERVICE_BUSY");

/** A Caller that is confined to one merchant. */
export type MerchantCaller = Extract<Caller, { kind: "merchant" }>;

// A JWT in compact form. Anything else could not even be put into a header.
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * The Caller of a portal address, or null where its token is missing, expired, revoked or meant for
 * another merchant: a visitor learns no more than that the link does not work.
 */
export async function portalCaller(
  sessionToken: unknown,
  merchantId: unknown,
): Promise<MerchantCaller | null> {
  if (typeof sessionToken !== "string" || !TOKEN.test(sessionToken)) return null;
  try {
    const { caller } = await authenticate(new Headers({ "x-session-token": sessionToken }));
    if (caller.kind !== "merchant") return null;
    // The token names its merchant; an address that names another was put together wrongly.
    return merchantId === undefined || merchantId === caller.merchantId ? caller : null;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return null;
    throw error;
  }
}

/** The public address of this installation, without a slash at its end. */
export function publicAddress(): string {
  return config().baseUrl;
}
