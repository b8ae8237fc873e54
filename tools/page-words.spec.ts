import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const shop = join(import.meta.dirname, "../apps/shop/src");
const always = ["shellDict", "uiDict"];

const routes = readFileSync(join(shop, "routes.tsx"), "utf8");
const pages = [...routes.matchAll(/page\(\s*"([^"]+)",\s*\(\) => import\("([^"]+)"\)(?:,\s*\[([^\]]*)\])?/g)].map(
  ([, path = "", file = "", words = ""]) => ({
    path,
    file: join(shop, file),
    words: [...words.matchAll(/\w+/g)].map(([word]) => word),
  }),
);

// Words that come after the page put a skeleton in its place once more, and take the focus off its title.
it("a page of the shop has all its words fetched beside it", () => {
  expect(pages.length).toBeGreaterThan(70);
  const late = pages.flatMap(({ path, file, words }) =>
    [...wordsUsed(file)].filter((dict) => !always.includes(dict) && !words.includes(dict)).map((dict) => `${path}: ${dict}`),
  );
  expect(late).toEqual([]);
});

/** The dictionaries a file asks for, and those it comes with; what is loaded later brings its own. */
function wordsUsed(file: string, seen = new Set<string>(), found = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return found;
  seen.add(file);
  const source = readFileSync(file, "utf8");
  for (const [, dict = ""] of source.matchAll(/useDict\((\w+)\)/g)) found.add(dict);
  for (const [, from = ""] of source.matchAll(/^(?:import|export)(?! type)[^"';]*?from "(\.[^"]+)";/gms))
    wordsUsed(join(dirname(file), from), seen, found);
  return found;
}
