// A tab whose visit has ended goes on with that of another tab: of the same merchant, and of nobody else.
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { awaitVisit, tellOfVisit } from "./same-visit";

function aToken(claims: object): string {
  return `x.${btoa(JSON.stringify(claims))}.y`;
}

const soon = () => Math.floor(Date.now() / 1000) + 3600;

test("a visit that begins is told to tabs of its merchant that wait, while they wait", async () => {
  const told: string[] = [];
  const stop = awaitVisit("mrc_1", (token) => told.push(token));
  const good = aToken({ exp: soon() });
  tellOfVisit("mrc_2", aToken({ exp: soon(), of: "another" }));
  tellOfVisit("mrc_1", aToken({ exp: 1000 }));
  tellOfVisit("mrc_1", aToken({ exp: soon(), use: "view" }));
  tellOfVisit("mrc_1", "anything");
  tellOfVisit("mrc_1", good);
  await expect.poll(() => told).toEqual([good]);
  stop();
  tellOfVisit("mrc_1", aToken({ exp: soon(), late: true }));
  await pause(50);
  expect(told).toEqual([good]);
});
