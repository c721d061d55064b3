CREATE TABLE "webhook_receivers" (
	"partner_id" text NOT NULL,
	"url" text NOT NULL,
	"failures_in_row" integer DEFAULT 0 NOT NULL,
	"paused_at" timestamp (3) with time zone,
	"next_probe_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_receivers_partner_id_pk" PRIMARY KEY("partner_id")
);
--> statement-breakpoint
ALTER TABLE "webhook_receivers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mail_claims" (
	"partner_id" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"id" text NOT NULL,
	"purpose" text NOT NULL,
	CONSTRAINT "mail_claims_partner_id_subject_created_at_id_pk" PRIMARY KEY("partner_id","subject","created_at","id")
);
--> statement-breakpoint
ALTER TABLE "mail_claims" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD COLUMN "also_for" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_receivers" ADD CONSTRAINT "webhook_receivers_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_claims_age" ON "mail_claims" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_paused" ON "webhook_deliveries" USING btree ("partner_id","created_at","id") WHERE status = 'paused';--> statement-breakpoint
CREATE INDEX "events_notices" ON "events" USING btree ("partner_id","created_at","id") WHERE type in ('mail.failed', 'webhook.paused');--> statement-breakpoint
CREATE POLICY "own_partner" ON "webhook_receivers" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
CREATE POLICY "read_own" ON "mail_claims" AS PERMISSIVE FOR SELECT TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')));--> statement-breakpoint
CREATE POLICY "append_own" ON "mail_claims" AS PERMISSIVE FOR INSERT TO "sealwright_app" WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')));--> statement-breakpoint
CREATE POLICY "take_back_own" ON "mail_claims" AS PERMISSIVE FOR DELETE TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON webhook_receivers TO sealwright_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON mail_claims TO sealwright_app;
--> statement-breakpoint
-- What was handed over, or never will be, keeps no live link: see lib/domain/mail/at-rest.ts.
UPDATE mail_messages SET
  text_body = regexp_replace(text_body, 'https?://[^\s<>"'']+', '[link removed]', 'g'),
  html_body = regexp_replace(html_body, 'https?://[^\s<>"'']+', '[link removed]', 'g')
WHERE status NOT IN ('queued', 'sending', 'outbox');
