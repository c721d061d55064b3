-- Counters of requests without valid credentials: many small writes that a crash may forget, hence unlogged.
-- They belong to no tenant and stay out of the application role's reach.
CREATE UNLOGGED TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "partner_secrets" ADD COLUMN "older_secrets" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "reminder_days" integer[] DEFAULT '{30,14,7,1,0}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "require_review" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
UPDATE "partners" SET "brand_color" = CASE WHEN "brand_color" ~* '^#[0-9a-f]{6}$' THEN lower("brand_color") END
  WHERE "brand_color" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_brand_color" CHECK ("partners"."brand_color" ~ '^#[0-9a-f]{6}$');
--> statement-breakpoint
GRANT UPDATE (reminder_days, require_review) ON partners TO sealwright_app;
