// The pages of one requirement family: the question asked about the whole of it, then every control.
import { View } from "@react-pdf/renderer";
import type { RecordSection } from "@/lib/domain/record/shape";
import { familyAnchor } from "@/lib/render/family-table";
import { Block, Quotation, Words } from "@/lib/render/look/primitives";
import { type Running, Sheets } from "@/lib/render/look/sheet";
import { COLOURS, STYLES } from "@/lib/render/look/theme";
import { countOf, type Family } from "@/lib/render/outcome";
import { ControlRow } from "./control-row";

function nameOf(family: Family): string {
  return family.id === "A2" ? "Appendix A2" : `Requirement ${family.id}`;
}

function SectionAnswer({ section }: { readonly section: RecordSection }) {
  return (
    <View style={{ backgroundColor: COLOURS.wash, padding: 12, marginBottom: 6 }}>
      {section.question ? (
        <>
          <View minPresenceAhead={40}>
            <Words style={STYLES.label}>The question about this whole part</Words>
          </View>
          <Words style={[STYLES.body, { marginBottom: 7 }]}>{section.question}</Words>
        </>
      ) : null}
      <View minPresenceAhead={40}>
        <Words style={STYLES.label}>The merchant’s answer</Words>
      </View>
      {section.answer ? (
        <Quotation style={STYLES.body}>{section.answer}</Quotation>
      ) : (
        <Words style={[STYLES.body, { color: COLOURS.soft }]}>Not given</Words>
      )}
    </View>
  );
}

function SectionHead({ family }: { readonly family: Family }) {
  return (
    <Block ahead={120} id={familyAnchor(family.id)} style={{ marginBottom: 12 }}>
      <Words style={STYLES.eyebrow}>{nameOf(family)}</Words>
      <Words style={STYLES.title}>{family.title}</Words>
      <Words style={[STYLES.lead, { marginTop: 2 }]}>
        {countOf(family.controls.length, "control") +
          (family.id === "A2" ? ", answered together with requirement 4" : "")}
      </Words>
    </Block>
  );
}

/** Every page of one family. */
export function SectionSheets({
  family,
  running,
}: {
  readonly family: Family;
  readonly running: Running;
}) {
  const { section } = family;
  const asked = section.question !== null || section.answer !== null;
  return (
    <Sheets running={running} bookmark={`${nameOf(family)}: ${family.title}`}>
      <SectionHead family={family} />
      {asked ? <SectionAnswer section={section} /> : null}
      {family.controls.map((control) => (
        <ControlRow key={control.controlId} control={control} section={section.topLevel} />
      ))}
    </Sheets>
  );
}
