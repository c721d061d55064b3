// Who signed, what was shown and said to the signatory, and what was not there yet when it was signed.
import type { RecordEvidence, RecordSignature, SealedRecord } from "@/lib/domain/record/shape";
import type { ReviewGroupId } from "@/lib/domain/review/shape";
import { Acknowledgement } from "@/lib/render/aoc/acknowledgement";
import { Note, Part, Subheading } from "@/lib/render/aoc/part";
import { Facts, Words } from "@/lib/render/look/primitives";
import { type Row, Table } from "@/lib/render/look/table";
import { STYLES } from "@/lib/render/look/theme";
import { merchantNames } from "@/lib/render/merchant-name";
import { formatMoment } from "@/lib/render/moments";
import { countOf } from "@/lib/render/outcome";
import { UnsignedNotice } from "@/lib/render/result-panel";
import { StandingMark } from "@/lib/render/statement-list";
import { confirmationOf, saidStanding } from "@/lib/render/statements";
import { callerFacts, callerNote } from "./caller";

type Signing = NonNullable<RecordEvidence["signing"]>;

const GROUP_NAMES: Readonly<Record<ReviewGroupId, string>> = {
  company_info: "company and contact",
  business_address: "address",
  acquirer: "recipient of this form",
  locations: "places",
  business_description: "the business and its cards",
  remediation: "the plan",
};

/** What was given between signing and sealing; null where nothing was. */
export function givenAfterwardsWords({ givenAfterwards }: Signing): string | null {
  const { controls, reviewGroups, other } = givenAfterwards;
  const groups = reviewGroups.map((groupId) => GROUP_NAMES[groupId]).join(", ");
  const parts = [
    ...(controls.length > 0
      ? [`${countOf(controls.length, "control")} (${controls.join(", ")})`]
      : []),
    ...(groups ? [`${countOf(reviewGroups.length, "review group")} (${groups})`] : []),
    ...(other > 0 ? [countOf(other, "other thing")] : []),
  ];
  return parts.length > 0 ? `${parts.join("; ")}.` : null;
}

function signingFacts(signature: RecordSignature, signing: Signing | null, record: SealedRecord) {
  return [
    { label: "Signed by", value: signature.signatoryName },
    { label: "Title", value: signature.signatoryTitle },
    { label: "For", value: merchantNames(record).both },
    { label: "Signed at", value: formatMoment(signature.signedAt) },
    ...(signing ? callerFacts(signing.caller, record) : []),
    ...(signing
      ? [
          { label: "SHA-256 of the content at signing", value: signing.contentSha256 },
          { label: "SHA-256 of the acknowledgement", value: signing.acknowledgementSha256 },
        ]
      : []),
  ];
}

function confirmationRows(record: SealedRecord, signature: RecordSignature): Row[] {
  return record.statements.flatMap((statement) => {
    const confirmed = confirmationOf(statement, signature);
    if (confirmed === undefined) return [];
    const { tone, word } = saidStanding(confirmed);
    return [
      {
        key: statement.id,
        cells: [statement.id, statement.text, <StandingMark key="said" tone={tone} word={word} />],
      },
    ];
  });
}

function Confirmations({
  record,
  signature,
}: {
  readonly record: SealedRecord;
  readonly signature: RecordSignature;
}) {
  const rows = confirmationRows(record, signature);
  const heading = <Subheading>What the signatory said to each statement</Subheading>;
  return (
    <>
      {rows.length > 0 ? (
        <Table
          lead={heading}
          columns={[
            { label: "No.", share: 10 },
            { label: "Statement", share: 64 },
            { label: "Said at signing", share: 26 },
          ]}
          rows={rows}
        />
      ) : (
        <>
          {heading}
          <Words style={STYLES.body}>
            No statement was asked by itself. The acknowledgement above is all that was confirmed.
          </Words>
        </>
      )}
    </>
  );
}

function Afterwards({ signing, sealed }: { readonly signing: Signing; readonly sealed: string }) {
  const given = givenAfterwardsWords(signing);
  const { readAfterwards } = signing;
  return (
    <>
      <Note>
        {signing.contentSha256 === sealed
          ? "What was sealed is what was signed: both have the same SHA-256."
          : "What was sealed has another SHA-256 than what was signed, because something came in between."}
      </Note>
      {given ? (
        <>
          <Subheading>Given after signing, before sealing</Subheading>
          <Words style={STYLES.body}>{given}</Words>
        </>
      ) : null}
      {readAfterwards.length > 0 ? (
        <>
          <Subheading>Answered before signing and read after it</Subheading>
          <Words style={STYLES.body}>
            {`${countOf(readAfterwards.length, "control")} (${readAfterwards.join(", ")}).`}
          </Words>
        </>
      ) : null}
    </>
  );
}

function Signed({
  record,
  signature,
}: {
  readonly record: SealedRecord;
  readonly signature: RecordSignature;
}) {
  const { signing, contentSha256 } = record.evidence;
  const note = signing ? callerNote(signing.caller, record) : null;
  return (
    <>
      <Facts facts={signingFacts(signature, signing, record)} />
      {note ? <Note>{note}</Note> : null}
      {signing ? <Afterwards signing={signing} sealed={contentSha256} /> : null}
      <Subheading>What was acknowledged by signing, word for word</Subheading>
      <Acknowledgement signature={signature} />
      <Confirmations record={record} signature={signature} />
    </>
  );
}

/** The signature with all that is known of how it was given. */
export function SigningEvidence({ record }: { readonly record: SealedRecord }) {
  const { signature } = record;
  return (
    <Part name="Evidence" title="How it was signed">
      {signature ? <Signed record={record} signature={signature} /> : <UnsignedNotice />}
    </Part>
  );
}
