GRANT SELECT, INSERT, UPDATE, DELETE ON webhook_deliveries, usage_days, invoices, expiry_notices TO sealwright_app;
--> statement-breakpoint
-- A partner changes its settings, never what it is: mode, status, plan and price stay the operator's.
GRANT UPDATE (name, expiring_window_days, webhook_url, embed_origins, return_hosts, logo_url, brand_color, reply_to)
  ON partners TO sealwright_app;
