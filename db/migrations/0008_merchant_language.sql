ALTER TABLE "signatures" ADD COLUMN "acknowledgement_hash" text;--> statement-breakpoint
ALTER TABLE "signatures" ADD COLUMN "acknowledgement_version" integer;--> statement-breakpoint
ALTER TABLE "signatures" ADD COLUMN "acknowledgement_language" text;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "locale" text;