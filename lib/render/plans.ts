// What the merchant will do about each control that is Not In Place. It can have said so beside the control
// and in the review; both are printed where they differ.
import type { RecordControl, SealedRecord } from "@/lib/domain/record/shape";
import { formatDay } from "./moments";

/** A plan as it is printed; each part is null where it was not given. */
export interface Plan {
  readonly plan: string | null;
  readonly date: string | null;
  readonly by: string | null;
}

/** A row of the review that names no control which is Not In Place. */
export interface OtherPlan extends Plan {
  readonly controlId: string | null;
}

type Row = Readonly<Record<string, string | number>>;

type GroupId = SealedRecord["review"][number]["groupId"];

function fieldOf(record: SealedRecord, groupId: GroupId, field: string) {
  return record.review.find((group) => group.groupId === groupId)?.fields[field];
}

function rowsOf(record: SealedRecord, groupId: GroupId, field: string): readonly Row[] {
  const value = fieldOf(record, groupId, field);
  return Array.isArray(value) ? value : [];
}

function cell(row: Row, column: string): string | null {
  const value = row[column];
  return value === undefined || value === "" ? null : String(value);
}

function allOf(texts: readonly (string | null)[]): string | null {
  const given = [...new Set(texts)].filter((text) => text !== null);
  return given.length > 0 ? given.join("\n") : null;
}

function dayOf(date: string | null): string | null {
  return date === null ? null : formatDay(date);
}

const planRows = (record: SealedRecord) => rowsOf(record, "remediation", "plans");

/** What will be done about a control. */
export function planOf(record: SealedRecord, control: RecordControl): Plan {
  const rows = planRows(record).filter((row) => cell(row, "controlId") === control.controlId);
  return {
    plan: allOf([control.plan, ...rows.map((row) => cell(row, "plan"))]),
    date: allOf([control.planDate, ...rows.map((row) => cell(row, "date"))].map(dayOf)),
    by: allOf([control.planBy, ...rows.map((row) => cell(row, "by"))]),
  };
}

/** Every day that was given for closing a control, as it was given. */
export function planDaysOf(record: SealedRecord, control: RecordControl): readonly string[] {
  const rows = planRows(record).filter((row) => cell(row, "controlId") === control.controlId);
  return [control.planDate, ...rows.map((row) => cell(row, "date"))].filter((day) => day !== null);
}

/** The rows of the review's plan that stand for no control which is Not In Place. */
export function otherPlans(record: SealedRecord): readonly OtherPlan[] {
  const open = new Set(
    record.sections.flatMap(({ controls }) =>
      controls.filter(({ status }) => status === "Not In Place").map((each) => each.controlId),
    ),
  );
  return planRows(record)
    .filter((row) => !open.has(cell(row, "controlId") ?? ""))
    .map((row) => ({
      controlId: cell(row, "controlId"),
      plan: cell(row, "plan"),
      date: dayOf(cell(row, "date")),
      by: cell(row, "by"),
    }));
}

/** The laws that the merchant named as forbidding a control, in its words. */
export function lawsOf(record: SealedRecord, controlId: string): readonly string[] {
  if (fieldOf(record, "business_description", "lawForbids") !== true) return [];
  return rowsOf(record, "business_description", "laws")
    .filter((row) => cell(row, "controlId") === controlId)
    .flatMap((row) => cell(row, "law") ?? []);
}
