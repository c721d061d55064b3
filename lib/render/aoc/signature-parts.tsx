// Parts 3b to 3d: the signature, and the assessors.
import { View } from "@react-pdf/renderer";
import type { RecordSignature } from "@/lib/domain/record/shape";
import { UnsignedNotice } from "@/lib/render/cover";
import { Facts, Quotation, Words } from "@/lib/render/look/primitives";
import { COLOURS, FACES, STYLES } from "@/lib/render/look/theme";
import { formatMoment } from "@/lib/render/moments";
import type { PrintableSource } from "@/lib/render/printable";
import { Part } from "./part";

function signatureSize(name: string): number {
  if (name.length <= 26) return 34;
  return name.length <= 60 ? 22 : 14;
}

/** Names languages in English, the language of the documents. */
const ENGLISH_NAMES = new Intl.DisplayNames("en", { type: "language" });

function shownIn(signature: RecordSignature): string | null {
  const { acknowledgementEnglish, acknowledgementLanguage: language } = signature;
  if (acknowledgementEnglish === null || language === null || language === "en") return null;
  return `Acknowledged in ${ENGLISH_NAMES.of(language)}. These are the English words of the same text.`;
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
    : { fontStyle: "italic" as const };
  return (
    <View wrap={false} style={{ marginTop: 18, width: 360 }}>
      <View style={{ borderBottomWidth: 0.9, borderBottomColor: COLOURS.ink, paddingBottom: 2 }}>
        <Words
          style={[face, { fontSize: signatureSize(signature.signatoryName), lineHeight: 1.2 }]}
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
  const language = shownIn(signature);
  return (
    <>
      <Quotation style={STYLES.body}>
        {signature.acknowledgementEnglish ?? signature.acknowledgement}
      </Quotation>
      {language ? <Words style={[STYLES.note, { marginTop: 3 }]}>{language}</Words> : null}
      <SignatureLine signature={signature} script={printed.scriptSignature} />
      <View style={{ marginTop: 14 }}>
        <Facts
          facts={[
            { label: "Name", value: signature.signatoryName },
            { label: "Title", value: signature.signatoryTitle },
          ]}
        />
      </View>
    </>
  );
}

/** Parts 3b to 3d. */
export function SignatureParts({ printed }: { readonly printed: PrintableSource }) {
  const { signature } = printed.record;
  return (
    <>
      <Part number="3b" title="Signature for the merchant">
        {signature ? <Signed signature={signature} printed={printed} /> : <UnsignedNotice />}
      </Part>
      <Part number="3c and 3d" title="Assessors who took part">
        <Facts
          facts={[
            { label: "Outside assessor (QSA)", value: null },
            { label: "Internal assessor (ISA)", value: null },
          ]}
        />
      </Part>
    </>
  );
}
