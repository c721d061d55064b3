CREATE TABLE "one_time_links" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "one_time_links_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "one_time_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"partner_id" text NOT NULL,
	"user_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_partner_id_user_id_code_hash_pk" PRIMARY KEY("partner_id","user_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "recovery_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "team_invitations" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" text NOT NULL,
	"invited_by_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "team_invitations_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "team_invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_sessions" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"stage" text NOT NULL,
	"method" text NOT NULL,
	"address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"unlocked_until" timestamp (3) with time zone,
	CONSTRAINT "user_sessions_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "user_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "users" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"totp_secret" text,
	"totp_confirmed_at" timestamp (3) with time zone,
	"totp_last_step" integer DEFAULT 0 NOT NULL,
	"failed_tries" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_signed_in_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "users_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD COLUMN "send_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_partner_id_user_id_users_partner_id_id_fk" FOREIGN KEY ("partner_id","user_id") REFERENCES "public"."users"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_partner_id_user_id_users_partner_id_id_fk" FOREIGN KEY ("partner_id","user_id") REFERENCES "public"."users"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_partner_id_user_id_users_partner_id_id_fk" FOREIGN KEY ("partner_id","user_id") REFERENCES "public"."users"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_links_token" ON "one_time_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "one_time_links_of_user" ON "one_time_links" USING btree ("partner_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "one_time_links_expiry" ON "one_time_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitations_token" ON "team_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitations_open" ON "team_invitations" USING btree ("partner_id","email") WHERE accepted_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "user_sessions_token" ON "user_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "user_sessions_of_user" ON "user_sessions" USING btree ("partner_id","user_id");--> statement-breakpoint
CREATE INDEX "user_sessions_expiry" ON "user_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email") WHERE removed_at is null;--> statement-breakpoint
CREATE POLICY "own_partner" ON "one_time_links" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
CREATE POLICY "own_partner" ON "recovery_codes" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
CREATE POLICY "own_partner" ON "team_invitations" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
CREATE POLICY "own_partner" ON "user_sessions" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
CREATE POLICY "own_partner" ON "users" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON
  users, user_sessions, one_time_links, recovery_codes, team_invitations
TO sealwright_app;
--> statement-breakpoint
-- People are removed by marking them: the audit trail goes on naming them.
REVOKE DELETE ON users, team_invitations FROM sealwright_app;
--> statement-breakpoint
-- Lookups before a tenant is known. Each takes what its caller has to know already, and tells the least.
CREATE FUNCTION service.user_by_email(of_email text)
  RETURNS TABLE (partner_id text, user_id text, password_hash text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT u.partner_id, u.id, u.password_hash
  FROM public.users u WHERE u.email = of_email AND u.removed_at IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION service.session_by_token(of_hash text)
  RETURNS TABLE (
    partner_id text, session_id text, stage text, method text, created_at timestamptz,
    last_seen_at timestamptz, expires_at timestamptz, unlocked_until timestamptz, user_id text,
    email text, name text, role text, two_factor boolean, partner_name text, mode text, status text
  )
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT s.partner_id, s.id, s.stage, s.method, s.created_at, s.last_seen_at, s.expires_at,
    s.unlocked_until, u.id, u.email, u.name, u.role, u.totp_confirmed_at IS NOT NULL, p.name, p.mode,
    p.status
  FROM public.user_sessions s
  JOIN public.users u ON u.partner_id = s.partner_id AND u.id = s.user_id
  LEFT JOIN public.partners p ON p.id = s.partner_id
  WHERE s.token_hash = of_hash AND s.expires_at > now() AND u.removed_at IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION service.note_session_seen(of_partner text, of_session text, until timestamptz)
  RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  UPDATE public.user_sessions SET last_seen_at = now(), expires_at = until
  WHERE partner_id = of_partner AND id = of_session
$$;
--> statement-breakpoint
CREATE FUNCTION service.link_by_token(of_hash text)
  RETURNS TABLE (partner_id text, link_id text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT l.partner_id, l.id FROM public.one_time_links l WHERE l.token_hash = of_hash
$$;
--> statement-breakpoint
CREATE FUNCTION service.invitation_by_token(of_hash text)
  RETURNS TABLE (partner_id text, invitation_id text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT i.partner_id, i.id FROM public.team_invitations i WHERE i.token_hash = of_hash
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION service.user_by_email, service.session_by_token,
  service.note_session_seen, service.link_by_token, service.invitation_by_token FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION service.user_by_email, service.session_by_token,
  service.note_session_seen, service.link_by_token, service.invitation_by_token TO sealwright_web;
--> statement-breakpoint
-- Workers clear away what has served its time.
GRANT DELETE, SELECT (expires_at) ON user_sessions, one_time_links TO sealwright_worker;
--> statement-breakpoint
CREATE POLICY "housekeeping" ON user_sessions FOR ALL TO sealwright_worker USING (true) WITH CHECK (false);
--> statement-breakpoint
CREATE POLICY "housekeeping" ON one_time_links FOR ALL TO sealwright_worker USING (true) WITH CHECK (false);
