import { controlCountOf, editionOf, sectionsOf } from "@/lib/pci/questionnaires";
import { SAQ_TYPES, type SaqType } from "@/lib/pci/saq-type";

const FOR: Readonly<Record<SaqType, string>> = {
  "SAQ A": "Sales online, by mail or by phone, with all card handling left to providers",
  "SAQ A-EP": "Web shops whose own site can affect how the card is taken",
  "SAQ B": "Imprint machines, or terminals that dial out over a phone line",
  "SAQ B-IP": "Approved stand-alone terminals on an internet connection",
  "SAQ C-VT": "One computer, typing one payment at a time into a provider’s web page",
  "SAQ C": "Payment software on a system that is connected to the internet",
  "SAQ P2PE": "Terminals of a listed point-to-point encryption solution",
  "SAQ SPoC": "A phone or tablet with a listed card reader that takes the PIN on its screen",
  "SAQ D": "Everything else, and anyone who stores card data",
};

const CELL = "border-t border-line py-3 align-baseline";
const NUMBER = `figures ${CELL} pl-4 text-right`;

/** The nine questionnaires with how much each asks, counted from the catalogue. */
export function QuestionnaireTable() {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">
        The nine questionnaires: for whom each is, its controls and its questions
      </caption>
      <thead className="text-xs text-faint">
        <tr>
          <th scope="col" className="py-2 text-left font-normal">
            Questionnaire
          </th>
          <th scope="col" className="py-2 pl-4 text-right font-normal whitespace-nowrap">
            Controls
          </th>
          <th scope="col" className="py-2 pl-4 text-right font-normal whitespace-nowrap">
            Questions
          </th>
        </tr>
      </thead>
      <tbody>
        {SAQ_TYPES.map((type) => (
          <tr key={type}>
            <th scope="row" className={`${CELL} text-left font-normal text-soft`}>
              <span className="grid gap-x-4 sm:grid-cols-[6rem_1fr]">
                <span className="font-semibold text-ink">{type}</span>
                <span>{FOR[type]}</span>
              </span>
            </th>
            <td className={`${NUMBER} text-soft`}>{controlCountOf(type)}</td>
            <td className={`${NUMBER} font-semibold`}>{sectionsOf(editionOf(type)).length}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
