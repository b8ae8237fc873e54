// What a run of specs or journeys says of itself: how many held, and the name and first words of each that did not.
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

const nothingSaid = { passed: 0, failures: ["no report was written"], unsteady: [] };

/** What was lost or doubled under kills; a run without a fault counts as one. */
export function killsOutcome(report) {
  if (!existsSync(report)) return nothingSaid;
  const { faults } = JSON.parse(readFileSync(report, "utf8"));
  const failures = faults.map((fault) => `twenty kills › ${firstLine(fault)}`);
  return { passed: failures.length === 0 ? 1 : 0, failures, unsteady: [] };
}

/** Of a run of specs, by Vitest's report in JSON; a file that could not be loaded fails as one. */
export function specOutcome(report) {
  if (!existsSync(report)) return nothingSaid;
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
  return { passed: numPassedTests, failures: testResults.flatMap(failuresOfFile), unsteady: testResults.flatMap(unsteadyOfFile) };
}

/** Those of the browser that held only when tried again: they keep what went wrong first. */
function unsteadyOfFile({ name, assertionResults }) {
  return assertionResults
    .filter(({ status, failureMessages }) => status === "passed" && failureMessages?.length > 0)
    .map((one) => `${relative(process.cwd(), name)} › ${one.fullName}: ${firstLine(one.failureMessages[0])}`);
}

function failuresOfFile({ name, status, message, assertionResults }) {
  const file = relative(process.cwd(), name);
  const failed = assertionResults.filter((one) => one.status === "failed");
  // What fails around the specs (loading, a hook, the audit at the end) belongs to none of them.
  if (status === "failed" && failed.length === 0) return [`${file}: ${firstLine(message)}`];
  return failed.map((one) => `${file} › ${one.fullName}: ${firstLine(one.failureMessages[0])}`);
}

/** Of a run of journeys, by Playwright's report in JSON; one that held at a second try is counted and named as unsteady. */
export function journeyOutcome(report) {
  if (!existsSync(report)) return nothingSaid;
  const { stats, suites, errors } = JSON.parse(readFileSync(report, "utf8"));
  const failures = [
    ...suites.flatMap((suite) => toldOf(suite, ({ ok }) => !ok)),
    ...errors.map((error) => firstLine(error.message)),
  ];
  const unsteady = suites.flatMap((suite) => toldOf(suite, ({ tests }) => tests.some(({ status }) => status === "flaky")));
  return { passed: stats.expected + stats.flaky, failures, unsteady };
}

function toldOf({ specs = [], suites = [] }, which) {
  const told = specs.filter(which).map(({ file, title, tests: [test] }) => {
    // WebKit and Firefox walk journeys that Chromium walks too.
    const browser = ["webkit", "firefox"].includes(test?.projectName) ? ` in ${test.projectName}` : "";
    return `${file} › ${title}${browser}: ${firstLine(test?.results[0]?.error?.message)}`;
  });
  return [...told, ...suites.flatMap((suite) => toldOf(suite, which))];
}

function firstLine(message) {
  return (message ?? "no message").split("\n", 1)[0].slice(0, 300);
}
