// Parts 1a to 2d: who was assessed, by whom, and for which way of taking cards.
import { View } from "@react-pdf/renderer";
import type { ControlStatus } from "@/lib/pci/response";
import { type Fact, Facts, Words } from "@/lib/render/look/primitives";
import { StatusMark } from "@/lib/render/look/status";
import { STYLES } from "@/lib/render/look/theme";
import type { DocumentModel } from "@/lib/render/model";
import { CHANNELS, type Channel, type ChannelState, channelStates } from "./channels";
import { Part } from "./part";

const CHANNEL_NAMES: Readonly<Record<Channel, string>> = {
  mailTelephone: "By mail or telephone",
  ecommerce: "Over the web",
  cardPresent: "Face to face, with the card present",
};

const STATE_MARKS: Readonly<Record<ChannelState, readonly [ControlStatus, string]>> = {
  covered: ["In Place", "Covered"],
  "not covered": ["Not Applicable", "Not covered"],
  "not allowed": ["Not Applicable", "Not open to this questionnaire"],
  "not stated": ["empty", "Not stated"],
  conflict: ["Not In Place", "Entered, but not open to this questionnaire"],
};

/** The merchant's own text for a group of the review, all of it where it was given in pieces. */
export function reviewAnswer(model: DocumentModel, groupId: string): string | null {
  const answers = model.review.filter((each) => each.groupId === groupId && each.answer !== "");
  return answers.length > 0 ? answers.map((each) => each.answer).join("\n") : null;
}

function merchantFacts(model: DocumentModel): Fact[] {
  const { merchant } = model;
  return [
    { label: "Merchant", value: merchant.name },
    { label: "Company and contact", value: reviewAnswer(model, "company_info") },
    { label: "Address", value: reviewAnswer(model, "business_address") },
    { label: "Web site", value: merchant.website },
    { label: "E-mail", value: merchant.email },
    { label: "Merchant number", value: merchant.externalMerchantId },
    { label: "Acquirer", value: reviewAnswer(model, "acquirer") },
    { label: "Self-assessment offered by", value: model.partnerName },
  ];
}

function ChannelRow({
  channel,
  state,
}: {
  readonly channel: Channel;
  readonly state: ChannelState;
}) {
  const [status, word] = STATE_MARKS[state];
  return (
    <View wrap={false} style={[STYLES.row, STYLES.rule, { paddingVertical: 5 }]}>
      <Words style={[STYLES.body, { flex: 1 }]}>{CHANNEL_NAMES[channel]}</Words>
      <View style={{ width: 214 }}>
        <StatusMark status={status} word={word} />
      </View>
    </View>
  );
}

function Channels({ model }: { readonly model: DocumentModel }) {
  const states = channelStates(model.saqType, model.paymentMethod);
  return (
    <>
      <View style={STYLES.ruleAbove}>
        {CHANNELS.map((channel) => (
          <ChannelRow key={channel} channel={channel} state={states[channel]} />
        ))}
      </View>
      <Words style={[STYLES.note, { marginTop: 6 }]}>
        This attestation is about one payment method only, named in Part 2b. Other ways in which the
        merchant takes cards have assessments of their own.
      </Words>
    </>
  );
}

/** Part 1: the merchant, and the assessors. */
export function WhoParts({ model }: { readonly model: DocumentModel }) {
  const none = "None took part. The merchant assessed itself.";
  return (
    <>
      <Part first number="1a" title="The merchant">
        <Facts facts={merchantFacts(model)} />
      </Part>
      <Part number="1b" title="Assessors">
        <Facts
          facts={[
            { label: "Internal assessor (ISA)", value: none },
            { label: "Outside assessor (QSA)", value: none },
          ]}
        />
      </Part>
    </>
  );
}

/** Parts 2a to 2d: channels, the merchant's part in handling cards, environment, locations. */
export function ScopeParts({ model }: { readonly model: DocumentModel }) {
  const { paymentMethod, narrative } = model;
  return (
    <>
      <Part number="2a" title="Payment channels">
        <Channels model={model} />
      </Part>
      <Part number="2b" title="What the merchant does with cards">
        <Facts
          facts={[
            { label: "Payment method", value: paymentMethod.name },
            { label: "What happens with cards", value: narrative.roleWithCards },
          ]}
        />
      </Part>
      <Part number="2c" title="The card environment">
        <Facts
          facts={[
            { label: "How cards are taken", value: narrative.environment },
            { label: "Parts of the network kept apart to narrow the scope", value: null },
          ]}
        />
      </Part>
      <Part number="2d" title="Locations">
        <Facts facts={[{ label: "Where", value: reviewAnswer(model, "locations") }]} />
      </Part>
    </>
  );
}
