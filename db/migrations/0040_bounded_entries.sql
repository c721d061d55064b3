CREATE INDEX "applications_recent" ON "applications" USING btree ("partner_id","created_at");--> statement-breakpoint
-- The policies of operators hold for whoever has taken the role on, not for a login that might.
DO $$
DECLARE
  each record;
BEGIN
  FOR each IN SELECT tablename, cmd FROM pg_policies WHERE schemaname = 'public' AND policyname = 'operators' LOOP
    EXECUTE format(
      'ALTER POLICY operators ON public.%I USING (current_user = ''sealwright_operator'')%s', each.tablename,
      CASE WHEN each.cmd = 'ALL' THEN ' WITH CHECK (current_user = ''sealwright_operator'')' ELSE '' END);
  END LOOP;
END $$;
--> statement-breakpoint
-- What waits for a suspended partner is told from what may go.
GRANT SELECT (partner_id) ON webhook_deliveries TO sealwright_worker;
--> statement-breakpoint
-- A sandbox at once is for whom the service does not know, and for so many a day: the others are looked at.
CREATE OR REPLACE FUNCTION service.open_instant_sandbox(
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
  -- One after the other, so that two at once cannot pass the number of a day together.
  PERFORM pg_advisory_xact_lock(hashtextextended('instant sandboxes', 0));
  SELECT a.* INTO found_one FROM public.applications a
    JOIN public.service_settings s ON s.partner_id = a.partner_id AND s.instant_sandbox
  WHERE a.partner_id = 'service' AND a.id = of_application AND a.state = 'confirmed'
    AND a.sandbox_id IS NULL AND a.live_id IS NULL FOR UPDATE OF a;
  IF NOT FOUND THEN RETURN false; END IF;
  IF EXISTS (SELECT FROM public.users u WHERE u.email = found_one.email AND u.removed_at IS NULL)
    OR EXISTS (SELECT FROM public.applications o WHERE o.partner_id = 'service' AND o.email = found_one.email
      AND coalesce(o.sandbox_id, o.live_id) IS NOT NULL)
    OR (SELECT count(*) FROM public.events e WHERE e.partner_id = 'service' AND e.type = 'application.sandbox_opened'
      AND e.created_at > made_at - interval '1 day') >= 100 THEN
    RETURN false;
  END IF;
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
-- Whoever approves is refused where nobody could take the invitation up.
GRANT EXECUTE ON FUNCTION service.applicant_has_account TO sealwright_operator;
