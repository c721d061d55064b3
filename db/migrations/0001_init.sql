CREATE TABLE "answers" (
	"partner_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"control_id" text NOT NULL,
	"merchant_id" text NOT NULL,
	"top_level" text NOT NULL,
	"position" integer NOT NULL,
	"status" text DEFAULT 'empty' NOT NULL,
	"answer" text,
	"reason" text,
	"suggestion" text,
	"quote" text,
	"contradictory" boolean DEFAULT false NOT NULL,
	"carried_forward" boolean DEFAULT false NOT NULL,
	"inherited" boolean DEFAULT false NOT NULL,
	"remediation_plan" text,
	"remediation_target_date" date,
	"worksheet" jsonb,
	"combined_question" text,
	"suggested_answers" jsonb,
	"provenance" jsonb,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "answers_partner_id_attempt_id_control_id_pk" PRIMARY KEY("partner_id","attempt_id","control_id")
);
--> statement-breakpoint
ALTER TABLE "answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attempts" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"merchant_id" text NOT NULL,
	"payment_method_id" text NOT NULL,
	"saq_type" text NOT NULL,
	"edition" text NOT NULL,
	"type_source" text NOT NULL,
	"override_reason" text,
	"status" text NOT NULL,
	"thread_id" text NOT NULL,
	"renewed_from" text,
	"sealed_at" timestamp (3) with time zone,
	"sealed_by" text,
	"expires_at" timestamp (3) with time zone,
	"delivery_email" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attempts_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "attempts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "documents" (
	"partner_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"merchant_id" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"pages" integer NOT NULL,
	"pipeline" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "documents_partner_id_attempt_id_kind_pk" PRIMARY KEY("partner_id","attempt_id","kind")
);
--> statement-breakpoint
ALTER TABLE "documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "review_answers" (
	"partner_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"group_id" text NOT NULL,
	"merchant_id" text NOT NULL,
	"answer" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_answers_partner_id_attempt_id_group_id_pk" PRIMARY KEY("partner_id","attempt_id","group_id")
);
--> statement-breakpoint
ALTER TABLE "review_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sections" (
	"partner_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"top_level" text NOT NULL,
	"merchant_id" text NOT NULL,
	"combined_question" text,
	"suggested_answers" jsonb,
	"combined_answer" text,
	"overall" text,
	"follow_up" text,
	"analyzed_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"provenance" jsonb,
	CONSTRAINT "sections_partner_id_attempt_id_top_level_pk" PRIMARY KEY("partner_id","attempt_id","top_level")
);
--> statement-breakpoint
ALTER TABLE "sections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "signatures" (
	"partner_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"merchant_id" text NOT NULL,
	"signatory_name" text NOT NULL,
	"signatory_title" text NOT NULL,
	"acknowledgement" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"answers_hash" text NOT NULL,
	"signed_by" text NOT NULL,
	CONSTRAINT "signatures_partner_id_attempt_id_pk" PRIMARY KEY("partner_id","attempt_id")
);
--> statement-breakpoint
ALTER TABLE "signatures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "determinations" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"merchant_id" text NOT NULL,
	"payment_method_id" text NOT NULL,
	"description" text NOT NULL,
	"status" text NOT NULL,
	"record" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "determinations_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "determinations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "merchants" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"external_merchant_id" text,
	"name" text NOT NULL,
	"email" text,
	"website" text,
	"compliance_status" text DEFAULT 'not_started' NOT NULL,
	"last_saq_type" text,
	"compliant_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "merchants_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "merchants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"merchant_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"channel" text,
	"vendor" text,
	"saq_type" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_methods_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "payment_methods" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "api_keys" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"hash" text NOT NULL,
	"prefix" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"partner_id" text NOT NULL,
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer,
	"output" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_partner_id_scope_key_pk" PRIMARY KEY("partner_id","scope","key")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "partner_secrets" (
	"partner_id" text NOT NULL,
	"webhook_secret" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "partner_secrets_partner_id_pk" PRIMARY KEY("partner_id")
);
--> statement-breakpoint
ALTER TABLE "partner_secrets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "partners" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mode" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"expiring_window_days" integer DEFAULT 30 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "partners" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "events" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"actor" text NOT NULL,
	"resource_type" text NOT NULL,
	"resource_id" text NOT NULL,
	"merchant_id" text,
	"attempt_id" text,
	"payload" jsonb NOT NULL,
	"operation" text NOT NULL,
	"request_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "events_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "jobs" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"merchant_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"payment_method_id" text,
	"thread_id" text,
	"attempt_id" text,
	"top_level" text,
	"control_id" text,
	"input" jsonb NOT NULL,
	"result" jsonb,
	"error_message" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "jobs_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "jobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mail_messages" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"merchant_id" text,
	"attempt_id" text,
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"text_body" text NOT NULL,
	"html_body" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"status" text NOT NULL,
	"provider_id" text,
	"error_message" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mail_messages_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "mail_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_partner_id_attempt_id_attempts_partner_id_id_fk" FOREIGN KEY ("partner_id","attempt_id") REFERENCES "public"."attempts"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_partner_id_payment_method_id_payment_methods_partner_id_id_fk" FOREIGN KEY ("partner_id","payment_method_id") REFERENCES "public"."payment_methods"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_partner_id_attempt_id_attempts_partner_id_id_fk" FOREIGN KEY ("partner_id","attempt_id") REFERENCES "public"."attempts"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_answers" ADD CONSTRAINT "review_answers_partner_id_attempt_id_attempts_partner_id_id_fk" FOREIGN KEY ("partner_id","attempt_id") REFERENCES "public"."attempts"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_partner_id_attempt_id_attempts_partner_id_id_fk" FOREIGN KEY ("partner_id","attempt_id") REFERENCES "public"."attempts"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_partner_id_attempt_id_attempts_partner_id_id_fk" FOREIGN KEY ("partner_id","attempt_id") REFERENCES "public"."attempts"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "determinations" ADD CONSTRAINT "determinations_partner_id_payment_method_id_payment_methods_partner_id_id_fk" FOREIGN KEY ("partner_id","payment_method_id") REFERENCES "public"."payment_methods"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchants" ADD CONSTRAINT "merchants_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_partner_id_merchant_id_merchants_partner_id_id_fk" FOREIGN KEY ("partner_id","merchant_id") REFERENCES "public"."merchants"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_secrets" ADD CONSTRAINT "partner_secrets_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_partner_id_merchant_id_merchants_partner_id_id_fk" FOREIGN KEY ("partner_id","merchant_id") REFERENCES "public"."merchants"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD CONSTRAINT "mail_messages_partner_id_merchant_id_merchants_partner_id_id_fk" FOREIGN KEY ("partner_id","merchant_id") REFERENCES "public"."merchants"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_one_open" ON "attempts" USING btree ("partner_id","payment_method_id") WHERE sealed_at is null;--> statement-breakpoint
