import { Cover } from "@/lib/render/cover";
import { Sheets, type SheetsProps } from "@/lib/render/look/sheet";
import { familiesOf } from "@/lib/render/outcome";
import { Appendices } from "./appendices";
import { ChangesSinceLastYear } from "./changes";
import { RemediationPlan } from "./plan";
import { AnswerSheets } from "./section";
import { Selection } from "./selection";
import { Summary } from "./summary";

/** The title of the questionnaire document. */
export const SAQ_TITLE = "Self-Assessment Questionnaire";

/** Every page of the questionnaire. */
export function SaqSheets({ printed, running }: SheetsProps) {
  const { record } = printed;
  const families = familiesOf(record);
  return (
    <>
      <Cover printed={printed} running={running} title={SAQ_TITLE} kind="saq" />
      <AnswerSheets record={record} families={families} running={running}>
        <Selection record={record} />
        <Summary record={record} families={families} />
      </AnswerSheets>
      <Sheets running={running}>
        <Appendices record={record} />
        <RemediationPlan record={record} />
        <ChangesSinceLastYear record={record} />
      </Sheets>
    </>
  );
}
