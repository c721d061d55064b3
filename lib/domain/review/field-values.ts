// The fields of a review group as they are sent, against the form: what is kept, and all that is wrong.
import type { Issue, IssueCode } from "@/lib/core/issue";
import { isAsked } from "@/lib/pci/asked";
import {
  type FieldColumn,
  type FieldSpec,
  fieldsOfGroup,
  isFieldOfGroup,
} from "@/lib/pci/attestation-fields";
import type { ControlStatus } from "@/lib/pci/response";
import type { SaqType } from "@/lib/pci/saq-type";
import { type CellType, isBlank, readCell } from "./cell-values";
import {
  FIELD_ROWS_MAX,
  type FieldRow,
  type FieldValue,
  type FieldValues,
  type ReviewGroupId,
  type SentFields,
} from "./shape";

/** What the fields of a group are read against. */
export interface Form {
  readonly groupId: ReviewGroupId;
  readonly saqType: SaqType;
  /** The controls of the questionnaire with their statuses. */
  readonly controls: ReadonlyMap<string, ControlStatus>;
}

/** What was given in fields without fault, and what is wrong with the rest. */
export interface ReadFields {
  readonly values: FieldValues;
  readonly issues: readonly Issue[];
}

/** A field whose question is not asked is dropped; a blank one is not given. */
export function readFields(form: Form, sent: SentFields, path: string): ReadFields {
  const specs = fieldsOfGroup(form.groupId, form.saqType);
  const issues: Issue[] = Object.keys(sent)
    .filter((id) => !specs.some((spec) => spec.id === id))
    .map((id) => ({ path: `${path}.${id}`, code: "unknown", message: strangeField(form, id) }));
  const values: FieldValues = {};
  for (const spec of specs) {
    if (!isAsked(spec, values)) continue;
    const read = readField(form, spec, sent[spec.id], `${path}.${spec.id}`);
    issues.push(...read.issues);
    if (read.value !== undefined && read.issues.length === 0) values[spec.id] = read.value;
  }
  return { values, issues };
}

function strangeField({ groupId, saqType }: Form, id: string): string {
  return isFieldOfGroup(groupId, id)
    ? `The form of ${saqType} does not have this field. Leave it out.`
    : "This group has no such field.";
}

interface ReadField {
  readonly value?: FieldValue;
  readonly issues: readonly Issue[];
}

const NOTHING: ReadField = { issues: [] };

function readField(form: Form, spec: FieldSpec, sent: unknown, path: string): ReadField {
  if (isBlank(sent)) return NOTHING;
  const { id, type, choices } = spec;
  if (type === "rows") return readRows(form, spec, sent, path);
  const read = readCell({ id, type, ...(choices ? { choices } : {}) }, sent);
  return "value" in read ? { value: read.value, issues: [] } : { issues: [{ path, ...read }] };
}

function readRows(form: Form, spec: FieldSpec, sent: unknown, path: string): ReadField {
  const refuse = (code: IssueCode, message: string) => ({ issues: [{ path, code, message }] });
  if (!Array.isArray(sent)) return refuse("wrong_type", "Send a list of rows.");
  if (sent.length > FIELD_ROWS_MAX) {
    return refuse("too_long", `Send at most ${FIELD_ROWS_MAX} rows.`);
  }
  const issues: Issue[] = [];
  const rows: FieldRow[] = [];
  const planned = new Set<string>();
  for (const [index, each] of sent.entries()) {
    const at = `${path}.${index}`;
    const read = readRow(spec.columns ?? [], each as Record<string, unknown>, at);
    issues.push(...read.issues, ...wrongControl(form, spec, read.row, planned, at));
    if (Object.keys(read.row).length > 0) rows.push(read.row);
  }
  return rows.length > 0 ? { value: rows, issues } : { issues };
}

/** A row of which every cell is blank is no row; any other needs what its columns require. */
function readRow(columns: readonly FieldColumn[], sent: Record<string, unknown>, path: string) {
  const issues: Issue[] = Object.keys(sent)
    .filter((id) => !columns.some((column) => column.id === id))
    .map((id) => ({
      path: `${path}.${id}`,
      code: "unknown",
      message: "These rows have no such column.",
    }));
  const row: FieldRow = {};
  const given = columns.filter((column) => !isBlank(sent[column.id]));
  for (const column of given) {
    const { id, choices } = column;
    const type: CellType = column.type;
    const read = readCell({ id, type, ...(choices ? { choices } : {}) }, sent[id]);
    if (!("value" in read)) issues.push({ path: `${path}.${id}`, ...read });
    else if (typeof read.value !== "boolean") row[id] = read.value;
  }
  const missing = columns.filter((column) => column.required && !given.includes(column));
  if (given.length > 0) {
    const message = "Fill this in, or leave the whole row empty.";
    issues.push(
      ...missing.map(({ id }) => ({ path: `${path}.${id}`, code: "required" as const, message })),
    );
  }
  return { row, issues };
}

function wrongControl(
  { controls }: Form,
  spec: FieldSpec,
  { controlId }: FieldRow,
  planned: Set<string>,
  path: string,
): Issue[] {
  if (typeof controlId !== "string") return [];
  const refuse = (code: IssueCode, message: string) => [
    { path: `${path}.controlId`, code, message },
  ];
  const status = controls.get(controlId);
  if (status === undefined) return refuse("not_found", "This questionnaire has no such control.");
  if (spec.id !== "plans") return [];
  if (status !== "Not In Place") {
    const now = status === "empty" ? "not answered" : status;
    const message = `This control is ${now}. A plan belongs to one that is Not In Place.`;
    return refuse("not_applicable", message);
  }
  if (planned.has(controlId)) {
    return refuse("repeated", "Another row has the plan of this control.");
  }
  planned.add(controlId);
  return [];
}
