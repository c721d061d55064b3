CREATE TABLE "drafts" (
	"partner_id" text NOT NULL,
	"merchant_id" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "drafts_partner_id_merchant_id_key_pk" PRIMARY KEY("partner_id","merchant_id","key")
);
--> statement-breakpoint
ALTER TABLE "drafts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_partner_id_merchant_id_merchants_partner_id_id_fk" FOREIGN KEY ("partner_id","merchant_id") REFERENCES "public"."merchants"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_merchant" ON "drafts" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), '')))) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), ''))));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON drafts TO sealwright_app;
