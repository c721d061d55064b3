// Parts 3b to 3d: the signature, and the assessors.
import { View } from "@react-pdf/renderer";
import type { RecordSignature, SealedRecord } from "@/lib/domain/record/shape";
import { Facts, Words } from "@/lib/render/look/primitives";
import { COLOURS, FACES, STYLES } from "@/lib/render/look/theme";
import { merchantNames } from "@/lib/render/merchant-name";
import { formatMoment } from "@/lib/render/moments";
import type { PrintableSource } from "@/lib/render/printable";
import { UnsignedNotice } from "@/lib/render/result-panel";
import { type AssessorKind, assessorStanding } from "./assessors";
import { type FieldFact, factsOfPart } from "./given";
import { Note, Part } from "./part";

function signatureSize(name: string, script: boolean): number {
  if (!script && name.length <= 20) return 22;
  if (name.length <= 20) return 30;
  return name.length <= 60 ? 20 : 14;
}

/** The name on the line, with the moment directly under it. */
function SignatureLine({
  signature,
  script,
}: {
  readonly signature: RecordSignature;
  readonly script: boolean;
}) {
  const face = script
    ? { fontFamily: FACES.script, fontWeight: 600 as const }
    : // In the families of the page: a family named here alone would print another script as noise.
      { fontStyle: "italic" as const };
  return (
    <View style={{ width: "46%" }}>
      <View style={{ borderBottomWidth: 0.9, borderBottomColor: COLOURS.ink, paddingBottom: 2 }}>
        <Words
          style={[
            face,
            {
              fontSize: signatureSize(signature.signatoryName, script),
              lineHeight: script ? 1.2 : 1.5,
            },
          ]}
        >
          {signature.signatoryName}
        </Words>
      </View>
      <Words style={[STYLES.note, { marginTop: 3 }]}>
        {`Signed ${formatMoment(signature.signedAt)}`}
      </Words>
    </View>
  );
}

function Signed({
  signature,
  printed,
}: {
  readonly signature: RecordSignature;
  readonly printed: PrintableSource;
}) {
  return (
    <View wrap={false} style={[STYLES.row, { marginTop: -2 }]}>
      <SignatureLine signature={signature} script={printed.scriptSignature} />
      <View style={{ width: "50%", marginLeft: "4%" }}>
        <Facts
          labelWidth={40}
          facts={[
            { label: "Name", value: signature.signatoryName },
            { label: "Title", value: signature.signatoryTitle },
            { label: "For", value: merchantNames(printed.record).both },
          ]}
        />
      </View>
    </View>
  );
}

/** Lines for a pen: this service takes the merchant's signature alone. */
function PenLine({ children }: { readonly children: string }) {
  return (
    <View style={{ marginTop: 30, width: 360 }}>
      <View style={{ borderBottomWidth: 0.9, borderBottomColor: COLOURS.ink }} />
      <Words style={[STYLES.note, { marginTop: 3 }]}>{children}</Words>
    </View>
  );
}

function PenLines() {
  return (
    <View wrap={false}>
      <Note>
        Sealwright takes no signature of an assessor. Where the recipient asks for it, these lines
        are for signing by hand.
      </Note>
      <PenLine>Lead assessor: signature, date</PenLine>
      <PenLine>Officer of the assessor’s company: signature, name, date</PenLine>
    </View>
  );
}

function assessorFacts(record: SealedRecord, kind: AssessorKind, part: string): FieldFact[] {
  const names = factsOfPart(record, "1b").filter(({ fieldId }) =>
    kind === "internal"
      ? fieldId === "internalNames"
      : ["assessorCompany", "assessorName", "assessorCertificate"].includes(fieldId),
  );
  return [...names, ...factsOfPart(record, part)];
}

function Assessor({
  record,
  kind,
  part,
  label,
  title,
}: {
  readonly record: SealedRecord;
  readonly kind: AssessorKind;
  readonly part: string;
  readonly label: string;
  readonly title: string;
}) {
  const { word, tookPart } = assessorStanding(record, kind);
  return (
    <Part number={part} title={title}>
      <Facts facts={[{ label, value: word }, ...assessorFacts(record, kind, part)]} />
      {tookPart && kind === "outside" ? <PenLines /> : null}
    </Part>
  );
}

/** Parts 3b to 3d. */
export function SignatureParts({ printed }: { readonly printed: PrintableSource }) {
  const { record } = printed;
  return (
    <>
      <Part number="3b" title="Signature for the merchant">
        {record.signature ? (
          <Signed signature={record.signature} printed={printed} />
        ) : (
          <UnsignedNotice />
        )}
      </Part>
      <Assessor
        record={record}
        kind="outside"
        part="3c"
        label="Outside assessor (QSA)"
        title="The outside assessor’s part"
      />
      <Assessor
        record={record}
        kind="internal"
        part="3d"
        label="Internal assessor (ISA)"
        title="The internal assessor’s part"
      />
    </>
  );
}
