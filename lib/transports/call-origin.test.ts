// Evidence names the address that the service or its own proxies saw, never one that a caller wrote.
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The origin of a call with this X-Forwarded-For, behind so many proxies of one's own. */
async function originOf(forwarded: string | null, proxies: number, userAgent?: string) {
  vi.stubEnv("TRUSTED_PROXIES", String(proxies));
  vi.resetModules();
  const { originOfCall } = await import("./call-origin");
  const headers = new Headers();
  if (forwarded !== null) headers.set("x-forwarded-for", forwarded);
  if (userAgent !== undefined) headers.set("user-agent", userAgent);
  return originOfCall(new Request("http://127.0.0.1/", { headers }));
}

const addressOf = async (forwarded: string | null, proxies: number) =>
  (await originOf(forwarded, proxies)).address;

test.each([
  // The last entry is always what the web process saw itself (cli/peer-address.mjs).
  ["the peer itself", "203.0.113.7", 0, "203.0.113.7"],
  ["the peer, whatever the caller wrote before it", "198.51.100.9, 203.0.113.7", 0, "203.0.113.7"],
  [
    "the peer, behind a long forged list",
    "1.1.1.1, 2.2.2.2,3.3.3.3 ,203.0.113.7",
    0,
    "203.0.113.7",
  ],
  ["whom the one proxy saw", "203.0.113.7, 10.0.0.2", 1, "203.0.113.7"],
  [
    "whom the one proxy saw, not what was written",
    "8.8.8.8, 203.0.113.7, 10.0.0.2",
    1,
    "203.0.113.7",
  ],
  [
    "whom the outer of two proxies saw",
    "8.8.8.8, 203.0.113.7, 10.0.0.1, 10.0.0.2",
    2,
    "203.0.113.7",
  ],
  ["an IPv6 address", "2001:db8::7", 0, "2001:db8::7"],
  ["an IPv4 address that came through an IPv6 socket", "::ffff:203.0.113.7", 0, "203.0.113.7"],
  ["the same in capitals", "::FFFF:203.0.113.7", 0, "203.0.113.7"],
  ["loopback", "::1", 0, "::1"],
])("%s", async (_, forwarded, proxies, address) => {
  expect(await addressOf(forwarded, proxies)).toBe(address);
});

test.each([
  ["no header at all", null, 0],
  ["a header with nothing in it", "", 0],
  ["a call past the proxy that is trusted", "203.0.113.7", 1],
  ["what is no address", "unknown", 0],
  ["a script", "<script>alert(1)</script>", 0],
  ["an address with a port", "203.0.113.7:4711", 0],
  ["a forged entry where the proxy wrote none", "forged, 10.0.0.2", 1],
])("is not known of %s", async (_, forwarded, proxies) => {
  expect(await addressOf(forwarded, proxies)).toBeNull();
});

test("the user agent is as the caller names itself, cut to a bound", async () => {
  expect((await originOf(null, 0, "Example/1.0")).userAgent).toBe("Example/1.0");
  expect((await originOf(null, 0)).userAgent).toBeNull();
  expect((await originOf(null, 0, "x".repeat(5000))).userAgent).toHaveLength(400);
});
