// npm run mutants [-- paths] [--sample N] [--seed S] [--tables]: whether the specs of the rules of money and freight mind small faults put into them (R17).
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { refusedByTypes } from "./compile.ts";
import { draw, keyOf } from "./draw.ts";
import equivalent from "./equivalent.json" with { type: "json" };
import { rulesIn, scope } from "./scope.ts";
import { sameAs, scoreOf, told, verdictOn } from "./verdict.ts";

const bar = 0.9;
const here = "tools/mutants";
const workplace = ".data/mutants";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: "string" }, seed: { type: "string", default: "1" }, tables: { type: "boolean", default: false } },
});

function bringStryker(): void {
  const marker = join(here, "node_modules", ".package-lock.json");
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(join(here, "package-lock.json")).mtimeMs) return;
  console.log("installing Stryker …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  execFileSync(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: here, stdio: "inherit" });
}

async function run(): Promise<number> {
  bringStryker();
  const { judge, listMutants } = await import("./stryker.mjs");
  const listed = await listMutants(rulesIn(positionals.length > 0 ? positionals : scope));
  const sample = Number(values.sample ?? listed.length);
  const drawn = draw(listed, { sample, seed: Number(values.seed) });
  const refused = refusedByTypes(drawn, join(workplace, "types"));
  const left = drawn.filter((mutant) => !refused.has(mutant));
  console.log(`${listed.length} mutants, ${drawn.length} drawn (seed ${values.seed}), ${refused.size} of them refused by types`);
  const list = join(workplace, "drawn.json");
  writeFileSync(list, JSON.stringify(left.map(keyOf)));
  const how = { configFile: join(here, "vitest.config.ts"), withTables: values.tables };
  const judged = await judge([...new Set(left.map(({ file }) => file))], list, how);
  const textOf = (file: string) => readFileSync(file, "utf8");
  const isSame = sameAs(equivalent, (file, line) => textOf(file).split("\n")[line] ?? "");
  const verdict = verdictOn(left, judged, isSame);
  console.log(told(verdict, textOf).join("\n"));
  return scoreOf(verdict.all) < bar ? 1 : 0;
}

rmSync(workplace, { recursive: true, force: true });
mkdirSync(workplace, { recursive: true });
process.exitCode = await run();
