// A place for the reason for which one control is sent back.
import { Fold } from "@/components/ui/fold";
import { TextArea } from "@/components/ui/text-field";

/** What the name of a reason's field begins with. */
export const REASON_PREFIX = "reason:";

interface ReasonFieldProps {
  readonly controlId: string;
  readonly title: string;
}

/** Asks for the reason; left empty, the control is not sent back. */
export function ReasonField({ controlId, title }: ReasonFieldProps) {
  return (
    <Fold
      label={
        <span>
          Send this control back
          <span className="sr-only">
            : {controlId} {title}
          </span>
        </span>
      }
    >
      <div className="max-w-prose">
        <TextArea
          id={`reason-${controlId}`}
          name={`${REASON_PREFIX}${controlId}`}
          label="What is to be put right"
          hint="The merchant reads this beside the control."
          maxLength={2000}
          rows={2}
        />
      </div>
    </Fold>
  );
}
