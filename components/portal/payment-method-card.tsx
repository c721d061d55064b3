import { Card } from "@/components/ui/card";
import { AttemptRow } from "./attempt-row";
import type { MethodStanding } from "./model";

interface PaymentMethodCardProps {
  readonly standing: MethodStanding;
  readonly now: Date;
}

function Nothing({ chosen }: { readonly chosen: boolean }) {
  return (
    <p className="border-t border-line px-4 py-5 text-sm text-soft sm:px-6">
      {chosen
        ? "No assessment is open yet. It starts with the first question of the questionnaire."
        : "No assessment is open yet. The description above decides which questionnaire it takes."}
    </p>
  );
}

/** One way of taking cards, its questionnaire and every assessment of it. */
export function PaymentMethodCard({ standing, now }: PaymentMethodCardProps) {
  const { method, attempts } = standing;
  return (
    <Card>
      <div className="space-y-3 px-4 py-5 sm:px-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h3 className="min-w-0 text-lg">{method.name}</h3>
          <p className="text-sm text-soft">
            Questionnaire:{" "}
            <span className="font-semibold text-ink">{method.saqType ?? "not chosen yet"}</span>
          </p>
        </div>
        <p className="max-w-prose text-sm whitespace-pre-line text-soft">{method.description}</p>
      </div>
      {attempts.length === 0 ? (
        <Nothing chosen={method.saqType !== undefined} />
      ) : (
        <ul>
          {attempts.map((attempt) => (
            <AttemptRow key={attempt.id} attempt={attempt} methodName={method.name} now={now} />
          ))}
        </ul>
      )}
    </Card>
  );
}
