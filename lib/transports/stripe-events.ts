import { readStripeMessage } from "@/lib/auth/stripe-service";
import { config } from "@/lib/core/config";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { log } from "@/lib/core/log";
import { BODY_MAX_BYTES } from "@/lib/core/policy";
import { INTERNAL } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { refuseStranger } from "./admission";
import { readBytes } from "./body";
import { refusal } from "./rest";

/** `POST /api/stripe`: where Stripe tells of invoices. It is kept and answered at once; a job does the rest. */
export async function stripeEventsHandler(request: Request): Promise<Response> {
  const requestId = newId("req");
  try {
    const secret = config().stripe?.webhookSecret;
    if (!secret) throw new AppError("ROUTE_NOT_FOUND");
    const body = Buffer.from(await readBytes(request, BODY_MAX_BYTES));
    const message = await readStripeMessage(request.headers, body, secret);
    const heard = INTERNAL.receiveStripeEvent.input.shape.type.safeParse(message?.type);
    if (message && heard.success) {
      const { caller, eventId, stripeInvoiceId } = message;
      const input = { eventId, type: heard.data, stripeInvoiceId };
      await run(INTERNAL.receiveStripeEvent, caller, input, { requestId });
    }
    return new Response(null, { status: 204, headers: { "X-Request-Id": requestId } });
  } catch (error) {
    log().warn({ requestId, err: error }, "message of Stripe refused");
    const told = await refuseStranger(request, error).catch((refused: unknown) => refused);
    return refusal(told, requestId);
  }
}
