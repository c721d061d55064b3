ALTER TABLE "partners" ADD COLUMN "acquirer_choices" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_acquirer_choices" CHECK (jsonb_typeof("partners"."acquirer_choices") = 'object');--> statement-breakpoint
-- Written by hand from here on.
GRANT UPDATE (acquirer_choices) ON partners TO sealwright_app;
