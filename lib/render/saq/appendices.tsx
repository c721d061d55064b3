// The lists at the end: compensating controls, what does not apply, and what is still open.
import { View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { RecordControl, SealedRecord } from "@/lib/domain/record/shape";
import {
  Block,
  columns,
  type Fact,
  Facts,
  Heading,
  Quotation,
  Words,
} from "@/lib/render/look/primitives";
import { type Running, Sheets } from "@/lib/render/look/sheet";
import { StatusMark } from "@/lib/render/look/status";
import { COLOURS, STYLES } from "@/lib/render/look/theme";
import { controlsOf, ownReasonOf } from "@/lib/render/outcome";
import { Remediation } from "./control-row";

/** A longer worksheet or row may be divided between two pages. */
const LETTERS_ON_ONE_PAGE = 1500;

const CELLS = columns(52);

function worksheetFacts(worksheet: NonNullable<RecordControl["worksheet"]>): Fact[] {
  return [
    { label: "What stands in the way", value: worksheet.constraint },
    { label: "What is done instead", value: worksheet.definition },
    { label: "The goal, and how it is met", value: worksheet.objective },
    { label: "Risk that this adds", value: worksheet.risk },
    { label: "How it was checked", value: worksheet.validation },
    { label: "How it is kept up", value: worksheet.maintenance },
  ];
}

function Worksheet({ control }: { readonly control: RecordControl }) {
  const facts = control.worksheet ? worksheetFacts(control.worksheet) : [];
  const texts = [control.requirement, ...facts.map((fact) => fact.value ?? "")];
  return (
    <View wrap={texts.join("").length > LETTERS_ON_ONE_PAGE} style={{ marginTop: 14 }}>
      <Block
        ahead={20}
        style={{ paddingBottom: 4, borderBottomWidth: 1, borderColor: COLOURS.ink }}
      >
        <Words style={[STYLES.strong, { fontSize: 9.5 }]}>
          {`${control.controlId}  ${control.title}`}
        </Words>
        <Words style={STYLES.note}>{control.requirement}</Words>
      </Block>
      {facts.length > 0 ? (
        <Facts facts={facts} />
      ) : (
        <Words style={[STYLES.body, { marginTop: 4 }]}>No worksheet was filled in.</Words>
      )}
    </View>
  );
}

function ListRow({
  control,
  children,
}: {
  readonly control: RecordControl;
  readonly children: ReactNode;
}) {
  const letters = (control.answer?.length ?? 0) + (control.plan?.length ?? 0);
  return (
    <View
      wrap={letters > LETTERS_ON_ONE_PAGE}
      style={[STYLES.row, STYLES.rule, { paddingVertical: 6 }]}
    >
      <Words style={[STYLES.strong, CELLS.left, { color: COLOURS.teal }]}>
        {control.controlId}
      </Words>
      <View style={CELLS.middle}>
        <View minPresenceAhead={24}>
          <Words style={STYLES.strong}>{control.title}</Words>
        </View>
        {children}
      </View>
    </View>
  );
}

function OwnReason({ control }: { readonly control: RecordControl }) {
  const reason = ownReasonOf(control);
  return reason === null ? (
    <Words style={STYLES.small}>No reason given</Words>
  ) : (
    <Quotation>{reason}</Quotation>
  );
}

function GapRow({ control }: { readonly control: RecordControl }) {
  return (
    <ListRow control={control}>
      {control.status === "empty" ? (
        <StatusMark status="empty" />
      ) : (
        <Remediation control={control} />
      )}
    </ListRow>
  );
}

function Appendix({
  name,
  title,
  none,
  controls,
  row,
  first = false,
}: {
  readonly name: string;
  readonly title: string;
  /** The sentence that is printed when the list is empty. */
  readonly none: string;
  readonly controls: readonly RecordControl[];
  readonly row: (control: RecordControl) => ReactNode;
  readonly first?: boolean;
}) {
  return (
    <>
      <Heading eyebrow={name} bookmark={`${name}: ${title}`} top={first ? 0 : 22}>
        {title}
      </Heading>
      {controls.length > 0 ? controls.map(row) : <Words style={STYLES.lead}>{none}</Words>}
    </>
  );
}

/** Appendices B and C, lettered as in the standard's own forms, and the list of open controls. */
export function Appendices({
  record,
  running,
}: {
  readonly record: SealedRecord;
  readonly running: Running;
}) {
  const controls = controlsOf(record);
  const having = (...statuses: readonly RecordControl["status"][]) =>
    controls.filter((control) => statuses.includes(control.status));
  return (
    <Sheets running={running} bookmark="Appendices">
      <Appendix
        first
        name="Appendix B"
        title="Compensating controls"
        none="No control was answered In Place with Compensating Control."
        controls={having("In Place with Compensating Control")}
        row={(control) => <Worksheet key={control.controlId} control={control} />}
      />
      <Appendix
        name="Appendix C"
        title="What does not apply, and why"
        none="No control was answered Not Applicable."
        controls={having("Not Applicable")}
        row={(control) => (
          <ListRow key={control.controlId} control={control}>
            <OwnReason control={control} />
          </ListRow>
        )}
      />
      <Appendix
        name="Action list"
        title="What is still open"
        none="No control was answered Not In Place, and none is without an answer."
        controls={having("Not In Place", "empty")}
        row={(control) => <GapRow key={control.controlId} control={control} />}
      />
    </Sheets>
  );
}
