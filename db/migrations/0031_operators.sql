-- Operators of the service reach every partner, under a role of their own: what is not granted to it (merchants' answers
-- above all) no operation of theirs can read. Roles belong to the whole server: it may exist.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'sealwright_operator') THEN
    CREATE ROLE sealwright_operator NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
CREATE POLICY "operators_append" ON "events" AS PERMISSIVE FOR INSERT TO "sealwright_operator" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "operators" ON "partners" AS PERMISSIVE FOR ALL TO "sealwright_operator" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER POLICY "own_scope" ON "idempotency_keys" TO sealwright_app,sealwright_operator USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and scope = coalesce((select nullif(current_setting('app.merchant_id', true), '')), '')) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and scope = coalesce((select nullif(current_setting('app.merchant_id', true), '')), ''));
--> statement-breakpoint
GRANT USAGE ON SCHEMA public, service TO sealwright_operator;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON idempotency_keys TO sealwright_operator;
--> statement-breakpoint
GRANT INSERT ON events TO sealwright_operator;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (status, tier) ON partners TO sealwright_operator;
