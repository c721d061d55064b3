// Where a preset's description leads is told to the partner before merchants rest on it.
import { beforeAll, expect, test } from "vitest";
import { recordPresetOutlook } from "@/lib/domain/preset/system";
import { presetOutlookJob } from "@/lib/jobs/preset-outlook";
import { NO_CHOICES } from "@/lib/pci/acquirer-choices";
import { reactionsTo } from "@/lib/reactions";
import { run } from "@/lib/runtime";
import { expectStatus } from "./api";
import { perform } from "./by-hand";
import { testDatabase } from "./database";
import { aPreset, changePreset, PRESETS } from "./preset-world";
import { aPartner, type TestPartner } from "./world";

const database = testDatabase();
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database);
});

async function outlookOf(presetId: string) {
  await perform(presetOutlookJob, partner.partnerId, { jobId: presetId, pollUrl: "" });
  const path = `${PRESETS}/${presetId}`;
  return (await expectStatus(200, "GET", path, { as: partner.as })).body.outlook;
}

const EXPIRED_TERMINAL =
  "A standalone chip and PIN terminal on a broadband line of its own, apart from everything else. Its PTS approval has expired. It keeps no card numbers.";
const VAGUE = "Our customers pay by card.";

test("a draft says which type its words give, and a change of them which question they leave", async () => {
  const { id, outlook } = await aPreset(partner, { published: false });
  expect(outlook).toBeNull();
  const found = await outlookOf(id);
  expect(found).toMatchObject({ status: "determined", saqType: "SAQ A", followUpQuestion: null });
  const named = (await changePreset(id, partner.as, { furtherNames: ["HP"] })).body;
  expect(named.outlook).toEqual(found);
  const changed = (await changePreset(id, partner.as, { description: VAGUE })).body;
  expect(changed.outlook).toBeNull();
  const vague = await outlookOf(id);
  expect(vague).toMatchObject({ status: "needs-followup", saqType: null });
  expect(vague.followUpQuestion).toContain("?");
});

test("it quotes the words as the product's, and is worked out anew by what the acquirer decides", async () => {
  const { id, name } = await aPreset(partner, { description: EXPIRED_TERMINAL });
  const quoted = await outlookOf(id);
  expect(quoted.reason).not.toContain("You wrote");
  expect(quoted.reason).toContain(`The description of ${name} says`);
  const decide = (acquirerChoices: Record<string, string>) =>
    expectStatus(200, "PUT", "/v1/partner/settings", { as: partner.as, body: { acquirerChoices } });
  await decide({ expiredTerminal: "accept" });
  const path = `${PRESETS}/${id}`;
  expect((await expectStatus(200, "GET", path, { as: partner.as })).body.outlook).toBeNull();
  expect(await outlookOf(id)).toMatchObject({ status: "determined", saqType: "SAQ B-IP" });
  await decide({ expiredTerminal: "undecided" });
  expect(await outlookOf(id)).toEqual(quoted);
});

test("it is worked out whenever a preset is made or changed, or what the acquirer decides", () => {
  expect(reactionsTo("partner.settings_changed", false)).toContain("preset-outlook");
  expect(reactionsTo("preset.created", false)).toContain("preset-outlook");
  expect(reactionsTo("preset.updated", false)).toContain("preset-outlook");
});

test("what was worked out of words that were changed meanwhile is left out", async () => {
  const { id, description } = await aPreset(partner, { published: false });
  const before = await outlookOf(id);
  await changePreset(id, partner.as, { description: VAGUE });
  const after = await outlookOf(id);
  const caller = { kind: "system" as const, partnerId: partner.partnerId, job: "preset-outlook" };
  const conclusion = { ...before, provenance: { assessor: "embedded" as const } };
  const acquirer = { name: "Test Acquiring", choices: NO_CHOICES };
  const said = { description, channel: null, vendor: null, rounds: [], acquirer };
  await run(recordPresetOutlook, caller, { presetId: id, said, conclusion });
  expect(await outlookOf(id)).toEqual(after);
});
