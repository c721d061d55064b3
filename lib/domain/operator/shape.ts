import { z } from "zod";
import { Moment, pathId } from "@/lib/domain/text";

/** How long the address of the set-up works, in hours: each start of an installation without operators prints another. */
export const SETUP_HOURS = 24;

/** Names an operator. */
export const OperatorRef = z.strictObject({
  userId: pathId("The person's id.", "usr_01jd9x0e5kf7tr5v8kxgk3s9qa"),
});

/** The operators of the service, and who was invited to be one. */
export const Operators = z.object({
  operators: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      twoFactor: z.boolean(),
      createdAt: Moment,
      lastSignedInAt: Moment.nullable(),
    }),
  ),
  invitations: z.array(
    z.object({
      id: z.string(),
      /** null: the address of the set-up, whose holder says who they are. */
      email: z.string().nullable(),
      invitedBy: z.string(),
      expiresAt: Moment,
    }),
  ),
});
