import { moneyText } from "@/lib/domain/money/shape";

interface CreditWordsProps {
  readonly credit: readonly { readonly currency: string; readonly amount: number }[];
}

/** What a partner has to its credit, and what becomes of it. */
export function CreditWords({ credit }: CreditWordsProps) {
  const amounts = credit.map(({ currency, amount }) => moneyText(amount, currency)).join(", ");
  return (
    <>
      <span className="figures">{amounts}</span>
      <span className="block text-soft">Set off against the next invoice in this currency</span>
    </>
  );
}
