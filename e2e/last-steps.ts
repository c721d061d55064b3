// The last steps of the wizard as a merchant takes them: the business, the statements, the signature.
import { expect, type Page } from "@playwright/test";

/** A page, or a frame in one. */
export type Place = Pick<Page, "getByLabel" | "getByRole" | "getByText" | "locator">;

const save = (at: Place) => at.getByRole("button", { name: "Save and go on" });

/** Chooses an answer to a question with a few. */
async function choose(at: Place, question: string, answer: string): Promise<void> {
  await at.getByRole("group", { name: question }).getByLabel(answer, { exact: true }).check();
}

/** Fills in every page about the business, from the list of them back to it. */
export async function fillAbout(at: Place, selling = "On the web"): Promise<void> {
  await at.getByRole("link", { name: "Fill in what is missing" }).click();
  await expect(at.getByText("Filled in from what we know").first()).toBeVisible();
  await at.getByLabel(/^Legal name/).fill("Juniper Street Candles Ltd");
  await at.getByLabel(/^Contact’s name/).fill("Sample Contact");
  await at.getByLabel(/^Contact’s role/).fill("Owner");
  await at.getByLabel(/^Contact’s telephone/).fill("555-0101");
  await at.getByLabel(/^Contact’s e-mail/).fill("owner@juniper.example");
  await choose(at, "Did a certified assessor take part?", "No, we did it ourselves");
  await save(at).click();
  await at.getByLabel(/^Street and number/).fill("1 Juniper Street");
  await at.getByLabel(/^Town or city/).fill("Porto");
  await at.getByLabel(/^Country/).selectOption("PT");
  await save(at).click();
  await expect(at.getByLabel(/^Bank or processor/)).not.toHaveValue("");
  await save(at).click();
  await at.getByLabel(/^Kind of place/).fill("Workshop");
  await at.getByLabel(/^How many/).fill("1");
  await at.getByLabel(/^Town and country/).fill("Porto, Portugal");
  await choose(at, "Is part of your network kept apart, so that fewer systems count?", "No");
  await save(at).click();
  await fillBusiness(at, selling);
}

async function fillBusiness(at: Place, selling: string): Promise<void> {
  const handling = at.getByLabel(/^How you take, keep or send/);
  await handling.fill("Customers type the card on the provider's page; we keep nothing.");
  await at.getByLabel(/^Way of selling/).selectOption({ label: selling });
  await at.getByLabel(/^The devices, programs/).fill("One web shop at a hosting company.");
  const no = [
    "Do you take cards in another way that this does not cover?",
    "Do you use products that are on a list of the PCI Council?",
    "Does another company run systems that take part in your card payments?",
    "Could another company affect the security of your card payments?",
    "Does a law forbid you to meet one of the requirements?",
  ];
  for (const question of no) await choose(at, question, "No");
  await choose(at, "Does another company take, keep or send card details for you?", "Yes");
  await save(at).click();
  await expect(at.getByText("Filled in", { exact: true })).toHaveCount(5);
}

/** Answers the statement that is shown, and waits for what comes after it. */
export async function answerStatement(at: Place, answer: "Yes" | "No" | "Not sure"): Promise<void> {
  const legend = at.locator('[id^="statement-"] legend');
  const statement = await legend.innerText();
  await at.getByLabel(answer, { exact: true }).check();
  await save(at).click();
  await expect(legend.filter({ hasText: statement })).toHaveCount(0);
}

/** Says yes to every statement, from the first one to the page that signs. */
export async function confirmStatements(at: Place): Promise<void> {
  const position = await at.getByText(/^Statement 1 of \d+$/).innerText();
  const count = Number(/\d+$/.exec(position)?.[0]);
  for (let said = 0; said < count; said += 1) await answerStatement(at, "Yes");
  await expect(at.getByRole("heading", { name: "Sign", exact: true })).toBeVisible();
}

/** Types a name and a role and ticks the acknowledgement. */
export async function fillSignature(at: Place): Promise<void> {
  await at.getByLabel("Your full name").fill("Sample Signatory");
  await at.getByLabel(/Your role/).fill("Owner");
  await at.getByRole("checkbox").check();
}
