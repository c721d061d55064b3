import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endVisit, keepReturn, keepVisit, keptReturn, keptVisit, onlyLooks } from "./kept-visit";

const MERCHANT = "mrc_1";

function tokenUntil(end: number, use = "portal"): string {
  const payload = Buffer.from(JSON.stringify({ exp: end / 1000, use })).toString("base64url");
  return `e30.${payload}.x`;
}
const live = () => tokenUntil(Date.now() + 60_000);
const over = () => tokenUntil(Date.now() - 60_000);

/** What a browser keeps for one tab. */
function aStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

let storage = aStorage();
beforeEach(() => {
  storage = aStorage();
  vi.stubGlobal("window", { sessionStorage: storage });
});
afterEach(() => void vi.unstubAllGlobals());

test("a tab finds the visit that it kept, and no other merchant's", () => {
  const token = live();
  keepVisit(MERCHANT, token);
  expect(keptVisit(MERCHANT)).toEqual({ token, over: false });
  expect(keptVisit("mrc_2")).toBeNull();
});

test("a visit that was ended is kept no longer, and neither is its way back", () => {
  const token = live();
  keepVisit(MERCHANT, token);
  keepReturn(MERCHANT, "https://shop.example/back");
  endVisit(MERCHANT, token);
  expect(storage.kept.size).toBe(0);
  expect(keptVisit(MERCHANT)).toBeNull();
});

test("a token whose time is over opens nothing, and can still ask for another link", () => {
  const token = over();
  keepVisit(MERCHANT, token);
  expect(keptVisit(MERCHANT)).toEqual({ token, over: true });
  endVisit(MERCHANT, token);
  expect(keptVisit(MERCHANT)).toEqual({ token, over: true });
});

test("a new visit replaces what was left of an ended one", () => {
  endVisit(MERCHANT, over());
  const token = live();
  keepVisit(MERCHANT, token);
  expect([...storage.kept.values()]).toEqual([token]);
});

test("only the way back that was checked is taken", () => {
  keepReturn(MERCHANT, "https://shop.example/back");
  expect(keptReturn(MERCHANT, "https://shop.example/back")).toBe("https://shop.example/back");
  expect(keptReturn(MERCHANT, "https://evil.example/")).toBeNull();
  expect(keptReturn("mrc_2", "https://shop.example/back")).toBeNull();
  expect(keptReturn("mrc_2", null)).toBeNull();
});

test("a browser that keeps nothing stops nothing", () => {
  vi.stubGlobal("window", {
    get sessionStorage(): Storage {
      throw new DOMException("denied", "SecurityError");
    },
  });
  keepVisit(MERCHANT, live());
  keepReturn(MERCHANT, "https://shop.example/back");
  endVisit(MERCHANT, live());
  expect(keptVisit(MERCHANT)).toBeNull();
  expect(keptReturn(MERCHANT, "https://shop.example/back")).toBeNull();
});

test("a token says whether it only looks", () => {
  expect(onlyLooks(tokenUntil(0, "view"))).toBe(true);
  expect(onlyLooks(tokenUntil(0))).toBe(false);
  expect(onlyLooks("no token")).toBe(false);
});
