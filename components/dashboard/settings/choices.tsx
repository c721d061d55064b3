// What the partner decided where the eligibility criteria leave that to the acquirer, as it stands and as it is sent.
import { Facts } from "@/components/dashboard/facts";
import {
  ACQUIRER_CHOICES,
  type AcquirerChoice,
  choiceSpec,
  choiceValue,
} from "@/lib/pci/acquirer-choices";

/** The choices of a form, as they were sent. */
export function chosenIn(data: FormData): Record<string, string> {
  const sent = ACQUIRER_CHOICES.map((choice) => [choice, data.get(choice)] as const);
  return Object.fromEntries(
    sent.filter((entry): entry is [AcquirerChoice, string] => typeof entry[1] === "string"),
  );
}

/** The choices for whoever may not change them. */
export function ChoiceFacts({
  chosen,
}: {
  readonly chosen: Readonly<Record<AcquirerChoice, string>>;
}) {
  const facts = ACQUIRER_CHOICES.map((choice) => ({
    label: choiceSpec(choice).title,
    value: choiceValue(choice, chosen[choice])?.label ?? chosen[choice],
  }));
  return <Facts facts={facts} />;
}
