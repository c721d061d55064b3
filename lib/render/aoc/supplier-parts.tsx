// Parts 2e and 2f: products on the lists of the Council, and companies that serve the merchant.
import type { SealedRecord } from "@/lib/domain/record/shape";
import { type Fact, Facts } from "@/lib/render/look/primitives";
import { formatDay } from "@/lib/render/moments";
import { factsOfPart, findField, givenRows, givenValue, hasRowsField, printedValue } from "./given";
import { printedLabel } from "./labels";
import { GivenTable, Note, Part, Subheading } from "./part";
import { SeeOwnWords } from "./scope-parts";

const GROUP = "business_description";

/** Days after which a listing no longer stands. */
const ENDS: readonly string[] = ["expires", "reassessment"];

/** Says so where a listing had ended on the day of sealing. */
function withEnd(record: SealedRecord, columnId: string, text: string, value: unknown): string {
  const ended =
    ENDS.includes(columnId) &&
    typeof value === "string" &&
    value < record.evidence.sealedAt.slice(0, value.length);
  return ended ? `${text} (before the day of sealing, ${sealingDay(record)})` : text;
}

function sealingDay(record: SealedRecord): string {
  return formatDay(record.evidence.sealedAt);
}

function ListedProducts({ record }: { readonly record: SealedRecord }) {
  return (
    <>
      <Facts facts={factsOfPart(record, "2e")} />
      {hasRowsField(record, GROUP, "products") ? (
        <GivenTable
          record={record}
          groupId={GROUP}
          fieldId="products"
          shares={[30, 13, 20, 17, 20]}
          lead={<Subheading>Products</Subheading>}
          mark={(columnId, text, value) => withEnd(record, columnId, text, value)}
        />
      ) : null}
    </>
  );
}

/** The block of a form whose type rests on one kind of solution: each solution with all its fields. */
function Solutions({
  record,
  fieldId,
}: {
  readonly record: SealedRecord;
  readonly fieldId: string;
}) {
  const field = findField(record, GROUP, fieldId);
  if (!field) return null;
  const columns = field.columns ?? [];
  const rows = givenRows(record, GROUP, fieldId);
  const given = rows.length > 0 ? rows : [{}];
  return given.map((row: Readonly<Record<string, string | number>>, index) => {
    const facts: Fact[] = columns.map((column) => {
      const value = row[column.id] ?? null;
      const text = value === "" ? null : printedValue(column, value);
      return {
        label: printedLabel(GROUP, field, column),
        value: text && withEnd(record, column.id, text, value),
      };
    });
    const name = printedLabel(GROUP, field);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one field never change places
      <Solution key={index} name={given.length > 1 ? `${name} ${index + 1}` : name} facts={facts} />
    );
  });
}

function Solution({ name, facts }: { readonly name: string; readonly facts: readonly Fact[] }) {
  return (
    <>
      <Subheading>{name}</Subheading>
      <Facts facts={facts} />
    </>
  );
}

function Products({ record }: { readonly record: SealedRecord }) {
  const { saqType } = record.assessment;
  if (saqType === "SAQ P2PE") return <Solutions record={record} fieldId="p2peSolutions" />;
  if (saqType === "SAQ SPoC") return <Solutions record={record} fieldId="spocSolutions" />;
  return <ListedProducts record={record} />;
}

function Providers({ record }: { readonly record: SealedRecord }) {
  const questions = factsOfPart(record, "2f");
  const yes = questions.some(({ fieldId }) => givenValue(record, GROUP, fieldId) === true);
  const no = questions.every(({ fieldId }) => givenValue(record, GROUP, fieldId) === false);
  const named = givenRows(record, GROUP, "providers").length > 0;
  return (
    <>
      <Facts facts={questions} labelWidth={230} />
      {named || !no ? (
        <GivenTable
          record={record}
          groupId={GROUP}
          fieldId="providers"
          shares={[40, 60]}
          lead={<Subheading>Companies</Subheading>}
        />
      ) : null}
      {yes ? <Note>Requirement 12.8 concerns each of these companies.</Note> : null}
    </>
  );
}

/** Parts 2e and 2f. */
export function SupplierParts({ record }: { readonly record: SealedRecord }) {
  return (
    <>
      <Part number="2e" title="Validated products and solutions">
        <Products record={record} />
        <SeeOwnWords record={record} />
      </Part>
      <Part number="2f" title="Companies that serve the merchant">
        <Providers record={record} />
        <SeeOwnWords record={record} />
      </Part>
    </>
  );
}
