-- The role of every tenant transaction. It owns nothing, so the row-level-security policies bind it;
-- the connecting user takes it on with SET LOCAL ROLE. Roles belong to the cluster: it may exist.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'sealwright_app') THEN
    CREATE ROLE sealwright_app NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
-- Who may take it on already (a superuser, or a member by an administrator's hand) needs no grant.
DO $$ BEGIN
  EXECUTE 'SET LOCAL ROLE sealwright_app';
  EXECUTE 'RESET ROLE';
EXCEPTION WHEN insufficient_privilege THEN
  EXECUTE format('GRANT sealwright_app TO %I', current_user);
END $$;
