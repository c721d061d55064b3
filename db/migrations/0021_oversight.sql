CREATE TABLE "attempt_reviews" (
	"partner_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"merchant_id" text NOT NULL,
	"payment_method_id" text NOT NULL,
	"state" text NOT NULL,
	"remarks" jsonb NOT NULL,
	"rank" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"renewal_id" text,
	CONSTRAINT "attempt_reviews_partner_id_attempt_id_pk" PRIMARY KEY("partner_id","attempt_id")
);
--> statement-breakpoint
ALTER TABLE "attempt_reviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "merchant_notes" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"merchant_id" text NOT NULL,
	"text" text NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "merchant_notes_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "merchant_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "attempt_reviews" ADD CONSTRAINT "attempt_reviews_partner_id_attempt_id_attempts_partner_id_id_fk" FOREIGN KEY ("partner_id","attempt_id") REFERENCES "public"."attempts"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_notes" ADD CONSTRAINT "merchant_notes_partner_id_merchant_id_merchants_partner_id_id_fk" FOREIGN KEY ("partner_id","merchant_id") REFERENCES "public"."merchants"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_reviews_waiting" ON "attempt_reviews" USING btree ("partner_id","rank","created_at","attempt_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "attempt_reviews_decided" ON "attempt_reviews" USING btree ("partner_id","state","decided_at","attempt_id") WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX "attempt_reviews_of_merchant" ON "attempt_reviews" USING btree ("partner_id","merchant_id");--> statement-breakpoint
CREATE INDEX "merchant_notes_newest" ON "merchant_notes" USING btree ("partner_id","merchant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "mail_messages_shared" ON "mail_messages" USING btree ("partner_id","created_at","id") WHERE also_for <> '{}';--> statement-breakpoint
CREATE POLICY "own_merchant" ON "attempt_reviews" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and case when (select nullif(current_setting('app.merchant_id', true), '')) is null then true else merchant_id = (select nullif(current_setting('app.merchant_id', true), '')) end) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and case when (select nullif(current_setting('app.merchant_id', true), '')) is null then true else merchant_id = (select nullif(current_setting('app.merchant_id', true), '')) end);--> statement-breakpoint
CREATE POLICY "own_partner" ON "merchant_notes" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);
--> statement-breakpoint
-- Below: by hand. Notes are added and read; what was decided on a sealed attempt goes with it alone.
GRANT SELECT, INSERT ON merchant_notes TO sealwright_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON attempt_reviews TO sealwright_app;
