// npm run planted [-- --only PART]: plants each named defect, runs the specs that must notice, and takes it out again (figure R17).
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Defect, defects } from "./defects.ts";

const root = join(import.meta.dirname, "../..");
const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
const chosen = defects.filter(({ name }) => name.includes(values.only));
const files = [...new Set(chosen.map(({ file }) => file))];
if (spawnSync("git", ["diff", "--quiet", "HEAD", "--", ...files], { cwd: root }).status !== 0)
  throw new Error("defects are planted into files as they were committed; these have changes of yours");

// Whoever ends the command ends its specs with it: that comes back to where the file is put right.
process.on("SIGINT", () => undefined);
const unnoticed = chosen.filter((defect) => !isNoticed(defect));
console.log(`${chosen.length - unnoticed.length} of ${chosen.length} planted defects were noticed`);
for (const { name } of unnoticed) console.log(`NOT NOTICED ${name}`);
process.exit(unnoticed.length === 0 ? 0 : 1);

/** Whether the specs fail on the defect. They hold without it, as `npm test` says. */
function isNoticed({ name, file, line, becomes, project, specs }: Defect): boolean {
  const path = join(root, file);
  const whole = readFileSync(path, "utf8");
  const began = Date.now();
  try {
    writeFileSync(
      path,
      whole.replace(line, () => becomes),
    );
    const vitest = join(root, "node_modules/vitest/vitest.mjs");
    const args = [vitest, "run", "--bail=1", "--reporter=json", "--project", project, ...specs];
    const { status, signal, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 28 });
    if (signal !== null || status === 130) throw new Error(`ended at: ${name}`);
    const failed = firstFailed(stdout);
    const isFailed = status !== 0 && failed !== null;
    console.log(`${isFailed ? "noticed" : "NOT NOTICED"} in ${Math.round((Date.now() - began) / 1000)} s: ${name}`);
    if (failed !== null) console.log(`        by: ${failed}`);
    return isFailed;
  } finally {
    writeFileSync(path, whole);
  }
}

type Report = { testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[] };

/** The first spec that failed; null when none did, also where no spec ran at all. */
function firstFailed(stdout: string): string | null {
  const begins = stdout.indexOf('{"numTotalTestSuites"');
  if (begins === -1) return null;
  const { testResults } = JSON.parse(stdout.slice(begins)) as Report;
  return (
    testResults.flatMap(({ assertionResults }) => assertionResults).find(({ status }) => status === "failed")?.fullName ?? null
  );
}
