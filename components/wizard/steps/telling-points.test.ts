// What the list under the description ticks off, in each language of the portal.
import { expect, test } from "vitest";
import { CHANNELS } from "@/lib/domain/payment-method/shape";
import { tellingPoints } from "./telling-points";

const told = (channel: (typeof CHANNELS)[number] | undefined, words: string) =>
  tellingPoints(channel, words)
    .filter((each) => each.told)
    .map(({ point }) => point);

test.each(CHANNELS)(
  "has something worth telling about %s, none of it told by nothing",
  (channel) => {
    expect(tellingPoints(channel, "").length).toBeGreaterThan(1);
    expect(told(channel, "")).toEqual([]);
  },
);

test("ticks off what was written, and leaves the rest", () => {
  expect(told("countertop", "A terminal on its own SIM card.")).toEqual(["line"]);
  expect(told("countertop", "We type the amount, the till knows nothing of it.")).toEqual([
    "alone",
  ]);
  expect(told("website", "Buyers are redirected. We keep no numbers.")).toEqual(["page", "kept"]);
  expect(told("phoneVT", "I type it into the bank's website on the office PC.")).toEqual([
    "typed",
    "computer",
  ]);
});

test("understands the portal's other languages", () => {
  expect(told("countertop", "El datáfono usa la línea de teléfono, sin ordenador.")).toEqual([
    "line",
    "alone",
  ]);
  expect(told("countertop", "Le terminal est sur un réseau à part, nous ne gardons rien.")).toEqual(
    ["network", "kept"],
  );
});

test("a way of taking cards that has no channel has the most general list", () => {
  expect(tellingPoints(undefined, "")).toEqual(tellingPoints("other", ""));
});
