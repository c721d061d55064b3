import { expect, test } from "vitest";
import { readConfig } from "@/lib/core/config";
import { exposureWarning } from "./exposure";

test.each([
  "http://pci.example.com",
  "http://pci.example.com:8080",
  "http://93.184.216.34:3000",
  "http://[2606:2800:220:1:248:1893:25c8:1946]:3000",
])("a public address in plain http is warned of: %s", (baseUrl) => {
  const warning = exposureWarning({ baseUrl });
  expect(warning).toContain(`BASE_URL is ${baseUrl}`);
  expect(warning?.split("\n")).toHaveLength(1);
});

test.each([
  "https://pci.example.com",
  "http://localhost:3000",
  "http://127.0.0.1:3000",
  "http://[::1]:3000",
  "http://10.1.2.3:3000",
  "http://192.168.0.20",
  "http://[fd00::1]:3000",
  "http://sealwright:3000",
  "http://sealwright.internal",
  "http://shop.localhost:3000",
])("https, this machine and its own network are not: %s", (baseUrl) => {
  expect(exposureWarning({ baseUrl })).toBeNull();
});

test("the web process listens on loopback unless it is told an address", () => {
  expect(readConfig({ NODE_ENV: "test" }).listen).toBe("127.0.0.1");
  expect(readConfig({ NODE_ENV: "test", LISTEN: "0.0.0.0" }).listen).toBe("0.0.0.0");
  expect(readConfig({ NODE_ENV: "test", LISTEN: "::" }).listen).toBe("::");
  for (const wrong of ["everywhere", "1.2.3", "pci.example.com"]) {
    expect(() => readConfig({ NODE_ENV: "test", LISTEN: wrong })).toThrow(/LISTEN/);
  }
});
