// Parts 2a to 2d: channels, what is done with cards, the environment, and the places.
import { View } from "@react-pdf/renderer";
import type { SealedRecord } from "@/lib/domain/record/shape";
import { isDescribedByPartner } from "@/lib/render/described";
import { Facts, Panel, Words } from "@/lib/render/look/primitives";
import { STYLES } from "@/lib/render/look/theme";
import type { Narrative } from "@/lib/render/model";
import type { PrintableSource } from "@/lib/render/printable";
import { StandingMark } from "@/lib/render/statement-list";
import { channelStandings } from "./channels";
import { factsOfPart, givenRows, givenValue, ownWordsOf } from "./given";
import { GivenTable, Note, OwnWords, Part, PartHeading } from "./part";

function Channels({ record }: { readonly record: SealedRecord }) {
  const leftOut = givenValue(record, "business_description", "leftOut") === true;
  return (
    <Part number="2a" title="Payment channels">
      {channelStandings(record).map(({ channel, label, tone, word }) => (
        <View
          key={channel}
          wrap={false}
          style={[STYLES.row, STYLES.rule, { paddingVertical: 4.5 }]}
        >
          <Words style={[STYLES.note, { width: 132, paddingTop: 0.6 }]}>{label}</Words>
          <View style={{ flex: 1 }}>
            <StandingMark tone={tone} word={word} />
          </View>
        </View>
      ))}
      <Facts facts={factsOfPart(record, "2a")} />
      {leftOut ? (
        <Note>
          Whoever asked for this form says how the ways that are left out are to be shown.
        </Note>
      ) : null}
    </Part>
  );
}

/** What a language model wrote, marked as its own; the merchant's words stand beside it. */
function Written({
  record,
  children,
}: {
  readonly record: SealedRecord;
  readonly children: string;
}) {
  const whose = isDescribedByPartner(record) ? record.partner.name : "the merchant";
  return (
    <View style={{ marginTop: 8 }}>
      <Panel wrap={children.length > 600}>
        <Words style={[STYLES.note, STYLES.strong]}>
          {`Written by a language model from ${whose}’s description`}
        </Words>
        <Words style={STYLES.body}>{children}</Words>
      </Panel>
    </View>
  );
}

function CardRole({
  record,
  narrative,
}: {
  readonly record: SealedRecord;
  readonly narrative: Narrative | null;
}) {
  const { paymentMethod } = record;
  const described = isDescribedByPartner(record)
    ? `The product’s description by ${record.partner.name}`
    : "Its description";
  const byChannel = givenRows(record, "business_description", "channels").length > 0;
  const method = [
    { label: "Payment method", value: paymentMethod.name },
    { label: "Its provider or product", value: paymentMethod.vendor },
  ].filter(({ value }) => value);
  return (
    <Part number="2b" title="What is done with cards">
      <Facts
        facts={[
          ...method,
          ...(byChannel ? [] : [{ label: described, value: paymentMethod.description }]),
        ]}
      />
      <View style={{ height: byChannel ? 8 : 0 }} />
      <GivenTable
        record={record}
        groupId="business_description"
        fieldId="channels"
        shares={[26, 74]}
      />
      <OwnWords record={record} groupId="business_description" about="The business and its cards" />
      {narrative?.roleWithCards ? (
        <Written record={record}>{narrative.roleWithCards}</Written>
      ) : null}
    </Part>
  );
}

/** Where the merchant wrote one text about its business, it can answer more than the part that prints it. */
export function SeeOwnWords({ record }: { readonly record: SealedRecord }) {
  return ownWordsOf(record, "business_description") === null ? null : (
    <Note>What the merchant wrote about its business as a whole is in Part 2b.</Note>
  );
}

function Environment({
  record,
  narrative,
}: {
  readonly record: SealedRecord;
  readonly narrative: Narrative | null;
}) {
  return (
    <Part number="2c" title="The card environment">
      <Facts facts={factsOfPart(record, "2c", ["business_description", "locations"])} />
      {narrative?.environment ? <Written record={record}>{narrative.environment}</Written> : null}
      <SeeOwnWords record={record} />
    </Part>
  );
}

/** Parts 2a to 2d. */
export function ScopeParts({ printed }: { readonly printed: PrintableSource }) {
  const { record, narrative } = printed;
  return (
    <>
      <Channels record={record} />
      <CardRole record={record} narrative={narrative} />
      <Environment record={record} narrative={narrative} />
      <GivenTable
        record={record}
        groupId="locations"
        fieldId="places"
        shares={[40, 16, 44]}
        lead={<PartHeading number="2d" title="Places" />}
      />
      <OwnWords record={record} groupId="locations" about="Places" />
    </>
  );
}
