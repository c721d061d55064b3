CREATE TABLE "credit_note_documents" (
	"partner_id" text NOT NULL,
	"credit_note_id" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"pages" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_note_documents_partner_id_credit_note_id_pk" PRIMARY KEY("partner_id","credit_note_id")
);
--> statement-breakpoint
ALTER TABLE "credit_note_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"number" text NOT NULL,
	"invoice_id" text NOT NULL,
	"reason" text NOT NULL,
	"lines" jsonb NOT NULL,
	"net" bigint NOT NULL,
	"tax_name" text,
	"tax_basis_points" integer NOT NULL,
	"tax" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"issued_by" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_notes_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "credit_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "statement_files" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"content" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "statement_files_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "statement_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "credit_note_id" text;--> statement-breakpoint
ALTER TABLE "credit_note_documents" ADD CONSTRAINT "credit_note_documents_partner_id_credit_note_id_credit_notes_partner_id_id_fk" FOREIGN KEY ("partner_id","credit_note_id") REFERENCES "public"."credit_notes"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_partner_id_invoice_id_invoices_partner_id_id_fk" FOREIGN KEY ("partner_id","invoice_id") REFERENCES "public"."invoices"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_files" ADD CONSTRAINT "statement_files_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_number" ON "credit_notes" USING btree ("number");--> statement-breakpoint
CREATE INDEX "credit_notes_of_invoice" ON "credit_notes" USING btree ("partner_id","invoice_id");--> statement-breakpoint
CREATE INDEX "statement_files_oldest" ON "statement_files" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_of_credit" ON "payments" USING btree ("partner_id","credit_note_id","invoice_id") WHERE credit_note_id is not null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_credit" CHECK ((kind = 'credit') = (credit_note_id is not null));--> statement-breakpoint
CREATE POLICY "own_partner" ON "credit_note_documents" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
CREATE POLICY "operators" ON "credit_note_documents" AS PERMISSIVE FOR SELECT TO "sealwright_operator" USING (true);--> statement-breakpoint
CREATE POLICY "own_partner" ON "credit_notes" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
CREATE POLICY "operators" ON "credit_notes" AS PERMISSIVE FOR ALL TO "sealwright_operator" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_partner" ON "statement_files" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
CREATE POLICY "operators" ON "statement_files" AS PERMISSIVE FOR ALL TO "sealwright_operator" USING (true) WITH CHECK (true);
--> statement-breakpoint
-- By hand from here on: the ledger stands before credit notes among the tables.
ALTER TABLE "payments" ADD CONSTRAINT "payments_credit_note_fk" FOREIGN KEY ("partner_id","credit_note_id")
  REFERENCES "public"."credit_notes"("partner_id","id") ON DELETE cascade;
--> statement-breakpoint
-- Numbers of credit notes, without gaps, in a range of their own: as those of invoices.
CREATE TABLE service.credit_note_numbers (
  year integer PRIMARY KEY,
  last integer NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION service.next_credit_note_number(of_year integer) RETURNS integer
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO service.credit_note_numbers AS n (year, last) VALUES (of_year, 1)
  ON CONFLICT (year) DO UPDATE SET last = n.last + 1 RETURNING n.last
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION service.next_credit_note_number FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION service.next_credit_note_number TO sealwright_operator;
--> statement-breakpoint
-- Operators alone issue credit notes, and nobody changes one. What is made of them is the partner's worker's.
GRANT SELECT, INSERT ON credit_notes TO sealwright_operator;
--> statement-breakpoint
GRANT SELECT ON credit_notes TO sealwright_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON credit_note_documents TO sealwright_app;
--> statement-breakpoint
GRANT SELECT ON credit_note_documents TO sealwright_operator;
--> statement-breakpoint
GRANT SELECT, INSERT ON statement_files TO sealwright_app, sealwright_operator;
--> statement-breakpoint
GRANT UPDATE (content) ON statement_files TO sealwright_app;
--> statement-breakpoint
GRANT DELETE, SELECT (created_at) ON statement_files TO sealwright_worker;
--> statement-breakpoint
CREATE POLICY "housekeeping" ON statement_files FOR ALL TO sealwright_worker USING (true) WITH CHECK (false);
