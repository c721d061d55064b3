CREATE TABLE "payment_presets" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"further_names" text[] DEFAULT '{}' NOT NULL,
	"description" text NOT NULL,
	"controls" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_presets_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "payment_presets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "preset_id" text;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "preset_revision" integer;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "description_origin" text DEFAULT 'words' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_presets" ADD CONSTRAINT "payment_presets_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_presets_by_name" ON "payment_presets" USING btree ("partner_id",lower("name"));--> statement-breakpoint
CREATE INDEX "payment_methods_of_preset" ON "payment_methods" USING btree ("partner_id","preset_id") WHERE preset_id is not null;--> statement-breakpoint
CREATE POLICY "own_partner" ON "payment_presets" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
CREATE POLICY "read_published" ON "payment_presets" AS PERMISSIVE FOR SELECT TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and published_at is not null);
--> statement-breakpoint
-- Written by hand from here on.
GRANT SELECT, INSERT, UPDATE, DELETE ON payment_presets TO sealwright_app;
