// The partner's logo at the head of the documents: drawn over the name, and the same bytes every time.
import { expect, test } from "vitest";
import type { LogoFile } from "@/lib/domain/logo/shape";
import { aPng, JPEG } from "@/lib/testing/pictures";
import { readPdfText } from "./fixtures/pdf-text";
import { sampleRecord } from "./fixtures/sample-record";
import { renderDocument } from "./render";

const record = sampleRecord("SAQ A", { partnerName: "Harbor Bank" });

function render(logo: LogoFile | null) {
  return renderDocument("aoc", { record, narrative: null, logo });
}

const pictures = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString("latin1")
    .match(/\/Subtype \/Image/g)?.length ?? 0;

const png = aPng(320, 80, { colour: [11, 92, 173, 120] });

test.each<LogoFile>([
  { format: "png", width: 320, height: 80, bytes: png },
  { format: "jpeg", width: 1, height: 1, bytes: JPEG },
])("a $format is drawn, and the name stays", async (logo) => {
  const { bytes, sha256, pages } = await render(logo);
  expect(pictures(bytes)).toBeGreaterThan(0);
  expect(readPdfText(bytes)[0]).toContain("Harbor Bank");
  // A thread gets bytes without Node's own type.
  const again = await render({ ...logo, bytes: new Uint8Array(logo.bytes) });
  expect(again.sha256).toBe(sha256);
  const without = await render(null);
  expect(pictures(without.bytes)).toBe(0);
  expect(without.pages).toBe(pages);
});
