import type { Ctx } from "@/lib/domain/operation";
import type { CallerEvidence } from "./shape";

/** Who makes this call, as the service sees it. */
export function callerEvidence({ caller, origin }: Pick<Ctx, "caller" | "origin">): CallerEvidence {
  const { address, userAgent } = origin;
  switch (caller.kind) {
    case "merchant":
      if (caller.use === "view") throw new Error("a visit that only looks gives no evidence");
      return {
        kind: "merchant",
        credentialId: caller.tokenId,
        use: caller.use,
        address,
        userAgent,
      };
    case "partner":
      return { kind: "partner", credentialId: caller.keyId, use: null, address, userAgent };
    case "user":
      return { kind: "user", credentialId: caller.userId, use: null, address, userAgent };
    case "helper":
      throw new Error("a helper answers one question and gives no evidence");
    case "visitor":
      throw new Error("a visitor reaches no merchant and gives no evidence");
    case "system":
      return { kind: "system", credentialId: caller.job, use: null, address, userAgent };
  }
}
