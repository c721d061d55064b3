import { expect, test } from "vitest";
import { embeddersOf, framePolicy, mayEmbed, mayReturnTo } from "./embedding";

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
  const listed = live(["https://bank.example/path", "*", "javascript:1", "a; script-src *"]);
  expect(framePolicy(listed)).toBe("frame-ancestors https://bank.example");
});

test("a sandbox may be shown by any site that has a name", () => {
  expect(framePolicy(sandbox)).toContain("https: http://localhost:*");
  expect(mayEmbed("https://anyone.example", sandbox)).toBe(true);
  expect(mayEmbed("null", sandbox)).toBe(false);
});

test("a merchant is sent back to listed hosts over TLS alone", () => {
  expect(mayReturnTo("https://bank.example/done?x=1", ["bank.example"])).toBe(true);
  expect(mayReturnTo("http://localhost:4000/", ["localhost"])).toBe(true);
  for (const url of [
    "http://bank.example/",
    "https://bank.example@evil.test/",
    "https://user@bank.example/",
    "ftp://localhost/",
    "javascript:alert(1)",
    "/done",
  ]) {
    expect(mayReturnTo(url, ["bank.example", "localhost"])).toBe(false);
  }
});
