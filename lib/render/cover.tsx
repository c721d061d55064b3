// The first page of either document: what it is, whose, with what result, sealed when.
import { Image, View } from "@react-pdf/renderer";
import { fitted, type LogoFile } from "@/lib/domain/logo/shape";
import type { SealedRecord } from "@/lib/domain/record/shape";
import { type Fact, Facts, Words } from "./look/primitives";
import { Seal } from "./look/seal";
import { Sheets, type SheetsProps } from "./look/sheet";
import { STATUS_ORDER, StatusIcon, statusWord } from "./look/status";
import { COLOURS, STYLES } from "./look/theme";
import { merchantNames } from "./merchant-name";
import { formatMoment } from "./moments";
import { controlsOf, outcomeOf, type Tally, tallyOf } from "./outcome";
import { ResultPanel, UnsignedNotice } from "./result-panel";

const UNOFFICIAL =
  "This is a self-assessment produced with Sealwright. It follows the facts of PCI DSS v4.0.1 in " +
  "words of its own and is not a form published or approved by the PCI Security Standards Council. " +
  "Whoever asked for it decides whether to accept it in this form.";

const LOST_CHARACTERS =
  " A sign like this, \uFFFD, stands for a character that the typeface of this document does not " +
  "have; the record it was printed from keeps the original.";

/** Names are set as large as their length allows. */
function nameSize(name: string): number {
  if (name.length <= 40) return 21;
  return name.length <= 90 ? 16 : 12.5;
}

/** The most room that a logo takes, in points. */
const LOGO_ROOM = { width: 190, height: 44 };

/** The partner's logo over its name: the name is what is said, and what can be read without seeing. */
function Logo({ width, height, format, bytes }: LogoFile) {
  const src = { data: Buffer.from(bytes), format: format === "png" ? "png" : "jpg" } as const;
  return <Image src={src} style={{ ...fitted({ width, height }, LOGO_ROOM), marginBottom: 8 }} />;
}

function Masthead({ printed, title }: Pick<CoverProps, "printed" | "title">) {
  const { record, logo } = printed;
  const { partner, assessment } = record;
  const { shown } = merchantNames(record);
  return (
    <View>
      {logo ? <Logo {...logo} /> : null}
      <Words style={[STYLES.strong, { fontSize: 10 }]}>{partner.name}</Words>
      <View style={{ marginTop: shown.length + partner.name.length > 200 ? 24 : logo ? 40 : 64 }}>
        <Words
          style={[STYLES.eyebrow, { fontSize: 9 }]}
        >{`PCI DSS ${assessment.edition.label}`}</Words>
        <Words style={{ fontSize: 27, fontWeight: 600, lineHeight: 1.2, marginTop: 6 }}>
          {title}
        </Words>
        <Words style={{ fontSize: 27, lineHeight: 1.2, color: COLOURS.teal }}>
          {assessment.saqType}
        </Words>
      </View>
      <View style={{ width: 44, height: 2, backgroundColor: COLOURS.teal, marginVertical: 18 }} />
      <Words
        style={[STYLES.strong, { fontSize: nameSize(shown), lineHeight: 1.25, textAlign: "left" }]}
      >
        {shown}
      </Words>
    </View>
  );
}

/** The five answers with their counts, side by side. */
function Counts({ tally }: { readonly tally: Tally }) {
  return (
    <View style={[STYLES.row, { marginTop: 18 }]}>
      {STATUS_ORDER.map((status) => (
        <View key={status} style={{ width: "20%", paddingRight: 10 }}>
          <View style={[STYLES.row, { alignItems: "center" }]}>
            <StatusIcon status={status} size={10} />
            <Words style={[STYLES.strong, { fontSize: 13, marginLeft: 6, lineHeight: 1.3 }]}>
              {String(tally[status])}
            </Words>
          </View>
          <Words style={{ fontSize: 8, color: COLOURS.soft, lineHeight: 1.35, marginTop: 2 }}>
            {statusWord(status)}
          </Words>
        </View>
      ))}
    </View>
  );
}

function SealedLine({ record }: { readonly record: SealedRecord }) {
  const { sealedAt, expiresAt } = record.evidence;
  const { attested } = outcomeOf(record);
  return (
    <View wrap={false} style={[STYLES.row, { alignItems: "center", marginTop: 14 }]}>
      {attested ? <Seal size={62} /> : null}
      <View style={attested ? { marginLeft: 14 } : {}}>
        <Words style={[STYLES.strong, { fontSize: 10 }]}>
          {`Sealed ${formatMoment(sealedAt)}`}
        </Words>
        {attested ? (
          <Words style={STYLES.note}>{`Valid until ${formatMoment(expiresAt)}`}</Words>
        ) : null}
      </View>
    </View>
  );
}

/** What the partner's records say, where the legal name was given as well. */
function recordFacts(record: SealedRecord): Fact[] {
  const { merchant, partner } = record;
  const { legal } = merchantNames(record);
  const rows = [
    { label: "Name there", value: legal === null ? null : merchant.name },
    { label: "Merchant number there", value: merchant.externalMerchantId },
  ].filter(({ value }) => value);
  return [{ label: "In the records of", value: partner.name }, ...rows];
}

function factsOf(record: SealedRecord): Fact[] {
  const { paymentMethod, signature, assessment, evidence } = record;
  const { renewedFrom } = assessment;
  return [
    { label: "Payment method", value: paymentMethod.name },
    ...recordFacts(record),
    {
      label: "Signed",
      value: signature
        ? `${formatMoment(signature.signedAt)} by ${signature.signatoryName}`
        : "Not signed",
    },
    ...(evidence.version > 1
      ? [{ label: "Record", value: `Version ${evidence.version}: signed after sealing` }]
      : []),
    ...(renewedFrom
      ? [{ label: "Renews", value: `The assessment sealed ${formatMoment(renewedFrom.sealedAt)}` }]
      : []),
  ];
}

interface CoverProps extends SheetsProps {
  readonly title: string;
  readonly kind: "saq" | "aoc";
}

/** The cover of the questionnaire or of the attestation. */
export function Cover({ printed, running, title, kind }: CoverProps) {
  const { record, lost } = printed;
  const unsigned = record.signature === null;
  return (
    <Sheets
      running={running}
      bookmark={title}
      head={false}
      footnote={UNOFFICIAL + (lost ? LOST_CHARACTERS : "")}
    >
      <Masthead printed={printed} title={title} />
      {unsigned ? (
        <View style={{ marginTop: 18 }}>
          <UnsignedNotice what={kind === "aoc" ? "attestation" : "self-assessment"} />
        </View>
      ) : null}
      <View style={{ marginTop: 18 }}>
        <ResultPanel outcome={outcomeOf(record)} />
      </View>
      <SealedLine record={record} />
      <Counts tally={tallyOf(controlsOf(record))} />
      <View style={[STYLES.ruleAbove, { marginTop: 18 }]}>
        <Facts facts={factsOf(record)} />
      </View>
    </Sheets>
  );
}
