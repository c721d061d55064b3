// Reads a merchant for the demo: a JSON file in the format of `examples/README.md`.
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { StartupError } from "@/lib/core/errors";
import { NewMerchant } from "@/lib/domain/merchant/shape";
import { NewPaymentMethod } from "@/lib/domain/payment-method/shape";
import { REVIEW_GROUP_IDS } from "@/lib/domain/review/shape";
import { SAQ_TYPES } from "@/lib/pci/saq-type";

const MerchantFile = z.strictObject({
  merchant: NewMerchant,
  paymentMethod: NewPaymentMethod,
  expectedSaqType: z.enum(SAQ_TYPES),
  followUpAnswers: z.array(z.string().min(1)).default([]),
  answers: z.record(z.string().regex(/^([1-9]|1[0-2])$/), z.string().min(1)),
  review: z.partialRecord(z.enum(REVIEW_GROUP_IDS), z.string().min(1)),
  signature: z.strictObject({
    signatoryName: z.string().min(1),
    signatoryTitle: z.string().min(1),
    acknowledgement: z.string().min(1),
  }),
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
