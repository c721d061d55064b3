import { expect, test } from "vitest";
import { configurationIn, HostLink } from "./link";

const ORIGIN = "https://bank.example";

test("a configuration is read with its members in the payload and beside the type", () => {
  const members = { apiKey: "sk_test_x", merchantId: "mrc_1" };
  const type = "sealwright:configure";
  for (const data of [
    { type, ...members },
    { type, version: 1, payload: members },
  ]) {
    expect(configurationIn(data, ORIGIN)).toMatchObject({ origin: ORIGIN, ...members });
  }
});

test("nothing else is one", () => {
  for (const data of [null, "sealwright:configure", 1, {}, { type: "sealwright:ready" }, []]) {
    expect(configurationIn(data, ORIGIN)).toBeNull();
  }
});

test("members that are no text are left out", () => {
  const data = { type: "sealwright:configure", apiKey: { a: 1 }, sessionToken: 7, merchantId: "" };
  expect(configurationIn(data, ORIGIN)).toEqual({ origin: ORIGIN });
});

test("a known partner's list decides who is heard", () => {
  expect(new HostLink([ORIGIN]).hears(ORIGIN)).toBe(true);
  expect(new HostLink([ORIGIN]).hears("https://other.example")).toBe(false);
  expect(new HostLink([]).hears(ORIGIN)).toBe(false);
  expect(new HostLink(null).hears(ORIGIN)).toBe(true);
});

test("a site that joins brings its partner's list along", () => {
  const link = new HostLink(undefined);
  expect(link.hears("https://other.example")).toBe(true);
  link.join(ORIGIN, [ORIGIN]);
  expect(link.hears("https://other.example")).toBe(false);
});
