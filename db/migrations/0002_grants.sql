GRANT USAGE ON SCHEMA public TO sealwright_app;
--> statement-breakpoint
GRANT SELECT ON partners TO sealwright_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON
  merchants, payment_methods, determinations, attempts, sections, answers, review_answers, signatures,
  documents, jobs, mail_messages, idempotency_keys, api_keys, partner_secrets
TO sealwright_app;
--> statement-breakpoint
-- The audit trail is append-only: nobody updates or deletes through the application role.
GRANT SELECT, INSERT ON events TO sealwright_app;
