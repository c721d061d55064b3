// Whatever an address answers, a logo is a picture or a reason: nothing hangs, nothing private is reached.
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LOGO_MAX_BYTES } from "@/lib/domain/logo/shape";
import { aPng, JPEG } from "@/lib/testing/pictures";
import { createLogoGateway } from "./logo-gateway";

let answer: (response: ServerResponse) => void;
let asked = 0;
const server = createServer((_, response) => {
  asked += 1;
  answer(response);
});
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/logo.png`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const open = createLogoGateway({ allowPrivate: true, timeoutMs: 400 });

function sending(body: Buffer | string, status = 200, headers = {}) {
  answer = (response) => response.writeHead(status, headers).end(body);
  return open.fetch(url);
}

test("a PNG and a JPEG are taken with their size, whatever the server calls them", async () => {
  const png = aPng(320, 80);
  const taken = await sending(png, 200, { "Content-Type": "text/plain" });
  expect(taken.file).toMatchObject({ format: "png", width: 320, height: 80 });
  expect(Buffer.from(taken.file?.bytes ?? []).equals(png)).toBe(true);
  const { file } = await sending(JPEG);
  expect(file).toMatchObject({ format: "jpeg", width: 1, height: 1 });
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const whole = aPng(40, 40);
const bent = Buffer.from(whole);
bent.fill(0xff, whole.indexOf("IDAT") + 6, whole.indexOf("IDAT") + 12);

test.each([
  ["a page", "<!doctype html><h1>Sign in</h1>", "wrong_type"],
  ["an SVG", SVG, "wrong_type"],
  ["nothing", "", "wrong_type"],
  ["a PNG that breaks off", whole.subarray(0, whole.length - 20), "unreadable"],
  ["the head of a PNG alone", whole.subarray(0, 20), "unreadable"],
  ["a PNG with damaged pixels", bent, "unreadable"],
  ["a PNG without all of its lines", aPng(40, 40, { lines: 39 }), "unreadable"],
  ["a PNG that unpacks to more than it says", aPng(40, 40, { lines: 40_000 }), "unreadable"],
  ["an interlaced PNG", aPng(40, 40, { interlaced: true }), "unreadable"],
  ["a JPEG that breaks off", JPEG.subarray(0, 60), "unreadable"],
  ["a picture that is too long", aPng(2001, 1), "too_many_pixels"],
  ["a picture with too many pixels", aPng(1001, 1000), "too_many_pixels"],
  ["too many bytes", Buffer.concat([whole, Buffer.alloc(LOGO_MAX_BYTES)]), "too_large"],
])("%s is told apart", async (_, body, problem) => {
  expect(await sending(body)).toEqual({ problem });
});

test("an error is no picture, even with one in it", async () => {
  expect(await sending(aPng(4, 4), 404)).toEqual({ problem: "answered_error" });
});

test("a redirect is not followed", async () => {
  asked = 0;
  const told = await sending("", 302, { Location: url });
  expect(told).toEqual({ problem: "redirected" });
  expect(asked).toBe(1);
});

test("a server that keeps silent, or never ends its answer, is given up", async () => {
  answer = () => undefined;
  expect(await open.fetch(url)).toEqual({ problem: "too_slow" });
  answer = (response) => {
    response.writeHead(200);
    const drip = setInterval(() => response.write(Buffer.alloc(10)), 20);
    response.on("close", () => clearInterval(drip));
  };
  expect(await open.fetch(url)).toEqual({ problem: "too_slow" });
});

test("an answer without end is cut off at its bound", async () => {
  let sent = 0;
  answer = (response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536))) sent += 65_536;
    };
    response.on("drain", more);
    more();
  };
  expect(await open.fetch(url)).toEqual({ problem: "too_large" });
  expect(sent).toBeLessThan(100 * LOGO_MAX_BYTES);
});

test("nobody there", async () => {
  expect(await open.fetch("http://127.0.0.1:1/logo.png")).toEqual({ problem: "no_connection" });
});

test("outside development, no private place is asked, by whatever name", async () => {
  const toLoopback = async () => [{ address: "127.0.0.1", family: 4 as const }];
  const guarded = createLogoGateway({ allowPrivate: false, lookup: toLoopback, timeoutMs: 2000 });
  asked = 0;
  const { port } = new URL(url);
  for (const place of [url, `https://127.0.0.1:${port}/`, `https://logo.example:${port}/`]) {
    expect(await guarded.fetch(place)).toEqual({ problem: "private_address" });
  }
  expect(asked).toBe(0);
});
