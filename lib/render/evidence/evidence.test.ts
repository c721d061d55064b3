import { describe, expect, it } from "vitest";
import type { RecordEvidence, SealedRecord } from "@/lib/domain/record/shape";
import { aocText, dense } from "@/lib/render/fixtures/aoc-text";
import { type SampleOptions, sampleRecord } from "@/lib/render/fixtures/sample-record";

type Signing = NonNullable<RecordEvidence["signing"]>;

function signedWith(changes: Partial<Signing>, options: SampleOptions = {}): SealedRecord {
  const record = sampleRecord("SAQ A", options);
  const { signing } = record.evidence;
  if (!signing) throw new Error("the sample is signed");
  return { ...record, evidence: { ...record.evidence, signing: { ...signing, ...changes } } };
}

async function evidenceOf(record: SealedRecord, recordSha256?: string): Promise<string> {
  return (await aocText(record, recordSha256 ? { recordSha256 } : {})).partText("Evidence");
}

describe("the evidence", () => {
  it("names signer, caller, hashes and what was said to each statement", async () => {
    const record = sampleRecord("SAQ A", {
      confirmed: (id) => (id === "A-2" ? null : id !== "3a-3" && id !== "A-1" ? true : undefined),
    });
    const text = await evidenceOf(record);
    expect(text).toContain(dense("Session token ses_sample for the portal"));
    expect(text).toContain(dense("192.0.2.7 Program of the caller Sample browser"));
    expect(text).toContain(record.evidence.contentSha256);
    expect(text).toContain(dense("both have the same SHA-256"));
    expect(text).toContain(dense("“This is a fair picture.”"));
    const rows = text.slice(text.indexOf("Saidatsigning"));
    expect(rows).toContain("A-2");
    expect(rows).toContain("Notsure");
    expect(rows).not.toContain("A-1I");
    expect(rows).not.toContain("3a-3");
  });

  it("says that the address of an API key is not the signer's", async () => {
    const caller = { kind: "partner", credentialId: "key_1", use: null } as const;
    const text = await evidenceOf(
      signedWith({ caller: { ...caller, address: "192.0.2.9", userAgent: null } }),
    );
    expect(text).toContain(dense("API key key_1 of Sample partner"));
    expect(text).toContain(dense("Address of the caller 192.0.2.9"));
    expect(text).toContain(dense("Program of the caller Not known"));
    expect(text).toContain(dense("not of the person who is named as signer"));
    expect(await evidenceOf(sampleRecord("SAQ A"))).not.toContain(dense("named as signer"));
  });

  it("lists what came between signing and sealing, and nothing where nothing did", async () => {
    const text = await evidenceOf(
      signedWith({
        contentSha256: "0".repeat(64),
        givenAfterwards: { controls: ["2.2.2", "8.3.6"], reviewGroups: ["locations"], other: 2 },
        readAfterwards: ["9.4.1"],
      }),
    );
    expect(text).toContain(dense("another SHA-256 than what was signed"));
    expect(text).toContain(
      dense("2 controls (2.2.2, 8.3.6); 1 review group (places); 2 other things."),
    );
    expect(text).toContain(dense("Answered before signing and read after it 1 control (9.4.1)."));
    const plain = await evidenceOf(sampleRecord("SAQ A"));
    expect(plain).not.toContain(dense("after signing"));
    expect(plain).not.toContain(dense("read after it"));
  });

  it("prints the words in both languages where they were shown in another", async () => {
    const record = sampleRecord("SAQ A");
    const shown = "C’est une image fidèle.";
    const acknowledgement = {
      ...{ acknowledgement: shown, acknowledgementEnglish: "It is a fair picture." },
      acknowledgementLanguage: "fr" as const,
    };
    const signature = record.signature && { ...record.signature, ...acknowledgement };
    const text = await evidenceOf({ ...record, signature });
    expect(text).toContain(dense(`“${shown}” Shown in French. The same in English`));
    expect(text).toContain(dense("“It is a fair picture.”"));
  });

  it("names no signer where nobody signed", async () => {
    const text = await evidenceOf(sampleRecord("SAQ A", { signature: "unsigned" }));
    expect(text).toContain(dense("This attestation has not been signed"));
    expect(text).toContain(dense("The call “submit”"));
    expect(text).not.toContain(dense("Signed by"));
  });

  it("gives the record's hash where it is at hand, else says who names it", async () => {
    const hash = "ab".repeat(32);
    expect(await evidenceOf(sampleRecord("SAQ A"), hash)).toContain(hash);
    expect(await evidenceOf(sampleRecord("SAQ A"))).toContain(
      dense("A record cannot hold its own SHA-256"),
    );
  });

  it("gives address and code alone on their lines, with what this is not", async () => {
    const record = sampleRecord("SAQ A");
    const { lines, joined } = await aocText(record);
    expect(lines).toContain(record.evidence.verificationUrl);
    expect(lines).toContain(record.evidence.verificationCode);
    expect(joined).toContain("The PCI Security Standards Council has not validated it.");
  });

  it("names the later version and the record that is renewed", async () => {
    const record = sampleRecord("SAQ A", { renewal: true });
    const evidence = { ...record.evidence, version: 2, recordedAt: "2026-12-01T08:00:00.000Z" };
    const text = await evidenceOf({ ...record, evidence });
    expect(text).toContain(dense("2: signed after sealing, written 1 December 2026, 08:00:00 UTC"));
    expect(text).toContain(dense("att_earlier, sealed 18 November 2025"));
    expect(text).toContain(record.assessment.renewedFrom?.recordSha256);
  });
});
