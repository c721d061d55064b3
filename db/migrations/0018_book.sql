CREATE TABLE "merchant_activity" (
	"partner_id" text NOT NULL,
	"merchant_id" text NOT NULL,
	"last_activity_at" timestamp (3) with time zone,
	"mail_state" text,
	"mail_at" timestamp (3) with time zone,
	CONSTRAINT "merchant_activity_partner_id_merchant_id_pk" PRIMARY KEY("partner_id","merchant_id")
);
--> statement-breakpoint
ALTER TABLE "merchant_activity" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "merchant_counts" (
	"partner_id" text NOT NULL,
	"shard" integer NOT NULL,
	"compliance_status" text NOT NULL,
	"last_saq_type" text NOT NULL,
	"invited" boolean NOT NULL,
	"merchants" integer NOT NULL,
	CONSTRAINT "merchant_counts_pk" PRIMARY KEY("partner_id","shard","compliance_status","last_saq_type","invited")
);
--> statement-breakpoint
ALTER TABLE "merchant_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "merchant_expiries" (
	"partner_id" text NOT NULL,
	"day" date NOT NULL,
	"shard" integer NOT NULL,
	"merchants" integer NOT NULL,
	CONSTRAINT "merchant_expiries_partner_id_day_shard_pk" PRIMARY KEY("partner_id","day","shard")
);
--> statement-breakpoint
ALTER TABLE "merchant_expiries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "open_section" text;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "follow_up_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(name || chr(10) || coalesce(email, '') || chr(10) || coalesce(external_merchant_id, ''))) STORED;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "sandbox_of" text;--> statement-breakpoint
ALTER TABLE "merchant_activity" ADD CONSTRAINT "merchant_activity_partner_id_merchant_id_merchants_partner_id_id_fk" FOREIGN KEY ("partner_id","merchant_id") REFERENCES "public"."merchants"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_counts" ADD CONSTRAINT "merchant_counts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_expiries" ADD CONSTRAINT "merchant_expiries_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merchant_activity_by_moment" ON "merchant_activity" USING btree ("partner_id","last_activity_at","merchant_id") WHERE last_activity_at is not null;--> statement-breakpoint
CREATE INDEX "merchant_activity_mail_trouble" ON "merchant_activity" USING btree ("partner_id","merchant_id") WHERE mail_state in ('failed', 'bounced', 'complained');--> statement-breakpoint
CREATE INDEX "merchant_activity_mail_newest" ON "merchant_activity" USING btree ("partner_id","mail_at","merchant_id") WHERE mail_state in ('failed', 'bounced', 'complained');--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_sandbox_of_partners_id_fk" FOREIGN KEY ("sandbox_of") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_at_work" ON "attempts" USING btree ("partner_id","open_section","follow_up_open","merchant_id") WHERE sealed_at is null;--> statement-breakpoint
CREATE INDEX "attempts_sealed" ON "attempts" USING btree ("partner_id","sealed_at","merchant_id") WHERE sealed_at is not null;--> statement-breakpoint
CREATE INDEX "determinations_asking" ON "determinations" USING btree ("partner_id","merchant_id") WHERE status = 'needs-followup';--> statement-breakpoint
CREATE INDEX "merchants_by_expiry" ON "merchants" USING btree ("partner_id","expires_at","id") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "merchants_by_name" ON "merchants" USING btree ("partner_id","search_text","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_failed" ON "webhook_deliveries" USING btree ("partner_id","created_at") WHERE status in ('failed', 'gone');--> statement-breakpoint
CREATE INDEX "records_not_compliant" ON "records" USING btree ("partner_id","merchant_id","attempt_id") WHERE not compliant;--> statement-breakpoint
CREATE INDEX "mail_messages_of_merchant" ON "mail_messages" USING btree ("partner_id","merchant_id","created_at");--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_sandbox_of_unique" UNIQUE("sandbox_of");--> statement-breakpoint
CREATE POLICY "read_own" ON "merchant_activity" AS PERMISSIVE FOR SELECT TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and case when (select nullif(current_setting('app.merchant_id', true), '')) is null then true else merchant_id = (select nullif(current_setting('app.merchant_id', true), '')) end);--> statement-breakpoint
CREATE POLICY "read_own" ON "merchant_counts" AS PERMISSIVE FOR SELECT TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
CREATE POLICY "read_own" ON "merchant_expiries" AS PERMISSIVE FOR SELECT TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
ALTER POLICY "own_merchant" ON "attempts" TO sealwright_app USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and case when (select nullif(current_setting('app.merchant_id', true), '')) is null then true else merchant_id = (select nullif(current_setting('app.merchant_id', true), '')) end) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and case when (select nullif(current_setting('app.merchant_id', true), '')) is null then true else merchant_id = (select nullif(current_setting('app.merchant_id', true), '')) end);--> statement-breakpoint
ALTER POLICY "own_merchant" ON "merchants" TO sealwright_app USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and case when (select nullif(current_setting('app.merchant_id', true), '')) is null then true else id = (select nullif(current_setting('app.merchant_id', true), '')) end) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and case when (select nullif(current_setting('app.merchant_id', true), '')) is null then true else id = (select nullif(current_setting('app.merchant_id', true), '')) end);
--> statement-breakpoint
-- Rows that are written again and again stay on their page.
ALTER TABLE merchant_counts SET (fillfactor = 50);
--> statement-breakpoint
ALTER TABLE merchant_expiries SET (fillfactor = 50);
--> statement-breakpoint
ALTER TABLE merchant_activity SET (fillfactor = 80);
--> statement-breakpoint
-- The triggers below keep these tables, with their owner's rights; the application only reads them.
GRANT SELECT ON merchant_counts, merchant_expiries, merchant_activity TO sealwright_app;
--> statement-breakpoint
-- The lowest shard of the counters that no other transaction writes, held until this one ends: writers wait
-- for nobody, and there are never more shards than there were writers at once.
CREATE FUNCTION claim_count_shard() RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  shard integer := nullif(current_setting('app.count_shard', true), '')::integer;
BEGIN
  IF shard IS NOT NULL THEN RETURN shard; END IF;
  shard := 0;
  WHILE NOT pg_try_advisory_xact_lock(723651402, shard) LOOP
    shard := shard + 1;
  END LOOP;
  PERFORM set_config('app.count_shard', shard::text, true);
  RETURN shard;
