// Operators of the service for tests: signed in, with an authenticator, and unlocked as far as the database knows.
import type { UserCaller } from "@/lib/core/caller";
import { SERVICE_TENANT } from "@/lib/core/caller";
import type { TestDatabase } from "./database";
import { aSession, aUser, sessionOf, type TestUser } from "./people";

/** An operator at a browser. */
export interface TestOperator extends TestUser {
  readonly token: string;
  /** Who acts with the token at this moment. */
  now(): Promise<UserCaller>;
}

/** Makes an operator with two factors; `locked`: no code has unlocked the session. */
export async function anOperator(
  database: TestDatabase,
  locked: "locked" | "unlocked" = "unlocked",
): Promise<TestOperator> {
  const user = await aUser(database, SERVICE_TENANT, "operator");
  const { token } = await aSession(user);
  await database.pool.query("update users set totp_confirmed_at = now() where id = $1", [
    user.userId,
  ]);
  if (locked === "unlocked") {
    await database.pool.query(
      "update user_sessions set unlocked_until = now() + interval '1 hour' where user_id = $1",
      [user.userId],
    );
  }
  return { ...user, token, now: async () => (await sessionOf(token)).caller };
}
