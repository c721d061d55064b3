-- What the two logins of the application may do: sealwright_web looks up credentials by functions,
-- sealwright_worker also works on the queue and cleans up. Neither owns anything or bypasses a policy.
DO $$ DECLARE role_name text; BEGIN
  FOREACH role_name IN ARRAY ARRAY['sealwright_web', 'sealwright_worker'] LOOP
    BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role_name) THEN
        EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS', role_name);
      END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END;
  END LOOP;
END $$;
--> statement-breakpoint
-- What belongs to the service and to no tenant.
CREATE SCHEMA service;
--> statement-breakpoint
GRANT USAGE ON SCHEMA service TO sealwright_app, sealwright_web, sealwright_worker;
--> statement-breakpoint
GRANT USAGE ON SCHEMA drizzle TO sealwright_web, sealwright_worker;
--> statement-breakpoint
GRANT SELECT ON drizzle.__drizzle_migrations TO sealwright_web, sealwright_worker;
--> statement-breakpoint
-- One row each: the key that secrets are encrypted under, and what health checks write.
CREATE TABLE service.encryption_key (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  key_id text NOT NULL,
  since timestamp(3) with time zone NOT NULL DEFAULT now()
);
--> statement-breakpoint
GRANT SELECT ON service.encryption_key TO sealwright_web, sealwright_worker;
--> statement-breakpoint
CREATE TABLE service.write_check (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  written_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO service.write_check (written_at) VALUES (now());
--> statement-breakpoint
-- Lookups before a tenant is known. Each takes what its caller has to know already, and tells the least.
CREATE FUNCTION service.api_key_by_hash(key_hash text)
  RETURNS TABLE (partner_id text, key_id text, last_used_at timestamptz, standing text, status text, mode text)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN RETURN QUERY
  SELECT k.partner_id, k.id, k.last_used_at,
    -- Keys that came after it are looked at only where it was rotated out.
    CASE WHEN k.expires_at IS NULL THEN 'current'
      WHEN EXISTS (SELECT 1 FROM public.api_keys later WHERE later.partner_id = k.partner_id
        AND (later.created_at, later.id) > (k.created_at, k.id)
        AND later.last_used_at IS NOT NULL) THEN 'replaced' ELSE 'ending' END,
    p.status, p.mode
  FROM public.api_keys k JOIN public.partners p ON p.id = k.partner_id
  WHERE k.hash = key_hash AND (k.expires_at IS NULL OR k.expires_at > now());
END $$;
--> statement-breakpoint
CREATE FUNCTION service.note_key_used(of_partner text, of_key text) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  UPDATE public.api_keys SET last_used_at = now() WHERE partner_id = of_partner AND id = of_key
$$;
--> statement-breakpoint
-- The secret is encrypted: without the key of the service it is of no use.
CREATE FUNCTION service.partner_secret(of_partner text)
  RETURNS TABLE (secret text, status text, mode text)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN RETURN QUERY
  SELECT s.webhook_secret, p.status, p.mode
  FROM public.partners p JOIN public.partner_secrets s ON s.partner_id = p.id
  WHERE p.id = of_partner;
END $$;
--> statement-breakpoint
CREATE FUNCTION service.partner_sites(of_partner text)
  RETURNS TABLE (mode text, embed_origins text[], return_hosts text[])
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT p.mode, p.embed_origins, p.return_hosts FROM public.partners p WHERE p.id = of_partner
$$;
--> statement-breakpoint
CREATE FUNCTION service.mail_by_provider_id(of_provider text)
  RETURNS TABLE (partner_id text, id text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT m.partner_id, m.id FROM public.mail_messages m WHERE m.provider_id = of_provider
$$;
--> statement-breakpoint
CREATE FUNCTION service.record_by_code(of_code text)
  RETURNS TABLE (partner_id text, attempt_id text, version integer)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT r.partner_id, r.attempt_id, r.version FROM public.records r WHERE r.verification_code = of_code
$$;
--> statement-breakpoint
CREATE FUNCTION service.count_request(of_partner text, on_day date) RETURNS integer
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO public.usage_days (partner_id, day, requests) VALUES (of_partner, on_day, 1)
  ON CONFLICT (partner_id, day) DO UPDATE SET requests = usage_days.requests + 1
  RETURNING requests
$$;
--> statement-breakpoint
-- Ended links of messages that nobody hands over; the same as in lib/domain/mail/at-rest.ts.
CREATE FUNCTION service.unlink_outbox(before timestamptz) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  UPDATE public.mail_messages SET
    text_body = regexp_replace(text_body, 'https?://[^\s<>"'']+', '[link removed]', 'g'),
    html_body = regexp_replace(html_body, 'https?://[^\s<>"'']+', '[link removed]', 'g')
  WHERE status = 'outbox' AND created_at < before AND text_body ~ 'https?://[^\s<>"'']+'
$$;
--> statement-breakpoint
-- Proves that a change can be written: it changes a row, and takes a megabyte of disk for a moment, since a
-- full disk still takes a row that fits into a page that is there.
CREATE FUNCTION service.check_writing() RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET work_mem = '64kB' AS $$
BEGIN
  UPDATE service.write_check SET written_at = clock_timestamp();
  PERFORM count(*) FROM generate_series(1, 40000);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA service FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA service TO sealwright_web;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION service.unlink_outbox FROM sealwright_web;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION service.unlink_outbox TO sealwright_worker;
--> statement-breakpoint
-- Counters of requests without valid credentials belong to no tenant.
GRANT SELECT, INSERT, UPDATE, DELETE ON rate_limits TO sealwright_web;
--> statement-breakpoint
-- Housekeeping over all tenants: the worker finds what is due and removes what has served its time, by the
-- columns that say so and no others.
GRANT SELECT (partner_id, sealed_at, expires_at) ON attempts TO sealwright_worker;
--> statement-breakpoint
GRANT SELECT (id, price_cents, currency, reminder_days) ON partners TO sealwright_worker;
--> statement-breakpoint
GRANT INSERT ON usage_cycles TO sealwright_worker;
--> statement-breakpoint
GRANT DELETE, SELECT (expires_at) ON idempotency_keys TO sealwright_worker;
--> statement-breakpoint
GRANT DELETE, SELECT (created_at, status) ON webhook_deliveries, jobs TO sealwright_worker;
--> statement-breakpoint
GRANT DELETE, SELECT (day) ON usage_days TO sealwright_worker;
--> statement-breakpoint
GRANT DELETE, SELECT (created_at) ON mail_claims TO sealwright_worker;
--> statement-breakpoint
CREATE POLICY "housekeeping" ON mail_claims FOR ALL TO sealwright_worker USING (true) WITH CHECK (false);
--> statement-breakpoint
CREATE POLICY "housekeeping" ON attempts FOR SELECT TO sealwright_worker USING (true);
--> statement-breakpoint
CREATE POLICY "housekeeping" ON partners FOR SELECT TO sealwright_worker USING (true);
--> statement-breakpoint
CREATE POLICY "housekeeping" ON usage_cycles FOR INSERT TO sealwright_worker WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "housekeeping" ON idempotency_keys FOR ALL TO sealwright_worker USING (true) WITH CHECK (false);
--> statement-breakpoint
CREATE POLICY "housekeeping" ON webhook_deliveries FOR ALL TO sealwright_worker USING (true) WITH CHECK (false);
--> statement-breakpoint
CREATE POLICY "housekeeping" ON jobs FOR ALL TO sealwright_worker USING (true) WITH CHECK (false);
--> statement-breakpoint
CREATE POLICY "housekeeping" ON usage_days FOR ALL TO sealwright_worker USING (true) WITH CHECK (false);
