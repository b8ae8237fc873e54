// npm test: installs what is missing, runs every check, spec and browser journey, and ends with one line of counts.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { ensureInstalled, pinnedNode } from "./ensure-installed.mjs";

ensureInstalled();
const { buildApps } = await import("./build-apps.mjs");
const { ensureChromium } = await import("./ensure-chromium.mjs");
const node = pinnedNode();
const startedAt = Date.now();
const results = [];

/** One check: a command that passes or fails as a whole, or one that reports its own counts as JSON. */
function check(name, args, countsFrom) {
  const began = Date.now();
  console.log(`\n— ${name}`);
  const { status } = spawnSync(node, args, {
    stdio: "inherit",
    env: { ...process.env, PATH: `${join(process.cwd(), "node_modules", ".bin")}:${process.env.PATH}` },
  });
  const counts = countsFrom ? countsFrom() : null;
  const failed = counts ? counts.failed + (status !== 0 && counts.failed === 0 ? 1 : 0) : status === 0 ? 0 : 1;
  results.push({
    name,
    passed: counts ? counts.passed : status === 0 ? 1 : 0,
    failed,
    seconds: Math.round((Date.now() - began) / 1000),
  });
}

function bin(name) {
  return join("node_modules", ...name.split("/"));
}

const reports = join(".data", "reports");
// A report of an earlier run must not speak for this one.
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const specReport = join(reports, "specs.json");
const journeyReport = join(reports, "journeys.json");

function specCounts() {
  if (!existsSync(specReport)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(specReport, "utf8"));
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTests === 0 ? numFailedTestSuites : 0) };
}

function journeyCounts() {
  if (!existsSync(journeyReport)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(journeyReport, "utf8"));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

check("types", [bin("typescript/bin/tsc"), "-p", "."]);
check("lint and format", [bin("@biomejs/biome/bin/biome"), "ci", "--error-on-warnings", "."]);
check("unused code", [bin("knip/bin/knip.js")]);
buildApps({ force: true });
// Specs of components and journeys both need it.
process.env.CHROMIUM_PATH = ensureChromium();
check(
  "specs",
  [bin("vitest/vitest.mjs"), "run", "--reporter=default", "--reporter=json", `--outputFile.json=${specReport}`],
  specCounts,
);
process.env.JOURNEY_REPORT = resolve(journeyReport);
check("journeys in Chromium", [bin("@playwright/test/cli.js"), "test", "--config", "e2e/playwright.config.ts"], journeyCounts);

const passed = results.reduce((total, result) => total + result.passed, 0);
const failed = results.reduce((total, result) => total + result.failed, 0);
console.log("");
for (const result of results)
  console.log(
    `${result.failed === 0 ? "ok  " : "FAIL"} ${result.name}: ${result.passed} passed, ${result.failed} failed, ${result.seconds} s`,
  );
console.log(`in ${Math.round((Date.now() - startedAt) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
