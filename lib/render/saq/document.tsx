import { Cover } from "@/lib/render/cover";
import { Sheets, type SheetsProps } from "@/lib/render/look/sheet";
import { familiesOf } from "@/lib/render/outcome";
import { Appendices } from "./appendices";
import { SectionSheets } from "./section";
import { Selection } from "./selection";
import { Summary } from "./summary";

/** The title of the questionnaire document. */
export const SAQ_TITLE = "Self-Assessment Questionnaire";

/** Every page of the questionnaire. Each family has pages of its own, which keeps layout fast. */
export function SaqSheets({ printed, running }: SheetsProps) {
  const { record } = printed;
  const families = familiesOf(record);
  return (
    <>
      <Cover record={record} running={running} title={SAQ_TITLE} kind="saq" lost={printed.lost} />
      <Sheets running={running} bookmark="How this questionnaire was chosen">
        <Selection record={record} />
      </Sheets>
      <Sheets running={running} bookmark="Answers at a glance">
        <Summary families={families} />
      </Sheets>
      {families.map((family) => (
        <SectionSheets key={family.id} family={family} running={running} />
      ))}
      <Appendices record={record} running={running} />
    </>
  );
}
