// Support accesses as the partner sees them: who, why, and until when.
import type { z } from "zod";
import { UtcMoment } from "@/components/dashboard/moment";
import { ActForm, type FormAct } from "@/components/ui/act-form";
import type { SupportAccess } from "@/lib/domain/support/shape";

type Access = z.output<typeof SupportAccess>;

const ENDED_BY = { partner: "Ended by the partner", operator: "Ended by the operator" } as const;

function EndOf({ access }: { readonly access: Access }) {
  const { open, expiresAt, endedAt, endedBy } = access;
  if (open) {
    return (
      <strong className="font-semibold text-open">
        Open until <UtcMoment value={expiresAt} />
      </strong>
    );
  }
  return (
    <>
      {endedBy ? ENDED_BY[endedBy] : "Ran out"} on <UtcMoment value={endedAt ?? expiresAt} />
    </>
  );
}

/** One access: who opened it, when, why, and how it ended. */
export function AccessLine({ access }: { readonly access: Access }) {
  return (
    <div className="space-y-1">
      <p>
        <span className="font-semibold wrap-anywhere">{access.operatorName}</span>{" "}
        <span className="text-soft">
          opened it on <UtcMoment value={access.createdAt} />
        </span>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{access.reason}</p>
      <p className="text-soft">
        <EndOf access={access} />
      </p>
    </div>
  );
}

interface AccessListProps {
  readonly items: readonly Access[];
  /** null: the reader's role does not allow it. */
  readonly end: FormAct | null;
}

/** The accesses of a page, newest first. */
export function AccessList({ items, end }: AccessListProps) {
  return (
    <ul>
      {items.map((access) => (
        <li
          key={access.id}
          className="space-y-3 border-line border-t px-5 py-4 text-sm first:border-t-0"
        >
          <AccessLine access={access} />
          {access.open && end ? (
            <ActForm
              id={`end-${access.id}`}
              act={end}
              hidden={{ accessId: access.id }}
              button="End it now"
              look="secondary"
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
