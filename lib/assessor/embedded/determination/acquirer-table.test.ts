// The decision table under each value of each choice that it leaves to the acquirer.
import { expect, test } from "vitest";
import { ACQUIRER_CHOICES, CHOICE_VALUES, choiceSpec } from "@/lib/pci/acquirer-choices";
import eligibility from "@/lib/pci/data/eligibility.json";
import { FACT_VALUES, outcomes } from "./decision-table";

test.each(ACQUIRER_CHOICES)("%s names rows, cases and criteria that exist", (choice) => {
  const ids = new Set(
    [
      ...eligibility.decisionTable.rows,
      ...eligibility.edgeCases,
      ...Object.values(eligibility.criteria).flat(),
    ].map(({ id }) => id),
  );
  const spec = choiceSpec(choice);
  expect(Object.keys(spec.values)).toEqual([...CHOICE_VALUES[choice]]);
  const values = Object.values(spec.values);
  const criteria = values.flatMap(({ standsFor = [], bearsOn = [] }) => [...standsFor, ...bearsOn]);
  for (const id of [...spec.rows, ...spec.cases, ...criteria]) expect(ids).toContain(id);
});

test.each(ACQUIRER_CHOICES)("%s is judged by values that the table knows", (choice) => {
  const pairs = Object.values(choiceSpec(choice).values).flatMap(({ when = {}, judgeAs = {} }) => [
    ...Object.entries(when),
    ...Object.entries(judgeAs).map(
      ([fact, values]) => [fact, Object.entries(values).flat()] as const,
    ),
  ]);
  for (const [fact, values] of pairs.filter(([name]) => name !== "acquirerAgrees")) {
    expect(FACT_VALUES[fact]).toEqual(expect.arrayContaining([...values]));
  }
});

/** The facts of each row that a choice answers, and where the table ends for each of its values. */
const ROWS = [
  [
    "voipTelephone",
    {
      channel: ["telephoneOrder"],
      phoneLine: ["voipOnMerchantNetwork"],
      entryMethod: ["p2peTerminal"],
      deviceListing: ["p2peCurrent"],
      providerManualFollowed: ["yes"],
    },
    ["SAQ D", "SAQ P2PE", "SAQ D"],
  ],
  [
    "expiredTerminal",
    {
      channel: ["cardPresentAttended"],
      entryMethod: ["ipTerminalStandalone"],
      deviceListing: ["ptsExpired"],
      isolatedFromOtherSystems: ["yes"],
      readerClassScrOrScrp: ["no"],
      dependsOnOtherDevice: ["no"],
      acquirerAgrees: ["no"],
    },
    ["SAQ D", "SAQ B-IP", "SAQ D"],
  ],
  [
    "expiredSolution",
    {
      channel: ["cardPresentAttended"],
      entryMethod: ["p2peTerminal"],
      deviceListing: ["p2peExpired"],
      providerManualFollowed: ["yes"],
    },
    ["SAQ D", "SAQ P2PE", "SAQ D"],
  ],
  [
    "tapOnPhone",
    {
      channel: ["cardPresentAttended"],
      entryMethod: ["tapOnPhone"],
      deviceListing: ["mpocOrCpocListed"],
      isolatedFromOtherSystems: ["yes"],
      singleLocationNetwork: ["yes"],
      providerManualFollowed: ["yes"],
    },
    ["SAQ D", "SAQ SPoC", "SAQ C", "SAQ D"],
  ],
  [
    "lapsedProvider",
    {
      channel: ["ecommerce"],
      ecomMethod: ["redirect"],
      paymentPageElements: ["providerOnly"],
      providersConfirmedCompliant: ["no"],
    },
    ["SAQ D", "SAQ A", "SAQ D"],
  ],
] as const;

test.each(ROWS)("the table under each value of %s", (choice, facts, ends) => {
  const known = {
    entityRole: ["merchant"],
    selfAssessmentAllowed: ["yes"],
    electronicStorage: ["no"],
    accountDataReceivedElectronically: ["no"],
    ...facts,
  };
  expect(
    CHOICE_VALUES[choice].map((value) => [
      ...outcomes({ ...known, [`acquirer.${choice}`]: [value] }),
    ]),
  ).toEqual(ends.map((end) => [end]));
});
