import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSameOrigin, requireSameOrigin, safeNext } from "./same-origin";

const from = (headers: Record<string, string>) => new Headers({ host: "pci.example", ...headers });

describe("an act of a person", () => {
  test.each([
    { "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "same-origin", origin: "https://pci.example" },
    { origin: "https://pci.example" },
    { origin: "http://localhost:3000" },
  ] as Record<string, string>[])("is taken from a page of this service: %o", (headers) => {
    expect(isSameOrigin(from(headers))).toBe(true);
  });

  test.each([
    {},
    { origin: "null" },
    { origin: "https://evil.example" },
    { origin: "https://pci.example.evil.example" },
    { origin: "https://evil.example/https://pci.example" },
    { "sec-fetch-site": "cross-site", origin: "https://pci.example" },
    { "sec-fetch-site": "same-site", origin: "https://pci.example" },
    { "sec-fetch-site": "none" },
  ] as Record<string, string>[])("is refused from anywhere else: %o", (headers) => {
    expect(() => requireSameOrigin(from(headers))).toThrow("sent from another site");
  });
});

describe("the page after sign-in", () => {
  test.each(["/dashboard", "/dashboard/team", "/dashboard/account?welcome=1", "/console/health"])(
    "is the one that was wanted: %s",
    (wanted) => {
      expect(safeNext(wanted)).toBe(wanted);
    },
  );

  test.each([
    undefined,
    ["/dashboard/team"],
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/dashboard//evil.example",
    "/dashboard/../../evil",
    "/dashboard@evil.example",
    "/dashboardx",
    "/dashboard\n/evil",
    "javascript:alert(1)",
    "/portal",
  ])("is the dashboard instead of %o", (wanted) => {
    expect(safeNext(wanted)).toBe("/dashboard");
  });

  test("is always a page of the dashboard at this host, whatever was asked for", () => {
    fc.assert(
      fc.property(fc.string(), fc.webUrl(), (text, url) => {
        for (const wanted of [text, url, `/dashboard${text}`, `/dashboard/${url}`]) {
          const { host, pathname } = new URL(safeNext(wanted), "https://pci.example");
          expect([host, pathname.startsWith("/dashboard")]).toEqual(["pci.example", true]);
        }
      }),
    );
  });
});
