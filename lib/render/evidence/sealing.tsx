// Who sealed it, the hashes that the record can be checked with, and where anyone can check it.
import { View } from "@react-pdf/renderer";
import type { SealedRecord } from "@/lib/domain/record/shape";
import { Note, Part, Subheading } from "@/lib/render/aoc/part";
import { type Fact, Facts, Words } from "@/lib/render/look/primitives";
import { COLOURS, STYLES } from "@/lib/render/look/theme";
import { formatMoment } from "@/lib/render/moments";
import type { PrintableSource } from "@/lib/render/printable";
import { QrCode } from "@/lib/render/qr";
import { callerFacts } from "./caller";

const CALLS = {
  finalize: "The call “finalize”, which needs a signature",
  submit: "The call “submit”, which needs no signature",
} as const;

const NO_RECORD_HASH =
  "A record cannot hold its own SHA-256. The API and the address below name it, with those of both " +
  "documents.";

function sealingFacts({ record, recordSha256 }: PrintableSource): Fact[] {
  const { evidence } = record;
  return [
    { label: "Sealed at", value: formatMoment(evidence.sealedAt) },
    { label: "Sealed by", value: CALLS[evidence.sealedBy] },
    ...callerFacts(evidence.sealedByCaller, record),
    { label: "SHA-256 of the sealed content", value: evidence.contentSha256 },
    ...(recordSha256 ? [{ label: "SHA-256 of the record", value: recordSha256 }] : []),
  ];
}

function numberFacts({ assessment, partner, merchant, paymentMethod }: SealedRecord): Fact[] {
  return [
    { label: "Attempt", value: assessment.attemptId },
    { label: "Edition", value: assessment.edition.id },
    { label: "Partner", value: partner.id },
    { label: "Merchant", value: merchant.id },
    { label: "Method", value: paymentMethod.id },
  ];
}

function versionFacts({ assessment, evidence }: SealedRecord): Fact[] {
  const { renewedFrom } = assessment;
  const written = `${evidence.version}: signed after sealing, written ${formatMoment(evidence.recordedAt)}`;
  return [
    {
      label: "Version of the record",
      value: evidence.version > 1 ? written : String(evidence.version),
    },
    ...(renewedFrom
      ? [
          {
            label: "Renews",
            value: `${renewedFrom.attemptId}, sealed ${formatMoment(renewedFrom.sealedAt)}`,
          },
        ]
      : []),
    ...(renewedFrom?.recordSha256
      ? [{ label: "SHA-256 of that record", value: renewedFrom.recordSha256 }]
      : []),
  ];
}

/** The numbers that everything about this attestation can be found by, in two columns. */
function Numbers({ record }: { readonly record: SealedRecord }) {
  const facts = numberFacts(record);
  const half = Math.ceil(facts.length / 2);
  return (
    <View wrap={false} style={STYLES.row}>
      <View style={{ width: "48%", marginRight: "4%" }}>
        <Facts labelWidth={52} facts={facts.slice(0, half)} />
      </View>
      <View style={{ width: "48%" }}>
        <Facts labelWidth={52} facts={facts.slice(half)} />
      </View>
    </View>
  );
}

/** How the sealed record came about, and what identifies it. */
export function SealingEvidence({ printed }: { readonly printed: PrintableSource }) {
  const { record, recordSha256 } = printed;
  return (
    <Part name="Evidence" title="How it was sealed">
      <Facts facts={[...sealingFacts(printed), ...versionFacts(record)]} />
      {recordSha256 ? null : <Note>{NO_RECORD_HASH}</Note>}
      <Subheading>Numbers</Subheading>
      <Numbers record={record} />
    </Part>
  );
}

/** Where anyone who holds the document can compare it with what was sealed. */
export function Verification({ record }: { readonly record: SealedRecord }) {
  const { verificationUrl, verificationCode } = record.evidence;
  return (
    <Part name="Evidence" title="How to check this document">
      <View wrap={false}>
        <View style={[STYLES.row, { alignItems: "center" }]}>
          <View style={{ borderWidth: 0.6, borderColor: COLOURS.hairline }}>
            <QrCode text={verificationUrl} size={112} />
          </View>
          <View style={{ flex: 1, marginLeft: 16 }}>
            <Words style={STYLES.body}>
              Scan the code, or open the address below, to see what was sealed and whether a later
              version exists, and to compare this file with the one that was issued.
            </Words>
            <Words style={[STYLES.body, { marginTop: 5 }]}>
              This is a self-assessment. The PCI Security Standards Council has not validated it.
            </Words>
          </View>
        </View>
        <Words style={[STYLES.note, { marginTop: 8 }]}>Address</Words>
        <Words style={STYLES.body}>{verificationUrl}</Words>
        <Words style={[STYLES.note, { marginTop: 4 }]}>Code</Words>
        <Words style={STYLES.strong}>{verificationCode}</Words>
      </View>
    </Part>
  );
}
