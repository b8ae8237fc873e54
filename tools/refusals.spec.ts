import { globSync, readFileSync } from "node:fs";
import { refusals } from "@sihai/contract";
import { describe, expect, it } from "vitest";

/** Every file that may give a refusal, and every spec that may provoke one: not those of screens, whose server is played, nor those of words. */
const read = (pattern: string) =>
  globSync(pattern, { cwd: process.cwd() }).map((file) => ({ file, text: readFileSync(file, "utf8") }));
const specs = read("{apps/server,packages/domain}/**/*.spec.ts").filter(({ file }) => !file.includes("node_modules"));
const sources = read("{apps/server,packages/domain}/src/**/*.ts").filter(({ file }) => !file.endsWith(".spec.ts"));
const wordsOf = (files: readonly { text: string }[]) =>
  new Set(files.flatMap(({ text }) => text.match(/\b[A-Z][A-Z0-9_]+\b/g) ?? []));

describe("every refusal of the catalogue", () => {
  const codes = Object.keys(refusals);
  it("is given by something", () => {
    const given = wordsOf(sources);
    expect(codes.filter((code) => !given.has(code))).toEqual([]);
  });
  it("is provoked by a spec, by its name or its number", () => {
    const named = wordsOf(specs);
    const numbered = new Set(specs.flatMap(({ text }) => text.match(/state: \d+/g) ?? []));
    expect(
      Object.entries(refusals).flatMap(([code, { state }]) => (named.has(code) || numbered.has(`state: ${state}`) ? [] : [code])),
    ).toEqual([]);
  });
});
