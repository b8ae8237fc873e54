import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { journeyOutcome, killsOutcome, specOutcome } from "./test-outcome.mjs";

function written(report: object) {
  const file = join(mkdtempSync(join(tmpdir(), "sihai-report-")), "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
}

it("what held at the second try only is named, of specs and of journeys", () => {
  const spec = { fullName: "a sheet closes", status: "passed", failureMessages: ["Error: late\n  at line 3"] };
  const steady = { fullName: "a sheet opens", status: "passed", failureMessages: [] };
  const specs = { numPassedTests: 2, testResults: [{ name: "/a.spec.ts", status: "passed", assertionResults: [spec, steady] }] };
  expect(specOutcome(written(specs))).toMatchObject({
    passed: 2,
    failures: [],
    unsteady: [expect.stringContaining("a sheet closes: Error: late")],
  });
  const test = { projectName: "webkit", status: "flaky", results: [{ error: { message: "late" } }] };
  const journeys = {
    stats: { expected: 4, flaky: 1 },
    suites: [{ suites: [{ specs: [{ file: "tour.e2e.ts", title: "walks", ok: true, tests: [test] }] }] }],
    errors: [],
  };
  expect(journeyOutcome(written(journeys))).toEqual({
    passed: 5,
    failures: [],
    unsteady: ["tour.e2e.ts › walks in webkit: late"],
  });
});

it("each fault of the kills is a failure that says what it is", () => {
  expect(killsOutcome(written({ faults: [] }))).toEqual({ passed: 1, failures: [], unsteady: [] });
  const faults = ["job left: sendMail, attempt 1", "a card was charged twice for RC1"];
  expect(killsOutcome(written({ faults }))).toMatchObject({
    passed: 0,
    failures: faults.map((fault) => `twenty kills › ${fault}`),
  });
});
