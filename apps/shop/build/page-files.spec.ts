import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst, transformWithOxc } from "vite";
import { expect, it } from "vitest";
import { languages } from "../../../packages/domain/src/language/index.ts";
import { allPaths } from "../src/paths.ts";
import { pagesIn, rendered } from "./page-files.ts";

const source = join(import.meta.dirname, "../src");

it("every page is found in the table, with its chunk and its words", async () => {
  const code = readFileSync(join(source, "routes.tsx"), "utf8");
  const compiled = await transformWithOxc(code, "routes.tsx");
  const pages = pagesIn(parseAst(compiled.code));
  expect(pages.map(({ path }) => path).toSorted()).toEqual([...allPaths].toSorted());
  for (const page of pages) {
    expect(existsSync(join(source, page.source)), page.source).toBe(true);
    for (const dict of page.dicts)
      for (const language of languages) {
        const file = join(import.meta.dirname, `../../../packages/text/src/${language}/shop/${dict}.ts`);
        expect(existsSync(file), `${page.path}: ${dict}`).toBe(true);
      }
  }
  const order = pages.find(({ path }) => path === "/order/detail");
  expect(order?.source).toBe("features/order/OrderDetailPage.tsx");
  expect(order?.dicts).toContain("order");
  for (const path of rendered)
    expect(
      pages.some((page) => page.path === path),
      path,
    ).toBe(true);
});
