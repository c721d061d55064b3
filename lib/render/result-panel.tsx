// The result as it was sealed, and the notice that stands in for a missing signature.
import { View } from "@react-pdf/renderer";
import { Panel, Words } from "./look/primitives";
import { OutcomeIcon, StatusIcon } from "./look/status";
import { COLOURS, STYLES } from "./look/theme";
import type { Outcome } from "./outcome";

const NOTICE = {
  borderWidth: 1.2,
  borderColor: COLOURS.notInPlace,
  paddingVertical: 9,
  paddingHorizontal: 14,
} as const;

type Look = "good" | "exception" | "open";

const TONES = { good: "good", exception: "plain", open: "warning" } as const;

const WORD_COLOURS: Readonly<Record<Look, string>> = {
  good: COLOURS.inPlace,
  exception: COLOURS.unanswered,
  open: COLOURS.notInPlace,
};

function lookOf({ attested, result }: Outcome): Look {
  if (attested) return "good";
  return result === "legal_exception" ? "exception" : "open";
}

/** The result in one word, and what it rests on. */
export function ResultPanel({ outcome }: { readonly outcome: Outcome }) {
  const look = lookOf(outcome);
  return (
    <Panel tone={TONES[look]}>
      <View style={[STYLES.row, { alignItems: "center" }]}>
        {look === "exception" ? (
          <StatusIcon status="empty" size={22} />
        ) : (
          <OutcomeIcon compliant={look === "good"} size={22} />
        )}
        <View style={{ flex: 1, marginLeft: 12 }}>
          <Words
            style={[STYLES.strong, { fontSize: 13, lineHeight: 1.3, color: WORD_COLOURS[look] }]}
          >
            {outcome.word}
          </Words>
          {outcome.sentences.map((sentence) => (
            <Words key={sentence} style={STYLES.body}>
              {sentence}
            </Words>
          ))}
        </View>
      </View>
    </Panel>
  );
}

/** The notice that stands in for a missing signature. */
export function UnsignedNotice({ what = "attestation" }: { readonly what?: string }) {
  return (
    <View wrap={false} style={NOTICE}>
      <Words style={[STYLES.strong, { fontSize: 10.5, color: COLOURS.notInPlace }]}>
        {`This ${what} has not been signed`}
      </Words>
      <Words style={STYLES.body}>
        Nobody has vouched for it yet. Until someone who may speak for the merchant signs it, it
        attests nothing.
      </Words>
    </View>
  );
}
