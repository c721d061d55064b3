// One more API key is made by an admin who is signed in and has unlocked it, and by nobody else: whoever stole
// a key makes no other, and it ends for good when it is revoked.
import { z } from "zod";
import { operation } from "@/lib/domain/operation";
import { line } from "@/lib/domain/text";
import { addKey, LASTING_KEYS_MAX } from "./key-queries";
import { requirePartner } from "./queries";
import { NewKey } from "./shape";

export const createKey = operation({
  name: "partner.create_key",
  summary: "Make one more API key",
  description: `For each program one, so that each can be replaced or revoked by itself; up to ${LASTING_KEYS_MAX}. It reaches all that the others reach, and is shown once.`,
  kind: "command",
  actors: ["user"],
  status: 201,
  input: z.strictObject({
    name: line(100).meta({ description: "What it is for, to tell keys apart." }),
  }),
  output: NewKey,
  errors: ["KEY_LIMIT"],
  async handler(ctx, { name }) {
    const { mode } = await requirePartner(ctx);
    const made = await addKey(ctx, mode, name);
    ctx.emit("partner.key_created", { id: ctx.caller.partnerId }, { keyId: made.keyId, name });
    return { ...made, name };
  },
});
