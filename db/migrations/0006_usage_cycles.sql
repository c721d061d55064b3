CREATE TABLE "usage_cycles" (
	"partner_id" text NOT NULL,
	"cycle_start" timestamp (3) with time zone NOT NULL,
	"cycle_end" timestamp (3) with time zone NOT NULL,
	"sealed_attestations" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "usage_cycles_partner_id_cycle_start_pk" PRIMARY KEY("partner_id","cycle_start")
);
--> statement-breakpoint
ALTER TABLE "usage_cycles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "usage_cycles" ADD CONSTRAINT "usage_cycles_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_partner" ON "usage_cycles" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON usage_cycles TO sealwright_app;
