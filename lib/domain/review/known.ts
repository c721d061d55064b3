// What the service knows already about a field and proposes. It is the merchant's only once it is saved.
import type { MerchantRow } from "@/lib/domain/merchant/queries";
import type { PartnerRow } from "@/lib/domain/partner/queries";
import type { PaymentMethodRow } from "@/lib/domain/payment-method/queries";
import { channelsAllowed, formChannelOf } from "@/lib/pci/form-channels";
import { devicesNamedIn, providersInName, providersNamedIn } from "@/lib/pci/payment-companies";
import type { SaqType } from "@/lib/pci/saq-type";
import { type Form, readFields } from "./field-values";
import type { FieldValue, FieldValues, ReviewGroupId } from "./shape";

/** Where proposals come from. */
export interface Sources {
  readonly merchant: Pick<MerchantRow, "name" | "email" | "website">;
  readonly partner: Pick<PartnerRow, "name">;
  readonly method: Pick<PaymentMethodRow, "description" | "vendor" | "channel">;
  /** The fields of the attempt that this one renews, by group. */
  readonly lastYear: ReadonlyMap<ReviewGroupId, FieldValues>;
}

/** What is proposed for the fields of a group: what was given last year before what is known otherwise. */
export function knownValues(form: Form, sources: Sources): FieldValues {
  const known = PROPOSALS[form.groupId]?.(sources, form.saqType) ?? {};
  const before = sources.lastYear.get(form.groupId) ?? {};
  // What this year's form does not take is not proposed.
  return { ...known, ...readFields(form, before, "").values };
}

type Propose = (sources: Sources, saqType: SaqType) => FieldValues;

const PROPOSALS: Partial<Record<ReviewGroupId, Propose>> = {
  company_info: ({ merchant }) => ({
    legalName: merchant.name,
    ...(merchant.email ? { contactEmail: merchant.email } : {}),
    ...(merchant.website ? { website: merchant.website } : {}),
  }),
  acquirer: ({ partner }) => ({ name: partner.name }),
  business_description: ({ method }, saqType) => ({
    ...named("channels", channelRows(method, saqType)),
    ...named("products", deviceRows(method, saqType)),
    ...named("providers", providerRows(method)),
  }),
};

function named(id: string, rows: Extract<FieldValue, unknown[]>): FieldValues {
  return rows.length > 0 ? { [id]: rows } : {};
}

function channelRows({ channel }: Sources["method"], saqType: SaqType) {
  const own = formChannelOf(channel);
  const fits = own !== null && channelsAllowed(saqType).includes(own);
  return fits ? [{ channel: own, handling: "" }] : [];
}

/** The names as the merchant wrote them: what they are listed under is not known. */
function deviceRows({ description, vendor }: Sources["method"], saqType: SaqType) {
  // The forms of validated solutions ask for the solution, of which a device's name says nothing.
  if (saqType === "SAQ P2PE" || saqType === "SAQ SPoC") return [];
  const names = [...devicesNamedIn(description), ...devicesNamedIn(vendor ?? "")];
  return [...new Set(names)].map((name) => ({ name }));
}

/** What each does for the merchant is not said by its name. */
function providerRows({ description, vendor }: Sources["method"]) {
  const names = [...providersInName(vendor ?? ""), ...providersNamedIn(description)];
  return [...new Set(names)].map((name) => ({ name, service: "" }));
}
