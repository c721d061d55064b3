// Cookies of sign-in that no other host of the same domain can plant.
import { expect, test } from "vitest";
import { changeEnvironment } from "@/lib/core/config";
import {
  askingBrowserCookie,
  cookieOptions,
  knownBrowserCookie,
  sessionCookie,
  tokenInCookies,
} from "./cookie";

const names = () => [sessionCookie(), knownBrowserCookie(), askingBrowserCookie()];

test("over https each is the host's own; over http it works without", () => {
  expect(names().filter((name) => name.startsWith("__Host-"))).toEqual([]);
  changeEnvironment({ BASE_URL: "https://pci.example" });
  try {
    for (const name of names()) expect(name).toMatch(/^__Host-sealwright-/);
    // What a browser asks of such a name.
    expect(cookieOptions()).toEqual({ httpOnly: true, sameSite: "lax", path: "/", secure: true });
    const planted = new Headers({ cookie: "sealwright-session=planted" });
    expect(tokenInCookies(planted)).toBeNull();
  } finally {
    changeEnvironment({ BASE_URL: "http://localhost:3000" });
  }
});
