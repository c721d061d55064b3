// The service in figures. Those of partners open the list of them.
import Link from "next/link";
import type { z } from "zod";
import type { ServiceFigures } from "@/lib/domain/oversight/shape";

const PARTNERS = "/console/partners";

interface FigureProps {
  readonly label: string;
  readonly count: number;
  readonly href?: string;
}

function Figure({ label, count, href }: FigureProps) {
  return (
    <div className="relative flex flex-col-reverse justify-end rounded-medium border border-line bg-surface px-4 py-3 shadow-card transition-colors duration-(--motion) has-[a:hover]:border-line-strong has-[a:hover]:bg-wash">
      <dt className="text-xs text-soft">
        {href ? (
          <Link
            href={href}
            className="text-soft no-underline after:absolute after:inset-0 after:rounded-medium hover:text-ink"
          >
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className="figures text-xl font-semibold">{count.toLocaleString("en")}</dd>
    </div>
  );
}

/** Partners, merchants, and what was sealed. */
export function Figures({ figures }: { readonly figures: z.output<typeof ServiceFigures> }) {
  const { partners, merchants, sealed } = figures;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      <Figure
        label="Live partners"
        count={partners.live}
        href={`${PARTNERS}?mode=live&status=active`}
      />
      <Figure
        label="Sandboxes without a live partner"
        count={partners.sandbox}
        href={`${PARTNERS}?mode=sandbox&status=active`}
      />
      <Figure
        label="Suspended partners"
        count={partners.suspended}
        href={`${PARTNERS}?status=suspended`}
      />
      <Figure label="Merchants of live partners" count={merchants.live} />
      <Figure label="Merchants in sandboxes" count={merchants.sandbox} />
      <Figure label="Attestations sealed this month, live" count={sealed.thisMonth} />
      <Figure label="Sealed last month, live" count={sealed.lastMonth} />
    </dl>
  );
}
