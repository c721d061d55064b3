import { describe, expect, it } from "vitest";
import { sampleRecord } from "./fixtures/sample-record";
import type { DocumentSource } from "./model";
import { renderDocument } from "./render";
import { renderInThread } from "./render-in-thread";

const PATIENT = { timeoutMs: 60_000 };

const source = (saqType: "SAQ A" | "SAQ D" = "SAQ A"): DocumentSource => ({
  record: sampleRecord(saqType),
  narrative: null,
});

describe("renderInThread", () => {
  it("gives both documents, byte for byte as without a thread", async () => {
    const rendered = await renderInThread(source(), PATIENT);
    expect(rendered.map(({ kind }) => kind)).toEqual(["saq", "aoc"]);
    for (const { kind, bytes, sha256, pages } of rendered) {
      const here = await renderDocument(kind, source());
      expect(Buffer.from(bytes).equals(Buffer.from(here.bytes))).toBe(true);
      expect({ sha256, pages }).toEqual({ sha256: here.sha256, pages: here.pages });
    }
  });

  it("ends what takes too long, says so, and goes on with the next source", async () => {
    const late = renderInThread(source("SAQ D"), { timeoutMs: 20 });
    const next = renderInThread(source(), PATIENT);
    await expect(late).rejects.toThrow("Rendering the documents took longer than 0.02 s.");
    expect(await next).toHaveLength(2);
  });

  it("tells what failed, and goes on with the next source", async () => {
    const broken = { record: {}, narrative: null } as unknown as DocumentSource;
    const failing = renderInThread(broken, PATIENT);
    await expect(failing).rejects.toThrow(/^Rendering the documents failed: ./);
    expect(await renderInThread(source(), PATIENT)).toHaveLength(2);
  });

  it("leaves the main loop free", async () => {
    await renderInThread(source(), PATIENT);
    const begun = performance.now();
    let last = begun;
    let longest = 0;
    const beat = setInterval(() => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    }, 5);
    await renderInThread(source("SAQ D"), PATIENT);
    clearInterval(beat);
    expect(longest).toBeLessThan((performance.now() - begun) / 2);
  });
});
