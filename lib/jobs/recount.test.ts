// The nightly recount goes through every book, tells whose counters differed, and leaves them right.
import { expect, test } from "vitest";
import { run } from "@/lib/runtime";
import { testDatabase } from "@/lib/testing/database";
import { aMerchant, aPartner } from "@/lib/testing/world";
import { recountBooks } from "./recount";

const database = testDatabase();

test("a recount of every book names the one whose counters differed, once", async () => {
  const [sound, wrong] = [await aPartner(database), await aPartner(database, "live")];
  await aMerchant(sound);
  await aMerchant(wrong);
  await database.pool.query(
    "update merchant_counts set merchants = merchants + 1 where partner_id = $1 and merchants > 0",
    [wrong.partnerId],
  );
  const drift = [{ counter: "payment_methods_added, not invited", kept: 2, actual: 1 }];
  expect(await recountBooks(run)).toEqual([{ partnerId: wrong.partnerId, drift }]);
  expect(await recountBooks(run)).toEqual([]);
});
