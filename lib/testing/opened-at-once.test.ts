// Attempts that are opened at the same moment for one payment method.
import { expect, test } from "vitest";
import { send } from "./api";
import { testDatabase } from "./database";
import { aMerchant, aPartner } from "./world";

const database = testDatabase();

test("of attempts opened at once for one payment method one is", async () => {
  const partner = await aPartner(database);
  const merchant = await aMerchant(partner);
  const body = { paymentMethodId: merchant.pmId, saqType: "SAQ A" };
  const request = { as: partner.as, body };
  const replies = await Promise.all(
    [1, 2, 3].map(() => send("POST", `${merchant.base}/attempts`, request)),
  );
  expect(replies.map((reply) => reply.status).sort()).toEqual([201, 409, 409]);
});
