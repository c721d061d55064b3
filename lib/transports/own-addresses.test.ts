// The service's own addresses beside the API: each answer names its request, and a method that an address
// does not take is refused with those that it takes.
import { expect, test } from "vitest";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

const ADDRESSES = {
  "api/session": "POST",
  "api/embed-session": "POST",
  "api/mail-events": "POST",
  "api/fresh-link": "GET, POST",
  "api/speech": "GET",
  "api/console-health": "GET",
  "openapi.json": "GET",
  mcp: "POST",
  health: "GET",
  metrics: "GET",
} as const;

test.each(Object.entries(ADDRESSES))("/%s takes %s and refuses the rest", async (folder, allow) => {
  const module = await import(/* @vite-ignore */ `@/app/${folder}/route.ts`);
  for (const method of METHODS.filter((each) => !allow.split(", ").includes(each))) {
    const response: Response = await module[method](
      new Request(`http://127.0.0.1/${folder}`, { method }),
    );
    expect([method, response.status]).toEqual([method, 405]);
    expect((await response.json()).code).toBe("METHOD_NOT_ALLOWED");
    expect(response.headers.get("allow")).toBe(allow);
    expect(response.headers.get("x-request-id")).toMatch(/^req_[0-9a-z]{26}$/);
  }
});

test("texts of a language name their request, too", async () => {
  const { GET } = await import("@/app/api/speech/route");
  const response = await GET(new Request("http://127.0.0.1/api/speech?locale=es"));
  expect(response.status).toBe(200);
  expect(response.headers.get("x-request-id")).toMatch(/^req_[0-9a-z]{26}$/);
});
