ALTER TABLE "user_sessions" ADD COLUMN "in_sandbox" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- By hand: a session also tells at whose book it looks. That is never anything but the person's own partner or the
-- sandbox twin of it; without an active twin it is the partner itself.
DROP FUNCTION service.session_by_token(text);
--> statement-breakpoint
CREATE FUNCTION service.session_by_token(of_hash text)
  RETURNS TABLE (
    partner_id text, book_id text, session_id text, stage text, method text, created_at timestamptz,
    last_seen_at timestamptz, expires_at timestamptz, unlocked_until timestamptz, user_id text,
    email text, name text, role text, two_factor boolean, partner_name text, mode text, status text,
    has_sandbox boolean
  )
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT s.partner_id, coalesce(b.id, s.partner_id), s.id, s.stage, s.method, s.created_at, s.last_seen_at,
    s.expires_at, s.unlocked_until, u.id, u.email, u.name, u.role, u.totp_confirmed_at IS NOT NULL,
    coalesce(b.name, p.name), coalesce(b.mode, p.mode), p.status, t.id IS NOT NULL
  FROM public.user_sessions s
  JOIN public.users u ON u.partner_id = s.partner_id AND u.id = s.user_id
  LEFT JOIN public.partners p ON p.id = s.partner_id
  LEFT JOIN public.partners t ON t.sandbox_of = s.partner_id AND t.mode = 'sandbox' AND t.status = 'active'
  LEFT JOIN public.partners b ON b.id = t.id AND s.in_sandbox
  WHERE s.token_hash = of_hash AND s.expires_at > now() AND u.removed_at IS NULL
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION service.session_by_token FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION service.session_by_token TO sealwright_web;
