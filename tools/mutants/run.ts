// npm run mutants [-- paths] [--sample N] [--seed S] [--tables] [--database]: whether the specs mind small faults put into the rules of money and
// freight, or with --database into the ledger, log-in and permissions (R17).
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { mustBeCommitted } from "../planted/run-specs.ts";
import { refusedByTypes } from "./compile.ts";
import { draw, keyOf } from "./draw.ts";
import equivalent from "./equivalent.json" with { type: "json" };
import { judgeWhole } from "./judge-whole.ts";
import { filesOf, guarded, judgeOnDatabase } from "./on-database.ts";
import { rulesIn, scope } from "./scope.ts";
import type { Judged, Mutant } from "./stryker.mjs";
import { sameAs, scoreOf, told, verdictOn } from "./verdict.ts";

const bar = 0.9;
const here = "tools/mutants";
const workplace = ".data/mutants";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
    tables: { type: "boolean", default: false },
    database: { type: "boolean", default: false },
  },
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
  const { listMutants } = await import("./stryker.mjs");
  const named = positionals.length > 0 ? positionals : scope;
  const listed = await listMutants(values.database ? guarded.flatMap(filesOf) : rulesIn(named));
  const sample = Number(values.sample ?? listed.length);
  const drawn = draw(listed, { sample, seed: Number(values.seed) });
  const refused = refusedByTypes(drawn, join(workplace, "types"));
  const left = drawn.filter((mutant) => !refused.has(mutant));
  console.log(`${listed.length} mutants, ${drawn.length} drawn (seed ${values.seed}), ${refused.size} of them refused by types`);
  if (values.database) mustBeCommitted(left.map(({ file }) => file));
  const judged = values.database ? judgeOnDatabase(left) : await judgeRules(left);
  const textOf = (file: string) => readFileSync(file, "utf8");
  const isSame = sameAs(equivalent, (file, line) => textOf(file).split("\n")[line] ?? "");
  const verdict = verdictOn(left, judged, isSame);
  console.log(told(verdict, textOf).join("\n"));
  return scoreOf(verdict.all) < bar ? 1 : 0;
}

async function judgeRules(mutants: readonly Mutant[]): Promise<Judged[]> {
  const { judge } = await import("./stryker.mjs");
  const list = join(workplace, "drawn.json");
  const how = { configFile: join(here, "vitest.config.ts"), withTables: values.tables };
  return judgeWhole(mutants, (left) => {
    writeFileSync(list, JSON.stringify(left.map(keyOf)));
    return judge([...new Set(left.map(({ file }) => file))], list, how);
  });
}

rmSync(workplace, { recursive: true, force: true });
mkdirSync(workplace, { recursive: true });
process.exitCode = await run();
