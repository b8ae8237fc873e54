import { describe, expect, it } from "vitest";
import { hullOf, placeOutlets, scaleBarKm } from "./place-outlets.ts";

const mongKok = { lat: 22.3193, lng: 114.1694 };
const kwunTong = { lat: 22.3133, lng: 114.2258 };
const yuenLong = { lat: 22.445, lng: 114.022 };

describe("the picture of outlets", () => {
  it("holds every place, north up and east to the right", () => {
    const { points } = placeOutlets([mongKok, kwunTong, yuenLong], 343 / 240);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(0.05);
      expect(x).toBeLessThan(0.95);
      expect(y).toBeGreaterThan(0.05);
      expect(y).toBeLessThan(0.95);
    }
    const [mk, kt, yl] = points;
    expect(kt?.x).toBeGreaterThan(mk?.x ?? 1);
    expect(yl?.y).toBeLessThan(mk?.y ?? 0);
  });

  it("is true to scale in both directions", () => {
    // 0.1 degrees north are 11.13 km everywhere; 0.1 degrees east are half of that at 60 degrees north.
    const { points, kmAcross } = placeOutlets(
      [
        { lat: 59.95, lng: 10 },
        { lat: 60.05, lng: 10.1 },
      ],
      1,
    );
    const [a, b] = points;
    if (!a || !b) throw new Error("two places make two points");
    expect((a.y - b.y) * kmAcross).toBeCloseTo(11.132, 2);
    expect((b.x - a.x) * kmAcross).toBeCloseTo(5.566, 2);
  });

  it("shows one single outlet in its middle", () => {
    expect(placeOutlets([mongKok], 1.4)).toEqual({ points: [{ x: 0.5, y: 0.5 }], kmAcross: 3 });
    expect(() => placeOutlets([], 1.4)).toThrow(RangeError);
  });

  it("says its scale in a round number of at most a third", () => {
    expect([3, 14.9, 15, 28, 61].map(scaleBarKm)).toEqual([1, 2, 5, 5, 20]);
  });

  it("draws a district around its outermost outlets", () => {
    const square = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ];
    expect(new Set(hullOf([...square, { x: 0.5, y: 0.5 }]))).toEqual(new Set(square));
    expect(hullOf(square.slice(0, 2))).toHaveLength(2);
  });
});
