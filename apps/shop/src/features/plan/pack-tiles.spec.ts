import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packTiles } from "./pack-tiles.ts";

const area = ({ width, height }: { width: number; height: number }) => (width * height) / 100;

describe("the tiles of a packed parcel", () => {
  it("cut the longer side first, the larger half first", () => {
    expect(packTiles([3, 1], 2)).toEqual([
      { left: 0, top: 0, width: 75, height: 100 },
      { left: 75, top: 0, width: 25, height: 100 },
    ]);
    expect(packTiles([1, 1], 0.5)[1]).toEqual({ left: 0, top: 50, width: 100, height: 50 });
  });

  it("are as large as their sizes, stay inside and cover all", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 40 }), (sizes) => {
        const tiles = packTiles(sizes, 1.6);
        const total = sizes.reduce((whole, size) => whole + size, 0);
        expect(tiles).toHaveLength(sizes.length);
        for (const [index, tile] of tiles.entries()) {
          expect(area(tile)).toBeCloseTo(((sizes[index] ?? 0) / total) * 100, 6);
          expect(tile.left + tile.width).toBeLessThanOrEqual(100.000_001);
          expect(tile.top + tile.height).toBeLessThanOrEqual(100.000_001);
        }
      }),
    );
  });

  it("of nothing are none", () => {
    expect(packTiles([], 1)).toEqual([]);
  });
});
