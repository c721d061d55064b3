CREATE TABLE "unknown_products" (
	"partner_id" text NOT NULL,
	"name" text NOT NULL,
	"merchant_id" text NOT NULL,
	"spelling" text NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "unknown_products_partner_id_name_merchant_id_pk" PRIMARY KEY("partner_id","name","merchant_id")
);
--> statement-breakpoint
ALTER TABLE "unknown_products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "unknown_products" ADD CONSTRAINT "unknown_products_partner_id_merchant_id_merchants_partner_id_id_fk" FOREIGN KEY ("partner_id","merchant_id") REFERENCES "public"."merchants"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unknown_products_of_merchant" ON "unknown_products" USING btree ("partner_id","merchant_id");--> statement-breakpoint
CREATE POLICY "own_partner" ON "unknown_products" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);
--> statement-breakpoint
-- Written by hand from here on.
GRANT SELECT, INSERT, UPDATE, DELETE ON unknown_products TO sealwright_app;
