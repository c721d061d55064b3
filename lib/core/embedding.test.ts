import { expect, test } from "vitest";
import {
  embeddersOf,
  framePolicy,
  hostOf,
  mayEmbed,
  mayReturnTo,
  originOf,
  returnRefusal,
} from "./embedding";

const live = (embedOrigins: string[]) =>
  embeddersOf({ mode: "live", embedOrigins, returnHosts: [] });
const sandbox = embeddersOf({ mode: "sandbox", embedOrigins: [], returnHosts: [] });

test("a live partner's portal is framed by the sites on its list alone", () => {
  const listed = live(["https://bank.example", "https://portal.bank.example:8443"]);
  expect(framePolicy(listed)).toBe(
    "frame-ancestors https://bank.example https://portal.bank.example:8443",
  );
  expect(mayEmbed("https://bank.example", listed)).toBe(true);
  for (const other of ["https://bank.example.evil.test", "http://bank.example", "null", ""]) {
    expect(mayEmbed(other, listed)).toBe(false);
  }
});

test("an empty list lets nobody in", () => {
  expect(framePolicy(live([]))).toBe("frame-ancestors 'none'");
  expect(mayEmbed("https://bank.example", live([]))).toBe(false);
});

test("what is no origin on the list never reaches the header", () => {
  const listed = live([
    "https://bank.example/path",
    "*",
    "javascript:1",
    "a; script-src *",
    "https://a;script-src",
    "https://*.bank.example",
  ]);
  expect(framePolicy(listed)).toBe("frame-ancestors https://bank.example");
});

test("a sandbox may be shown by any site that has a name", () => {
  expect(framePolicy(sandbox)).toContain("https: http://localhost:*");
  expect(mayEmbed("https://anyone.example", sandbox)).toBe(true);
  expect(mayEmbed("null", sandbox)).toBe(false);
});

const sites = (mode: "live" | "sandbox", ...returnHosts: string[]) => ({
  mode,
  returnHosts,
  embedOrigins: [],
});

test("a merchant is sent back to listed hosts over TLS alone", () => {
  const bank = sites("live", "bank.example", "localhost");
  expect(mayReturnTo("https://bank.example/done?x=1", bank)).toBe(true);
  expect(mayReturnTo("http://localhost:4000/", bank)).toBe(true);
  for (const url of [
    "http://bank.example/",
    "https://bank.example@evil.test/",
    "https://user@bank.example/",
    "https://:secret@bank.example/",
    "ftp://localhost/",
    "javascript:alert(1)",
    "/done",
  ]) {
    expect(mayReturnTo(url, bank)).toBe(false);
  }
});

test("a sandbox's merchants are sent back to any http://localhost address, a live partner's are not", () => {
  for (const url of ["http://localhost/", "http://localhost:5173/back?x=1"]) {
    expect(mayReturnTo(url, sites("sandbox"))).toBe(true);
    expect(mayReturnTo(url, sites("live"))).toBe(false);
  }
  for (const url of ["http://localhost.evil.test/", "https://evil.test/", "http://evil.test/"]) {
    expect(mayReturnTo(url, sites("sandbox"))).toBe(false);
  }
});

test("what is wrong with an address to return to is what is said of it", () => {
  const refusalOf = (url: string) => returnRefusal(url, sites("live", "bank.example"));
  expect(refusalOf("http://bank.example/")).toContain("must start with https://");
  expect(refusalOf("ftp://bank.example/")).toContain("must start with https://");
  expect(refusalOf("https://me@bank.example/")).toContain("user name");
  expect(refusalOf("https://other.example:8443/")).toContain("other.example:8443 is not on");
  expect(refusalOf("https://bank.example/")).toBeNull();
});

test("an origin has one spelling, and nothing but an origin is one", () => {
  expect(originOf("HTTPS://Portal.Bank.Example:443/")).toBe("https://portal.bank.example");
  expect(originOf("https://bücher.example")).toBe("https://xn--bcher-kva.example");
  expect(originOf("http://localhost:3000")).toBe("http://localhost:3000");
  for (const text of [
    "http://bank.example",
    "https://bank.example/path",
    "https://bank.example?x",
    "https://me@bank.example",
    "https://*.bank.example",
    "bank.example",
    "javascript:alert(1)",
    "*",
    "null",
    "",
  ]) {
    expect([text, originOf(text)]).toEqual([text, null]);
  }
});

test("a host has one spelling, and nothing but a host is one", () => {
  expect(hostOf("Shop.Bank.Example")).toBe("shop.bank.example");
  expect(hostOf("shop.bank.example:8443")).toBe("shop.bank.example:8443");
  for (const text of [
    "https://bank.example",
    "bank.example/x",
    "a b",
    "me@bank.example",
    "*",
    "",
  ]) {
    expect([text, hostOf(text)]).toEqual([text, null]);
  }
});
