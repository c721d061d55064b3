// Who made a call, in words. A key speaks for a program: its address is not the signer's.
import type { CallerEvidence, SealedRecord } from "@/lib/domain/record/shape";
import type { Fact } from "@/lib/render/look/primitives";

const USES = {
  portal: "for the portal",
  chat: "for a chat",
  rest: "for the merchant’s part of the API",
} as const;

const UNKNOWN = "Not known";

function credentialOf({ kind, credentialId, use }: CallerEvidence, record: SealedRecord): string {
  if (kind === "partner") return `API key ${credentialId} of ${record.partner.name}`;
  if (kind === "user") return `Person ${credentialId} of ${record.partner.name}`;
  if (kind === "system") return `The service itself, job ${credentialId}`;
  return `Session token ${credentialId}${use ? ` ${USES[use]}` : ""}`;
}

/** Who called, and from where. */
export function callerFacts(caller: CallerEvidence, record: SealedRecord): Fact[] {
  return [
    { label: "Called with", value: credentialOf(caller, record) },
    { label: "Address of the caller", value: caller.address ?? UNKNOWN },
    { label: "Program of the caller", value: caller.userAgent ?? UNKNOWN },
  ];
}

/** What the address does not say; null where the signer's own session called. */
export function callerNote(caller: CallerEvidence, record: SealedRecord): string | null {
  if (caller.kind === "merchant") return null;
  if (caller.kind === "user") {
    return `A person of ${record.partner.name} sent the signature, signed in to the dashboard. Address and program are theirs, not those of the person who is named as signer.`;
  }
  return caller.kind === "partner"
    ? `An API key of ${record.partner.name} sent the signature. Address and program are those of the caller, not of the person who is named as signer.`
    : "The service itself sent the signature. No address of the person who is named as signer is known.";
}
