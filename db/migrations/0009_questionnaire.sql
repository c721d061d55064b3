ALTER TABLE "answers" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "parked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_at_work" ON "jobs" USING btree ("partner_id","merchant_id") WHERE status = 'PROCESSING';