CREATE INDEX "webhook_deliveries_counted" ON "webhook_deliveries" USING btree ("created_at","partner_id","status");--> statement-breakpoint
CREATE INDEX "mail_messages_counted" ON "mail_messages" USING btree ("created_at","status");--> statement-breakpoint
-- How the service itself does, which belongs to no tenant: its running processes as they last told of
-- themselves, and the database's size on each day.
CREATE TABLE service.processes (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('web', 'worker')),
  version text NOT NULL,
  started_at timestamp(3) with time zone NOT NULL,
  seen_at timestamp(3) with time zone NOT NULL,
  figures jsonb NOT NULL CHECK (pg_column_size(figures) < 65536)
);
--> statement-breakpoint
CREATE TABLE service.database_sizes (
  day date PRIMARY KEY,
  bytes bigint NOT NULL
);
--> statement-breakpoint
-- A process tells of itself every few seconds. Those that are silent for a day are forgotten, and the first one
-- that tells on a day notes how large the database is.
CREATE FUNCTION service.report_process(
  of_id text, of_kind text, of_version text, since timestamptz, told jsonb) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO service.processes (id, kind, version, started_at, seen_at, figures)
  VALUES (of_id, of_kind, of_version, since, now(), told)
  ON CONFLICT (id) DO UPDATE SET seen_at = now(), figures = excluded.figures;
  DELETE FROM service.processes WHERE seen_at < now() - interval '1 day';
  IF NOT EXISTS (SELECT 1 FROM service.database_sizes WHERE day = (now() AT TIME ZONE 'UTC')::date) THEN
    INSERT INTO service.database_sizes (day, bytes)
    VALUES ((now() AT TIME ZONE 'UTC')::date, pg_database_size(current_database())) ON CONFLICT DO NOTHING;
    DELETE FROM service.database_sizes WHERE day < (now() AT TIME ZONE 'UTC')::date - 400;
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION service.end_process(of_id text) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  DELETE FROM service.processes WHERE id = of_id
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION service.report_process, service.end_process FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION service.report_process, service.end_process TO sealwright_web, sealwright_worker;
