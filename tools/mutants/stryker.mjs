// All that knows Stryker: it is brought by `npm run mutants` alone, so nothing else may load this file.
import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { Stryker } from "@stryker-mutator/core";
import { Instrumenter } from "@stryker-mutator/instrumenter";

const fromRoot = (file) => relative(process.cwd(), file).split(sep).join("/");

/** Every mutant that Stryker makes of some files. */
export async function listMutants(files) {
  const silent = () => {};
  const logger = { isDebugEnabled: () => false, debug: silent, info: silent, warn: silent };
  const { mutants } = await new Instrumenter(logger).instrument(
    files.map((name) => ({ name, mutate: true, content: readFileSync(name, "utf8") })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  return mutants.map(({ fileName, location, mutatorName, replacement }) => ({
    file: fromRoot(fileName),
    ...location,
    mutator: mutatorName,
    replacement,
  }));
}

/** Runs the specs on the mutants whose keys are in a file, and on no others. */
export async function judge(files, drawn, { configFile, withTables }) {
  process.env.MUTANTS_DRAWN = drawn;
  // Properties with random prices are run for each mutant: a twentieth of their usual runs, or those somebody asks for.
  process.env.PRICING_RUNS ??= "700";
  const results = await new Stryker({
    mutate: [...files],
    plugins: ["@stryker-mutator/vitest-runner", pathToFileURL(join(import.meta.dirname, "only-drawn.mjs")).href],
    testRunner: "vitest",
    vitest: { configFile, related: false },
    coverageAnalysis: "perTest",
    ignoreStatic: !withTables,
    dryRunTimeoutMinutes: 30,
    checkers: ["only-drawn"],
    // Its own way to leave out what types refuse wants an older compiler; compile.ts does that here.
    disableTypeChecks: false,
    // A copy of what the rules read, and no more: the whole project is many times as large.
    ignorePatterns: [
      "/*",
      "!/packages",
      "/packages/*",
      "!/packages/domain",
      "!/content",
      "!/tools",
      "/tools/*",
      "!/tools/mutants",
      "!/package.json",
    ],
    tempDirName: ".data/mutants",
    reporters: ["progress-append-only"],
    // The second processor is for the specs' own worker.
    concurrency: 1,
    timeoutMS: 10_000,
    allowConsoleColors: false,
  }).runMutationTest();
  // Without an end of all its specs nothing is known of a mutant.
  const isCut = ({ status, testsCompleted = 0, coveredBy = [] }) => status === "Survived" && testsCompleted < coveredBy.length;
  return results
    .map((result) => ({ ...result, status: isCut(result) ? "CutShort" : result.status }))
    .map(({ fileName, location: { start, end }, mutatorName, replacement, status }) => ({
      file: fromRoot(fileName),
      start: { line: start.line - 1, column: start.column - 1 },
      end: { line: end.line - 1, column: end.column - 1 },
      mutator: mutatorName,
      replacement,
      status,
    }));
}
