// Writes a version of a sealed record: what was said, who signed it, and the evidence of both.
import { randomBytes } from "node:crypto";
import { canonicalJson, sha256 } from "@/lib/core/canonical";
import { config } from "@/lib/core/config";
import { verificationCode } from "@/lib/core/verification-code";
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import type { Ctx } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import { englishWords, hashOfWords } from "@/lib/domain/signature/acknowledgement";
import type { SignatureRow } from "@/lib/domain/signature/queries";
import { callerEvidence } from "./caller";
import { givenSince } from "./difference";
import { reasonsOf, resultOf } from "./outcome";
import { paperOf } from "./paper";
import { findRecord, insertRecord, type RecordRow } from "./queries";
import type { RecordContent, RecordEvidence, RecordSignature, SealedRecord } from "./shape";

/** SHA-256 of what is signed. */
export function contentHash(content: RecordContent): string {
  return sha256(canonicalJson(content));
}

/** A sealed attempt as its move by the machine left it. */
type SealedAttempt = AttemptRow & { readonly sealedAt: Date; readonly expiresAt: Date };

/** The first version, in the transaction that seals. */
export function writeFirstVersion(
  ctx: Ctx,
  attempt: SealedAttempt,
  content: RecordContent,
  signature: SignatureRow | null,
): Promise<RecordRow> {
  const evidence = {
    version: 1,
    sealedAt: attempt.sealedAt.toISOString(),
    sealedBy: attempt.sealedBy ?? "finalize",
    sealedByCaller: callerEvidence(ctx),
    expiresAt: attempt.expiresAt.toISOString(),
    paper: paperOf(content),
  };
  return writeVersion(ctx, attempt, { content, signature, evidence });
}

/** The second version: a record that was sealed unsigned, with its signature. Its content stays. */
export function writeSignedVersion(
  ctx: Ctx,
  attempt: AttemptRow,
  { signature: _, evidence: first, ...content }: SealedRecord,
  signature: SignatureRow,
): Promise<RecordRow> {
  const { sealedAt, sealedBy, sealedByCaller, expiresAt, paper } = first;
  const evidence = { version: 2, sealedAt, sealedBy, sealedByCaller, expiresAt, paper };
  return writeVersion(ctx, attempt, { content, signature, evidence });
}

interface Parts {
  readonly content: RecordContent;
  readonly signature: SignatureRow | null;
  readonly evidence: Pick<
    RecordEvidence,
    "version" | "sealedAt" | "sealedBy" | "sealedByCaller" | "expiresAt" | "paper"
  >;
}

/** The logo at sealing: both versions of a record are headed by the same. */
async function logoOf(ctx: Ctx, attempt: AttemptRow, version: number): Promise<string | null> {
  if (version === 1) return (await requirePartner(ctx)).logoSha256;
  return (await findRecord(ctx, attempt.id, 1))?.logoSha256 ?? null;
}

async function writeVersion(ctx: Ctx, attempt: AttemptRow, parts: Parts): Promise<RecordRow> {
  const { content, signature } = parts;
  const reasons = reasonsOf(content, signature);
  const code = verificationCode(randomBytes(16));
  const logo = await logoOf(ctx, attempt, parts.evidence.version);
  const record = {
    ...content,
    signature: signature && recordSignature(signature),
    evidence: {
      ...parts.evidence,
      contentSha256: contentHash(content),
      recordedAt: ctx.now.toISOString(),
      reasons,
      result: resultOf(content, reasons),
      signing: signature && signingEvidence(signature, content),
      verificationCode: code,
      verificationUrl: `${config().baseUrl}/verify/${code}`,
    },
  };
  return insertRecord(ctx, attempt, record, logo);
}

function recordSignature(row: SignatureRow): RecordSignature {
  const { signatoryName, signatoryTitle, acknowledgement, confirmations } = row;
  const { acknowledgementVersion: version, acknowledgementLanguage: language } = row;
  return {
    ...{ signatoryName, signatoryTitle, acknowledgement },
    acknowledgementEnglish: version === null || language === "en" ? null : englishWords(version),
    acknowledgementLanguage: language,
    signedAt: row.signedAt.toISOString(),
    confirmations: [...confirmations],
  };
}

function signingEvidence(
  row: SignatureRow,
  content: RecordContent,
): NonNullable<RecordEvidence["signing"]> {
  if (!row.caller || !row.content || !row.contentSha256) {
    throw new Error("a signature without evidence of what was signed");
  }
  return {
    caller: row.caller,
    acknowledgementSha256: row.acknowledgementHash ?? hashOfWords(row.acknowledgement),
    contentSha256: row.contentSha256,
    givenAfterwards: givenSince(row.content, content),
    readAfterwards: [...row.readAfterwards],
  };
}
