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
-- The worker's housekeeping over all tenants (see 0017_logins.sql) removes old claims, and the links of old
-- messages in the outbox.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'sealwright_worker') THEN
    CREATE ROLE sealwright_worker NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
GRANT DELETE, SELECT (created_at) ON mail_claims TO sealwright_worker;
--> statement-breakpoint
GRANT SELECT (status, created_at, text_body, html_body), UPDATE (text_body, html_body) ON mail_messages TO sealwright_worker;
--> statement-breakpoint
CREATE POLICY "housekeeping" ON mail_claims FOR ALL TO sealwright_worker USING (true) WITH CHECK (false);
--> statement-breakpoint
CREATE POLICY "housekeeping" ON mail_messages FOR ALL TO sealwright_worker USING (status = 'outbox') WITH CHECK (status = 'outbox');
--> statement-breakpoint
-- What was handed over, or never will be, keeps no live link: see lib/domain/mail/at-rest.ts.
UPDATE mail_messages SET
  text_body = regexp_replace(text_body, 'https?://[^\s<>"'']+', '[link removed]', 'g'),
  html_body = regexp_replace(html_body, 'https?://[^\s<>"'']+', '[link removed]', 'g')
WHERE status NOT IN ('queued', 'sending', 'outbox');
