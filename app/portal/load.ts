import { startBrand } from "@/components/portal/start-brand";
import type { WizardStart } from "@/components/wizard/wizard";
import { listAttempts } from "@/lib/domain/attempt/operations";
import { listDrafts } from "@/lib/domain/draft/operations";
import { getMerchant } from "@/lib/domain/merchant/operations";
import { getBrand } from "@/lib/domain/partner/operations";
import { listPaymentMethods } from "@/lib/domain/payment-method/operations";
import { call, type MerchantCaller } from "@/lib/transports/page";

/** What the wizard shows at its first paint, read from the operations that it reads from later. */
export async function loadWizard(caller: MerchantCaller): Promise<Omit<WizardStart, "token">> {
  const ref = { merchantId: caller.merchantId };
  const [merchant, methods, attempts, drafts, brand] = await Promise.all([
    call(getMerchant, caller, ref),
    call(listPaymentMethods, caller, ref),
    call(listAttempts, caller, ref),
    call(listDrafts, caller, ref),
    call(getBrand, caller, ref),
  ]);
  return {
    merchantId: caller.merchantId,
    ...startBrand(brand),
    merchant,
    methods: methods.items,
    attempts: attempts.items,
    drafts: drafts.items,
  };
}
