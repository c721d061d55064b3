CREATE TABLE "support_accesses" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"operator_id" text NOT NULL,
	"operator_name" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	CONSTRAINT "support_accesses_partner_id_id_pk" PRIMARY KEY("partner_id","id")
);
--> statement-breakpoint
ALTER TABLE "support_accesses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "limits" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "suspended_reason" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "support_allowed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "user_sessions" ADD COLUMN "support_partner_id" text;--> statement-breakpoint
ALTER TABLE "user_sessions" ADD COLUMN "support_id" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "concerns" text;--> statement-breakpoint
ALTER TABLE "support_accesses" ADD CONSTRAINT "support_accesses_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_accesses_newest" ON "support_accesses" USING btree ("partner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "support_accesses_of_operator" ON "support_accesses" USING btree ("operator_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "events_concerning" ON "events" USING btree ("partner_id","concerns","created_at","id") WHERE concerns is not null;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_limits" CHECK (jsonb_typeof("partners"."limits") = 'object');--> statement-breakpoint
CREATE POLICY "operators" ON "merchant_counts" AS PERMISSIVE FOR SELECT TO "sealwright_operator" USING (true);--> statement-breakpoint
CREATE POLICY "operators_own" ON "user_sessions" AS PERMISSIVE FOR ALL TO "sealwright_operator" USING (partner_id = 'service') WITH CHECK (partner_id = 'service');--> statement-breakpoint
CREATE POLICY "operators_own" ON "users" AS PERMISSIVE FOR ALL TO "sealwright_operator" USING (partner_id = 'service') WITH CHECK (partner_id = 'service');--> statement-breakpoint
CREATE POLICY "read_own" ON "support_accesses" AS PERMISSIVE FOR SELECT TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
CREATE POLICY "end_own" ON "support_accesses" AS PERMISSIVE FOR UPDATE TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
CREATE POLICY "operators" ON "support_accesses" AS PERMISSIVE FOR ALL TO "sealwright_operator" USING (true) WITH CHECK (true);
--> statement-breakpoint
-- Written by hand from here on. The partner sees who looked, and ends what is open; nobody rewrites or removes it.
GRANT SELECT, UPDATE (ended_at, ended_by) ON support_accesses TO sealwright_app;
--> statement-breakpoint
GRANT UPDATE (support_allowed) ON partners TO sealwright_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (ended_at, ended_by) ON support_accesses TO sealwright_operator;
--> statement-breakpoint
GRANT UPDATE (name, limits, suspended_at, suspended_reason) ON partners TO sealwright_operator;
--> statement-breakpoint
-- Of a book, how many merchants there are and nothing else of them.
GRANT SELECT (partner_id, merchants) ON merchant_counts TO sealwright_operator;
--> statement-breakpoint
-- Of their own tenant: who acts, and at what the session looks. The policies leave no other rows.
GRANT SELECT (partner_id, id, name, removed_at) ON users TO sealwright_operator;
--> statement-breakpoint
GRANT SELECT (partner_id, id, user_id), UPDATE (support_partner_id, support_id) ON user_sessions TO sealwright_operator;
--> statement-breakpoint
-- Time does not remind a suspended partner's merchants.
GRANT SELECT (status) ON partners TO sealwright_worker;
--> statement-breakpoint
-- How many attestations partners sealed in a time: counts, and none of what was sealed.
CREATE FUNCTION service.sealed_counts(of_partners text[], since timestamptz, until timestamptz)
  RETURNS TABLE (partner_id text, sealed integer)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT a.partner_id, count(*)::integer FROM public.attempts a
  WHERE a.partner_id = ANY (of_partners) AND a.sealed_at >= since AND a.sealed_at < until
  GROUP BY a.partner_id
$$;
--> statement-breakpoint
-- The cycles of a partner as they were counted when they ended, the newest first.
CREATE FUNCTION service.counted_cycles(of_partner text, at_most integer)
  RETURNS TABLE (cycle_start timestamptz, cycle_end timestamptz, sealed integer)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT c.cycle_start, c.cycle_end, c.sealed_attestations FROM public.usage_cycles c
  WHERE c.partner_id = of_partner ORDER BY c.cycle_start DESC LIMIT at_most
$$;
--> statement-breakpoint
-- An operator who is removed leaves no open access behind. It works in the operators' own tenant alone.
CREATE FUNCTION service.end_support_of(of_operator text, at timestamptz)
  RETURNS TABLE (partner_id text, id text)
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  UPDATE public.support_accesses a SET ended_at = at, ended_by = 'operator'
  WHERE a.operator_id = of_operator AND a.ended_at IS NULL AND a.expires_at > at
    AND current_setting('app.partner_id', true) = 'service'
  RETURNING a.partner_id, a.id
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION service.sealed_counts, service.counted_cycles, service.end_support_of FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION service.sealed_counts, service.counted_cycles TO sealwright_operator;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION service.end_support_of TO sealwright_app;
--> statement-breakpoint
-- Lookups of credentials also tell the partner's own limits: a change counts from the next request on.
DROP FUNCTION service.api_key_by_hash(text);
--> statement-breakpoint
CREATE FUNCTION service.api_key_by_hash(key_hash text)
  RETURNS TABLE (partner_id text, key_id text, last_used_at timestamptz, standing text, status text, mode text, limits jsonb)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN RETURN QUERY
  SELECT k.partner_id, k.id, k.last_used_at,
    -- Keys that came after it are looked at only where it was rotated out.
    CASE WHEN k.expires_at IS NULL THEN 'current'
      WHEN EXISTS (SELECT 1 FROM public.api_keys later WHERE later.partner_id = k.partner_id
        AND (later.created_at, later.id) > (k.created_at, k.id)
        AND later.last_used_at IS NOT NULL) THEN 'replaced' ELSE 'ending' END,
    p.status, p.mode, p.limits
  FROM public.api_keys k JOIN public.partners p ON p.id = k.partner_id
  WHERE k.hash = key_hash AND (k.expires_at IS NULL OR k.expires_at > now());
END $$;
--> statement-breakpoint
DROP FUNCTION service.partner_secret(text);
--> statement-breakpoint
CREATE FUNCTION service.partner_secret(of_partner text)
  RETURNS TABLE (secret text, status text, mode text, limits jsonb)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN RETURN QUERY
  SELECT s.webhook_secret, p.status, p.mode, p.limits
  FROM public.partners p JOIN public.partner_secrets s ON s.partner_id = p.id
  WHERE p.id = of_partner;
END $$;
--> statement-breakpoint
-- By hand: where an operator's support access is open the session looks at that partner's book, as a viewer and as
-- nothing more. Ended, run out, forbidden by the partner or after a suspension it is the operator's own again.
DROP FUNCTION service.session_by_token(text);
--> statement-breakpoint
CREATE FUNCTION service.session_by_token(of_hash text)
  RETURNS TABLE (
    partner_id text, book_id text, session_id text, stage text, method text, created_at timestamptz,
    last_seen_at timestamptz, expires_at timestamptz, unlocked_until timestamptz, user_id text,
    email text, name text, role text, two_factor boolean, partner_name text, mode text, status text,
    has_sandbox boolean, support_id text, support_reason text, support_until timestamptz
  )
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT s.partner_id, coalesce(v.id, b.id, s.partner_id), s.id, s.stage, s.method, s.created_at, s.last_seen_at,
    s.expires_at, s.unlocked_until, u.id, u.email, u.name,
    CASE WHEN v.id IS NULL THEN u.role ELSE 'viewer' END, u.totp_confirmed_at IS NOT NULL,
    coalesce(v.name, b.name, p.name), coalesce(v.mode, b.mode, p.mode), coalesce(v.status, p.status),
    t.id IS NOT NULL, v.access_id, v.reason, v.access_until
  FROM public.user_sessions s
  JOIN public.users u ON u.partner_id = s.partner_id AND u.id = s.user_id
  LEFT JOIN public.partners p ON p.id = s.partner_id
  LEFT JOIN public.partners t ON t.sandbox_of = s.partner_id AND t.mode = 'sandbox' AND t.status = 'active'
  LEFT JOIN public.partners b ON b.id = t.id AND s.in_sandbox
  LEFT JOIN LATERAL (
    SELECT l.id, l.name, l.mode, l.status, a.id AS access_id, a.reason, a.expires_at AS access_until
    FROM public.support_accesses a JOIN public.partners l ON l.id = a.partner_id
    WHERE a.partner_id = s.support_partner_id AND a.id = s.support_id AND a.operator_id = u.id
      AND a.ended_at IS NULL AND a.expires_at > now() AND l.status = 'active' AND l.support_allowed
      AND s.partner_id = 'service' AND s.stage = 'full' AND u.role = 'operator'
      AND u.totp_confirmed_at IS NOT NULL
  ) v ON true
  WHERE s.token_hash = of_hash AND s.expires_at > now() AND u.removed_at IS NULL
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION service.api_key_by_hash, service.partner_secret, service.session_by_token FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION service.api_key_by_hash, service.partner_secret, service.session_by_token TO sealwright_web;
