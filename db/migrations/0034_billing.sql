CREATE TABLE "billing_accounts" (
	"partner_id" text NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"country" text,
	"tax_number" text,
	"reminders" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "billing_accounts_partner_id_pk" PRIMARY KEY("partner_id")
);
--> statement-breakpoint
ALTER TABLE "billing_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "billing_settings" (
	"partner_id" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"country" text NOT NULL,
	"tax_number" text,
	"pay_to" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "billing_settings_partner_id_pk" PRIMARY KEY("partner_id")
);
--> statement-breakpoint
ALTER TABLE "billing_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "counted_attestations" (
	"partner_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"cycle_start" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "counted_attestations_partner_id_attempt_id_pk" PRIMARY KEY("partner_id","attempt_id")
);
--> statement-breakpoint
ALTER TABLE "counted_attestations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "former_plans" (
	"partner_id" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"plan_id" text NOT NULL,
	CONSTRAINT "former_plans_partner_id_until_pk" PRIMARY KEY("partner_id","until")
);
--> statement-breakpoint
ALTER TABLE "former_plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoice_documents" (
	"partner_id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"pages" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_documents_partner_id_invoice_id_pk" PRIMARY KEY("partner_id","invoice_id")
);
--> statement-breakpoint
ALTER TABLE "invoice_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoice_reminders" (
	"partner_id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"days_overdue" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_reminders_partner_id_invoice_id_days_overdue_pk" PRIMARY KEY("partner_id","invoice_id","days_overdue")
);
--> statement-breakpoint
ALTER TABLE "invoice_reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payments" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"day" date NOT NULL,
	"note" text NOT NULL,
	"recorded_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payments_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "plans" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"unit_price" bigint NOT NULL,
	"tiers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"minimum" bigint DEFAULT 0 NOT NULL,
	"tax_name" text,
	"tax_basis_points" integer DEFAULT 0 NOT NULL,
	"terms_days" integer DEFAULT 30 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plans_partner_id_id_version_pk" PRIMARY KEY("partner_id","id","version")
);
--> statement-breakpoint
ALTER TABLE "plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "amount_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "plan_id" text DEFAULT 'pln_00000000000000000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "plan_id" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "plan_version" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "plan_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Written by hand: what there is keeps its sums and prices.
ALTER TABLE "invoices" ADD COLUMN "net" bigint;--> statement-breakpoint
UPDATE "invoices" SET "net" = "amount_cents";--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "net" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_name" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_basis_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "seller" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "buyer" jsonb;--> statement-breakpoint
ALTER TABLE "usage_cycles" ADD COLUMN "amount" bigint;--> statement-breakpoint
UPDATE "usage_cycles" SET "amount" = "sealed_attestations"::bigint * "price_cents";--> statement-breakpoint
ALTER TABLE "usage_cycles" ALTER COLUMN "amount" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counted_attestations" ADD CONSTRAINT "counted_attestations_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_plans" ADD CONSTRAINT "former_plans_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_documents" ADD CONSTRAINT "invoice_documents_partner_id_invoice_id_invoices_partner_id_id_fk" FOREIGN KEY ("partner_id","invoice_id") REFERENCES "public"."invoices"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_reminders" ADD CONSTRAINT "invoice_reminders_partner_id_invoice_id_invoices_partner_id_id_fk" FOREIGN KEY ("partner_id","invoice_id") REFERENCES "public"."invoices"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_partner_id_invoice_id_invoices_partner_id_id_fk" FOREIGN KEY ("partner_id","invoice_id") REFERENCES "public"."invoices"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_of_invoice" ON "payments" USING btree ("partner_id","invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("number") WHERE plan_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_of_cycle" ON "invoices" USING btree ("partner_id","cycle_start") WHERE plan_id is not null;--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("due_at","id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "invoices_newest" ON "invoices" USING btree ("issued_at","id");--> statement-breakpoint
-- Each price that is agreed becomes a plan with its name, so that nobody pays anything else. The first one is what
-- partners have that were given no other.
INSERT INTO "plans" ("partner_id", "id", "version", "name", "currency", "unit_price", "created_at")
  VALUES ('service', 'pln_00000000000000000000000000', 1, 'standard', 'USD', 0, '2000-01-01T00:00:00Z');
--> statement-breakpoint
INSERT INTO "plans" ("partner_id", "id", "version", "name", "currency", "unit_price", "created_at")
  SELECT DISTINCT 'service', 'pln_0' || substr(md5(concat_ws('|', "tier", "currency", "price_cents")), 1, 25), 1,
    "tier", "currency", "price_cents"::bigint, '2000-01-01T00:00:00Z'::timestamptz
  FROM "partners" WHERE ("tier", "currency", "price_cents") <> ('standard', 'USD', 0);
--> statement-breakpoint
UPDATE "partners" SET "plan_id" = 'pln_0' || substr(md5(concat_ws('|', "tier", "currency", "price_cents")), 1, 25)
  WHERE ("tier", "currency", "price_cents") <> ('standard', 'USD', 0);
--> statement-breakpoint
ALTER TABLE "partners" DROP COLUMN "price_cents";--> statement-breakpoint
ALTER TABLE "partners" DROP COLUMN "currency";--> statement-breakpoint
ALTER TABLE "usage_cycles" DROP COLUMN "price_cents";--> statement-breakpoint
CREATE POLICY "operators" ON "invoices" AS PERMISSIVE FOR ALL TO "sealwright_operator" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "operators" ON "usage_cycles" AS PERMISSIVE FOR SELECT TO "sealwright_operator" USING (true);--> statement-breakpoint
CREATE POLICY "own_partner" ON "billing_accounts" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
CREATE POLICY "operators" ON "billing_accounts" AS PERMISSIVE FOR ALL TO "sealwright_operator" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "operators" ON "billing_settings" AS PERMISSIVE FOR ALL TO "sealwright_operator" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_partner" ON "counted_attestations" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
CREATE POLICY "operators" ON "former_plans" AS PERMISSIVE FOR ALL TO "sealwright_operator" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_partner" ON "invoice_documents" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
CREATE POLICY "operators" ON "invoice_documents" AS PERMISSIVE FOR SELECT TO "sealwright_operator" USING (true);--> statement-breakpoint
CREATE POLICY "own_partner" ON "invoice_reminders" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
CREATE POLICY "operators" ON "invoice_reminders" AS PERMISSIVE FOR SELECT TO "sealwright_operator" USING (true);--> statement-breakpoint
CREATE POLICY "own_partner" ON "payments" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
CREATE POLICY "operators" ON "payments" AS PERMISSIVE FOR ALL TO "sealwright_operator" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "operators" ON "plans" AS PERMISSIVE FOR ALL TO "sealwright_operator" USING (true) WITH CHECK (true);
--> statement-breakpoint
-- Written by hand from here on. What was counted before stays counted.
INSERT INTO "counted_attestations" ("partner_id", "attempt_id", "cycle_start")
  SELECT a."partner_id", a."id", u."cycle_start" FROM "attempts" a JOIN "usage_cycles" u
    ON u."partner_id" = a."partner_id" AND a."sealed_at" >= u."cycle_start" AND a."sealed_at" < u."cycle_end";
--> statement-breakpoint
-- Numbers of invoices, without gaps: the row stays locked until the invoice that took the number is written.
CREATE TABLE service.invoice_numbers (
  year integer PRIMARY KEY,
  last integer NOT NULL
);
--> statement-breakpoint
INSERT INTO service.invoice_numbers (year, last)
  SELECT substr(number, 1, 4)::int, max(substr(number, 6)::int) FROM invoices
  WHERE number ~ '^\d{4}-\d{6}$' GROUP BY 1;
--> statement-breakpoint
CREATE FUNCTION service.next_invoice_number(of_year integer) RETURNS integer
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO service.invoice_numbers AS n (year, last) VALUES (of_year, 1)
  ON CONFLICT (year) DO UPDATE SET last = n.last + 1 RETURNING n.last
$$;
--> statement-breakpoint
-- What the partner of the transaction pays at a moment, and what it paid then: the plan that it had, in the version
-- that was the newest.
CREATE FUNCTION service.plan_of_partner(at timestamptz) RETURNS SETOF public.plans
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT v.* FROM public.plans v
  WHERE v.partner_id = 'service' AND v.id = coalesce(
    (SELECT f.plan_id FROM public.former_plans f
      WHERE f.partner_id = current_setting('app.partner_id', true) AND f.until >= at ORDER BY f.until LIMIT 1),
    (SELECT p.plan_id FROM public.partners p WHERE p.id = current_setting('app.partner_id', true)))
  ORDER BY v.created_at >= at, CASE WHEN v.created_at < at THEN -v.version ELSE v.version END LIMIT 1
$$;
--> statement-breakpoint
CREATE FUNCTION service.invoice_seller() RETURNS SETOF public.billing_settings
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT s.* FROM public.billing_settings s WHERE s.partner_id = 'service'
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION service.next_invoice_number, service.plan_of_partner, service.invoice_seller FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION service.next_invoice_number, service.plan_of_partner, service.invoice_seller
  TO sealwright_app;
--> statement-breakpoint
-- What was counted, issued and paid is added and read, never changed: only where an invoice stands moves on.
REVOKE UPDATE, DELETE ON usage_cycles, invoices FROM sealwright_app;
--> statement-breakpoint
REVOKE INSERT ON usage_cycles FROM sealwright_worker;
--> statement-breakpoint
DROP POLICY "housekeeping" ON usage_cycles;
--> statement-breakpoint
CREATE POLICY "housekeeping" ON usage_cycles FOR SELECT TO sealwright_worker USING (true);
--> statement-breakpoint
CREATE POLICY "housekeeping" ON invoices FOR SELECT TO sealwright_worker USING (true);
--> statement-breakpoint
GRANT SELECT (partner_id, cycle_end) ON usage_cycles TO sealwright_worker;
--> statement-breakpoint
GRANT SELECT (partner_id, status, due_at) ON invoices TO sealwright_worker;
--> statement-breakpoint
GRANT SELECT (mode, created_at, billing_status) ON partners TO sealwright_worker;
--> statement-breakpoint
GRANT SELECT, INSERT ON counted_attestations, invoice_documents, invoice_reminders, payments TO sealwright_app;
--> statement-breakpoint
GRANT UPDATE (status) ON invoices TO sealwright_app, sealwright_operator;
--> statement-breakpoint
GRANT SELECT ON billing_accounts TO sealwright_app;
--> statement-breakpoint
GRANT UPDATE (billing_status) ON partners TO sealwright_app, sealwright_operator;
--> statement-breakpoint
GRANT UPDATE (plan_id) ON partners TO sealwright_operator;
--> statement-breakpoint
GRANT SELECT, INSERT ON plans, former_plans, payments TO sealwright_operator;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON billing_settings, billing_accounts TO sealwright_operator;
--> statement-breakpoint
GRANT SELECT ON usage_cycles, invoices, invoice_documents, invoice_reminders TO sealwright_operator;
