import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const longestMs = 600_000;

/** What specs made of a file with another text: `failed` names the first that failed, null where none did or none ran at all. */
export type Outcome = { ended: "held" | "failed" | "late"; failed: string | null; seconds: number };

/**
 * Puts `text` into a file, runs the named specs up to the first that fails, and puts the file back. Late: stopped after ten minutes. Throws
 * when somebody ends the specs.
 */
export function runSpecsOn(
  file: string,
  text: string,
  { project, specs }: { project: "pure" | "database"; specs: readonly string[] },
): Outcome {
  const path = join(root, file);
  const whole = readFileSync(path, "utf8");
  const began = Date.now();
  try {
    writeFileSync(path, text);
    const vitest = join(root, "node_modules/vitest/vitest.mjs");
    const args = [vitest, "run", "--bail=1", "--reporter=json", "--project", project, ...specs];
    const how = { cwd: root, encoding: "utf8", maxBuffer: 1 << 28, timeout: longestMs } as const;
    const { status, signal, error, stdout } = spawnSync(process.execPath, args, how);
    const isLate = error !== undefined && "code" in error && error.code === "ETIMEDOUT";
    if (!isLate && (signal !== null || status === 130)) throw new Error(`the specs of ${file} were ended`);
    const ended = isLate ? "late" : status === 0 ? "held" : "failed";
    return { ended, failed: firstFailed(stdout), seconds: Math.round((Date.now() - began) / 1000) };
  } finally {
    writeFileSync(path, whole);
  }
}

/** Throws where one of these files is not as it was committed: what is put back is what stands there. */
export function mustBeCommitted(files: readonly string[]): void {
  if (spawnSync("git", ["diff", "--quiet", "HEAD", "--", ...files], { cwd: root }).status !== 0)
    throw new Error("faults are put into files as they were committed; these have changes of yours");
  // Whoever ends the command ends its specs with it: that comes back to where the file is put right.
  process.on("SIGINT", () => undefined);
}

type Report = { testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[] };

function firstFailed(stdout: string): string | null {
  const begins = stdout.indexOf('{"numTotalTestSuites"');
  if (begins === -1) return null;
  const { testResults } = JSON.parse(stdout.slice(begins)) as Report;
  return (
    testResults.flatMap(({ assertionResults }) => assertionResults).find(({ status }) => status === "failed")?.fullName ?? null
  );
}
