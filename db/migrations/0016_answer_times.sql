ALTER TABLE "answers" ADD COLUMN "sent_at" timestamp (3) with time zone;--> statement-breakpoint
-- Adding a payment method used to take these away: they tell of the latest attestations whatever the status is.
UPDATE "merchants" SET "compliant_at" = held.compliant_at, "expires_at" = held.expires_at
FROM (
  SELECT latest.partner_id, latest.merchant_id, max(latest.sealed_at) AS compliant_at, min(latest.expires_at) AS expires_at
  FROM (
    SELECT DISTINCT ON (a.partner_id, a.payment_method_id) a.partner_id, a.merchant_id, a.sealed_at, a.expires_at
    FROM "attempts" a
    WHERE a.sealed_at IS NOT NULL
      AND EXISTS (SELECT 1 FROM "records" r WHERE r.partner_id = a.partner_id AND r.attempt_id = a.id AND r.compliant)
    ORDER BY a.partner_id, a.payment_method_id, a.sealed_at DESC
  ) latest
  GROUP BY latest.partner_id, latest.merchant_id
) held
WHERE "merchants"."partner_id" = held.partner_id AND "merchants"."id" = held.merchant_id AND "merchants"."compliant_at" IS NULL;
