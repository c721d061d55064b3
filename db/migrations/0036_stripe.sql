CREATE TABLE "stripe_customers" (
	"partner_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stripe_customers_partner_id_pk" PRIMARY KEY("partner_id")
);
--> statement-breakpoint
ALTER TABLE "stripe_customers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"stripe_invoice_id" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "stripe_events_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "stripe_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stripe_invoices" (
	"partner_id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"state" text NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"stripe_id" text,
	"livemode" boolean,
	"hosted_url" text,
	"failure" text,
	"failure_code" text,
	"stripe_status" text,
	"payment_failed_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stripe_invoices_partner_id_invoice_id_pk" PRIMARY KEY("partner_id","invoice_id")
);
--> statement-breakpoint
ALTER TABLE "stripe_invoices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stripe_payments" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"recorded" bigint NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stripe_payments_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "stripe_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "stripe_customers" ADD CONSTRAINT "stripe_customers_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_invoices" ADD CONSTRAINT "stripe_invoices_partner_id_invoice_id_invoices_partner_id_id_fk" FOREIGN KEY ("partner_id","invoice_id") REFERENCES "public"."invoices"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_payments" ADD CONSTRAINT "stripe_payments_partner_id_invoice_id_invoices_partner_id_id_fk" FOREIGN KEY ("partner_id","invoice_id") REFERENCES "public"."invoices"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stripe_customers_id" ON "stripe_customers" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stripe_events_id" ON "stripe_events" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "stripe_invoices_id" ON "stripe_invoices" USING btree ("stripe_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stripe_payments_id" ON "stripe_payments" USING btree ("id");--> statement-breakpoint
CREATE INDEX "stripe_payments_of_invoice" ON "stripe_payments" USING btree ("partner_id","invoice_id");--> statement-breakpoint
CREATE POLICY "own_partner" ON "stripe_customers" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
CREATE POLICY "own_partner" ON "stripe_events" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
CREATE POLICY "own_partner" ON "stripe_invoices" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
CREATE POLICY "operators" ON "stripe_invoices" AS PERMISSIVE FOR ALL TO "sealwright_operator" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_partner" ON "stripe_payments" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
CREATE POLICY "operators" ON "stripe_payments" AS PERMISSIVE FOR SELECT TO "sealwright_operator" USING (true);
--> statement-breakpoint
-- Written by hand from here on. Whose customer this is, before a tenant is known.
CREATE FUNCTION service.partner_of_stripe_customer(of_customer text) RETURNS text
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT c.partner_id FROM public.stripe_customers c WHERE c.customer_id = of_customer
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION service.partner_of_stripe_customer FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION service.partner_of_stripe_customer TO sealwright_web;
--> statement-breakpoint
-- What came in is added and read, never changed. Of what Stripe told, only that it was done is noted.
GRANT SELECT, INSERT ON stripe_customers, stripe_events, stripe_payments TO sealwright_app;
--> statement-breakpoint
GRANT UPDATE (done_at) ON stripe_events TO sealwright_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON stripe_invoices TO sealwright_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON stripe_invoices TO sealwright_operator;
--> statement-breakpoint
GRANT UPDATE (state, round, updated_at) ON stripe_invoices TO sealwright_operator;
--> statement-breakpoint
GRANT SELECT ON stripe_payments TO sealwright_operator;
