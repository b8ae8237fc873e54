import { expect, it } from "vitest";
import { isUnlikelyWeight } from "./index.ts";

it.each([
  [11_200, 1_100, true],
  [1_120, 1_100, false],
  [5_500, 1_100, false],
  [5_501, 1_100, true],
  [219, 1_100, false],
  [640, 80, false],
  [1_079, 80, false],
  [1_080, 80, true],
  [399, 2_000, true],
  [400, 2_000, false],
])("%i g where %i g are usual is looked at again: %s", (grams, usual, again) => {
  expect(isUnlikelyWeight(grams, usual)).toBe(again);
});
