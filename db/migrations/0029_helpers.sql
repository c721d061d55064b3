CREATE TABLE "helper_links" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"merchant_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"top_level" text NOT NULL,
	"part_id" text NOT NULL,
	"question" text NOT NULL,
	"language" text NOT NULL,
	"note" text,
	"asked_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"token_hash" text NOT NULL,
	"name" text,
	"email" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"helper_name" text,
	"choice" text,
	"words" text,
	"answered_question" text,
	"answered_language" text,
	"settled_at" timestamp (3) with time zone,
	"settlement" text,
	CONSTRAINT "helper_links_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "helper_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "partner_questions" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"merchant_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"top_level" text NOT NULL,
	"part_id" text NOT NULL,
	"question" text NOT NULL,
	"language" text NOT NULL,
	"note" text,
	"asked_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"answer" text,
	"answered_by" text,
	CONSTRAINT "partner_questions_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "partner_questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "part_answers" ADD COLUMN "helper_name" text;--> statement-breakpoint
ALTER TABLE "helper_links" ADD CONSTRAINT "helper_links_partner_id_attempt_id_attempts_partner_id_id_fk" FOREIGN KEY ("partner_id","attempt_id") REFERENCES "public"."attempts"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_questions" ADD CONSTRAINT "partner_questions_partner_id_attempt_id_attempts_partner_id_id_fk" FOREIGN KEY ("partner_id","attempt_id") REFERENCES "public"."attempts"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "helper_links_token" ON "helper_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "helper_links_of_attempt" ON "helper_links" USING btree ("partner_id","attempt_id","created_at");--> statement-breakpoint
CREATE INDEX "partner_questions_of_attempt" ON "partner_questions" USING btree ("partner_id","attempt_id","created_at");--> statement-breakpoint
CREATE INDEX "partner_questions_open" ON "partner_questions" USING btree ("partner_id","created_at","id") WHERE answered_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "partner_questions_answered" ON "partner_questions" USING btree ("partner_id","answered_at","id") WHERE answered_at is not null;--> statement-breakpoint
CREATE POLICY "own_merchant" ON "helper_links" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), '')))) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), ''))));--> statement-breakpoint
CREATE POLICY "own_merchant" ON "partner_questions" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and case when (select nullif(current_setting('app.merchant_id', true), '')) is null then true else merchant_id = (select nullif(current_setting('app.merchant_id', true), '')) end) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and case when (select nullif(current_setting('app.merchant_id', true), '')) is null then true else merchant_id = (select nullif(current_setting('app.merchant_id', true), '')) end);--> statement-breakpoint
-- Below: by hand. What was asked goes with its attempt alone.
GRANT SELECT, INSERT, UPDATE ON helper_links, partner_questions TO sealwright_app;
--> statement-breakpoint
CREATE FUNCTION service.helper_link_by_token(of_hash text)
  RETURNS TABLE (partner_id text, merchant_id text, link_id text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT l.partner_id, l.merchant_id, l.id FROM public.helper_links l
    JOIN public.partners p ON p.id = l.partner_id
  WHERE l.token_hash = of_hash AND p.status = 'active'
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION service.helper_link_by_token FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION service.helper_link_by_token TO sealwright_web;
--> statement-breakpoint
-- A message to a helper goes to somebody else: what becomes of it says nothing of the merchant's own address.
DROP TRIGGER mail_messages_note_outcome ON mail_messages;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER mail_messages_note_outcome AFTER INSERT OR UPDATE OF status ON mail_messages
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.merchant_id IS NOT NULL AND NEW.kind <> 'helper_asked'
    AND NEW.status IN ('sent', 'outbox', 'delivered', 'failed', 'bounced', 'complained'))
  EXECUTE FUNCTION note_mail();
