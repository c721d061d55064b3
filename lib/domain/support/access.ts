import type { Ctx } from "@/lib/domain/operation";
import type { AccessRow } from "./queries";

/** A support access as it is shown. */
export function accessOf({ now }: Ctx, row: AccessRow) {
  const { id, operatorName, reason, createdAt, expiresAt, endedAt, endedBy } = row;
  const open = endedAt === null && expiresAt > now;
  return { id, operatorName, reason, createdAt, expiresAt, endedAt, endedBy, open };
}
