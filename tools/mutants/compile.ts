import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { mutated } from "./draw.ts";
import type { Mutant } from "./stryker.mjs";

const copied = [
  ...["packages/domain/src", "packages/domain/package.json", "apps/server/src", "apps/server/package.json"],
  ...["content", "package.json", "tsconfig.json"],
];

/**
 * The mutants that the compiler refuses in their own file: nobody could land them, so they ask nothing of a spec. Each becomes a file beside
 * the one it changes, in a copy, and all of them are compiled at once.
 */
export function refusedByTypes(mutants: readonly Mutant[], folder: string): Set<Mutant> {
  rmSync(folder, { recursive: true, force: true });
  for (const path of copied) cpSync(path, join(folder, path), { recursive: true });
  for (const path of ["node_modules", "packages/domain/node_modules", "apps/server/node_modules"].filter(existsSync)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(resolve(path), join(folder, path));
  }
  const names = new Map(mutants.map((mutant, at) => [mutant.file.replace(/\.ts$/, `.mutant-${at}.ts`), mutant]));
  for (const [name, mutant] of names) writeFileSync(join(folder, name), mutated(readFileSync(mutant.file, "utf8"), mutant));
  writeFileSync(
    join(folder, "tsconfig.mutants.json"),
    JSON.stringify({
      extends: "./tsconfig.json",
      compilerOptions: { incremental: false, tsBuildInfoFile: null, types: ["node"] },
      files: [...names.keys()],
      include: [],
      exclude: [],
    }),
  );
  const compiler = resolve("node_modules/typescript/bin/tsc");
  const { stdout } = spawnSync(process.execPath, [compiler, "-p", "tsconfig.mutants.json", "--pretty", "false"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return new Set([...stdout.matchAll(/^(\S+\.ts)\(\d+,\d+\): error/gm)].flatMap(([, name = ""]) => names.get(name) ?? []));
}
