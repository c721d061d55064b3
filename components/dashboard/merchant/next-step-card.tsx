// The first thing on the page of a merchant: what is left to do, and the act that does it.
import { CircleAlert, CircleArrowRight, CircleCheck } from "lucide-react";
import Link from "next/link";
import { ActForm } from "@/components/ui/act-form";
import { buttonClass } from "@/components/ui/button-look";
import type { MerchantActs } from "./acts";
import type { NextAct, NextStep } from "./next-step";

const LOOKS = {
  info: { icon: CircleCheck, edge: "border-l-good", mark: "text-good" },
  open: { icon: CircleArrowRight, edge: "border-l-open", mark: "text-open" },
  bad: { icon: CircleAlert, edge: "border-l-bad", mark: "text-bad" },
} as const;

interface NextStepCardProps {
  readonly step: NextStep;
  readonly merchantId: string;
  readonly acts: MerchantActs;
}

/** The one thing left to do. */
export function NextStepCard({ step, merchantId, acts }: NextStepCardProps) {
  const { icon: Icon, edge, mark } = LOOKS[step.tone];
  return (
    <section
      aria-labelledby="next-step"
      className={`rounded-medium border border-line border-l-4 bg-surface px-5 py-5 shadow-card ${edge}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="flex min-w-0 basis-80 grow gap-3">
          <Icon className={`mt-1 size-5 shrink-0 ${mark}`} aria-hidden="true" />
          <div className="min-w-0 space-y-1">
            <h2 id="next-step" className="text-lg font-semibold">
              {step.title}
            </h2>
            <p className="max-w-prose text-sm break-words text-soft">{step.text}</p>
          </div>
        </div>
        {step.act ? <Act act={step.act} merchantId={merchantId} acts={acts} /> : null}
      </div>
    </section>
  );
}

function Act({
  act,
  merchantId,
  acts,
}: { readonly act: NextAct } & Omit<NextStepCardProps, "step">) {
  switch (act.do) {
    case "review":
      return (
        <Link href={`/dashboard/reviews/${act.attemptId}`} className={buttonClass("primary")}>
          Review it
        </Link>
      );
    case "renew":
      return acts.renew ? (
        <ActForm
          id="next-renew"
          act={acts.renew}
          hidden={{ merchantId, attemptId: act.attemptId }}
          button="Open the renewal"
        />
      ) : null;
    case "address":
      return acts.update ? (
        <a href="#details" className={buttonClass("primary")}>
          Change the address
        </a>
      ) : null;
    case "portal":
      return acts.portalLink ? (
        <a href="#access" className={buttonClass("primary")}>
          Get the link
        </a>
      ) : null;
    default:
      return acts.invite ? (
        <ActForm
          id="next-invite"
          act={acts.invite}
          hidden={{ merchantId, resend: act.do === "remind" ? "yes" : "" }}
          button={act.do === "remind" ? "Send the link again" : "Send the invitation"}
        />
      ) : null;
  }
}
