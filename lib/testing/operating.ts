// Operators of the service for tests: signed in, with an authenticator, and unlocked as far as the database knows.
import { SERVICE_TENANT, type UserCaller } from "@/lib/core/caller";
import type { TestDatabase } from "./database";
import { aSession, aUser, sessionOf, type TestUser } from "./people";

/** An operator at a browser. */
export interface TestOperator extends TestUser {
  readonly token: string;
  /** Who acted with the token when it was made. */
  readonly caller: UserCaller;
  /** Who acts with the token at this moment. */
  now(): Promise<UserCaller>;
}

/** Makes an operator with two factors, unlocked; `locked`: no code has opened the session; `bare`: no authenticator, either. */
export async function anOperator(
  database: TestDatabase,
  standing: "unlocked" | "locked" | "bare" = "unlocked",
): Promise<TestOperator> {
  const user = await aUser(database, SERVICE_TENANT, "operator");
  const { token } = await aSession(user);
  if (standing !== "bare") {
    await database.pool.query("update users set totp_confirmed_at = now() where id = $1", [
      user.userId,
    ]);
  }
  if (standing === "unlocked") {
    await database.pool.query(
      "update user_sessions set unlocked_until = now() + interval '1 hour' where user_id = $1",
      [user.userId],
    );
  }
  const now = async () => (await sessionOf(token)).caller;
  return { ...user, token, caller: await now(), now };
}
