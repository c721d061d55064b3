// What single parts of the attestation say, beyond the fields of the review.
import { describe, expect, it } from "vitest";
import type { ControlStatus } from "@/lib/pci/response";
import { SAQ_TYPES } from "@/lib/pci/saq-type";
import { aocText, dense } from "@/lib/render/fixtures/aoc-text";
import { sampleRecord } from "@/lib/render/fixtures/sample-record";
import { familiesOf } from "@/lib/render/outcome";

const open =
  (...ids: readonly string[]) =>
  (id: string): ControlStatus =>
    ids.includes(id) ? "Not In Place" : "In Place";

async function partOf(name: string, ...of: Parameters<typeof sampleRecord>) {
  return (await aocText(sampleRecord(...of))).partText(name);
}

const NUMBERS = {
  "SAQ A": "2 3 6 8 9 11 12",
  "SAQ A-EP": "1 2 3 4 5 6 7 8 9 10 11 12",
  "SAQ B": "3 7 9 12",
  "SAQ B-IP": "1 2 3 4 6 7 8 9 11 12 A2",
  "SAQ C": "1 2 3 4 5 6 7 8 9 10 11 12 A2",
  "SAQ C-VT": "1 2 3 4 5 6 7 8 9 12",
  "SAQ P2PE": "3 9 12",
  "SAQ SPoC": "3 8 9 12",
  "SAQ D": "1 2 3 4 5 6 7 8 9 10 11 12 A2",
};

describe("parts 1b, 3c and 3d", () => {
  it.each([
    ["nobody", "no assessor took part", "no assessor took part"],
    ["internal", "Took part", "an internal assessor alone took part"],
    ["outside", "an outside assessor alone took part", "Took part"],
    ["both", "Took part", "Took part"],
  ])("say who helped, by what was said: %s", async (helper, internal, outside) => {
    const text = await aocText(sampleRecord("SAQ A", { fields: { helper } }));
    for (const part of ["Part 1b", "Part 3d"])
      expect(text.partText(part)).toContain(dense(internal));
    for (const part of ["Part 1b", "Part 3c"])
      expect(text.partText(part)).toContain(dense(outside));
    const pen = text.partText("Part 3c").includes(dense("for signing by hand"));
    expect(pen).toBe(helper === "outside" || helper === "both");
  });
});

describe("part 2", () => {
  it("marks what a language model wrote, beside the merchant's own words", async () => {
    const narrative = { roleWithCards: "A model’s sentence.", environment: "Another one." };
    const text = await aocText(sampleRecord("SAQ A"), { narrative });
    const mark = dense("Written by a language model from the merchant’s description");
    expect(text.partText("Part 2b")).toContain(mark + dense(narrative.roleWithCards));
    expect(text.partText("Part 2b")).toContain(dense("On the web: the provider takes"));
    expect(text.partText("Part 2c")).toContain(mark + dense(narrative.environment));
    expect(await partOf("Part 2b", "SAQ A")).not.toContain(mark);
  });

  it("says where a listing had ended before the day of sealing", async () => {
    const products = [{ name: "Old terminal", expires: "2026-11-19" }];
    const part = await partOf("Part 2e", "SAQ B-IP", { fields: { products } });
    expect(part).toContain(dense("19 November 2026 (before the day of sealing, 20 November 2026)"));
    expect(await partOf("Part 2e", "SAQ B-IP")).not.toContain(dense("before the day"));
  });

  it.each(SAQ_TYPES)("lists the requirements of the form of %s", async (saqType) => {
    const record = sampleRecord(saqType);
    const families = familiesOf(record);
    expect(families.map(({ id }) => id).join(" ")).toBe(NUMBERS[saqType]);
    const part = (await aocText(record)).partText("Part 2g");
    for (const { id, title, tally } of families) {
      expect(part).toContain(dense(`${id}${title}`));
      expect(part).toContain(dense(`${title}${tally["In Place"]}\u2013`));
    }
    expect(part.includes("NotTestedNotInPlace")).toBe(saqType === "SAQ D");
    expect(part).not.toContain("Notanswered");
  });

  it("has a column for what is not answered only where something is not", async () => {
    const statusOf = (id: string): ControlStatus => (id === "8.3.6" ? "empty" : "In Place");
    expect(await partOf("Part 2g", "SAQ A", { statusOf })).toContain("Notanswered");
  });
});

