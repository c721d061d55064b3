import type { ReactNode } from "react";

const LINK = "text-accent underline underline-offset-4 hover:text-accent-strong";

function Way({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="border-t border-line pt-5">
      <h3 className="text-lg">{title}</h3>
      <div className="mt-1.5 max-w-prose space-y-3 text-sm text-soft">{children}</div>
    </div>
  );
}

/** The ways to use the service from another system. */
export function Integrations({ mintCall }: { readonly mintCall: string }) {
  return (
    <section aria-labelledby="integrate">
      <h2 id="integrate" className="text-2xl">
        Ways to integrate
      </h2>
      <div className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2">
        <Way title="REST API">
          <p>
            Every step of an assessment is a call. Long work answers at once with a job to poll; a
            repeated request with the same <code className="font-mono">Idempotency-Key</code> does
            its work once.
          </p>
          <p>
            <a href="/openapi.json" className={LINK}>
              Read the OpenAPI 3.1 description
            </a>
          </p>
        </Way>
        <Way title="A page for the merchant">
          <p>
            Mint a token for one merchant and show its portal: in a frame of your site with{" "}
            <code className="font-mono">embed.js</code>, on a page of its own, or by sending the
            merchant there and back. The merchant goes through the whole assessment in it.
          </p>
          <p>
            <a href="/demo" className={LINK}>
              Try the embedded portal
            </a>
          </p>
          <p className="font-mono text-xs text-faint">{mintCall}</p>
        </Way>
      </div>
    </section>
  );
}
