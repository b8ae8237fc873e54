// npm test: installs what is missing, runs every check, spec and browser journey, and ends with one line of counts.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { setPriority } from "node:os";
import { join, resolve } from "node:path";
import { ensureInstalled, pinnedNode } from "./ensure-installed.mjs";

ensureInstalled({ checks: true });
const { buildApps } = await import("./build-apps.mjs");
const { journeyOutcome, killsOutcome, specOutcome } = await import("./test-outcome.mjs");
const node = pinnedNode();
const startedAt = Date.now();
const results = [];

const environment = () => ({ ...process.env, PATH: `${join(process.cwd(), "node_modules", ".bin")}:${process.env.PATH}` });

/** One check: a command that passes or fails as a whole, or one whose report tells more. */
function check(name, args, outcomeOf) {
  const began = Date.now();
  console.log(`\n— ${name}`);
  const { status } = spawnSync(node, args, { stdio: "inherit", env: environment() });
  keep(name, began, status, outcomeOf?.());
}

/** A check beside others; what it prints stands together, when it has ended. With `gives` it takes what the others leave of the processors. */
async function checkBeside(name, args, outcomeOf, { gives = false } = {}) {
  const began = Date.now();
  const said = [];
  const child = spawn(node, args, { stdio: ["ignore", "pipe", "pipe"], env: environment() });
  if (gives && child.pid !== undefined) setPriority(child.pid, 10);
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => said.push(piece));
  const status = await new Promise((resolve) => child.once("close", resolve));
  console.log(`\n— ${name}\n${Buffer.concat(said)}`);
  keep(name, began, status, outcomeOf?.());
}

/** Paths of the browsers, for specs of components and journeys; what could not be had is left out, or said where nothing goes without it. */
async function browsersBrought() {
  const child = spawn(node, [join("tools", "bring-browsers.mjs")], { stdio: ["ignore", "pipe", "inherit"], env: environment() });
  const said = [];
  child.stdout.on("data", (piece) => said.push(piece));
  const status = await new Promise((resolve) => child.once("close", resolve));
  const lines = Buffer.concat(said).toString().trim().split("\n");
  const paths = lines.pop() ?? "";
  for (const line of lines) console.log(line);
  if (status !== 0) process.exit(1);
  return JSON.parse(paths);
}

function keep(name, began, status, told = { passed: status === 0 ? 1 : 0, failures: [] }) {
  // A command that ends badly without saying why failed once all the same.
  const failures = status !== 0 && told.failures.length === 0 ? [`${name} ended with ${status}`] : told.failures;
  const seconds = Math.round((Date.now() - began) / 1000);
  results.push({ name, passed: told.passed, failures, unsteady: told.unsteady ?? [], seconds });
}

function bin(name) {
  return join("node_modules", ...name.split("/"));
}

const reports = join(".data", "reports");
// A report of an earlier run must not speak for this one.
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const killsReport = join(reports, "kills.json");
const pureReport = join(reports, "pure-specs.json");
const specReport = join(reports, "specs.json");
const journeyReport = join(reports, "journeys.json");

// What the browsers come from is mostly waited for: fetched and unpacked while everything else begins.
const browsers = browsersBrought();

function specsOf(report, projects) {
  const named = projects.flatMap((project) => ["--project", project]);
  return [bin("vitest/vitest.mjs"), "run", ...named, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
}

const checked = (async () => {
  await checkBeside("types, and those of what is written by npm run new", [join("tools", "check-types.ts")]);
  await checkBeside("types of the shop's service worker", [bin("typescript/bin/tsc"), "-p", "tsconfig.worker.json"]);
  await checkBeside("lint and format", [bin("@biomejs/biome/bin/biome"), "ci", "--error-on-warnings", "."]);
  await checkBeside("unused code", [bin("knip/bin/knip.js")]);
  // They calculate, while who is killed and comes back is waited for; the apps are built by now, for nothing else is done meanwhile.
  await checkBeside("specs of code by itself", specsOf(pureReport, ["pure"]), () => specOutcome(pureReport), { gives: true });
})();
buildApps({ force: true });
// Half of its time is waiting for what was killed. A thousand take their half hour and are for a night: npm run chaos -- --kills 1000.
await checkBeside(
  "twenty kills under money",
  [join("chaos", "run.ts"), "--kills", "20", "--seed", "1", "--report", killsReport],
  () => killsOutcome(killsReport),
);
await checked;
Object.assign(process.env, await browsers);
await Promise.all([
  checkBeside("specs on a database and in a browser", specsOf(specReport, ["database", "phone", "desk"]), () =>
    specOutcome(specReport),
  ),
  // Most of it is waiting for nodes that leave and begin. Three of them, and a version of before: npm run rolling-upgrade -- --from COMMIT.
  checkBeside("a rolling upgrade under load, and back", [
    ...[join("chaos", "rolling-upgrade.ts"), "--nodes", "2", "--clients", "2", "--pause", "100"],
  ]),
]);
process.env.JOURNEY_REPORT = resolve(journeyReport);
check("journeys in the browsers", [bin("@playwright/test/cli.js"), "test", "--config", "e2e/playwright.config.ts"], () =>
  journeyOutcome(journeyReport),
);

const passed = results.reduce((total, result) => total + result.passed, 0);
const failures = results.flatMap((result) => result.failures);
const unsteady = results.flatMap((result) => result.unsteady);
console.log("");
for (const result of results)
  console.log(
    `${result.failures.length === 0 ? "ok  " : "FAIL"} ${result.name}: ${result.passed} passed, ${result.failures.length} failed, ${result.seconds} s`,
  );
// What a browser does twice and holds once is no failure, and never silent.
for (const once of unsteady) console.log(`SECOND TRY ${once}`);
for (const failure of failures) console.log(`FAILED ${failure}`);
if (unsteady.length > 0) console.log(`${unsteady.length} held at the second try only`);
console.log(`in ${Math.round((Date.now() - startedAt) / 1000)} s`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
