-- By hand. Whether somebody's session goes on: what was opened from it ends with it.
CREATE FUNCTION service.session_lives(of_partner text, of_session text) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT EXISTS (
    SELECT 1 FROM public.user_sessions s
    JOIN public.users u ON u.partner_id = s.partner_id AND u.id = s.user_id
    WHERE s.partner_id = of_partner AND s.id = of_session AND s.stage = 'full'
      AND s.expires_at > now() AND u.removed_at IS NULL)
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION service.session_lives FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION service.session_lives TO sealwright_web;
