import type { MethodStanding, PortalModel, SealedAnswers } from "@/components/portal/model";
import { listAttempts } from "@/lib/domain/attempt/operations";
import { getMerchant } from "@/lib/domain/merchant/operations";
import { listPaymentMethods } from "@/lib/domain/payment-method/operations";
import { getReview } from "@/lib/domain/review/operations";
import { listSections } from "@/lib/domain/section/operations";
import { call, type MerchantCaller } from "@/lib/transports/page";

/** Everything that the portal shows of the caller's merchant. */
export async function loadPortal(caller: MerchantCaller): Promise<PortalModel> {
  const ref = { merchantId: caller.merchantId };
  const [merchant, methods, attempts] = await Promise.all([
    call(getMerchant, caller, ref),
    call(listPaymentMethods, caller, ref),
    call(listAttempts, caller, ref),
  ]);
  const standings = methods.items.map(async (method): Promise<MethodStanding> => {
    const own = attempts.items.filter((attempt) => attempt.paymentMethodId === method.id);
    const latest = own.find((attempt) => attempt.documentKeys !== undefined);
    const sealed = latest ? await loadAnswers(caller, latest) : null;
    return { method, attempts: own, sealed };
  });
  return { merchant, methods: await Promise.all(standings), now: new Date() };
}

async function loadAnswers(
  caller: MerchantCaller,
  attempt: SealedAnswers["attempt"],
): Promise<SealedAnswers> {
  const ref = { merchantId: caller.merchantId, attemptId: attempt.id };
  const [sections, review] = await Promise.all([
    call(listSections, caller, ref),
    call(getReview, caller, ref),
  ]);
  return { attempt, sections: sections.items, review };
}
