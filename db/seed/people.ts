// Makes people without an invitation: the first owner of a partner, for demos and end-to-end tests.
import { and, eq, isNull } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as schema from "@/db/schema";
import { users } from "@/db/schema";
import { newId } from "@/lib/core/ids";

/** An owner to be. */
export interface SeededOwner {
  readonly partnerId: string;
  readonly email: string;
  readonly name: string;
  /** argon2id. */
  readonly passwordHash: string;
}

/** Makes an owner; one who is there gets this password again, and loses a lock. */
export async function seedOwner(ownerUrl: string, owner: SeededOwner): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const db = drizzle(client, { schema });
    const { email, partnerId, passwordHash } = owner;
    const known = and(eq(users.email, email), isNull(users.removedAt));
    const unlocked = { failedTries: 0, lockedUntil: null };
    const [found] = await db
      .update(users)
      .set({ passwordHash, ...unlocked })
      .where(and(known, eq(users.partnerId, partnerId)))
      .returning({ id: users.id });
    if (found) return;
    // A database whose demo partner was made anew: the address belongs to that one now.
    await db.update(users).set({ removedAt: new Date() }).where(known);
    const id = newId("usr");
    await db.insert(users).values({ ...owner, id, role: "owner", createdAt: new Date() });
  } finally {
    await client.end();
  }
}
