// Operations × roles, as the table of permissions says; what is no entry of it nobody can do.
import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import type { UserCaller } from "@/lib/core/caller";
import { AppError } from "@/lib/core/errors";
import { holds, ROLES } from "@/lib/core/roles";
import { PERMISSIONS, permissionOf } from "@/lib/permissions";
import {
  INTERNAL,
  OPERATING,
  OPERATIONS,
  type OperatingName,
  OWN,
  PUBLIC,
  type PublicName,
} from "@/lib/registry";
import { run } from "@/lib/runtime";
import { permissionsTable } from "@/lib/transports/people/permissions-table";
import { testDatabase } from "./database";
import { aSession, aUser, setUpAuthenticator } from "./people";
import { aPartner } from "./world";

const database = testDatabase();
const callers = new Map<string, UserCaller>();

beforeAll(async () => {
  const { partnerId } = await aPartner(database);
  for (const role of [...ROLES, "operator"] as const) {
    const { current } = await aSession(await aUser(database, partnerId, role));
    callers.set(role, current.caller);
  }
});

function callerOf(role: string, change: Partial<UserCaller> = {}): UserCaller {
  const caller = callers.get(role);
  if (!caller) throw new Error(`no ${role}`);
  return { ...caller, ...change };
}

/** Input that no operation takes: whoever is let through is told of it, and nothing is done. */
const NO_INPUT = { "no such member": true };

async function refusalOf(name: PublicName, caller: UserCaller): Promise<string> {
  try {
    await run(PUBLIC[name], caller, NO_INPUT);
    return "done";
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
}

const IN_AN_HOUR = new Date(Date.now() + 3_600_000);
const UNLOCKED = { twoFactor: true, unlockedUntil: IN_AN_HOUR };
const names = Object.keys(PUBLIC) as PublicName[];

describe.each(names)("%s", (name) => {
  const { least, unlock } = PERMISSIONS[name];

  test("lets in the roles of the table and no others", async () => {
    for (const role of [...ROLES, "operator"] as const) {
      const allowed = least === "self" || (least !== "operator" && holds(role, least));
      const refusal = await refusalOf(name, callerOf(role, UNLOCKED));
      expect([role, refusal]).toEqual([role, allowed ? "VALIDATION_ERROR" : "ROLE_NOT_ALLOWED"]);
    }
  });

  test("asks for a code where the table says so, and for the set-up before it", async () => {
    const past = { twoFactor: true, unlockedUntil: new Date(Date.now() - 1) };
    const without = { twoFactor: false, unlockedUntil: null };
    const refusals = [
      await refusalOf(name, callerOf("owner", without)),
      await refusalOf(name, callerOf("owner", { twoFactor: true, unlockedUntil: null })),
      await refusalOf(name, callerOf("owner", past)),
    ];
    const open = ["VALIDATION_ERROR", "VALIDATION_ERROR", "VALIDATION_ERROR"];
    expect(refusals).toEqual(
      unlock ? ["TWO_FACTOR_REQUIRED", "UNLOCK_REQUIRED", "UNLOCK_REQUIRED"] : open,
    );
  });

  test("is closed to a sign-in whose code is still to come", async () => {
    const refusal = await refusalOf(name, callerOf("owner", { ...UNLOCKED, stage: "code" }));
    expect(refusal).toBe("CODE_REQUIRED");
  });
});

describe.each(Object.keys(OPERATING) as OperatingName[])("%s", (name) => {
  const { least, unlock } = PERMISSIONS[name];

  async function refusal(caller: UserCaller): Promise<string> {
    try {
      await run(OPERATING[name], caller, NO_INPUT);
      return "done";
    } catch (error) {
      return error instanceof AppError ? error.code : String(error);
    }
  }

  test("is for operators with two factors alone, and asks for a code where the table says so", async () => {
    expect(least).toBe("operator");
    for (const role of ROLES) {
      expect(await refusal(callerOf(role, UNLOCKED))).toBe("ROLE_NOT_ALLOWED");
    }
    expect(await refusal(callerOf("operator", UNLOCKED))).toBe("VALIDATION_ERROR");
    const locked = { twoFactor: true, unlockedUntil: null };
    const expected = unlock ? "UNLOCK_REQUIRED" : "VALIDATION_ERROR";
    expect(await refusal(callerOf("operator", locked))).toBe(expected);
    const without = { twoFactor: false, unlockedUntil: null };
    expect(await refusal(callerOf("operator", without))).toBe("TWO_FACTOR_REQUIRED");
    const early = { ...UNLOCKED, stage: "code" } as const;
    expect(await refusal(callerOf("operator", early))).toBe("CODE_REQUIRED");
  });
});

test("every operation that takes people is in the table, and the reverse", () => {
  for (const operation of OPERATIONS) {
    const listed = permissionOf(operation.name) !== null;
    expect([operation.name, listed]).toEqual([operation.name, operation.actors.includes("user")]);
  }
});

test("what the service does by itself is open to nobody who signs in", async () => {
  for (const operation of Object.values(INTERNAL)) {
    const caller = callerOf("owner", UNLOCKED);
    await expect(run(operation, caller, {})).rejects.toMatchObject({
      code: "PARTNER_KEY_REQUIRED",
    });
  }
});

test("an API key does nothing that is left to people: their accounts, and further keys", async () => {
  const { partnerId } = callerOf("owner");
  const key = {
    kind: "partner" as const,
    partnerId,
    keyId: "key_example",
    keyStanding: "current" as const,
    replayKey: "",
  };
  for (const operation of Object.values(OWN)) {
    await expect(run(operation, key, {})).rejects.toMatchObject({ code: "PARTNER_KEY_REQUIRED" });
  }
});

test("acts that take an authenticator away ask for a code of it", async () => {
  const { current } = await aSession(await aUser(database, callerOf("owner").partnerId));
  await setUpAuthenticator(current);
  const caller = { ...current.caller, twoFactor: true };
  for (const operation of [OWN.removeTwoFactor, OWN.renewRecoveryCodes]) {
    await expect(run(operation, caller, {})).rejects.toMatchObject({ code: "UNLOCK_REQUIRED" });
  }
});

test("the documentation prints the table as it is", async () => {
  const page = await readFile("docs/people.md", "utf8");
  expect(page).toContain(permissionsTable());
});
