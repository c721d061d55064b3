import type { Metadata } from "next";
import { Wordmark } from "@/components/brand/wordmark";
import { Command } from "@/components/site/command";
import { Integrations } from "@/components/site/integrations";
import { Principles } from "@/components/site/principles";
import { QuestionnaireTable } from "@/components/site/questionnaire-table";
import { SealedSheet } from "@/components/site/sealed-sheet";
import { Steps } from "@/components/site/steps";
import { buttonClass } from "@/components/ui/button";
import { PageShell } from "@/components/ui/page-shell";
import { createMerchant } from "@/lib/domain/merchant/operations";
import { mintToken } from "@/lib/domain/session/operations";
import { publicAddress } from "@/lib/transports/page";
import { STEPS } from "./steps";

// The address of this installation is known when it runs, not when it is built.
export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: { absolute: "Sealwright: PCI DSS self-assessment for the merchants of a bank or ISO" },
};

const LINK = "text-accent underline underline-offset-4 hover:text-accent-strong";

function Header() {
  return (
    <>
      <Wordmark />
      <nav aria-label="This installation">
        <ul className="flex flex-wrap gap-x-6 text-sm">
          {[
            { href: "/demo", name: "Demo" },
            { href: "/openapi.json", name: "API description" },
            { href: "/health", name: "Service health" },
            { href: "/apply", name: "Become a partner" },
            { href: "/sign-in", name: "Sign in" },
          ].map(({ href, name }) => (
            <li key={href}>
              <a href={href} className={`inline-block py-2.5 ${LINK}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function Hero() {
  return (
    <section className="grid items-center gap-x-16 gap-y-14 lg:grid-cols-[1.35fr_1fr]">
      <div>
        <h1 className="text-display">
          PCI DSS <span className="sm:whitespace-nowrap">self-assessment</span> that a small
          merchant can finish
        </h1>
        <p className="mt-6 max-w-prose text-lg text-soft">
          Banks ask each merchant that takes cards to show, every year, that it keeps to the card
          industry’s security standard. Sealwright takes yours from a plain description of how they
          take cards to a signed questionnaire and attestation.
        </p>
        <p className="mt-8 flex flex-wrap gap-3">
          <a href="#start" className={buttonClass("primary")}>
            Create your first merchant
          </a>
          <a href="#steps" className={buttonClass("secondary")}>
            See how an assessment goes
          </a>
        </p>
      </div>
      <SealedSheet />
    </section>
  );
}

function Start() {
  const path = createMerchant.rest?.split(" ")[1] ?? "";
  const command = [
    `curl -X POST ${publicAddress()}${path} \\`,
    `  -H "X-API-Key: $API_KEY" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '{"name": "My first merchant"}'`,
  ].join("\n");
  return (
    <section aria-labelledby="start" className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.35fr]">
      <div>
        <h2 id="start" className="text-2xl">
          Start with one call
        </h2>
        <p className="mt-4 max-w-prose text-soft">
          Put your API key into <code className="font-mono text-sm">API_KEY</code>. Whoever runs
          this installation opens an account for you: <a href="/apply">become a partner</a>. The
          answer holds the new merchant’s id; the steps above go on from there.
        </p>
      </div>
      <Command label="Create a merchant" text={command} />
    </section>
  );
}

function Footer() {
  return (
    <p className="max-w-prose">
      Sealwright is open source under the MIT licence. It is independent of the PCI Security
      Standards Council, which publishes PCI DSS, and is not endorsed by it.
    </p>
  );
}

export default function LandingPage() {
  return (
    <PageShell header={<Header />} footer={<Footer />} width="wide">
      <div className="space-y-20 sm:space-y-28">
        <Hero />
        <Principles />
        <section aria-labelledby="steps">
          <h2 id="steps" className="mb-8 text-2xl">
            How an assessment goes
          </h2>
          <Steps steps={STEPS} />
        </section>
        <section aria-labelledby="types" className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.8fr]">
          <div>
            <h2 id="types" className="text-2xl">
              Nine questionnaires, few questions
            </h2>
            <p className="mt-4 max-w-prose text-soft">
              A self-assessment questionnaire (SAQ) lists controls, the single security measures
              that PCI DSS asks for. The merchant answers one question per requirement, not one per
              control.
            </p>
          </div>
          <QuestionnaireTable />
        </section>
        <Integrations mintCall={mintToken.rest ?? ""} />
        <Start />
      </div>
    </PageShell>
  );
}
