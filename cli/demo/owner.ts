// The demo's owner, who signs in to the dashboard. A password that an earlier demo wrote down goes on
// working.
import { randomBytes } from "node:crypto";
import { seedOwner } from "@/db/seed/people";
import { hashPassword } from "@/lib/auth/people/password";

/** What one signs in to the dashboard of the demo with. */
export interface DemoOwner {
  readonly email: string;
  readonly password: string;
}

const EMAIL = "owner@harbor-demo.example";

/** Makes the owner of the demo's partner, without two-factor sign-in: setting it up is part of the demo. */
export async function makeDemoOwner(
  ownerUrl: string,
  partnerId: string,
  known: string | undefined,
): Promise<DemoOwner> {
  const password = known ?? randomBytes(12).toString("base64url");
  const passwordHash = await hashPassword(password);
  await seedOwner(ownerUrl, { partnerId, email: EMAIL, name: "Demo Owner", passwordHash });
  return { email: EMAIL, password };
}
