// What the stand-in of Stripe keeps, and what each address of its API does with it.
import { randomUUID } from "node:crypto";

/** A parameter as it comes: a text, or members by name. */
export type Params = { readonly [name: string]: string | Params | undefined };

/** An object as the API answers it. */
export type Thing = { id: string; [name: string]: unknown };

/** An error as the API answers it. */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string;

  constructor(status: number, type: string, code: string) {
    super(`refused: ${code}`);
    this.status = status;
    this.type = type;
    this.code = code;
  }
}

const invalid = (code: string) => new ApiRefusal(400, "invalid_request_error", code);

/** All objects, by id, and how the account behaves. */
export class StripeStore {
  readonly things = new Map<string, Thing>();
  /** Added to each total that is computed: an account that taxes by itself. */
  skew = 0;

  ofKind(object: string): Thing[] {
    return [...this.things.values()].filter((thing) => thing.object === object);
  }

  make(prefix: string, members: Record<string, unknown>): Thing {
    const id = `${prefix}_${randomUUID().replaceAll("-", "").slice(0, 20)}`;
    const thing = { id, created: Math.floor(Date.now() / 1000), livemode: false, ...members };
    this.things.set(id, thing);
    return thing;
  }

  need(id: string, object: string): Thing {
    const thing = this.things.get(id);
    if (thing?.object !== object) {
      throw new ApiRefusal(404, "invalid_request_error", "resource_missing");
    }
    return thing;
  }

  /** Answers a request; throws an ApiRefusal. */
  answer(method: string, path: string, params: Params): unknown {
    const [, , resource = "", id, act] = path.split("/");
    if (method === "GET" && id) return this.shown(this.need(id, resource.slice(0, -1)));
    if (method === "GET") return this.list(resource, params);
    if (method === "DELETE") return this.remove(id ?? "");
    if (resource === "customers")
      return this.make("cus", { object: "customer", metadata: {}, ...params });
    if (resource === "invoiceitems") return this.addItem(params);
    if (resource === "billing_portal") return this.session(params);
    if (resource === "invoices" && !id) return this.draft(params);
    if (resource === "invoices" && act)
      return this.act(this.need(id ?? "", "invoice"), act, params);
    throw new ApiRefusal(404, "invalid_request_error", "url_invalid");
  }

  private shown(thing: Thing): Thing {
    return thing;
  }

  private list(resource: string, params: Params) {
    const object = { invoiceitems: "invoiceitem", invoice_payments: "invoice_payment" }[resource];
    const data = this.ofKind(object ?? resource.slice(0, -1)).filter((thing) =>
      ["customer", "invoice", "email"].every(
        (name) => !params[name] || thing[name] === params[name],
      ),
    );
    return {
      object: "list",
      data: data.reverse().slice(0, 100),
      has_more: false,
      url: `/v1/${resource}`,
    };
  }

  private session({ customer, return_url: back }: Params): Thing {
    this.need(String(customer), "customer");
    const url = `https://billing.stripe.example/session/${randomUUID()}`;
    return this.make("bps", { object: "billing_portal.session", customer, return_url: back, url });
  }

  private draft(params: Params): Thing {
    this.need(String(params.customer), "customer");
    const due = Number(params.due_date);
    if (!(due > Date.now() / 1000)) throw invalid("parameter_invalid_integer");
    const taken = this.ofKind("invoice").some(({ number }) => number === params.number);
    if (taken) throw invalid("invoice_number_taken");
    return this.make("in", {
      ...{
        object: "invoice",
        status: "draft",
        total: this.skew,
        amount_due: this.skew,
        starting_balance: 0,
      },
      ...{ amount_paid: 0, hosted_invoice_url: null, metadata: {}, ...params, due_date: due },
    });
  }

  private addItem(params: Params): Thing {
    const invoice = this.need(String(params.invoice), "invoice");
    if (invoice.status !== "draft") throw invalid("invoice_not_editable");
    const amount = Number(params.amount);
    if (!Number.isSafeInteger(amount)) throw invalid("parameter_invalid_integer");
    invoice.total = (invoice.total as number) + amount;
    invoice.amount_due = invoice.total;
    return this.make("ii", { object: "invoiceitem", ...params, amount });
  }

  private remove(id: string) {
    const invoice = this.need(id, "invoice");
    if (invoice.status !== "draft") throw invalid("invoice_not_editable");
    this.things.delete(id);
    return { id, object: "invoice", deleted: true };
  }

  private act(invoice: Thing, act: string, params: Params): Thing {
    const needed = act === "finalize" ? "draft" : "open";
    if (invoice.status !== needed) throw invalid("invoice_payment_intent_requires_action");
    if (act === "finalize") {
      invoice.status = "open";
      invoice.hosted_invoice_url = `https://invoice.stripe.example/i/${invoice.id}`;
    } else if (act === "pay" && params.paid_out_of_band === "true") {
      invoice.status = "paid";
      this.pay(invoice, invoice.amount_due as number, "payment_record");
    } else if (act === "void") invoice.status = "void";
    else if (act === "mark_uncollectible") invoice.status = "uncollectible";
    else throw new ApiRefusal(402, "card_error", "card_declined");
    return invoice;
  }

  /** Somebody pays a part of an invoice, or all of it. */
  pay(invoice: Thing, amount: number, type = "payment_intent"): Thing {
    const paidAt = Math.floor(Date.now() / 1000);
    invoice.amount_paid = (invoice.amount_paid as number) + amount;
    if ((invoice.amount_paid as number) >= (invoice.amount_due as number)) invoice.status = "paid";
    return this.make("inpay", {
      ...{ object: "invoice_payment", invoice: invoice.id, amount_paid: amount, status: "paid" },
      ...{ status_transitions: { paid_at: paidAt, canceled_at: null } },
      payment: { type, [type]: `pi_${randomUUID()}` },
    });
  }
}