describe("part 3", () => {
  it("gives the last day of the plan and says how many controls have none", async () => {
    const part = await partOf("Part 3", "SAQ A", {
      statusOf: open("8.3.6", "9.4.1", "2.2.2"),
      control: ({ controlId }) => ({
        planDate: { "8.3.6": "2027-01-31", "9.4.1": "2027-05-01" }[controlId] ?? null,
      }),
    });
    expect(part).toContain(dense("1 May 2027; not given for 1 open control"));
  });

  it("gives no target day that nobody gave", async () => {
    const none = { statusOf: open("8.3.6", "9.4.1"), control: () => ({ planDate: null }) };
    expect(await partOf("Part 3", "SAQ A", none)).toContain(
      dense("Not given for any of the 2 open controls"),
    );
    const unsigned = await partOf("Part 3", "SAQ A", { signature: "unsigned" });
    expect(unsigned).toContain(dense("Not given: no control is open"));
    expect(await partOf("Part 3", "SAQ A")).not.toContain("Targetdate");
  });

  it("is a result of its own where laws forbid all that is open", async () => {
    const options = { statusOf: open("8.3.6"), lawForbids: true };
    const text = await aocText(sampleRecord("SAQ A", options));
    expect(text.lines).toContain("Compliant but with legal exception");
    expect(text.partText("Part 3")).toContain(dense("8.3.6A law forbids it."));
    expect(text.joined).not.toContain("Valid until");
    expect(text.partText("Part 4")).toContain(dense("No action plan is due"));
  });

  it("says that the partner chose the type, and what was found", async () => {
    const part = await partOf("Part 3", "SAQ B", { override: { reason: null } });
    expect(part).toContain(dense("Chosen by Sample partner Its reason No reason given"));
    expect(part).toContain(dense("By what was said SAQ D"));
  });

  it("calls SAQ D a full assessment, and no other", async () => {
    expect(await partOf("Part 3", "SAQ D")).toContain(dense("Full assessment"));
    expect(await partOf("Part 3", "SAQ A")).not.toContain(dense("Full assessment"));
  });
});

describe("part 3a", () => {
  it("prints what was said to each acknowledgement", async () => {
    const said = { "3a-1": true, "3a-2": false, "3a-3": null } as const;
    const confirmed = (id: string) => said[id as keyof typeof said];
    const part = await partOf("Part 3a", "SAQ A", { confirmed });
    expect(part).toContain(dense("instructions ask. Confirmed at signing"));
    expect(part).toContain(dense("everything that matters. Declined"));
    expect(part).toContain(dense("at all times. Not sure"));
    expect(part).not.toContain(dense("This is a fair picture."));
  });

  it("prints the acknowledgement word for word where nobody was asked one by one", async () => {
    const part = await partOf("Part 3a", "SAQ A", { confirmed: () => undefined });
    expect(part.split(dense("Not asked one by one"))).toHaveLength(4);
    expect(part).toContain(dense("“This is a fair picture.”"));
  });

  it("confirms nothing that is not signed", async () => {
    const part = await partOf("Part 3a", "SAQ A", { signature: "unsigned" });
    expect(part.split("Notsigned")).toHaveLength(4);
    expect(part).not.toContain("Confirmed");
  });
});

describe("part 4", () => {
  it("has a row for each requirement, and one for each open control", async () => {
    const statusOf = (id: string): ControlStatus =>
      (({ "8.3.6": "Not In Place", "9.4.1": "empty" }) as const)[id] ?? "In Place";
    const part = await partOf("Part 4", "SAQ A", { statusOf });
    expect(part).toContain(dense("8 User accounts and sign-in No 8.3.6"));
    expect(part).toContain(dense("2 Safe system setup Yes \u2013"));
    expect(part).toContain(dense("Not In Place 31 March 2027 Office manager"));
    expect(part).toContain(dense("What will be done: What will be done about 8.3.6."));
    expect(part).toContain(dense("Not answered Not given Not given What will be done: Not given"));
  });

  it("counts a compensating control without a worksheet, and a reason that is missing, as open", async () => {
    const statusOf = (id: string): ControlStatus =>
      (({ "8.3.6": "In Place with Compensating Control", "9.4.1": "Not Applicable" }) as const)[
        id
      ] ?? "In Place";
    const control = () => ({ worksheet: null, answer: null, quote: null });
    const part = await partOf("Part 4", "SAQ A", { statusOf, control });
    expect(part).toContain(dense("Compensating control without a worksheet"));
    expect(part).toContain(dense("Not Applicable without a reason"));
  });

  it("takes a plan from the review where the control has none, and loses none", async () => {
    const record = sampleRecord("SAQ A", {
      statusOf: open("8.3.6"),
      control: () => ({ plan: null, planDate: null, planBy: null }),
    });
    const plans: Record<string, string>[] = [
      { controlId: "8.3.6", plan: "Longer passwords", date: "2027-02-28" },
      { controlId: "9.4.1", plan: "A new safe", by: "Owner" },
    ];
    const group = { groupId: "remediation" as const, answer: null, fields: { plans } };
    const others = record.review.filter(({ groupId }) => groupId !== "remediation");
    const text = await aocText({ ...record, review: [...others, group] });
    expect(text.partText("Part 3")).toContain(dense("Target date for compliance 28 February 2027"));
    const part = text.partText("Part 4");
    expect(part).toContain(
      dense("Not In Place 28 February 2027 Not given What will be done: Longer passwords"),
    );
    expect(part).toContain(
      dense("9.4.1 Not among the open controls Not given Owner What will be done: A new safe"),
    );
  });

  it("prints the merchant's own text about its plan", async () => {
    const options = { statusOf: open("8.3.6"), review: "text" as const };
    expect(await partOf("Part 4", "SAQ A", options)).toContain(
      dense("“Own words about remediation”"),
    );
  });

  it("asks for no plan where nothing is open, and says what stands against compliance", async () => {
    expect(await partOf("Part 4", "SAQ A")).toContain(dense("No action plan is due"));
    const unsigned = await partOf("Part 4", "SAQ A", { signature: "unsigned" });
    expect(unsigned).toContain(dense("No control is open; Part 3 says"));
  });
});
