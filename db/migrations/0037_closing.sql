CREATE TABLE "partner_closings" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"twin_id" text,
	"reason" text NOT NULL,
	"last_day" date NOT NULL,
	"was_active" boolean NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"begun_by" text NOT NULL,
	"begun_by_name" text NOT NULL,
	"archive_as_of" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	"archived_by" text,
	"archive_bytes" bigint,
	"archive_sha256" text,
	"archive_changes" bigint,
	"asked_at" timestamp (3) with time zone,
	"asked_by" text,
	"asked_by_name" text,
	"consented_at" timestamp (3) with time zone,
	"consented_by" text,
	"consented_by_name" text,
	"deleted_rows" bigint DEFAULT 0 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "partner_closings_partner_id_pk" PRIMARY KEY("partner_id"),
	CONSTRAINT "partner_closings_two_operators" CHECK ("partner_closings"."consented_by" <> "partner_closings"."asked_by"),
	CONSTRAINT "partner_closings_asked" CHECK ("partner_closings"."asked_at" is null or ("partner_closings"."asked_by" is not null and "partner_closings"."archived_at" is not null)),
	CONSTRAINT "partner_closings_consented" CHECK ("partner_closings"."consented_at" is null or ("partner_closings"."asked_at" is not null and "partner_closings"."consented_by" is not null)),
	CONSTRAINT "partner_closings_deleted" CHECK ("partner_closings"."deleted_at" is null or "partner_closings"."consented_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "partner_closings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "partner_closings" ADD CONSTRAINT "partner_closings_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "read_own" ON "partner_closings" AS PERMISSIVE FOR SELECT TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
CREATE POLICY "operators" ON "partner_closings" AS PERMISSIVE FOR ALL TO "sealwright_operator" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "not_consented" ON "partner_closings" AS RESTRICTIVE FOR UPDATE TO "sealwright_operator" USING (consented_at is null) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "not_begun" ON "partner_closings" AS RESTRICTIVE FOR DELETE TO "sealwright_operator" USING (consented_at is null);
--> statement-breakpoint
-- Written by hand from here on. Operators write their own steps; that an archive was taken, and what was deleted, is
-- written by functions alone.
GRANT SELECT ON partner_closings TO sealwright_app;
--> statement-breakpoint
GRANT SELECT, DELETE,
  INSERT (partner_id, id, twin_id, reason, last_day, was_active, begun_at, begun_by, begun_by_name),
  UPDATE (asked_at, asked_by, asked_by_name, consented_at, consented_by, consented_by_name)
  ON partner_closings TO sealwright_operator;
--> statement-breakpoint
-- What a deletion would take of a partner and its twin, and how many changes their logs tell of. What follows from the
-- closing itself counts as no change: sign-ins, messages, deliveries, and bills, which stay.
CREATE FUNCTION service.closing_standing(of_partner text)
  RETURNS TABLE (merchants bigint, records bigint, documents bigint, document_bytes bigint, changes bigint,
    open_invoices bigint, unbilled bigint)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  ids text[];
BEGIN
  IF coalesce(current_setting('app.partner_id', true), '') NOT IN ('service', of_partner) THEN
    RAISE insufficient_privilege USING message = 'another tenant';
  END IF;
  ids := ARRAY(SELECT p.id FROM public.partners p WHERE p.id = of_partner OR p.sandbox_of = of_partner);
  RETURN QUERY SELECT
    (SELECT count(*) FROM public.merchants m WHERE m.partner_id = ANY (ids)),
    (SELECT count(*) FROM public.records r WHERE r.partner_id = ANY (ids)),
    (SELECT count(*) FROM public.documents d WHERE d.partner_id = ANY (ids)),
    (SELECT coalesce(sum(d.bytes), 0)::bigint FROM public.documents d WHERE d.partner_id = ANY (ids)),
    (SELECT count(*) FROM public.events e WHERE e.partner_id = ANY (ids) AND e.type !~
      '^(user|mail|webhook|invoice|billing|support|job)\.|^partner\.(closing_|archived|deletion_|billing_|quota_)'),
    (SELECT count(*) FROM public.invoices i WHERE i.partner_id = ANY (ids) AND i.status = 'open'),
    (SELECT count(*) FROM public.attempts a JOIN public.partners p ON p.id = a.partner_id AND p.mode = 'live'
      WHERE a.partner_id = ANY (ids) AND a.sealed_at IS NOT NULL AND NOT EXISTS (
        SELECT FROM public.counted_attestations c
        WHERE c.partner_id = a.partner_id AND c.attempt_id = a.id));
END $$;
--> statement-breakpoint
-- Notes that an archive was taken to its end, while that closing is still on and nobody consented to the deletion.
CREATE FUNCTION service.note_archive(
  of_partner text, of_closing text, as_of timestamptz, taken_at timestamptz, taken_by text, size bigint, hash text,
  changes bigint) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF current_setting('app.partner_id', true) IS DISTINCT FROM 'service' THEN
    RAISE insufficient_privilege USING message = 'not the tenant of the service';
  END IF;
  UPDATE public.partner_closings SET archive_as_of = as_of, archived_at = taken_at, archived_by = taken_by,
    archive_bytes = size, archive_sha256 = hash, archive_changes = changes
  WHERE partner_id = of_partner AND id = of_closing AND consented_at IS NULL AND begun_at <= as_of;
  RETURN FOUND;
END $$;
--> statement-breakpoint
-- Deletes some rows of the transaction's tenant and answers how many; 0: none is left, and the partner is a tombstone.
-- It works for a partner alone that is not open, whose archive was taken, and whose deletion two operators agreed on.
CREATE FUNCTION service.delete_closing_slice(of_partner text, at_most integer) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  live text;
  of_table text;
  removed bigint;
BEGIN
  IF current_setting('app.partner_id', true) IS DISTINCT FROM of_partner THEN
    RAISE insufficient_privilege USING message = 'another tenant';
  END IF;
  SELECT c.partner_id INTO live FROM public.partners p
    JOIN public.partners l ON l.id = coalesce(p.sandbox_of, p.id)
    JOIN public.partner_closings c ON c.partner_id = l.id
  WHERE p.id = of_partner AND p.status <> 'active' AND l.status <> 'active'
    AND c.archived_at IS NOT NULL AND c.archived_at >= c.begun_at
    AND c.consented_at >= c.archived_at AND c.consented_at >= c.asked_at AND c.consented_by <> c.asked_by
  FOR UPDATE OF c;
  IF live IS NULL THEN
    RAISE insufficient_privilege USING message = 'no deletion of this partner was agreed on';
  END IF;
  -- What belongs to another row before it, so that no slice takes more than it was told with it.
  FOREACH of_table IN ARRAY ARRAY[
    'helper_links', 'partner_questions', 'sections', 'part_answers', 'answers', 'review_answers', 'signatures',
    'attempt_reviews', 'narratives', 'documents', 'records', 'expiry_notices', 'counted_attestations', 'attempts',
    'determinations', 'jobs', 'drafts', 'mail_messages', 'mail_claims', 'unknown_products', 'payment_methods',
    'merchant_notes', 'bulk_items', 'bulk_acts', 'saved_views', 'merchant_activity', 'merchants', 'merchant_counts',
    'merchant_expiries', 'payment_presets', 'webhook_deliveries', 'webhook_receivers', 'request_log', 'usage_days',
    'usage_cycles', 'former_plans', 'billing_accounts', 'statement_files', 'stripe_customers', 'stripe_events', 'stripe_invoices', 'invoice_reminders', 'support_accesses', 'recovery_codes',
    'one_time_links', 'user_sessions', 'users', 'team_invitations', 'api_keys', 'partner_secrets', 'partner_logos',
    'idempotency_keys'
  ] LOOP
    EXECUTE format(
      'DELETE FROM public.%1$I WHERE ctid = ANY (ARRAY(SELECT ctid FROM public.%1$I WHERE partner_id = $1 LIMIT $2))',
      of_table) USING of_partner, at_most;
    GET DIAGNOSTICS removed = ROW_COUNT;
    IF removed > 0 THEN
      UPDATE public.partner_closings SET deleted_rows = deleted_rows + removed WHERE partner_id = live;
      RETURN removed;
    END IF;
  END LOOP;
  UPDATE public.partners SET status = 'closed', webhook_url = NULL, embed_origins = '{}', return_hosts = '{}',
    logo_url = NULL, logo_sha256 = NULL, logo_problem = NULL, logo_checked_at = NULL, brand_color = NULL,
    reply_to = NULL, limits = '{}', acquirer_choices = '{}'
  WHERE id = of_partner;
  RETURN 0;
END $$;
--> statement-breakpoint
-- Ends a deletion once nothing is left, and answers how many rows went: for the first time alone, else null.
CREATE FUNCTION service.finish_closing(of_partner text, at timestamptz) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  removed bigint;
BEGIN
  IF current_setting('app.partner_id', true) IS DISTINCT FROM 'service' THEN
    RAISE insufficient_privilege USING message = 'not the tenant of the service';
  END IF;
  UPDATE public.partner_closings c SET deleted_at = at
  WHERE c.partner_id = of_partner AND c.deleted_at IS NULL AND c.consented_at IS NOT NULL
    AND NOT EXISTS (SELECT FROM public.partners p
      WHERE (p.id = of_partner OR p.sandbox_of = of_partner) AND p.status <> 'closed')
  RETURNING c.deleted_rows INTO removed;
  RETURN removed;
END $$;
--> statement-breakpoint
-- Seven years after the last day of a contract, by the database's own clock: removes some rows of what was kept of one
-- partner whose data is deleted. No row: nothing is due. `gone`: that was the last of it.
CREATE FUNCTION service.remove_outlived(at_most integer)
  RETURNS TABLE (partner_id text, removed bigint, gone boolean)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  of_partner text;
  of_table text;
  rows_gone bigint;
BEGIN
  IF current_setting('app.partner_id', true) IS DISTINCT FROM 'service' THEN
    RAISE insufficient_privilege USING message = 'not the tenant of the service';
  END IF;
  SELECT p.id INTO of_partner FROM public.partners p
    JOIN public.partner_closings c ON c.partner_id = coalesce(p.sandbox_of, p.id)
  WHERE p.status = 'closed' AND c.deleted_at IS NOT NULL AND c.last_day + interval '7 years' < now()
  ORDER BY p.sandbox_of IS NULL, p.id LIMIT 1 FOR UPDATE OF p, c SKIP LOCKED;
  IF of_partner IS NULL THEN RETURN; END IF;
  FOREACH of_table IN ARRAY ARRAY[
    'events', 'stripe_payments', 'payments', 'credit_note_documents', 'credit_notes', 'invoice_documents', 'invoices'
  ] LOOP
    EXECUTE format(
      'DELETE FROM public.%1$I WHERE ctid = ANY (ARRAY(SELECT ctid FROM public.%1$I WHERE partner_id = $1 LIMIT $2))',
      of_table) USING of_partner, at_most;
    GET DIAGNOSTICS rows_gone = ROW_COUNT;
    IF rows_gone > 0 THEN
      RETURN QUERY SELECT of_partner, rows_gone, false;
      RETURN;
    END IF;
  END LOOP;
  -- What it wrote when it applied, and the row itself, with its closing.
  DELETE FROM public.applications a
    WHERE a.partner_id = 'service' AND of_partner IN (a.live_id, a.sandbox_id);
  DELETE FROM public.partners p WHERE p.id = of_partner;
  RETURN QUERY SELECT of_partner, 1::bigint, true;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION service.closing_standing, service.note_archive, service.delete_closing_slice,
  service.finish_closing, service.remove_outlived FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION service.closing_standing TO sealwright_app, sealwright_operator;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION service.note_archive, service.delete_closing_slice, service.finish_closing,
  service.remove_outlived TO sealwright_app;
