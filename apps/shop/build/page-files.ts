import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { ESTree, Plugin } from "vite";
import type { PageFiles } from "../../../packages/contract/src/page-ahead.ts";
import { type Language, languages } from "../../../packages/domain/src/language/index.ts";
import { aheadFolder, buildBegin } from "./page-renderer.ts";

type Manifest = Record<string, { file: string; name?: string; imports?: string[]; css?: string[] }>;
type Page = { path: string; source: string; dicts: string[] };

/** What people look at most: the server sends these as they will look, with the data they stand on. */
export const rendered = new Set([
  ...["/home", "/goods/detail", "/goods/search", "/cart", "/me", "/order/list", "/order/detail"],
  ...["/order/in-storage/goods-list", "/package/list", "/package/detail", "/calculator/list", "/wallet/index"],
]);

/** Every page with its words asks for rates and the session at its start. */
const atStart = ["src/shell/account.ts"];

/** Writes down for the server which files each page begins with, by language, read from `routes.tsx` and the manifest. */
export function pageFiles(): Plugin {
  let outDir = "";
  let root = "";
  let pages: Page[] = [];
  return {
    name: "sihai-page-files",
    apply: "build",
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    transform: {
      order: "post",
      filter: { id: /\/src\/routes\.tsx$/ },
      handler(code) {
        pages = pagesIn(this.parse(code));
        return null;
      },
    },
    async closeBundle() {
      const manifestFile = join(outDir, ".vite/manifest.json");
      if (!existsSync(manifestFile)) return;
      const manifest: Manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
      if (pages.length === 0) throw new Error("no page was found in routes.tsx");
      const table: PageFiles = {
        styles: manifest["index.html"]?.css?.[0] ?? "",
        begin: await buildBegin(root, outDir),
        pages: {},
      };
      for (const page of pages) {
        const files = Object.fromEntries(languages.map((language) => [language, filesOfPage(manifest, page, language)]));
        table.pages[page.path] = { rendered: rendered.has(page.path), files };
      }
      mkdirSync(join(outDir, aheadFolder), { recursive: true });
      writeFileSync(join(outDir, aheadFolder, "pages.json"), JSON.stringify(table));
    },
  };

  function filesOfPage(manifest: Manifest, { path, source, dicts }: Page, language: Language): string[] {
    const words = ["shell", "ui", ...dicts].map((dict) => wordsFile(dict, language));
    const sources = [join("src", source), ...words, ...atStart];
    const found = sources.map((name) => manifest[name]?.file ?? manifest[chunkNamed(manifest, name)]?.file);
    if (found[0] === undefined) throw new Error(`${path}: no chunk of ${source}`);
    const files = new Set(sources.flatMap((name) => withImports(manifest, name in manifest ? name : chunkNamed(manifest, name))));
    return [...files].filter((file) => file !== manifest["index.html"]?.file);
  }

  function wordsFile(dict: string, language: Language): string {
    return `../../packages/text/src/${language}/shop/${dict}.ts`;
  }

  /** Words that travel together stand under the name of their group. */
  function chunkNamed(manifest: Manifest, source: string): string {
    const language = languages.find((one) => source.includes(`/text/src/${one}/`));
    return Object.keys(manifest).find((key) => language && manifest[key]?.name === `words-${language}`) ?? "";
  }
}

/** A chunk and what it imports, each once. */
function withImports(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((inner) => withImports(manifest, inner, seen))];
}

/** The lines `page("/cart", () => import("./features/…"), [cartDict, …])` of the compiled table. */
export function pagesIn(program: ESTree.Program): Page[] {
  const dictFiles = new Map<string, string>();
  const pages: Page[] = [];
  for (const statement of program.body) {
    if (statement.type === "ImportDeclaration" && statement.source.value.startsWith("@sihai/text/dict/"))
      for (const { local } of statement.specifiers)
        dictFiles.set(local.name, statement.source.value.slice("@sihai/text/dict/".length));
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : null;
    if (declared?.type !== "VariableDeclaration") continue;
    for (const { init } of declared.declarations)
      if (init?.type === "ArrayExpression") pages.push(...init.elements.flatMap((element) => pageOf(element, dictFiles)));
  }
  return pages;
}

function pageOf(element: ESTree.ArrayExpression["elements"][number], dictFiles: ReadonlyMap<string, string>): Page[] {
  if (element?.type !== "CallExpression") return [];
  const [path, load, dicts] = element.arguments;
  if (path?.type !== "Literal" || typeof path.value !== "string" || load?.type !== "ArrowFunctionExpression") return [];
  const imported = load.body.type === "ImportExpression" ? load.body.source : null;
  if (imported?.type !== "Literal" || typeof imported.value !== "string") return [];
  const names = dicts?.type === "ArrayExpression" ? dicts.elements : [];
  const words = names.flatMap((name) => (name?.type === "Identifier" ? [dictFiles.get(name.name) ?? ""] : []));
  return [{ path: path.value, source: join(dirname("."), imported.value), dicts: words }];
}
