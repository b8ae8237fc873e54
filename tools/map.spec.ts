import { readdirSync, readFileSync } from "node:fs";
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
