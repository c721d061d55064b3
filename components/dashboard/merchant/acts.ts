// What the page of one merchant can do, given by the page; null: the reader's role does not allow it.
import type { FormAct } from "@/components/ui/act-form";
import type { LinkAct } from "./access";

/** The acts of the page of one merchant. */
export interface MerchantActs {
  readonly invite: FormAct | null;
  readonly renew: FormAct | null;
  readonly override: FormAct | null;
  readonly addNote: FormAct | null;
  readonly update: FormAct | null;
  readonly resend: FormAct | null;
  readonly portalLink: LinkAct | null;
  readonly viewLink: LinkAct | null;
}
