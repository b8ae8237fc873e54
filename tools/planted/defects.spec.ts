import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { defects } from "./defects.ts";

const root = join(import.meta.dirname, "../..");

it.each(defects)("$name: stands where it can be planted, beside specs", ({ file, line, becomes, project, specs }) => {
  expect(readFileSync(join(root, file), "utf8").split(line)).toHaveLength(2);
  expect(becomes).not.toBe(line);
  const ending = project === "pure" ? ".spec.ts" : ".{api,db}.spec.ts";
  for (const place of specs) expect(globSync(`${place}{*,/**/*}${ending}`, { cwd: root }), place).not.toEqual([]);
});

it("no two defects have one name", () => expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length));
