import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const map = readFileSync(join(root, "docs/map.md"), "utf8");

it("lists every decision once, in order, under its own heading", () => {
  const listed = [...map.matchAll(/^- \[(.+)\]\((decisions\/.+)\)$/gm)].map(([, title, path]) => ({ title, path }));
  const written = readdirSync(join(root, "docs/decisions"))
    .sort()
    .map((name) => {
      const path = `decisions/${name}`;
      return { title: readFileSync(join(root, "docs", path), "utf8").match(/^# (.+)$/m)?.[1], path };
    });
  expect(listed).toEqual(written);
});

it("names every area of the domain and every module of the server", () => {
  const foldersOf = (path: string) =>
    readdirSync(join(root, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  const named = new Set([...map.matchAll(/`([\w-]+)`/g)].map(([, name]) => name));
  const missing = [...foldersOf("packages/domain/src"), ...foldersOf("apps/server/src/modules")].filter(
    (name) => !named.has(name),
  );
  expect(missing).toEqual([]);
});

it.each([
  ["shop", /(?<!console )`features\/([\w-]+)/g],
  ["console", /console `features\/([\w-]+)/g],
] as const)("names every feature of the %s", (app, pattern) => {
  const named = new Set([...map.matchAll(pattern)].map(([, name]) => name));
  const features = readdirSync(join(root, "apps", app, "src/features"));
  expect(features.filter((name) => !named.has(name))).toEqual([]);
});

/** Where the names of each column lie: the domain's rooms, the server's modules, the screens. */
const homes = [
  ["packages/domain/src"],
  ["apps/server/src/modules", "apps/server/src", "."],
  ["apps/shop/src", "apps/server/src/modules", "."],
] as const;

it("names nothing that is not there", () => {
  const rows = map.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| what"));
  const named = rows.flatMap((row) =>
    homes.flatMap((places, column) => {
      const cell = row.split("|")[column + 2] ?? "";
      return [...cell.matchAll(/(console )?`([^`]+)`/g)].map(([, console, name = ""]) => ({
        name,
        places: console ? ["apps/console/src"] : places,
      }));
    }),
  );
  expect(named.length).toBeGreaterThan(100);
  const isThere = (path: string) => existsSync(path) || globSync(`${path.replace("<language>", "*")}{,.ts}`).length > 0;
  const missing = named.filter(({ name, places }) => !places.some((place) => isThere(join(root, place, name))));
  expect(missing.map(({ name }) => name)).toEqual([]);
});
