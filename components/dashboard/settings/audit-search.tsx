// Looking something up in an audit log: a partner's, or that of the service.
import type { ReactNode } from "react";
import type { z } from "zod";
import { FilterForm, NotTaken, Pager } from "@/components/dashboard/filter-form";
import { ActorField, DayFields } from "@/components/dashboard/log-fields";
import { SelectField } from "@/components/ui/text-field";
import type { AuditPage } from "@/lib/domain/audit/shape";
import { AuditList } from "./audit";

interface AuditSearchProps {
  /** Address of the page. */
  readonly page: string;
  /** What stands in its address. */
  readonly query: Readonly<Record<string, string>>;
  /** Who the actors are that have a name. */
  readonly names: ReadonlyMap<string, string>;
  /** Every type of event, with what it means. */
  readonly types: readonly { readonly type: string; readonly description: string }[];
}

interface AuditFoundProps extends AuditSearchProps {
  /** null: what stands in the address is not taken. */
  readonly found: z.output<typeof AuditPage> | null;
}

/** What was found, and the way to what is older. */
export function AuditFound({ page, query, found, names, types }: AuditFoundProps) {
  if (!found) return <NotTaken page={page} />;
  const words = new Map(types.map(({ type, description }) => [type, description]));
  return (
    <>
      <div className="border-line border-t">
        {found.items.length === 0 ? (
          <p className="px-5 py-5 text-sm text-soft">
            Nothing fits these filters. Take one away to see more.
          </p>
        ) : (
          <AuditList events={found.items} names={names} words={words} />
        )}
      </div>
      <Pager page={page} query={query} nextToken={found.nextToken} />
    </>
  );
}

interface AuditFiltersProps extends AuditSearchProps {
  /** What stands beside the filters. */
  readonly beside?: ReactNode;
  /** Filters of this log alone. */
  readonly children?: ReactNode;
}

/** What the log is narrowed to. */
export function AuditFilters({ page, query, names, types, beside, children }: AuditFiltersProps) {
  return (
    <FilterForm page={page} filtered={Object.keys(query).length > 0} beside={beside}>
      <ActorField actor={query.actor} names={names} />
      <SelectField id="type" name="eventType" label="What" defaultValue={query.eventType ?? ""}>
        <option value="">Everything</option>
        {types.map(({ type }) => (
          <option key={type} value={type}>
            {type}
          </option>
        ))}
      </SelectField>
      <DayFields since={query.since} until={query.until} />
      {children}
    </FilterForm>
  );
}
