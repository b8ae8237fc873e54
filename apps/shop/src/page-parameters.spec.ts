import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { allPaths, paths } from "./paths.ts";

const files = globSync("apps/shop/src/**/*.{ts,tsx}").filter((file) => !file.includes(".spec."));
const sources = files.map((file) => readFileSync(file, "utf8"));

/** The parameters a source reads of a page's query; "..." for one that hands on what it has got. */
function readIn(source: string, path: string): string[] {
  const reads = source.matchAll(new RegExp(`const (\\{[^}]*\\}|\\w+) = usePageSearch\\("${path}"\\)`, "g"));
  return [...reads].flatMap(([whole, taken = ""]) => {
    if (taken.startsWith("{")) return [...taken.matchAll(/(?:^\{|,)\s*(\.{3}|\w+)/g)].map(([, name = ""]) => name);
    const rest = source.replaceAll(whole, "");
    const named = [...rest.matchAll(new RegExp(`\\b${taken}\\.(\\w+)`, "g"))].map(([, name = ""]) => name);
    return new RegExp(`(?<![\\w"/])${taken}\\b(?![.\\w"/])`).test(rest) ? ["...", ...named] : named;
  });
}

it("every parameter an address may have is read by its page (rule A-40)", () => {
  const unread = allPaths.flatMap((path) => {
    const read = new Set(sources.flatMap((source) => readIn(source, path)));
    return read.has("...") ? [] : Object.keys(paths[path].search).flatMap((name) => (read.has(name) ? [] : [`${path}: ${name}`]));
  });
  expect(unread).toEqual([]);
});
