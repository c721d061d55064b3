// Reads a merchant for the demo: a JSON file in the format of `examples/README.md`.
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { StartupError } from "@/lib/core/errors";
import { NewMerchant } from "@/lib/domain/merchant/shape";
import { NewPaymentMethod } from "@/lib/domain/payment-method/shape";
import { ControlAnswer, WorksheetShape } from "@/lib/domain/question/shape";
import { REVIEW_GROUP_IDS } from "@/lib/domain/review/shape";
import { Sign } from "@/lib/domain/signature/shape";
import { SAQ_TYPES } from "@/lib/pci/saq-type";

const topLevel = z.string().regex(/^([1-9]|1[0-2])$/);
const words = z.string().min(1);
const { signatoryName, signatoryTitle, acknowledgement, confirmations } = Sign.shape;

const MerchantFile = z.strictObject({
  merchant: NewMerchant,
  paymentMethod: NewPaymentMethod,
  expectedSaqType: z.enum(SAQ_TYPES),
  followUpAnswers: z.array(words).default([]),
  answers: z.record(topLevel, words),
  /** What is added to a section's answer where the service asks on; in order. */
  sectionFollowUps: z.record(topLevel, z.array(words)).default({}),
  /** Controls that are answered by themselves, after their section. */
  controlAnswers: z
    .record(z.string(), z.strictObject(ControlAnswer.pick({ answer: true, status: true }).shape))
    .default({}),
  /** Compensating control worksheets by control. */
  worksheets: z.record(z.string(), WorksheetShape).default({}),
  /** The fields of each group as the API takes them; it checks them and names every issue. */
  review: z.partialRecord(z.enum(REVIEW_GROUP_IDS), z.record(z.string(), z.json())),
  signature: z.strictObject({ signatoryName, signatoryTitle, acknowledgement, confirmations }),
});

/** A merchant as the demo plays it. */
export type DemoMerchant = z.output<typeof MerchantFile>;

/** Reads and checks a merchant file; StartupError names everything that is wrong with it. */
export async function readMerchantFile(file: string): Promise<DemoMerchant> {
  const text = await readFile(file, "utf8").catch((error: Error) => {
    throw new StartupError(`The merchant file cannot be read: ${error.message}.`);
  });
  const parsed = MerchantFile.safeParse(parseJson(file, text));
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((i) => `${i.path.join(".") || "file"}: ${i.message}`);
  throw new StartupError(`${file} is not a merchant file: ${wrong.join("; ")}`);
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartupError(`${file} is not valid JSON: ${(error as Error).message}.`);
  }
}
