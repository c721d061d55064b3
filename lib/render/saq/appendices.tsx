// The appendices, lettered as in the standard's own forms.
import { View } from "@react-pdf/renderer";
import type { RecordControl, RecordSection, SealedRecord } from "@/lib/domain/record/shape";
import { isExplained } from "@/lib/pci/not-applicable";
import {
  Block,
  columns,
  type Fact,
  Facts,
  Heading,
  Quotation,
  TableHead,
  Words,
} from "@/lib/render/look/primitives";
import { COLOURS, STYLES } from "@/lib/render/look/theme";
import { originMarkOf } from "@/lib/render/origins";
import { controlsOf } from "@/lib/render/outcome";
import { NUMBER_WIDTH } from "./control-row";

/** A longer worksheet or row may be divided between two pages. */
const LETTERS_ON_ONE_PAGE = 1500;

const CELLS = columns(NUMBER_WIDTH);

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
    <View wrap={texts.join("").length > LETTERS_ON_ONE_PAGE}>
      <Block
        ahead={30}
        style={{
          paddingTop: 10,
          paddingBottom: 4,
          borderBottomWidth: 1,
          borderBottomColor: COLOURS.ink,
        }}
      >
        <Words style={[STYLES.strong, { fontSize: 9.5 }]}>
          {`${control.controlId}  ${control.title}`}
        </Words>
        <Words style={STYLES.note}>{control.requirement}</Words>
      </Block>
      {facts.length > 0 ? (
        <Facts facts={facts} />
      ) : (
        <Words style={[STYLES.body, { marginTop: 4 }]}>No worksheet was given.</Words>
      )}
    </View>
  );
}

/** Where a control has no words of its own, those of its section stand with the answers, in full. */
function absentReason(control: RecordControl, { topLevel, answer }: RecordSection): string {
  const told = isExplained(control, answer);
  return told ? `See the answer to requirement ${topLevel} as a whole.` : "No reason given";
}

function NotApplicableRow({
  control,
  section,
  mark,
}: {
  readonly control: RecordControl;
  readonly section: RecordSection;
  readonly mark: string | null;
}) {
  const reason = control.quote ?? control.answer;
  return (
    <View
      wrap={(reason?.length ?? 0) > LETTERS_ON_ONE_PAGE}
      style={[STYLES.row, STYLES.rule, { paddingVertical: 6 }]}
    >
      <Words style={[STYLES.strong, CELLS.left, { color: COLOURS.teal }]}>
        {control.controlId}
      </Words>
      <View style={CELLS.middle}>
        <View minPresenceAhead={24}>
          <Words style={STYLES.strong}>{control.title}</Words>
        </View>
        {reason === null ? (
          <Words style={STYLES.small}>{absentReason(control, section)}</Words>
        ) : (
          <Quotation>{reason}</Quotation>
        )}
        {mark === null ? null : <Words style={[STYLES.note, { marginTop: 2 }]}>{mark}</Words>}
      </View>
    </View>
  );
}

function NotApplicableTable({ record }: { readonly record: SealedRecord }) {
  return (
    <View>
      <TableHead>
        <Words style={[STYLES.label, { width: NUMBER_WIDTH }]}>Number</Words>
        <Words style={[STYLES.label, { flex: 1 }]}>
          Requirement, and why it does not apply, in the merchant’s words
        </Words>
      </TableHead>
      {record.sections.flatMap((section) =>
        section.controls
          .filter(({ status }) => status === "Not Applicable")
          .map((control) => (
            <NotApplicableRow
              key={control.controlId}
              control={control}
              section={section}
              mark={originMarkOf(control, section.topLevel, record.partner.name)?.mark ?? null}
            />
          )),
      )}
    </View>
  );
}

function AppendixHeading({
  letter,
  title,
  first = false,
}: {
  readonly letter: string;
  readonly title: string;
  readonly first?: boolean;
}) {
  const name = `Appendix ${letter}`;
  return (
    <Heading
      eyebrow={name}
      bookmark={`${name}: ${title}`}
      ahead={60}
      {...(first ? { top: 0 } : {})}
    >
      {title}
    </Heading>
  );
}

/** Appendices B, C and D; A2 stands with the answers. */
export function Appendices({ record }: { readonly record: SealedRecord }) {
  const controls = controlsOf(record);
  const compensated = controls.filter(
    ({ status }) => status === "In Place with Compensating Control",
  );
  const without = controls.some(({ status }) => status === "Not Applicable");
  return (
    <>
      <AppendixHeading letter="B" title="Compensating controls" first />
      {compensated.length > 0 ? (
        compensated.map((control) => <Worksheet key={control.controlId} control={control} />)
      ) : (
        <Words style={STYLES.lead}>
          No control was answered In Place with Compensating Control.
        </Words>
      )}
      <AppendixHeading letter="C" title="What does not apply, and why" />
      {without ? (
        <NotApplicableTable record={record} />
      ) : (
        <Words style={STYLES.lead}>No control was answered Not Applicable.</Words>
      )}
      {record.assessment.saqType === "SAQ D" ? (
        <>
          <AppendixHeading letter="D" title="What was not tested" />
          <Words style={STYLES.lead}>
            This is a full assessment: nothing was left out untested.
          </Words>
        </>
      ) : null}
    </>
  );
}
