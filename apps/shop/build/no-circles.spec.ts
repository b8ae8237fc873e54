import { expect, it } from "vitest";
import { circleOf } from "./no-circles.ts";

it.each([
  ["none", { page: ["kit", "base"], kit: ["base"], base: [], words: ["base"] }, null],
  ["two", { page: ["kit"], kit: ["ground", "base"], ground: ["base", "kit"], base: [] }, ["kit", "ground", "kit"]],
  ["three behind one", { index: ["a"], a: ["b"], b: ["c"], c: ["a"] }, ["a", "b", "c", "a"]],
  ["itself", { a: ["a"] }, ["a", "a"]],
] as const)("files that begin with one another are found: %s", (_, imports, circle) => expect(circleOf(imports)).toEqual(circle));
