// The answers of the whole questionnaire on one page, and what each answer and each mark means.
import { View } from "@react-pdf/renderer";
import type { SealedRecord } from "@/lib/domain/record/shape";
import type { ControlStatus } from "@/lib/pci/response";
import { FamilyTable } from "@/lib/render/family-table";
import { Block, Heading, Rule, Words } from "@/lib/render/look/primitives";
import { STATUS_ORDER, StatusMark } from "@/lib/render/look/status";
import { STYLES } from "@/lib/render/look/theme";
import { originLegend } from "@/lib/render/origins";
import type { Family } from "@/lib/render/outcome";

const TERM = 150;

const MEANINGS: Readonly<Record<ControlStatus, string>> = {
  "In Place": "The merchant does everything that the requirement asks and has checked it.",
  "In Place with Compensating Control":
    "The merchant cannot do it as asked and reaches the same goal in another way, which a " +
    "compensating control worksheet (CCW) in Appendix B sets out.",
  "Not Applicable":
    "The requirement is about something that this payment method does not have. Appendix C gives " +
    "the merchant’s reason for each.",
  "Not In Place":
    "The requirement is not met yet, or only in part. The plan says what will be done and by when.",
  empty: "There is no answer. It counts like a requirement that is not met.",
};

function Meaning({ status }: { readonly status: ControlStatus }) {
  return (
    <Block style={[STYLES.row, STYLES.rule, { paddingVertical: 5 }]}>
      <View style={{ width: TERM, paddingRight: 10 }}>
        <StatusMark status={status} />
      </View>
      <Words style={[STYLES.small, { flex: 1 }]}>{MEANINGS[status]}</Words>
    </Block>
  );
}

function Origins({ record }: { readonly record: SealedRecord }) {
  return (
    <>
      <Rule />
      {originLegend(record).map(({ mark, meaning }) => (
        <Block key={mark} style={[STYLES.row, STYLES.rule, { paddingVertical: 5 }]}>
          <Words style={[STYLES.small, STYLES.strong, { width: TERM, paddingRight: 10 }]}>
            {mark}
          </Words>
          <Words style={[STYLES.small, { flex: 1 }]}>{meaning}</Words>
        </Block>
      ))}
    </>
  );
}

/** Counts per requirement and answer, with the meaning of the answers and of the marks. */
export function Summary({
  record,
  families,
}: {
  readonly record: SealedRecord;
  readonly families: readonly Family[];
}) {
  const title = "Answers at a glance";
  return (
    <>
      <Heading bookmark={title} ahead={200}>
        {title}
      </Heading>
      <FamilyTable families={families} notTested={record.assessment.saqType === "SAQ D"} />
      <Heading ahead={60}>What the answers mean</Heading>
      <Rule />
      {STATUS_ORDER.map((status) => (
        <Meaning key={status} status={status} />
      ))}
      <Heading ahead={60}>Where each answer comes from</Heading>
      <Origins record={record} />
      <Words style={[STYLES.note, { marginTop: 8 }]}>
        Words in quotation marks beside a coloured line are the merchant’s own.
      </Words>
    </>
  );
}
