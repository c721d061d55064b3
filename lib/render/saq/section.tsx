// The answers, requirement by requirement: the question asked about the whole of it, then every control.
import { View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { RecordSection, SealedRecord } from "@/lib/domain/record/shape";
import { familyAnchor } from "@/lib/render/family-table";
import {
  Block,
  Heading,
  NOT_GIVEN,
  Quotation,
  TableHead,
  Words,
} from "@/lib/render/look/primitives";
import { type Running, Sheets } from "@/lib/render/look/sheet";
import { COLOURS, STYLES } from "@/lib/render/look/theme";
import { countOf, type Family } from "@/lib/render/outcome";
import { type ResponseColumn, ResponseHeads, responsesOf } from "@/lib/render/responses";
import { ControlRow, NUMBER_WIDTH } from "./control-row";

/** So many controls are set in one run of pages: longer runs take the layout much more time. */
const CONTROLS_IN_ONE_RUN = 60;

/** A longer answer may be divided between two pages. */
const LETTERS_IN_ONE_BLOCK = 1200;

function nameOf(family: Family): string {
  return family.id === "A2" ? "Appendix A2" : `Requirement ${family.id}`;
}

// Without an upper edge of its own, which could stand alone at the end of a page.
const ANSWER_BOX = {
  backgroundColor: COLOURS.wash,
  paddingHorizontal: 10,
  paddingBottom: 10,
  marginBottom: 4,
} as const;

function SectionAnswer({ section }: { readonly section: RecordSection }) {
  const { question, answer } = section;
  return (
    <View style={ANSWER_BOX}>
      {question === null ? null : (
        <>
          <View minPresenceAhead={24} style={{ paddingTop: 10 }}>
            <Words style={STYLES.label}>The question about this whole part</Words>
          </View>
          <Words style={STYLES.body}>{question}</Words>
        </>
      )}
      <View minPresenceAhead={24} style={{ paddingTop: question === null ? 10 : 6 }}>
        <Words style={STYLES.label}>The merchant’s answer</Words>
      </View>
      {answer === null ? (
        <Words style={[STYLES.body, { color: COLOURS.soft }]}>{NOT_GIVEN}</Words>
      ) : (
        <Quotation style={STYLES.body}>{answer}</Quotation>
      )}
    </View>
  );
}

function FamilyTitle({ family }: { readonly family: Family }) {
  const { id, title, controls } = family;
  return (
    <>
      <Words style={STYLES.eyebrow}>{nameOf(family)}</Words>
      <Words style={STYLES.heading}>{title}</Words>
      <Words style={STYLES.note}>
        {countOf(controls.length, "control") +
          (id === "A2" ? ", answered together with requirement 4" : "")}
      </Words>
    </>
  );
}

/** The title, the question and the answer, which stay together and with the first control if short. */
function FamilyHead({ family, first }: { readonly family: Family; readonly first: boolean }) {
  const { id, title, section } = family;
  const { question, answer } = section;
  const asked = question !== null || answer !== null;
  const long = (question?.length ?? 0) + (answer?.length ?? 0) > LETTERS_IN_ONE_BLOCK;
  return (
    <>
      <View style={{ height: first ? 2 : 12 }} />
      <Block
        ahead={60}
        id={familyAnchor(id)}
        bookmark={`${nameOf(family)}: ${title}`}
        name={familyAnchor(id)}
        style={{ paddingTop: 6 }}
      >
        <FamilyTitle family={family} />
        <View style={{ height: 6 }} />
        {asked && !long ? <SectionAnswer section={section} /> : null}
      </Block>
      {asked && long ? <SectionAnswer section={section} /> : null}
    </>
  );
}

function FamilyRows({
  record,
  family,
  first,
  last,
  responses,
}: {
  readonly record: SealedRecord;
  readonly family: Family;
  readonly first: boolean;
  readonly last: boolean;
  readonly responses: readonly ResponseColumn[];
}) {
  return (
    <>
      <FamilyHead family={family} first={first} />
      {family.controls.map((control, index) => (
        <ControlRow
          key={control.controlId}
          record={record}
          control={control}
          family={family}
          responses={responses}
          withNext={last && index === family.controls.length - 2}
        />
      ))}
    </>
  );
}

/** Divides the families into runs of pages. */
function runsOf(families: readonly Family[]): readonly (readonly Family[])[] {
  const runs: Family[][] = [];
  let room = 0;
  for (const family of families) {
    const last = runs.at(-1);
    if (last && family.controls.length <= room) last.push(family);
    else {
      runs.push([family]);
      room = CONTROLS_IN_ONE_RUN;
    }
    room -= family.controls.length;
  }
  return runs;
}

/** Every page of answers, after what stands before them. */
export function AnswerSheets({
  record,
  families,
  running,
  children,
}: {
  readonly record: SealedRecord;
  readonly families: readonly Family[];
  readonly running: Running;
  readonly children: ReactNode;
}) {
  const responses = responsesOf(record.assessment.saqType);
  const runs = runsOf(families);
  if (runs.length === 0) return <Sheets running={running}>{children}</Sheets>;
  return runs.map((run, number) => (
    <Sheets key={run[0]?.id} running={running}>
      {number === 0 ? (
        <>
          {children}
          <Heading bookmark="Answers" ahead={180}>
            Answers
          </Heading>
        </>
      ) : null}
      <TableHead>
        <Words style={[STYLES.label, { width: NUMBER_WIDTH }]}>Number</Words>
        <Words style={[STYLES.label, { flex: 1 }]}>Answer and requirement</Words>
        <ResponseHeads columns={responses} />
      </TableHead>
      {run.map((family, index) => (
        <FamilyRows
          key={family.id}
          record={record}
          family={family}
          first={index === 0}
          last={index === run.length - 1}
          responses={responses}
        />
      ))}
    </Sheets>
  ));
}
