import { expect, it } from "vitest";
import { defineRemembered, openMemory } from "./memory.ts";

const seen = defineRemembered(() => new Set<string>());
const other = defineRemembered(() => new Set<string>());

it("keeps what is remembered between two calls, each thing by itself", () => {
  const memory = openMemory();
  memory.of(seen).add("a");
  expect([...memory.of(seen)]).toEqual(["a"]);
  expect([...memory.of(other)]).toEqual([]);
});

it("is another in another world of the same process", () => {
  openMemory().of(seen).add("a");
  expect([...openMemory().of(seen)]).toEqual([]);
});
