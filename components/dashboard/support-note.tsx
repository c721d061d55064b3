// Stands over every page of a dashboard while an operator of the service may look at it: for the operator, and for the
// partner's own people.
import { Eye } from "lucide-react";
import Link from "next/link";
import { ActForm, type FormAct } from "@/components/ui/act-form";
import { Callout } from "@/components/ui/callout";
import { UtcMoment } from "./moment";

/** Why an operator looks, and until when. */
export interface Support {
  readonly reason: string;
  readonly until: string;
}

/** An access that is open, as the partner is told of it. */
export interface Watched {
  readonly id: string;
  readonly operatorName: string;
  readonly reason: string;
  readonly expiresAt: string;
}

interface SupportNoteProps {
  readonly partner: string;
  readonly support: Support;
  readonly leave: FormAct;
}

/** Tells an operator whose data this is, and leads back. */
export function SupportNote({ partner, support, leave }: SupportNoteProps) {
  const title = (
    <>
      You are looking at {partner}'s data as support until <UtcMoment value={support.until} />
    </>
  );
  return (
    <Callout tone="open" icon={Eye} title={title}>
      <p className="wrap-anywhere">Reason: {support.reason}</p>
      <p>Nothing can be changed here, and the partner's audit log tells that you looked.</p>
      <ActForm id="leave-support" act={leave} button="Back to the console" look="secondary" />
    </Callout>
  );
}

/** Tells the partner's people that an operator may look at this moment. */
export function WatchedNote({ accesses }: { readonly accesses: readonly Watched[] }) {
  return accesses.map(({ id, operatorName, reason, expiresAt }) => (
    <Callout
      key={id}
      icon={Eye}
      title={
        <>
          {operatorName} of this service may look at your dashboard until{" "}
          <UtcMoment value={expiresAt} />
        </>
      }
    >
      <p className="wrap-anywhere">Reason: {reason}</p>
      <p>
        <Link href="/dashboard/settings/support">See or end support accesses</Link>
      </p>
    </Callout>
  ));
}
