import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const foldersOf = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

describe("the glossary", () => {
  const rows = [...read("docs/glossary.md").matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name = ""]) => name);
  // The stand-in's own module is no feature: there is none of it in production.
  const modules = foldersOf("apps/server/src/modules").filter((name) => name !== "sandbox");
  const screens = [...foldersOf("apps/shop/src/features"), ...foldersOf("apps/console/src/features")];

  it("has a row for every module of the server, and none for what is no more", () => {
    expect([...rows].sort()).toEqual(modules.sort());
  });

  it("knows the folders of screens by the same names", () => {
    const ofScreensAlone = ["home"];
    expect([...new Set(screens)].filter((name) => !rows.includes(name) && !ofScreensAlone.includes(name))).toEqual([]);
  });
});

it("decision 1 has the server's modules in the rows that the arrows are judged by", () => {
  const written = [...read("docs/decisions/0001-arrows.md").matchAll(/^\d+\. (.+)$/gm)].map(([, row = ""]) => row.split(", "));
  const table = /moduleRows[^=]*= \[\n([\s\S]*?)\n\];/.exec(read("tools/arrows.spec.ts"))?.[1] ?? "";
  const judged = table
    .split(/^ {2}\[/m)
    .slice(1)
    .map((row) => [...row.matchAll(/"([\w-]+)"/g)].map(([, name]) => name));
  expect(judged.length).toBeGreaterThan(5);
  expect(written).toEqual(judged);
});

it("a decision that is cited is written", () => {
  const numbers = new Set(readdirSync(join(root, "docs/decisions")).map((name) => Number(name.slice(0, 4))));
  const cited = ["apps", "packages"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:ts|tsx|sql)$/.test(entry.name) && !/node_modules|dist/.test(entry.parentPath))
      .map((entry) => join(entry.parentPath, entry.name))
      .flatMap((file) => {
        const found = readFileSync(file, "utf8").matchAll(/[(,] ?decision (\d+)\b|docs\/decisions\/(\d{4})/g);
        return [...found].map(([, short, long]) => ({ file, number: Number(short ?? long) }));
      }),
  );
  expect(cited.length).toBeGreaterThan(10);
  expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([]);
});
