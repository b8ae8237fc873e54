import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseSync } from "vite";

/**
 * One import of one file by another, as the code says it. `to` is a file of this repository, or the name of an outside package.
 * `type`: erased before anything runs. `lazy`: `import()`, fetched when it is called.
 */
export type Import = { from: string; to: string; name: string; kind: "value" | "type" | "lazy"; outside: boolean };

type Manifest = { imports?: Record<string, string>; exports?: Record<string, string> };
const manifests = new Map<string, Manifest | null>();
const root = join(import.meta.dirname, "..");

/** Every import of the files that match, specs included; paths are the repository's. */
export function importsIn(pattern: string | readonly string[]): Import[] {
  return sourcesIn(pattern).flatMap((from) => {
    const { module, errors } = parseSync(from, readFileSync(join(root, from), "utf8"));
    if (errors[0]) throw new Error(`${from}: ${errors[0].message}`);
    const source = readFileSync(join(root, from), "utf8");
    const found = (name: string, kind: Import["kind"]): Import => ({ from, name, kind, ...targetOf(from, name) });
    return [
      ...module.staticImports.map(({ moduleRequest, entries }) =>
        found(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType) ? "type" : "value"),
      ),
      ...module.staticExports.flatMap(({ entries }) => {
        const [first] = entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
        return first === undefined ? [] : [found(first, entries.every(({ isType }) => isType) ? "type" : "value")];
      }),
      ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
        const text = /^["']([^"']+)["']$/.exec(source.slice(start, end))?.[1];
        return text === undefined ? [] : [found(text, "lazy")];
      }),
    ];
  });
}

/** The files that match, by their paths in the repository, without what is installed or built. */
export function sourcesIn(pattern: string | readonly string[]): string[] {
  return globSync(pattern, { cwd: root, exclude: (name) => /node_modules|^dist$/.test(String(name)) }).filter(
    (file) => !/node_modules|\/dist\//.test(file),
  );
}

function targetOf(from: string, name: string): Pick<Import, "to" | "outside"> {
  if (name.startsWith(".")) return { to: resolve("/", dirname(from), name).slice(1), outside: false };
  if (name.startsWith("#")) {
    const folder = workspaceOf(from);
    const file = mapped(manifestOf(folder)?.imports, name);
    if (file === undefined) throw new Error(`${from} imports ${name}, which ${folder}/package.json does not know`);
    return { to: join(folder, file), outside: false };
  }
  if (!name.startsWith("@sihai/")) return { to: name, outside: true };
  const [, part = "", ...rest] = name.split("/");
  const folder = ["packages", "apps"].map((home) => join(home, part)).find((place) => existsSync(join(root, place))) ?? part;
  const file = mapped(manifestOf(folder)?.exports, rest.length === 0 ? "." : `./${rest.join("/")}`);
  if (file === undefined) throw new Error(`${from} imports ${name}, which ${folder}/package.json does not export`);
  return { to: join(folder, file), outside: false };
}

/** A row of `imports` or `exports`: the same name, or one with a star in it. */
function mapped(rows: Record<string, string> | undefined, name: string): string | undefined {
  if (rows?.[name] !== undefined) return rows[name];
  for (const [pattern, file] of Object.entries(rows ?? {})) {
    const [before = "", after] = pattern.split("*");
    if (after === undefined || !name.startsWith(before) || !name.endsWith(after)) continue;
    return file.replaceAll("*", name.slice(before.length, name.length - after.length));
  }
  return undefined;
}

function workspaceOf(file: string): string {
  for (let folder = dirname(file); folder !== "."; folder = dirname(folder)) if (manifestOf(folder)) return folder;
  return ".";
}

function manifestOf(folder: string): Manifest | null {
  const known = manifests.get(folder);
  if (known !== undefined) return known;
  const path = join(root, folder, "package.json");
  const read: Manifest | null = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
  manifests.set(folder, read);
  return read;
}
