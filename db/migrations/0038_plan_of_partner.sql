-- What was called tier and what is paid become one. Nobody's price changes: where the text names exactly one plan on offer
-- that asks for the same as the plan it has, the partner gets that plan; else the text goes and the plan stays. Sandboxes are
-- not billed and keep the plan that they have.
WITH newest AS (
  SELECT DISTINCT ON (id) id, name, active,
    (currency, unit_price, tiers, minimum, tax_name, tax_basis_points, terms_days)::text AS asks
  FROM plans WHERE partner_id = 'service' ORDER BY id, version DESC
), renamed AS (
  SELECT p.id AS partner_id, p.plan_id AS had, min(n.id) AS plan_id
  FROM partners p JOIN newest h ON h.id = p.plan_id JOIN newest n ON n.name = p.tier AND n.active
  WHERE p.mode = 'live' AND p.tier <> h.name
  GROUP BY p.id, p.plan_id, h.asks HAVING count(*) = 1 AND min(n.asks) = h.asks
), former AS (
  INSERT INTO former_plans (partner_id, until, plan_id) SELECT partner_id, now(), had FROM renamed
  ON CONFLICT DO NOTHING
)
UPDATE partners p SET plan_id = r.plan_id FROM renamed r WHERE p.id = r.partner_id;
--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "tier";--> statement-breakpoint
ALTER TABLE "partners" DROP COLUMN "tier";
--> statement-breakpoint
-- Whether the address of one application has an account that did not come of it. It answers for applications alone, to
-- operators alone, and never whose account it is.
CREATE FUNCTION service.applicant_has_account(of_application text) RETURNS boolean
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF current_setting('app.partner_id', true) IS DISTINCT FROM 'service' THEN
    RAISE insufficient_privilege USING message = 'not the tenant of the service';
  END IF;
  RETURN EXISTS (
    SELECT FROM public.applications a JOIN public.users u ON u.email = a.email AND u.removed_at IS NULL
      AND u.partner_id IS DISTINCT FROM a.sandbox_id AND u.partner_id IS DISTINCT FROM a.live_id
    WHERE a.partner_id = 'service' AND a.id = of_application AND a.state <> 'received');
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION service.applicant_has_account FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION service.applicant_has_account TO sealwright_app;
