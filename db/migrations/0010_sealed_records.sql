CREATE TABLE "narratives" (
	"partner_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"merchant_id" text NOT NULL,
	"role_with_cards" text NOT NULL,
	"environment" text NOT NULL,
	"sha256" text NOT NULL,
	"provenance" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "narratives_partner_id_attempt_id_pk" PRIMARY KEY("partner_id","attempt_id")
);
--> statement-breakpoint
ALTER TABLE "narratives" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "records" (
	"partner_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"version" integer NOT NULL,
	"merchant_id" text NOT NULL,
	"shape_version" integer NOT NULL,
	"canonical" text NOT NULL,
	"sha256" text NOT NULL,
	"compliant" boolean NOT NULL,
	"verification_code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "records_partner_id_attempt_id_version_pk" PRIMARY KEY("partner_id","attempt_id","version")
);
--> statement-breakpoint
ALTER TABLE "records" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "signatures" ALTER COLUMN "answers_hash" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "given_by" text;
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "opinion" jsonb;
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "remediation_by" text;
--> statement-breakpoint
ALTER TABLE "review_answers" ADD COLUMN "composed" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "review_answers" ADD COLUMN "fields" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "signatures" ADD COLUMN "confirmations" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "signatures" ADD COLUMN "content" jsonb;
--> statement-breakpoint
ALTER TABLE "signatures" ADD COLUMN "content_sha256" text;
--> statement-breakpoint
ALTER TABLE "signatures" ADD COLUMN "read_afterwards" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "signatures" ADD COLUMN "caller" jsonb;
--> statement-breakpoint
ALTER TABLE "narratives" ADD CONSTRAINT "narratives_partner_id_attempt_id_attempts_partner_id_id_fk" FOREIGN KEY ("partner_id","attempt_id") REFERENCES "public"."attempts"("partner_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "records" ADD CONSTRAINT "records_partner_id_attempt_id_attempts_partner_id_id_fk" FOREIGN KEY ("partner_id","attempt_id") REFERENCES "public"."attempts"("partner_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "records_verification_code" ON "records" USING btree ("verification_code");
--> statement-breakpoint
CREATE POLICY "own_merchant" ON "narratives" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), '')))) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), ''))));
--> statement-breakpoint
CREATE POLICY "own_merchant" ON "records" AS PERMISSIVE FOR ALL TO "sealwright_app" USING (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), '')))) WITH CHECK (partner_id = (select nullif(current_setting('app.partner_id', true), '')) and ((select nullif(current_setting('app.merchant_id', true), '')) is null or merchant_id = (select nullif(current_setting('app.merchant_id', true), ''))));
--> statement-breakpoint
-- What was rendered before there were records is the first version.
ALTER TABLE "documents" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "version" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_partner_id_attempt_id_kind_pk";
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_partner_id_attempt_id_version_kind_pk" PRIMARY KEY("partner_id","attempt_id","version","kind");
--> statement-breakpoint
UPDATE answers SET origin = 'stated' WHERE origin = 'choice';
--> statement-breakpoint
-- What was sealed is added and read; nobody changes or removes it through the application role.
GRANT SELECT, INSERT ON records, narratives TO sealwright_app;
--> statement-breakpoint
REVOKE UPDATE, DELETE ON documents FROM sealwright_app;