END $$;
--> statement-breakpoint
-- Once per statement: what it moved between the groups, net. Where it moved nothing, it writes nothing.
CREATE FUNCTION count_merchants() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    WITH moved AS (SELECT partner_id, compliance_status, last_saq_type, invite_count, expires_at, 1 AS n FROM added), counted AS (
      INSERT INTO merchant_counts AS c (partner_id, shard, compliance_status, last_saq_type, invited, merchants)
      SELECT partner_id, claim_count_shard(), compliance_status, coalesce(last_saq_type, ''), invite_count > 0, sum(n)
      FROM moved GROUP BY 1, 3, 4, 5 HAVING sum(n) <> 0
      ON CONFLICT ON CONSTRAINT merchant_counts_pk DO UPDATE SET merchants = c.merchants + excluded.merchants)
    INSERT INTO merchant_expiries AS e (partner_id, day, shard, merchants)
    SELECT partner_id, (expires_at AT TIME ZONE 'UTC')::date, claim_count_shard(), sum(n)
    FROM moved WHERE compliance_status = 'compliant' AND expires_at IS NOT NULL
    GROUP BY 1, 2 HAVING sum(n) <> 0
    ON CONFLICT (partner_id, day, shard) DO UPDATE SET merchants = e.merchants + excluded.merchants;
  ELSIF TG_OP = 'UPDATE' THEN
    WITH moved AS (SELECT partner_id, compliance_status, last_saq_type, invite_count, expires_at, 1 AS n FROM added
      UNION ALL SELECT partner_id, compliance_status, last_saq_type, invite_count, expires_at, -1 FROM removed), counted AS (
      INSERT INTO merchant_counts AS c (partner_id, shard, compliance_status, last_saq_type, invited, merchants)
      SELECT partner_id, claim_count_shard(), compliance_status, coalesce(last_saq_type, ''), invite_count > 0, sum(n)
      FROM moved GROUP BY 1, 3, 4, 5 HAVING sum(n) <> 0
      ON CONFLICT ON CONSTRAINT merchant_counts_pk DO UPDATE SET merchants = c.merchants + excluded.merchants)
    INSERT INTO merchant_expiries AS e (partner_id, day, shard, merchants)
    SELECT partner_id, (expires_at AT TIME ZONE 'UTC')::date, claim_count_shard(), sum(n)
    FROM moved WHERE compliance_status = 'compliant' AND expires_at IS NOT NULL
    GROUP BY 1, 2 HAVING sum(n) <> 0
    ON CONFLICT (partner_id, day, shard) DO UPDATE SET merchants = e.merchants + excluded.merchants;
  ELSIF TG_OP = 'DELETE' THEN
    WITH moved AS (SELECT partner_id, compliance_status, last_saq_type, invite_count, expires_at, -1 AS n FROM removed), counted AS (
      INSERT INTO merchant_counts AS c (partner_id, shard, compliance_status, last_saq_type, invited, merchants)
      SELECT partner_id, claim_count_shard(), compliance_status, coalesce(last_saq_type, ''), invite_count > 0, sum(n)
      FROM moved GROUP BY 1, 3, 4, 5 HAVING sum(n) <> 0
      ON CONFLICT ON CONSTRAINT merchant_counts_pk DO UPDATE SET merchants = c.merchants + excluded.merchants)
    INSERT INTO merchant_expiries AS e (partner_id, day, shard, merchants)
    SELECT partner_id, (expires_at AT TIME ZONE 'UTC')::date, claim_count_shard(), sum(n)
    FROM moved WHERE compliance_status = 'compliant' AND expires_at IS NOT NULL
    GROUP BY 1, 2 HAVING sum(n) <> 0
    ON CONFLICT (partner_id, day, shard) DO UPDATE SET merchants = e.merchants + excluded.merchants;
  ELSE
    DELETE FROM merchant_counts;
    DELETE FROM merchant_expiries;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER merchants_counted_on_insert AFTER INSERT ON merchants
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_merchants();
--> statement-breakpoint
CREATE TRIGGER merchants_counted_on_update AFTER UPDATE ON merchants
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_merchants();
--> statement-breakpoint
CREATE TRIGGER merchants_counted_on_delete AFTER DELETE ON merchants
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_merchants();
--> statement-breakpoint
CREATE TRIGGER merchants_counted_on_truncate AFTER TRUNCATE ON merchants
  FOR EACH STATEMENT EXECUTE FUNCTION count_merchants();
