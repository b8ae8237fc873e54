import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, it } from "vitest";
import { linkFile, linkParts } from "./thin-router.ts";

const root = join(import.meta.dirname, "../../..");

it("knows the file of the router's link and all that others may ask it for", () => {
  const file = [join(root, "node_modules", linkFile), join(root, "apps/shop/node_modules", linkFile)].find(existsSync) ?? "";
  const { module } = parseSync(linkFile, readFileSync(file, "utf8"));
  const exported = module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name));
  expect(exported.sort()).toEqual(linkParts.toSorted());
});

it("leaves out what no file of the shop uses", () => {
  const uses = globSync("apps/shop/src/**/*.{ts,tsx}", { cwd: root }).filter((file) => {
    const { module } = parseSync(file, readFileSync(join(root, file), "utf8"));
    return module.staticImports.some(
      ({ moduleRequest, entries }) =>
        moduleRequest.value === "@tanstack/react-router" &&
        entries.some(({ importName, isType }) => !isType && linkParts.includes(importName.name ?? "")),
    );
  });
  expect(uses).toEqual([]);
});
