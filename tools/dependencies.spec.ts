import { globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Import, importsIn } from "./imports.ts";

type Manifest = {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

const root = join(import.meta.dirname, "..");
const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
const own = manifestOf(".");
const workspaces = globSync("{apps,packages}/*/package.json", { cwd: root })
  .map(dirname)
  .sort()
  .map((folder) => ({ folder, manifest: manifestOf(folder) }));

/** Specs, what stands behind them, and what builds an app: they may use the tools of the whole repository. */
const isTooling = (file: string) => /\.spec\.tsx?$|\/(?:testing|specs|build)\/|\/vite\.config\.ts$/.test(file);
/** "@tanstack/react-query" of "@tanstack/react-query/x", "zod" of "zod/mini". */
const packageOf = (name: string) => name.split("/", name.startsWith("@") ? 2 : 1).join("/");
const packages = (found: Import[]) =>
  found.filter(({ name }) => !/^[.#]/.test(name) && !isBuiltin(name)).map(({ from, name }) => ({ from, to: packageOf(name) }));

describe.each(workspaces)("$folder", ({ folder, manifest }) => {
  const used = packages(importsIn(`${folder}/**/*.{ts,tsx}`)).filter(({ to }) => to !== manifest.name);
  const told = (found: typeof used) => [...new Set(found.map(({ from, to }) => `${to} in ${from}`))];

  it("declares every package that what it ships imports", () => {
    const shipped = used.filter(({ from }) => !isTooling(from));
    expect(told(shipped.filter(({ to }) => manifest.dependencies?.[to] === undefined))).toEqual([]);
  });

  it("declares what its specs import, unless the whole repository has it", () => {
    const declared = { ...own.dependencies, ...own.devDependencies, ...manifest.devDependencies, ...manifest.dependencies };
    expect(told(used.filter(({ to }) => declared[to] === undefined))).toEqual([]);
  });
});

it("is one version of each package, and an exact one", () => {
  const declared = [{ folder: ".", manifest: own }, ...workspaces].flatMap(({ folder, manifest }) =>
    Object.entries({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }).map(
      ([name, version]) => ({ folder, name, version }),
    ),
  );
  const first = new Map(declared.map(({ name, version }) => [name, version]));
  expect(
    declared.filter(({ name, version }) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) || first.get(name) !== version),
  ).toEqual([]);
});

it("has at the root nothing that ships, and of its tools only what builds the apps where checks are not installed", () => {
  const builds = packages(importsIn("apps/*/{vite.config.ts,build/**/*.ts}")).map(({ to }) => to);
  expect(Object.keys(own.dependencies ?? {}).filter((name) => !builds.includes(name))).toEqual([]);
  const toolsThere = builds.filter((name) => own.devDependencies?.[name] !== undefined && !/^vitest/.test(name));
  expect([...new Set(toolsThere)]).toEqual([]);
});
