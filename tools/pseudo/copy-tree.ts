import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";

const root = join(import.meta.dirname, "../..");
const copied = ["apps", "packages", "content", "tools", "package.json", "package-lock.json"];

/**
 * Copies what the product is built of to a folder of its own, with the same libraries and its own packages. Nothing that is shipped is
 * touched by what is done to the copy. Its builds are kept, for buildApps to see whether they are still true.
 */
export function copyTree(target: string): void {
  mkdirSync(target, { recursive: true });
  for (const app of ["shop", "console"]) {
    for (const name of namesIn(join(target, "apps", app)).filter((each) => each !== "dist"))
      rmSync(join(target, "apps", app, name), { recursive: true });
  }
  for (const name of ["packages", "content", "tools", "node_modules"])
    rmSync(join(target, name), { recursive: true, force: true });
  for (const name of copied)
    cpSync(join(root, name), join(target, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (source) => !["node_modules", "dist"].includes(basename(source)) && !source.endsWith(".spec.ts"),
    });
  const modules = join(target, "node_modules");
  mkdirSync(join(modules, "@sihai"), { recursive: true });
  for (const name of namesIn(join(root, "node_modules")).filter((each) => each !== "@sihai" && !each.startsWith(".cache")))
    symlinkSync(join(root, "node_modules", name), join(modules, name));
  for (const kind of ["packages", "apps"])
    for (const name of namesIn(join(target, kind))) symlinkSync(join(target, kind, name), join(modules, "@sihai", name));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
