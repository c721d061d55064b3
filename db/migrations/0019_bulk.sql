CREATE TABLE "bulk_acts" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"act" text NOT NULL,
	"status" text NOT NULL,
	"total" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "bulk_acts_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "bulk_acts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bulk_items" (
	"partner_id" text NOT NULL,
	"bulk_id" text NOT NULL,
	"place" integer NOT NULL,
	"merchant_id" text NOT NULL,
	"outcome" text,
	"reason" text,
	CONSTRAINT "bulk_items_partner_id_bulk_id_place_pk" PRIMARY KEY("partner_id","bulk_id","place")
);
--> statement-breakpoint
ALTER TABLE "bulk_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_views" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"owner_id" text,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_views_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "saved_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "bulk_acts" ADD CONSTRAINT "bulk_acts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_items" ADD CONSTRAINT "bulk_items_partner_id_bulk_id_bulk_acts_partner_id_id_fk" FOREIGN KEY ("partner_id","bulk_id") REFERENCES "public"."bulk_acts"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_items" ADD CONSTRAINT "bulk_items_partner_id_merchant_id_merchants_partner_id_id_fk" FOREIGN KEY ("partner_id","merchant_id") REFERENCES "public"."merchants"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_acts_newest" ON "bulk_acts" USING btree ("partner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bulk_items_of_merchant" ON "bulk_items" USING btree ("partner_id","merchant_id");--> statement-breakpoint
CREATE INDEX "bulk_items_open" ON "bulk_items" USING btree ("partner_id","bulk_id","place") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "saved_views_of_partner" ON "saved_views" USING btree ("partner_id","created_at","id");--> statement-breakpoint
CREATE POLICY "own_partner" ON "bulk_acts" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
CREATE POLICY "own_merchant" ON "bulk_items" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and case when (select nullif(current_setting('app.merchant_id', true), '')) is null then true else merchant_id = (select nullif(current_setting('app.merchant_id', true), '')) end) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and case when (select nullif(current_setting('app.merchant_id', true), '')) is null then true else merchant_id = (select nullif(current_setting('app.merchant_id', true), '')) end);--> statement-breakpoint
CREATE POLICY "own_partner" ON "saved_views" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);
--> statement-breakpoint
-- Written by hand from here on.
GRANT SELECT, INSERT, UPDATE, DELETE ON bulk_acts, bulk_items, saved_views TO sealwright_app;
--> statement-breakpoint
-- What was sent is told by the audit trail and the merchants; acts themselves are kept for a while.
REVOKE DELETE ON bulk_acts FROM sealwright_app;
--> statement-breakpoint
GRANT DELETE, SELECT (created_at) ON bulk_acts TO sealwright_worker;
--> statement-breakpoint
CREATE POLICY "housekeeping" ON bulk_acts FOR ALL TO sealwright_worker USING (true) WITH CHECK (false);