--> statement-breakpoint
-- Counts the book of the transaction's partner anew, answers each counter that differs, and puts it right by
-- the difference. One statement reads both sides, and differences add up whatever is written meanwhile, so
-- that nobody has to wait. Shards that nobody writes are folded into one first.
CREATE FUNCTION recount_merchants() RETURNS TABLE (counter text, kept integer, actual integer) LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  tenant text := nullif(current_setting('app.partner_id', true), '');
  own integer;
  other integer;
BEGIN
  IF tenant IS NULL OR nullif(current_setting('app.merchant_id', true), '') IS NOT NULL THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(723651403, hashtext(tenant));
  own := claim_count_shard();
  FOR other IN
    SELECT shard FROM merchant_counts WHERE partner_id = tenant AND shard <> own
    UNION SELECT shard FROM merchant_expiries WHERE partner_id = tenant AND shard <> own
  LOOP
    CONTINUE WHEN NOT pg_try_advisory_xact_lock(723651402, other);
    WITH taken AS (DELETE FROM merchant_counts WHERE partner_id = tenant AND shard = other RETURNING *)
    INSERT INTO merchant_counts AS c SELECT tenant, own, compliance_status, last_saq_type, invited, merchants FROM taken
    ON CONFLICT ON CONSTRAINT merchant_counts_pk DO UPDATE SET merchants = c.merchants + excluded.merchants;
    WITH taken AS (DELETE FROM merchant_expiries WHERE partner_id = tenant AND shard = other RETURNING *)
    INSERT INTO merchant_expiries AS e SELECT tenant, day, own, merchants FROM taken
    ON CONFLICT (partner_id, day, shard) DO UPDATE SET merchants = e.merchants + excluded.merchants;
  END LOOP;
  RETURN QUERY
  WITH groups AS (
    SELECT compliance_status, last_saq_type, invited, sum(kept)::integer AS kept, sum(actual)::integer AS actual FROM (
      SELECT compliance_status, last_saq_type, invited, merchants AS kept, 0 AS actual
      FROM merchant_counts WHERE partner_id = tenant
      UNION ALL
      SELECT compliance_status, coalesce(last_saq_type, ''), invite_count > 0, 0, 1
      FROM merchants WHERE partner_id = tenant) both_sides
    GROUP BY 1, 2, 3 HAVING sum(kept) <> sum(actual)),
  days AS (
    SELECT day, sum(kept)::integer AS kept, sum(actual)::integer AS actual FROM (
      SELECT day, merchants AS kept, 0 AS actual FROM merchant_expiries WHERE partner_id = tenant
      UNION ALL
      SELECT (expires_at AT TIME ZONE 'UTC')::date, 0, 1 FROM merchants
      WHERE partner_id = tenant AND compliance_status = 'compliant' AND expires_at IS NOT NULL) both_sides
    GROUP BY 1 HAVING sum(kept) <> sum(actual)),
  groups_mended AS (
    INSERT INTO merchant_counts AS c
    SELECT tenant, own, compliance_status, last_saq_type, invited, actual - kept FROM groups
    ON CONFLICT ON CONSTRAINT merchant_counts_pk DO UPDATE SET merchants = c.merchants + excluded.merchants),
  days_mended AS (
    INSERT INTO merchant_expiries AS e SELECT tenant, day, own, actual - kept FROM days
    ON CONFLICT (partner_id, day, shard) DO UPDATE SET merchants = e.merchants + excluded.merchants)
  SELECT concat_ws(', ', compliance_status, nullif(last_saq_type, ''),
    CASE WHEN invited THEN 'invited' ELSE 'not invited' END), kept, actual FROM groups
  UNION ALL SELECT 'runs out on ' || day, kept, actual FROM days ORDER BY 1;
  DELETE FROM merchant_counts WHERE partner_id = tenant AND shard = own AND merchants = 0;
  DELETE FROM merchant_expiries WHERE partner_id = tenant AND shard = own AND merchants = 0;
