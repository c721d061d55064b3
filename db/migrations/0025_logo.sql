CREATE TABLE "partner_logos" (
	"partner_id" text NOT NULL,
	"sha256" text NOT NULL,
	"format" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "partner_logos_partner_id_sha256_pk" PRIMARY KEY("partner_id","sha256")
);
--> statement-breakpoint
ALTER TABLE "partner_logos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "logo_sha256" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "logo_problem" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "logo_checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "records" ADD COLUMN "logo_sha256" text;--> statement-breakpoint
ALTER TABLE "partner_logos" ADD CONSTRAINT "partner_logos_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_logos_by_hash" ON "partner_logos" USING btree ("sha256");--> statement-breakpoint
CREATE POLICY "own_partner" ON "partner_logos" AS PERMISSIVE FOR SELECT TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')));--> statement-breakpoint
CREATE POLICY "add_own" ON "partner_logos" AS PERMISSIVE FOR INSERT TO "sealwright_app" WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and (select nullif(current_setting('app.merchant_id', true), '')) is null);
--> statement-breakpoint
-- Written by hand from here on. Pictures are added and read; sealed documents and sent messages name them for good.
GRANT SELECT, INSERT ON partner_logos TO sealwright_app;
--> statement-breakpoint
GRANT UPDATE (logo_sha256, logo_problem, logo_checked_at) ON partners TO sealwright_app;
--> statement-breakpoint
CREATE FUNCTION service.logo_by_hash(of_hash text) RETURNS TABLE (format text, content bytea)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT l.format, l.content FROM public.partner_logos l WHERE l.sha256 = of_hash LIMIT 1
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION service.logo_by_hash FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION service.logo_by_hash TO sealwright_web;
