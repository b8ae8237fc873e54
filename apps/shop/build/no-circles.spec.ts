import { expect, it } from "vitest";
import { circlesOf } from "./no-circles.ts";

it("finds files that import one another, and the way round", () => {
  const imports = new Map([
    ["page", ["ground", "kit"]],
    ["ground", ["base", "kit"]],
    ["kit", ["base", "ground"]],
    ["base", []],
  ]);
  expect(circlesOf(imports)).toEqual([["ground", "kit", "ground"]]);
});

it("lets many files stand on one", () => {
  const imports = new Map([
    ["page", ["ground", "kit"]],
    ["kit", ["base", "ground"]],
    ["ground", ["base"]],
    ["base", []],
  ]);
  expect(circlesOf(imports)).toEqual([]);
});
