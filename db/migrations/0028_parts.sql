CREATE TABLE "part_answers" (
	"partner_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"part_id" text NOT NULL,
	"merchant_id" text NOT NULL,
	"top_level" text NOT NULL,
	"follow_up_of" text,
	"control_ids" jsonb NOT NULL,
	"question" text NOT NULL,
	"language" text NOT NULL,
	"choice" text,
	"value" text,
	"words" text,
	"origin" text,
	"given_by" text,
	"sent_at" timestamp (3) with time zone,
	"readings" jsonb,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "part_answers_partner_id_attempt_id_part_id_pk" PRIMARY KEY("partner_id","attempt_id","part_id")
);
--> statement-breakpoint
ALTER TABLE "part_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "part_id" text;--> statement-breakpoint
ALTER TABLE "part_answers" ADD CONSTRAINT "part_answers_partner_id_attempt_id_attempts_partner_id_id_fk" FOREIGN KEY ("partner_id","attempt_id") REFERENCES "public"."attempts"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_merchant" ON "part_answers" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), '')))) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), ''))));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON part_answers TO sealwright_app;
