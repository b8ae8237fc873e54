import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

/** Where each app declares its pages, what its short names for folders stand for, and the words it has before its first page. */
const apps = [
  { name: "shop", routes: "routes.tsx", barrels: { "#shop": "shell/index.ts" }, always: ["shellDict", "uiDict"], least: 70 },
  {
    name: "console",
    routes: "routes.ts",
    barrels: { "#console": "shell/index.ts", "#desk": "desk/index.ts" },
    always: ["shellDict", "uiDict", "consoleDict", "consoleListFileDict", "consoleNoteDict"],
    least: 30,
  },
];

// Words that come after the page put a skeleton in its place once more, take the focus off its title, and what is typed meanwhile is lost.
describe.each(apps)("a page of the $name", ({ name, routes, barrels, always, least }) => {
  const home = join(import.meta.dirname, `../apps/${name}/src`);
  const source = readFileSync(join(home, routes), "utf8");
  const pages = [
    ...source.matchAll(/page\(\s*"([^"]+)",\s*\(\) => import\("([^"]+)"\)(?:,\s*\[([\s\S]*?)\]\s*(?:,\s*\(|,?\s*\)))?/g),
  ].map(([, path = "", file = "", words = ""]) => ({
    path,
    file: join(home, file),
    words: [...words.replaceAll(/\/\/.*/g, "").matchAll(/\w+/g)].map(([word]) => word),
  }));

  it("has all its words fetched beside it", () => {
    expect(pages.length).toBeGreaterThan(least);
    const late = pages.flatMap(({ path, file, words }) =>
      [...wordsUsed(file)].filter((dict) => !always.includes(dict) && !words.includes(dict)).map((dict) => `${path}: ${dict}`),
    );
    expect(late).toEqual([]);
  });

  /** The dictionaries a file asks for, and those it comes with; what is loaded later brings its own. */
  function wordsUsed(file: string, seen = new Set<string>(), found = new Set<string>()): Set<string> {
    if (seen.has(file) || !existsSync(file)) return found;
    seen.add(file);
    const text = readFileSync(file, "utf8");
    for (const [, dict = ""] of text.matchAll(/useDict\((\w+)\)/g)) found.add(dict);
    for (const [, names = "", from = ""] of text.matchAll(/^(?:import|export)(?! type)([^"';]*?)from "([.#][^"]+)";/gms)) {
      const files = from.startsWith(".") ? [join(dirname(file), from)] : filesOf(from, names);
      for (const each of files) wordsUsed(each, seen, found);
    }
    return found;
  }

  /** The files behind names imported from a folder's own index. */
  function filesOf(barrel: string, names: string): string[] {
    const index = (barrels as Readonly<Record<string, string>>)[barrel];
    if (index === undefined) return [];
    const wanted: string[] = names.match(/\w+/g) ?? [];
    return [...readFileSync(join(home, index), "utf8").matchAll(/^export \{([^}]*)\} from "(\.[^"]+)";/gms)]
      .filter(([, given = ""]) => given.match(/\w+/g)?.some((one) => wanted.includes(one)))
      .map(([, , from = ""]) => join(home, dirname(index), from));
  }
});
