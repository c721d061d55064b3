// Every page and every act of the people who sign in, as the build lists them: none opens to a browser that
// nobody is signed in at, none is done for another site.
import { glob, readFile } from "node:fs/promises";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { base } from "./visits";

/** What a page can have done on the server. */
interface Act {
  readonly id: string;
  readonly name: string;
  readonly page: string;
}

/** The address of a page by its file's path: groups of routes are no part of it. */
const addressOf = (path: string) => path.replace(/\/page$/, "").replace(/\/\([\w-]+\)/g, "");

/** The acts of all pages, as the build lists them. */
async function acts(): Promise<Act[]> {
  const manifest = JSON.parse(
    await readFile(".next/server/server-reference-manifest.json", "utf8"),
  );
  return Object.entries<{ exportedName: string; workers: object }>(manifest.node).map(
    ([id, { exportedName: name, workers }]) => {
      const [file = ""] = Object.keys(workers);
      return { id, name, page: addressOf(file.replace(/^app/, "")) };
    },
  );
}

/** Sends an act as a page of ours would, from wherever these headers say. */
function sendAct(request: APIRequestContext, { id, page }: Act, headers: Record<string, string>) {
  return request.post(`${base()}${page}`, {
    headers: { "next-action": id, accept: "text/x-component", ...headers },
    multipart: { "0": '[{},"$K1"]', "1_email": "nobody@nowhere.example", "1_next": "/dashboard" },
    maxRedirects: 0,
  });
}

test("no act is done for another site @desktop", async ({ request }) => {
  const all = await acts();
  expect(all.length).toBeGreaterThan(12);
  for (const one of all) {
    const origin = base();
    for (const site of ["cross-site", "same-site", "none"]) {
      const answer = await sendAct(request, one, { origin, "sec-fetch-site": site });
      expect([one.name, site, answer.status()]).toEqual([one.name, site, 500]);
      expect(answer.headers()["set-cookie"] ?? "").not.toContain("sealwright");
    }
    const foreign = await sendAct(request, one, { origin: "https://evil.example" });
    expect([one.name, foreign.status()]).toEqual([one.name, 500]);
  }
});

const TOLD =
  /You are signed out|That did not work|no longer works|Use an e-mail address such as|was open for more than a day/;

test("an act that nobody is signed in for says so, or leads to sign-in @desktop", async ({
  request,
}) => {
  for (const one of await acts()) {
    const own = { origin: base(), "sec-fetch-site": "same-origin" };
    const answer = await sendAct(request, one, own);
    const to = answer.headers()["x-action-redirect"] ?? "";
    const told = /^\/sign-in/.test(to) ? "leads to sign-in" : TOLD.exec(await answer.text())?.[0];
    expect([one.name, told]).toEqual([one.name, expect.any(String)]);
    expect(answer.headers()["set-cookie"] ?? "").not.toContain("session=");
  }
});

async function pagesOfPeople(): Promise<string[]> {
  const pages: string[] = [];
  for await (const file of glob("app/{dashboard,console}/**/page.tsx")) {
    pages.push(addressOf(file.replace(/^app/, "").replace(/\.tsx$/, "")));
  }
  expect(pages).toEqual(expect.arrayContaining(["/dashboard/team", "/console/operators"]));
  return pages;
}

test("every page of dashboard and console leads to sign-in and back @desktop", async ({ page }) => {
  for (const path of await pagesOfPeople()) {
    await page.goto(`${base()}${path}`);
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    expect(new URL(page.url()).searchParams.get("next")).toBe(path);
  }
});

test("no page of dashboard or console says anything to a session that is none @desktop", async ({
  request,
}) => {
  // With a cookie the proxy lets a request pass: each page asks by itself.
  const headers = { cookie: `sealwright-session=${"x".repeat(43)}` };
  for (const path of await pagesOfPeople()) {
    const answer = await request.get(`${base()}${path}`, { headers, maxRedirects: 0 });
    const to = answer.headers().location ?? (await answer.text());
    expect([path, to.includes("/sign-in?next=")]).toEqual([path, true]);
    expect([path, answer.headers()["cache-control"]]).toEqual([
      path,
      expect.stringContaining("no-store"),
    ]);
    expect(answer.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
  }
});
