CREATE TABLE "application_entries" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"application_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_entries_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "application_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "applications" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"form_copy" text NOT NULL,
	"company" text NOT NULL,
	"country" text NOT NULL,
	"contact_name" text NOT NULL,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"merchants" text NOT NULL,
	"current_tool" text,
	"purpose" text NOT NULL,
	"address" text,
	"link_hash" text NOT NULL,
	"link_expires_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"question_id" text,
	"question_hash" text,
	"reason" text,
	"tier" text,
	"sandbox_id" text,
	"live_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"state_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "applications_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "applications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "service_settings" (
	"partner_id" text NOT NULL,
	"instant_sandbox" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "service_settings_partner_id_pk" PRIMARY KEY("partner_id")
);
--> statement-breakpoint
ALTER TABLE "service_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "one_time_links" DROP CONSTRAINT "one_time_links_partner_id_user_id_users_partner_id_id_fk";
--> statement-breakpoint
ALTER TABLE "recovery_codes" DROP CONSTRAINT "recovery_codes_partner_id_user_id_users_partner_id_id_fk";
--> statement-breakpoint
ALTER TABLE "user_sessions" DROP CONSTRAINT "user_sessions_partner_id_user_id_users_partner_id_id_fk";
--> statement-breakpoint
ALTER TABLE "application_entries" ADD CONSTRAINT "application_entries_partner_id_application_id_applications_partner_id_id_fk" FOREIGN KEY ("partner_id","application_id") REFERENCES "public"."applications"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_entries_of" ON "application_entries" USING btree ("partner_id","application_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_form_copy" ON "applications" USING btree ("partner_id","form_copy");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_link" ON "applications" USING btree ("partner_id","link_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_question" ON "applications" USING btree ("partner_id","question_hash");--> statement-breakpoint
CREATE INDEX "applications_queue" ON "applications" USING btree ("partner_id","state","state_at","id");--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_partner_id_user_id_users_partner_id_id_fk" FOREIGN KEY ("partner_id","user_id") REFERENCES "public"."users"("partner_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_partner_id_user_id_users_partner_id_id_fk" FOREIGN KEY ("partner_id","user_id") REFERENCES "public"."users"("partner_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_partner_id_user_id_users_partner_id_id_fk" FOREIGN KEY ("partner_id","user_id") REFERENCES "public"."users"("partner_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "events_of_application" ON "events" USING btree ("partner_id","resource_id","created_at","id") WHERE resource_type = 'application';--> statement-breakpoint
CREATE POLICY "operators_append" ON "partner_secrets" AS PERMISSIVE FOR INSERT TO "sealwright_operator" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "operators" ON "team_invitations" AS PERMISSIVE FOR ALL TO "sealwright_operator" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_partner" ON "application_entries" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
CREATE POLICY "own_partner" ON "applications" AS PERMISSIVE FOR ALL TO "sealwright_app", "sealwright_operator" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
CREATE POLICY "own_partner" ON "service_settings" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);
--> statement-breakpoint
-- Written by hand from here on. What was written about an application is added and never changed.
GRANT SELECT, INSERT, UPDATE, DELETE ON applications TO sealwright_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON application_entries TO sealwright_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON service_settings TO sealwright_app;
--> statement-breakpoint
-- An approval makes partners with their secrets, which it cannot read, and invites their owners.
GRANT SELECT, UPDATE ON applications TO sealwright_operator;
--> statement-breakpoint
GRANT UPDATE (sandbox_of) ON partners TO sealwright_operator;
--> statement-breakpoint
GRANT INSERT ON partner_secrets TO sealwright_operator;
--> statement-breakpoint
GRANT INSERT, SELECT (partner_id, email, accepted_at, withdrawn_at), UPDATE (withdrawn_at) ON team_invitations TO sealwright_operator;
--> statement-breakpoint
-- The sandbox at once, for an address that was confirmed this moment: no operator acts, so that the tenant's own role
-- opens one, by this function alone, from what the application says and while the service is set so.
CREATE FUNCTION service.open_instant_sandbox(
  of_application text, new_partner text, stored_secret text, new_invitation text, invitation_hash text,
  invited_by text, made_at timestamptz, invitation_ends timestamptz
) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  found_one public.applications;
BEGIN
  IF current_setting('app.partner_id', true) IS DISTINCT FROM 'service' THEN
    RAISE insufficient_privilege USING message = 'not the tenant of the service';
  END IF;
  SELECT a.* INTO found_one FROM public.applications a
    JOIN public.service_settings s ON s.partner_id = a.partner_id AND s.instant_sandbox
  WHERE a.partner_id = 'service' AND a.id = of_application AND a.state = 'confirmed'
    AND a.sandbox_id IS NULL AND a.live_id IS NULL FOR UPDATE OF a;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO public.partners (id, name, mode, created_at)
    VALUES (new_partner, found_one.company || ' Sandbox', 'sandbox', made_at);
  INSERT INTO public.partner_secrets (partner_id, webhook_secret, updated_at)
    VALUES (new_partner, stored_secret, made_at);
  INSERT INTO public.team_invitations
      (partner_id, id, email, role, token_hash, invited_by, created_at, expires_at)
    VALUES (new_partner, new_invitation, found_one.email, 'owner', invitation_hash, invited_by, made_at,
      invitation_ends);
  RETURN true;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION service.open_instant_sandbox FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION service.open_instant_sandbox TO sealwright_app;
--> statement-breakpoint
-- The people of a sandbox that stood alone go over to the live partner that was just made for it, with their sessions,
-- links and recovery codes. Their open pages go on in the sandbox. It answers how many there are.
CREATE FUNCTION service.move_people(from_sandbox text, to_live text) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  moved integer;
BEGIN
  IF NOT EXISTS (
      SELECT FROM public.partners s JOIN public.partners l ON l.id = s.sandbox_of
      WHERE s.id = from_sandbox AND s.mode = 'sandbox' AND l.id = to_live AND l.mode = 'live'
    ) OR EXISTS (SELECT FROM public.users u WHERE u.partner_id = to_live) THEN
    RAISE insufficient_privilege USING message = 'not a new live partner of this sandbox';
  END IF;
  UPDATE public.team_invitations SET partner_id = to_live WHERE partner_id = from_sandbox;
  UPDATE public.users SET partner_id = to_live WHERE partner_id = from_sandbox;
  UPDATE public.user_sessions SET in_sandbox = true WHERE partner_id = to_live;
  SELECT count(*) INTO moved FROM public.users u WHERE u.partner_id = to_live AND u.removed_at IS NULL;
  RETURN moved;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION service.move_people FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION service.move_people TO sealwright_operator;
