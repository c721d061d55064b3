import { encode } from "uqr";
import { describe, expect, it } from "vitest";
import { qrPath } from "./qr-path";

/** Fills the bars of a path into a grid. */
function drawn(path: string, size: number): boolean[][] {
  const grid = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)) {
    for (let step = 0; step < Number(width); step += 1) {
      const row = grid[Number(y)];
      if (row) row[Number(x) + step] = true;
    }
  }
  return grid;
}

describe("qrPath", () => {
  it("draws every dark module of the code and no other", () => {
    const { data, size } = encode("https://sealwright.example/verify/sample", { ecc: "M" });
    expect(drawn(qrPath(data), size)).toEqual(data);
  });
});
