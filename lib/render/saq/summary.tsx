// The answers of the whole questionnaire on one page, and what each answer means.
import { View } from "@react-pdf/renderer";
import type { ControlStatus } from "@/lib/pci/response";
import { FamilyTable } from "@/lib/render/family-table";
import { Heading, Words } from "@/lib/render/look/primitives";
import { STATUS_ORDER, StatusMark } from "@/lib/render/look/status";
import { STYLES } from "@/lib/render/look/theme";
import type { Family } from "@/lib/render/outcome";

const MEANINGS: Readonly<Record<ControlStatus, string>> = {
  "In Place": "The merchant does everything that the requirement asks and has checked it.",
  "In Place with Compensating Control":
    "The merchant cannot do it as asked and reaches the same goal in another way, which the " +
    "worksheet in Appendix B sets out.",
  "Not Applicable":
    "The requirement is about something that this payment method does not have. Appendix C gives " +
    "the reason for each.",
  "Not In Place":
    "The requirement is not met yet, or only in part. The action list says what will be done and by when.",
  empty: "The merchant has given no answer. It counts like a requirement that is not met.",
};

function Meaning({ status }: { readonly status: ControlStatus }) {
  return (
    <View wrap={false} style={[STYLES.row, STYLES.rule, { paddingVertical: 5 }]}>
      <View style={{ width: 150, paddingRight: 10 }}>
        <StatusMark status={status} />
      </View>
      <Words style={[STYLES.small, { flex: 1 }]}>{MEANINGS[status]}</Words>
    </View>
  );
}

/** Counts per requirement and answer, with the meaning of the answers. */
export function Summary({ families }: { readonly families: readonly Family[] }) {
  return (
    <>
      <Heading top={0}>Answers at a glance</Heading>
      <FamilyTable families={families} />
      <Heading>What the answers mean</Heading>
      <View style={STYLES.ruleAbove}>
        {STATUS_ORDER.map((status) => (
          <Meaning key={status} status={status} />
        ))}
      </View>
      <Words style={[STYLES.note, { marginTop: 10 }]}>
        On the following pages, words in quotation marks beside a coloured line are the merchant’s
        own.
      </Words>
    </>
  );
}
