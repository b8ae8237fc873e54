import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { palette } from "../packages/ui/src/palette.ts";
import { sourcesIn } from "./imports.ts";

/** Where colours and radii are named: every other file of the apps and the kit uses the names. */
const named = ["packages/ui/src/styles.css", "packages/ui/src/palette.ts"];
const styles = readFileSync(named[0] ?? "", "utf8");
const files = sourcesIn(["apps/{shop,console}/src/**/*.{ts,tsx,css}", "packages/ui/src/**/*.{ts,tsx,css}"])
  .filter((file) => !named.includes(file) && !/\.spec\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));
const found = (pattern: RegExp) =>
  files.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`));

describe("screens", () => {
  it("name their colours", () => {
    expect(files.length).toBeGreaterThan(700);
    expect(found(/["'[(]#[0-9a-fA-F]{3,8}\b|\brgba?\(|\bhsla?\(/g)).toEqual([]);
  });

  it("name their radii", () => {
    expect(found(/\brounded-(?:[a-z]{1,2}-)?\[[^\]]+\]/g)).toEqual([]);
  });
});

it("a colour that classes and plots both know is the same", () => {
  const shared = Object.entries(palette).flatMap(([name, colour]) => {
    const inStyles = new RegExp(`--color-${name}: (#[0-9a-f]+);`).exec(styles)?.[1];
    return inStyles === undefined ? [] : [{ name, colour, inStyles }];
  });
  expect(shared.length).toBeGreaterThan(5);
  expect(shared.filter(({ colour, inStyles }) => colour !== inStyles)).toEqual([]);
});
