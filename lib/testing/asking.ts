// Questions that somebody else is asked, for tests: by the API, and by the page of a link.
import { randomInt } from "node:crypto";
import type { AppError } from "@/lib/core/errors";
import { answerAskHandler, helperPage } from "@/lib/transports/ask";
import { type Credentials, expectStatus } from "./api";
import type { TestAttempt } from "./world";

/** A link as it was just made. */
export interface MadeLink {
  readonly id: string;
  readonly token: string;
  readonly path: string;
}

/** Asks somebody about a question of an attempt. */
export async function askSomebody(
  attempt: TestAttempt,
  partId: string,
  more: Record<string, unknown> = {},
  as: Credentials = attempt.partner.as,
): Promise<MadeLink> {
  const path = `${attempt.path}/helper-links`;
  const { body } = await expectStatus(201, "POST", path, { as, body: { partId, ...more } });
  const token = new URL(body.url).searchParams.get("token") ?? "";
  return { id: body.id, token, path: `${path}/${body.id}` };
}

/** Lookups are counted by address: each comes from another one. */
const elsewhere = () => ({ "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.1` });

/** What whoever has a token reads on its page; the code of a refusal where there is one. */
export async function readAs(token: string) {
  return helperPage(token).then(
    (page) => ({ page, refusal: null }),
    (error: AppError) => ({ page: null, refusal: error.code }),
  );
}

/** What whoever has a token answers. */
export async function answerAs(token: string, answer: Record<string, unknown>) {
  const headers = { "X-Ask-Token": token, "Content-Type": "application/json", ...elsewhere() };
  const body = JSON.stringify({ language: "en", ...answer });
  const init = { method: "POST", headers, body };
  const reply = await answerAskHandler(new Request("http://127.0.0.1/api/ask", init));
  return { status: reply.status, body: await reply.json() };
}

/** Whom a merchant asked in an attempt, as its own visit sees it. */
export async function askedIn(attempt: TestAttempt, as: Credentials = attempt.partner.as) {
  return (await expectStatus(200, "GET", `${attempt.path}/asked`, { as })).body;
}