CREATE INDEX "attempts_of_merchant" ON "attempts" USING btree ("partner_id","merchant_id","created_at");--> statement-breakpoint
CREATE INDEX "determinations_latest" ON "determinations" USING btree ("partner_id","payment_method_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "merchants_external_id" ON "merchants" USING btree ("partner_id","external_merchant_id");--> statement-breakpoint
CREATE INDEX "merchants_newest" ON "merchants" USING btree ("partner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_methods_of_merchant" ON "payment_methods" USING btree ("partner_id","merchant_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiry" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "events_newest" ON "events" USING btree ("partner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "events_of_merchant" ON "events" USING btree ("partner_id","merchant_id","created_at");--> statement-breakpoint
CREATE INDEX "jobs_of_attempt" ON "jobs" USING btree ("partner_id","attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_messages_once" ON "mail_messages" USING btree ("partner_id","dedupe_key");--> statement-breakpoint
CREATE POLICY "own_merchant" ON "answers" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), '')))) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), ''))));--> statement-breakpoint
CREATE POLICY "own_merchant" ON "attempts" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), '')))) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), ''))));--> statement-breakpoint
CREATE POLICY "own_merchant" ON "documents" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), '')))) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), ''))));--> statement-breakpoint
CREATE POLICY "own_merchant" ON "review_answers" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), '')))) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), ''))));--> statement-breakpoint
CREATE POLICY "own_merchant" ON "sections" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), '')))) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), ''))));--> statement-breakpoint
CREATE POLICY "own_merchant" ON "signatures" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), '')))) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), ''))));--> statement-breakpoint
CREATE POLICY "own_merchant" ON "determinations" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), '')))) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), ''))));--> statement-breakpoint
CREATE POLICY "own_merchant" ON "merchants" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or id = (select nullif(current_setting('app.merchant_id', true), '')))) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or id = (select nullif(current_setting('app.merchant_id', true), ''))));--> statement-breakpoint
CREATE POLICY "own_merchant" ON "payment_methods" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), '')))) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), ''))));--> statement-breakpoint
CREATE POLICY "own_partner" ON "api_keys" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
CREATE POLICY "own_scope" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and scope = coalesce((select nullif(current_setting('app.merchant_id', true), '')), '')) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and scope = coalesce((select nullif(current_setting('app.merchant_id', true), '')), ''));--> statement-breakpoint
CREATE POLICY "own_partner" ON "partner_secrets" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
CREATE POLICY "own_partner" ON "partners" AS PERMISSIVE FOR SELECT TO "sealwright_app" USING (id = (select nullif(current_setting('app.partner_id', true), '')));--> statement-breakpoint
CREATE POLICY "read_own" ON "events" AS PERMISSIVE FOR SELECT TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), ''))));--> statement-breakpoint
CREATE POLICY "append_own" ON "events" AS PERMISSIVE FOR INSERT TO "sealwright_app" WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')));--> statement-breakpoint
CREATE POLICY "own_merchant" ON "jobs" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), '')))) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), ''))));--> statement-breakpoint
CREATE POLICY "own_merchant" ON "mail_messages" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), '')))) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), ''))));