END $$;
--> statement-breakpoint
-- A merchant's assessment moved: somebody worked on it, or the merchant did anything by itself. An import of a
-- book is neither.
CREATE FUNCTION note_activity() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO merchant_activity AS a (partner_id, merchant_id, last_activity_at)
  SELECT partner_id, merchant_id, max(created_at) FROM added
  WHERE merchant_id IS NOT NULL AND (actor LIKE 'session:%' OR actor LIKE 'helper:%'
    OR (actor NOT LIKE 'job:%' AND operation <> 'merchants.import'
      AND resource_type IN ('payment_method', 'job', 'attempt', 'draft')))
  GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (partner_id, merchant_id) DO UPDATE SET last_activity_at = excluded.last_activity_at
  WHERE a.last_activity_at IS NULL OR a.last_activity_at < excluded.last_activity_at;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER events_note_activity AFTER INSERT ON events
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_activity();
--> statement-breakpoint
-- What became of the newest message to a merchant, or to several of one address; reports of an older one do
-- not count. At the end of the transaction: whoever changes a merchant locks it first and this row last.
CREATE FUNCTION note_mail() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO merchant_activity AS a (partner_id, merchant_id, mail_state, mail_at)
  SELECT m.partner_id, m.id, NEW.status, NEW.created_at FROM merchants m
  WHERE m.partner_id = NEW.partner_id AND m.id = ANY (NEW.merchant_id || NEW.also_for)
  ORDER BY m.id FOR KEY SHARE
  ON CONFLICT (partner_id, merchant_id) DO UPDATE SET mail_state = excluded.mail_state, mail_at = excluded.mail_at
  WHERE a.mail_at IS NULL OR a.mail_at <= excluded.mail_at;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER mail_messages_note_outcome AFTER INSERT OR UPDATE OF status ON mail_messages
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.merchant_id IS NOT NULL AND NEW.status IN ('sent', 'outbox', 'delivered', 'failed', 'bounced', 'complained'))
  EXECUTE FUNCTION note_mail();
