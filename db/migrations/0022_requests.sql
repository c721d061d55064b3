CREATE TABLE "request_log" (
	"partner_id" text NOT NULL,
	"id" text NOT NULL,
	"operation" text NOT NULL,
	"status" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "request_log_partner_id_created_at_id_pk" PRIMARY KEY("partner_id","created_at","id")
);
--> statement-breakpoint
ALTER TABLE "request_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "events_notices";--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "replaces" text;--> statement-breakpoint
ALTER TABLE "request_log" ADD CONSTRAINT "request_log_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_of_actor" ON "events" USING btree ("partner_id","actor","created_at","id");--> statement-breakpoint
CREATE INDEX "events_notices" ON "events" USING btree ("partner_id","created_at","id") WHERE type in ('mail.failed', 'webhook.paused', 'partner.quota_reached');--> statement-breakpoint
CREATE POLICY "read_own" ON "request_log" AS PERMISSIVE FOR SELECT TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);--> statement-breakpoint
GRANT SELECT ON request_log TO sealwright_app;
--> statement-breakpoint
-- The web process writes requests of many tenants at once, and reads none of them. A partner that is gone
-- keeps nothing, and a batch that is written again changes nothing.
CREATE FUNCTION service.log_requests(batch jsonb) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO public.request_log (partner_id, id, operation, status, duration_ms, actor, created_at)
  SELECT r."partnerId", r.id, r.operation, r.status, r."durationMs", r.actor, r."createdAt"
  FROM jsonb_to_recordset(batch) AS r("partnerId" text, id text, operation text, status integer,
    "durationMs" integer, actor text, "createdAt" timestamptz)
  WHERE EXISTS (SELECT 1 FROM public.partners p WHERE p.id = r."partnerId")
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
-- What is older than a moment, and of each partner what comes after the newest so many.
CREATE FUNCTION service.prune_requests(before timestamptz, at_most integer) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  of_partner text;
  oldest timestamptz;
BEGIN
  FOR of_partner IN SELECT id FROM public.partners LOOP
    SELECT r.created_at INTO oldest FROM public.request_log r WHERE r.partner_id = of_partner
    ORDER BY r.created_at DESC OFFSET at_most LIMIT 1;
    DELETE FROM public.request_log r WHERE r.partner_id = of_partner
      AND (r.created_at < before OR r.created_at <= oldest);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION service.log_requests, service.prune_requests FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION service.log_requests TO sealwright_web;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION service.prune_requests TO sealwright_worker;
