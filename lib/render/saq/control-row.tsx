// One control of the questionnaire: what is asked, what was answered, and what the answer rests on.
import { View } from "@react-pdf/renderer";
import type { RecordControl } from "@/lib/domain/record/shape";
import { columns, Quotation, RunIn, Words } from "@/lib/render/look/primitives";
import { StatusMark } from "@/lib/render/look/status";
import { COLOURS, STYLES } from "@/lib/render/look/theme";
import { formatDay } from "@/lib/render/moments";

const CELLS = columns(52, 106);

/** A row with more letters than this may be divided between two pages. */
const LETTERS_ON_ONE_PAGE = 1400;

function lettersIn(control: RecordControl): number {
  const texts = [control.title, control.requirement, control.quote, control.plan, control.planBy];
  return texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
}

/** The day by which a gap is to be closed, in words. */
export function targetOf(control: RecordControl): string {
  return control.planDate ? formatDay(control.planDate) : "Not given";
}

/** What will be done about a control that is Not In Place, and by when. */
export function Remediation({ control }: { readonly control: RecordControl }) {
  return (
    <>
      <RunIn label="What will be done">{control.plan ?? "Not given"}</RunIn>
      <RunIn label="By when">{targetOf(control)}</RunIn>
      <RunIn label="By whom">{control.planBy ?? "Not given"}</RunIn>
    </>
  );
}

function Answer({
  control,
  section,
}: {
  readonly control: RecordControl;
  readonly section: string;
}) {
  return (
    <>
      {control.quote ? (
        <View style={{ marginTop: 5 }}>
          <Quotation>{control.quote}</Quotation>
        </View>
      ) : null}
      {control.status === "Not In Place" ? <Remediation control={control} /> : null}
      {control.inherited ? (
        <Words style={[STYLES.note, { marginTop: 3 }]}>
          {`Not answered by itself: took over the answer given for requirement ${section} as a whole.`}
        </Words>
      ) : null}
      {control.worksheet ? (
        <Words style={[STYLES.note, { marginTop: 3 }]}>The worksheet is in Appendix B.</Words>
      ) : null}
    </>
  );
}

/** The row of one control. */
export function ControlRow({
  control,
  section,
}: {
  readonly control: RecordControl;
  /** The top-level requirement that the control was asked with. */
  readonly section: string;
}) {
  const outline = { bookmark: `${control.controlId} ${control.title}` };
  return (
    <View
      {...outline}
      wrap={lettersIn(control) > LETTERS_ON_ONE_PAGE}
      style={[STYLES.row, STYLES.rule, { paddingTop: 8, paddingBottom: 9 }]}
    >
      <Words style={[STYLES.strong, CELLS.left, { color: COLOURS.teal }]}>
        {control.controlId}
      </Words>
      <View style={CELLS.middle}>
        <View minPresenceAhead={30}>
          <Words style={STYLES.strong}>{control.title}</Words>
        </View>
        <Words style={[STYLES.small, { color: COLOURS.soft, marginTop: 1.5 }]}>
          {control.requirement}
        </Words>
        <Answer control={control} section={section} />
      </View>
      <View style={[CELLS.right, { paddingLeft: 16, paddingTop: 0.8 }]}>
        <StatusMark status={control.status} />
      </View>
    </View>
  );
}
