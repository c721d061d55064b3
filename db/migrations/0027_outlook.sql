ALTER TABLE "bulk_acts" ADD COLUMN "requested_by" text;--> statement-breakpoint
ALTER TABLE "bulk_acts" ADD COLUMN "reached" integer;--> statement-breakpoint
ALTER TABLE "bulk_acts" ADD COLUMN "left_out" integer;--> statement-breakpoint
ALTER TABLE "payment_presets" ADD COLUMN "outlook" jsonb;