--> statement-breakpoint
REVOKE ALL ON FUNCTION claim_count_shard(), count_merchants(), recount_merchants(), note_activity(), note_mail() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION recount_merchants() TO sealwright_app;
--> statement-breakpoint
-- What was there before is counted once.
INSERT INTO merchant_counts
  SELECT partner_id, 0, compliance_status, coalesce(last_saq_type, ''), invite_count > 0, count(*)
  FROM merchants GROUP BY 1, 3, 4, 5;
--> statement-breakpoint
INSERT INTO merchant_expiries
  SELECT partner_id, (expires_at AT TIME ZONE 'UTC')::date, 0, count(*)
  FROM merchants WHERE compliance_status = 'compliant' AND expires_at IS NOT NULL GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO merchant_activity (partner_id, merchant_id, last_activity_at)
  SELECT e.partner_id, e.merchant_id, max(e.created_at) FROM events e
  JOIN merchants m ON m.partner_id = e.partner_id AND m.id = e.merchant_id
  WHERE e.actor LIKE 'session:%'
    OR (e.actor NOT LIKE 'job:%' AND e.operation <> 'merchants.import' AND e.resource_type IN ('payment_method', 'job', 'attempt', 'draft'))
  GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO merchant_activity AS a (partner_id, merchant_id, mail_state, mail_at)
  SELECT DISTINCT ON (m.partner_id, m.id) m.partner_id, m.id, w.status, w.created_at
  FROM mail_messages w CROSS JOIN unnest(w.merchant_id || w.also_for) named
  JOIN merchants m ON m.partner_id = w.partner_id AND m.id = named
  WHERE w.merchant_id IS NOT NULL AND w.status IN ('sent', 'outbox', 'delivered', 'failed', 'bounced', 'complained')
  ORDER BY m.partner_id, m.id, w.created_at DESC
  ON CONFLICT (partner_id, merchant_id) DO UPDATE SET mail_state = excluded.mail_state, mail_at = excluded.mail_at;
--> statement-breakpoint
UPDATE attempts a SET open_section = o.top_level, follow_up_open = o.asks FROM (
  SELECT DISTINCT ON (s.partner_id, s.attempt_id) s.partner_id, s.attempt_id, s.top_level, s.follow_up IS NOT NULL AS asks
  FROM sections s JOIN answers w USING (partner_id, attempt_id, top_level)
  WHERE w.contradictory OR w.carried_forward
    OR (w.status = 'empty' AND (s.analyzed_at IS NULL OR s.follow_up IS NOT NULL))
  ORDER BY s.partner_id, s.attempt_id, s.top_level::integer) o
WHERE a.partner_id = o.partner_id AND a.id = o.attempt_id AND a.sealed_at IS NULL;
