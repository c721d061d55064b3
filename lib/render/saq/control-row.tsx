// One control of the questionnaire: what is asked, what was answered, and what the answer rests on.
import { View } from "@react-pdf/renderer";
import type { RecordControl, RecordSection, SealedRecord } from "@/lib/domain/record/shape";
import { familyAnchor } from "@/lib/render/family-table";
import {
  columns,
  NOT_GIVEN,
  outlined,
  Quotation,
  RunIn,
  Words,
} from "@/lib/render/look/primitives";
import { statusColour, statusWord } from "@/lib/render/look/status";
import { COLOURS, STYLES } from "@/lib/render/look/theme";
import { originMarkOf } from "@/lib/render/origins";
import type { Family } from "@/lib/render/outcome";
import { lawsOf, planOf } from "@/lib/render/plans";
import { ResponseBoxes, type ResponseColumn, responseWidth } from "@/lib/render/responses";

/** The width of the column of numbers. */
export const NUMBER_WIDTH = 48;

/** A row with more letters than this may be divided between two pages. */
const LETTERS_ON_ONE_PAGE = 1800;

function lettersIn(control: RecordControl): number {
  const texts = [control.requirement, control.quote, control.answer, control.plan, control.planBy];
  return texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
}

/** The control's own answer, where it is not what its section was answered with. */
export function ownAnswerOf(control: RecordControl, section: RecordSection): string | null {
  const { answer, origin } = control;
  if (origin === "preset") return answer;
  return answer === null || section.answer?.includes(answer) ? null : answer;
}

function StatusLine({ control, mark }: { readonly control: RecordControl; readonly mark: string }) {
  return (
    <Words
      style={STYLES.note}
      lead={{
        text: statusWord(control.status),
        style: [STYLES.strong, { color: statusColour(control.status) }],
      }}
    >
      {mark ? ` \u00B7 ${mark}` : ""}
    </Words>
  );
}

function Remediation({
  record,
  control,
}: {
  readonly record: SealedRecord;
  readonly control: RecordControl;
}) {
  const { plan, date, by } = planOf(record, control);
  return (
    <>
      {lawsOf(record, control.controlId).map((law) => (
        <RunIn key={law} label="Law that forbids it, in the merchant’s words">
          {law}
        </RunIn>
      ))}
      <RunIn label="What will be done">{plan ?? NOT_GIVEN}</RunIn>
      <View wrap={false} style={STYLES.row}>
        <View style={{ width: "40%", paddingRight: 10 }}>
          <RunIn label="By when">{date ?? NOT_GIVEN}</RunIn>
        </View>
        <View style={{ width: "60%" }}>
          <RunIn label="By whom">{by ?? NOT_GIVEN}</RunIn>
        </View>
      </View>
    </>
  );
}

function Answer({
  record,
  control,
  section,
}: {
  readonly record: SealedRecord;
  readonly control: RecordControl;
  readonly section: RecordSection;
}) {
  const own = ownAnswerOf(control, section);
  const quote = control.quote === own ? null : control.quote;
  return (
    <>
      {own !== null && control.origin === "preset" ? (
        <View minPresenceAhead={24} style={{ marginTop: 3 }}>
          <Words style={STYLES.note}>{`In the words of ${record.partner.name}:`}</Words>
        </View>
      ) : null}
      {own === null ? null : <Quotation top={4}>{own}</Quotation>}
      {quote === null ? null : (
        <>
          {own === null ? null : (
            <View minPresenceAhead={24} style={{ marginTop: 3 }}>
              <Words style={STYLES.note}>The status rests on these words:</Words>
            </View>
          )}
          <Quotation top={4}>{quote}</Quotation>
        </>
      )}
      {control.notSure ? (
        <Words style={[STYLES.note, { marginTop: 3 }]}>
          Somebody was asked about this control and was not sure.
        </Words>
      ) : null}
      {control.status === "Not In Place" ? <Remediation record={record} control={control} /> : null}
      {control.status === "In Place with Compensating Control" ? (
        <Words style={[STYLES.note, { marginTop: 3 }]}>
          {control.worksheet ? "The worksheet is in Appendix B." : "No worksheet was given."}
        </Words>
      ) : null}
    </>
  );
}

interface RowProps {
  readonly record: SealedRecord;
  readonly control: RecordControl;
  readonly family: Family;
  readonly responses: readonly ResponseColumn[];
  /** Shares its page with the next row, which would stand alone on the last page otherwise. */
  readonly withNext: boolean;
}

/** The form has a row for each of these lines; one status spans them. */
function Lines({ control, responses }: Pick<RowProps, "control" | "responses">) {
  const cells = columns(NUMBER_WIDTH, responseWidth(responses) * responses.length);
  return (
    <>
      {control.lines.map((line) => (
        <View key={line} wrap={false} style={[STYLES.row, { paddingTop: 2, paddingBottom: 3 }]}>
          <View style={[cells.middle, STYLES.row, { paddingRight: 10 }]}>
            <Words style={[STYLES.small, { width: 9 }]}>{"\u2022"}</Words>
            <Words
              style={[STYLES.small, { flex: 1 }]}
              lead={{
                text: `${statusWord(control.status)}: `,
                style: { color: statusColour(control.status), fontWeight: 600 },
              }}
            >
              {line}
            </Words>
          </View>
          <View style={cells.right}>
            <ResponseBoxes columns={responses} status={control.status} />
          </View>
        </View>
      ))}
      {control.lines.length > 0 ? (
        <Words style={[STYLES.note, { marginLeft: NUMBER_WIDTH, paddingBottom: 6 }]}>
          {`The form asks for ${control.lines.length} answers here. One answer was given for ${control.controlId}; it stands for each line.`}
        </Words>
      ) : null}
    </>
  );
}

/** What is asked, with the status in words and as a tick. */
function Asked({ record, control, family, responses }: RowProps) {
  const cells = columns(NUMBER_WIDTH, responseWidth(responses) * responses.length);
  const mark = originMarkOf(control, family.section.topLevel, record.partner.name)?.mark ?? "";
  return (
    <View
      wrap={false}
      minPresenceAhead={24}
      style={[STYLES.row, STYLES.ruleAbove, { paddingTop: 6 }]}
    >
      <Words style={[STYLES.strong, cells.left, { color: COLOURS.teal }]}>
        {control.controlId}
      </Words>
      <View style={[cells.middle, { paddingRight: 10 }]}>
        <StatusLine control={control} mark={mark} />
        <Words style={STYLES.strong}>{control.title}</Words>
        <Words style={[STYLES.small, { color: COLOURS.soft, marginTop: 1 }]}>
          {control.requirement}
        </Words>
      </View>
      <View style={[cells.right, { paddingTop: 1 }]}>
        <ResponseBoxes columns={responses} status={control.status} />
      </View>
    </View>
  );
}

/** The row of one control, followed by the lines that the form answers one by one. */
export function ControlRow(props: RowProps) {
  const { record, control, family, responses, withNext } = props;
  const several = control.lines.length > 0;
  return (
    <>
      <View
        {...outlined(`${control.controlId} ${control.title}`, { under: familyAnchor(family.id) })}
        wrap={lettersIn(control) > LETTERS_ON_ONE_PAGE}
        {...(several || withNext ? { minPresenceAhead: 50 } : {})}
        style={{ paddingBottom: several ? 3 : 7 }}
      >
        <Asked {...props} />
        <View style={{ marginLeft: NUMBER_WIDTH }}>
          <Answer record={record} control={control} section={family.section} />
        </View>
      </View>
      <Lines control={control} responses={responses} />
    </>
  );
}
