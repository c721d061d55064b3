// A part of the attestation, and the few things that all parts are made of.
import { View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { SealedRecord } from "@/lib/domain/record/shape";
import type { ReviewGroupId } from "@/lib/domain/review/shape";
import { Block, Facts, Heading, Quotation, Words } from "@/lib/render/look/primitives";
import { type Column, Table } from "@/lib/render/look/table";
import { STYLES } from "@/lib/render/look/theme";
import { findField, givenRows, ownWordsOf, printedValue } from "./given";
import { printedLabel } from "./labels";

/** Points that must follow a heading on its page: the headings of a table, and a line under them. */
const HEADINGS_AHEAD = 40;

interface PartHeadingProps {
  readonly number?: string;
  /** Instead of the number of a part. */
  readonly name?: string;
  readonly title: string;
  /** The first part on its page needs no room above it. */
  readonly first?: boolean;
  /** As on `Heading`. */
  readonly ahead?: number;
}

/** The heading of a part: its number on the form, and a title in our words. */
export function PartHeading({
  number,
  name = `Part ${number}`,
  title,
  first = false,
  ahead = HEADINGS_AHEAD,
}: PartHeadingProps) {
  return (
    <Heading
      eyebrow={name}
      bookmark={`${name}: ${title}`}
      ahead={ahead}
      {...(first ? { top: 0 } : {})}
    >
      {title}
    </Heading>
  );
}

/** One part of the attestation. A part that opens with a table gives its heading to the table instead. */
export function Part({
  children,
  ...heading
}: PartHeadingProps & { readonly children: ReactNode }) {
  return (
    <>
      <PartHeading {...heading} />
      {children}
    </>
  );
}

/** A small heading inside a part. */
export function Subheading({ children }: { readonly children: string }) {
  return (
    <>
      <View style={{ height: 9 }} />
      <Block ahead={HEADINGS_AHEAD} style={{ paddingBottom: 2 }}>
        <Words style={[STYLES.small, STYLES.strong]}>{children}</Words>
      </Block>
    </>
  );
}

/** A remark of the document, not of the merchant. */
export function Note({ children }: { readonly children: string }) {
  return <Words style={[STYLES.note, { marginTop: 5 }]}>{children}</Words>;
}

/** What the merchant wrote about a group of the review as a whole; nothing where it wrote nothing. */
export function OwnWords({
  record,
  groupId,
  about,
}: {
  readonly record: SealedRecord;
  readonly groupId: ReviewGroupId;
  readonly about: string;
}) {
  const words = ownWordsOf(record, groupId);
  if (words === null) return null;
  return (
    <>
      <Subheading>{`${about}, in the merchant’s own words`}</Subheading>
      <Quotation style={STYLES.body}>{words}</Quotation>
    </>
  );
}

/** Shares of the columns of a field, in its order; as many as it has columns. */
type Shares = readonly number[];

/** A field that takes rows, as a table; "Not given" where it was left blank. */
export function GivenTable({
  record,
  groupId,
  fieldId,
  shares,
  lead,
  mark = (_columnId, text) => text,
}: {
  readonly record: SealedRecord;
  readonly groupId: ReviewGroupId;
  readonly fieldId: string;
  readonly shares: Shares;
  /** The heading right above it. */
  readonly lead?: ReactNode;
  /** Adds to a value what is to be said of it. */
  readonly mark?: (columnId: string, text: string, value: unknown) => string;
}) {
  const field = findField(record, groupId, fieldId);
  if (!field) return null;
  const rows = givenRows(record, groupId, fieldId);
  if (rows.length === 0) {
    return (
      <>
        {lead}
        <Facts facts={[{ label: printedLabel(groupId, field), value: null }]} />
      </>
    );
  }
  const specs = field.columns ?? [];
  const columns: Column[] = specs.map((column, index) => ({
    label: printedLabel(groupId, field, column),
    share: shares[index] ?? 0,
  }));
  const cellsOf = (row: (typeof rows)[number]) =>
    specs.map((column) => {
      const value = row[column.id];
      const text = value === undefined || value === "" ? null : printedValue(column, value);
      return text === null ? "Not given" : mark(column.id, text, value);
    });
  return (
    <Table
      lead={lead}
      columns={columns}
      rows={rows.map((row, index) => ({ key: String(index), cells: cellsOf(row) }))}
    />
  );
}
