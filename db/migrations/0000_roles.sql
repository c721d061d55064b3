-- The role of every tenant transaction. It owns nothing, so the row-level-security policies bind it;
-- the connecting user takes it on with SET LOCAL ROLE. Roles belong to the cluster: it may exist.
DO $$ BEGIN
  CREATE ROLE sealwright_app NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
-- Who may take it on already (a superuser, or a member by an administrator's hand) needs no grant.
DO $$ BEGIN
  IF NOT pg_has_role(current_user, 'sealwright_app', 'MEMBER') THEN
    EXECUTE format('GRANT sealwright_app TO %I', current_user);
  END IF;
EXCEPTION WHEN unique_violation THEN NULL;
END $$;
