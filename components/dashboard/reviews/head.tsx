// What is reviewed, and what became of it.
import { CircleCheck, Clock, Undo2 } from "lucide-react";
import Link from "next/link";
import { actorWords } from "@/components/dashboard/merchant/event-words";
import { AnswerTally } from "@/components/dashboard/merchant/marks";
import { UtcDay, UtcMoment } from "@/components/dashboard/moment";
import { Callout } from "@/components/ui/callout";
import { DescriptionList } from "@/components/ui/description-list";
import type { ReviewPageData } from "./review";

const RESULTS = {
  compliant: "Attests compliance",
  non_compliant: "Does not attest compliance",
  legal_exception: "Legal exception",
} as const;

/** Whose, which questionnaire, by whom and when. */
export function ReviewHead({ review }: { readonly review: ReviewPageData }) {
  const { merchantId, merchantName, saqType, paymentMethodName, sealedAt, signedBy } = review;
  const document = `/v1/merchants/${merchantId}/attempts/${review.attemptId}/documents/saq.pdf`;
  return (
    <div className="space-y-4">
      <div className="space-y-1">
        <h1 className="text-2xl font-semibold break-words">
          <Link
            href={`/dashboard/merchants/${merchantId}`}
            className="text-ink no-underline hover:underline"
          >
            {merchantName}
          </Link>
        </h1>
        <p className="text-sm break-words text-soft">
          {saqType} for {paymentMethodName}
        </p>
      </div>
      <DescriptionList
        items={[
          { label: "Sealed", value: <UtcDay value={sealedAt} /> },
          { label: "Signed by", value: signedBy ?? "Not signed" },
          { label: "Result", value: RESULTS[review.result] },
          { label: "Renewal", value: review.renewedFrom ? "Yes" : "No" },
          { label: "Document", value: <a href={document}>Questionnaire (PDF)</a> },
        ]}
      />
      <AnswerTally statuses={review.controls.map(({ status }) => status)} />
    </div>
  );
}

interface OutcomeProps {
  readonly review: ReviewPageData;
  readonly names: ReadonlyMap<string, string>;
}

/** What was decided, by whom and when; nothing while it waits. */
export function Outcome({ review, names }: OutcomeProps) {
  const { state, decidedAt, decidedBy, merchantId } = review;
  if (state === "waiting" || !decidedAt || !decidedBy) return null;
  const by = (
    <p>
      {actorWords(decidedBy, names)}, <UtcMoment value={decidedAt} />
    </p>
  );
  if (state === "accepted") {
    return (
      <Callout icon={CircleCheck} title="Accepted">
        {by}
      </Callout>
    );
  }
  if (state === "replaced") {
    return (
      <Callout icon={Clock} title="Sealed anew before anybody decided">
        {by}
      </Callout>
    );
  }
  return (
    <Callout tone="open" icon={Undo2} title="Sent back: the merchant answers again and signs">
      {by}
      <p>
        What was sealed stays sealed. The reasons stand beside the controls in the renewal.{" "}
        <Link href={`/dashboard/merchants/${merchantId}`}>See how far it is</Link>
      </p>
    </Callout>
  );
}
