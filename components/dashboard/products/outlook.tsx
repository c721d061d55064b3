// Where a product's description leads by itself: said to the partner before merchants rest on it.
import { CircleAlert, CircleHelp, ClipboardCheck, Clock } from "lucide-react";
import type { z } from "zod";
import { Callout } from "@/components/ui/callout";
import type { Preset } from "@/lib/domain/preset/shape";

type Outlooked = Pick<z.output<typeof Preset>, "outlook" | "published">;

/** What a merchant gets that chooses the product and adds nothing. */
export function Outlook({ product: { outlook, published } }: { readonly product: Outlooked }) {
  if (!outlook) {
    return (
      <Callout icon={Clock} title="Where the description leads is not worked out yet">
        <p>
          It is worked out whenever the product or your questionnaire choices change. Look again in
          a few seconds.
        </p>
      </Callout>
    );
  }
  const { status, saqType, reason, followUpQuestion } = outlook;
  if (status === "determined" && saqType) {
    return (
      <Callout icon={ClipboardCheck} title={`By these words alone a merchant gets ${saqType}`}>
        {reason ? <p className="break-words">{reason}</p> : null}
        <p>What a merchant adds of its own can lead elsewhere.</p>
      </Callout>
    );
  }
  if (status === "needs-followup" && followUpQuestion) {
    return (
      <Callout tone="open" icon={CircleHelp} title="Each merchant will be asked a question first">
        <p className="break-words">{`“${followUpQuestion}”`}</p>
        <p>
          {published
            ? "They answer it themselves."
            : "Publish it as it is, and they answer it themselves."}{" "}
          Where the answer is the same for all of them, write it into the description.
        </p>
      </Callout>
    );
  }
  return (
    <Callout tone="bad" icon={CircleAlert} title="These words lead to no questionnaire">
      {reason ? <p className="break-words">{reason}</p> : null}
      <p>Say how a merchant that uses the product takes cards.</p>
    </Callout>
  );
}
