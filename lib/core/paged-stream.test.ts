// A reader that is slow, that leaves, or that takes nothing: what a stream owes each of them.
import { expect, test, vi } from "vitest";
import { pagedStream, streamOfBytes } from "./paged-stream";

const KIB = 1024;

/** Pages of these sizes, and how many of them were read. */
function pages(...sizes: readonly number[]) {
  let read = 0;
  const nextPage = async () => {
    const size = sizes[read];
    read += 1;
    return size === undefined ? null : new Uint8Array(size);
  };
  return { nextPage, read: () => read };
}

async function sizesOf(stream: ReadableStream<Uint8Array>): Promise<number[]> {
  const sizes: number[] = [];
  for await (const piece of stream) sizes.push(piece.length);
  return sizes;
}

test("hands pages over in pieces, passes over empty ones, and ends once", async () => {
  const { nextPage } = pages(100 * KIB, 0, 1 * KIB);
  const onEnd = vi.fn();
  const sizes = await sizesOf(pagedStream(nextPage, { patienceMs: 60_000, onEnd }));
  expect(sizes).toEqual([64 * KIB, 36 * KIB, 1 * KIB]);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("reads no page before its reader asks, and none that nobody wants", async () => {
  const { nextPage, read } = pages(1, 1, 1);
  const reader = pagedStream(nextPage, { patienceMs: 60_000 }).getReader();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(read()).toBe(0);
  await reader.read();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(read()).toBe(1);
});

test("cuts off a reader who takes nothing for too long, also before the first piece", async () => {
  for (const first of [false, true]) {
    const onEnd = vi.fn();
    const reader = pagedStream(pages(1, 1).nextPage, { patienceMs: 50, onEnd }).getReader();
    if (first) await reader.read();
    await expect(reader.closed).rejects.toThrow("took nothing");
    await expect(reader.read()).rejects.toThrow("took nothing");
    expect(onEnd).toHaveBeenCalledTimes(1);
  }
});

test("lets a slow reader who goes on taking read to the end", async () => {
  const reader = streamOfBytes(new Uint8Array(640 * KIB), { patienceMs: 2_000 }).getReader();
  let size = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    size += piece.value.length;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(size).toBe(640 * KIB);
});

test("ends where its reader leaves, and where a page cannot be read", async () => {
  const onEnd = vi.fn();
  await pagedStream(pages(1).nextPage, { patienceMs: 60_000, onEnd }).cancel();
  const failing = () => Promise.reject(new Error("away"));
  const broken = pagedStream(failing, { patienceMs: 60_000, onEnd });
  await expect(sizesOf(broken)).rejects.toThrow("away");
  expect(onEnd).toHaveBeenCalledTimes(2);
});
