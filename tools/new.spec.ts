import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { writeCall } from "./new/call.ts";
import { writeConsolePage } from "./new/console-page.ts";

const here = join(import.meta.dirname, "..");
const copy = mkdtempSync(join(tmpdir(), "sihai-new-"));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The repository without what is installed, beside packages that are links; our own lead into the copy. */
function copyRepository(): void {
  const left = /\/(?:node_modules|dist|\.git|\.data[^/]*|test-results)(?:\/|$)/;
  for (const name of readdirSync(here)) {
    if (left.test(`/${name}`)) continue;
    cpSync(join(here, name), join(copy, name), { recursive: true, filter: (path) => !left.test(path.slice(here.length)) });
  }
  const installed = join(here, "node_modules");
  mkdirSync(join(copy, "node_modules", "@sihai"), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== "@sihai" && name !== ".cache") symlinkSync(join(installed, name), join(copy, "node_modules", name));
  for (const home of ["packages", "apps"])
    for (const name of readdirSync(join(here, home)))
      symlinkSync(join(copy, home, name), join(copy, "node_modules", "@sihai", name));
}

describe("npm run new", () => {
  it("writes a call and a page that compile as they are", { timeout: 400_000 }, () => {
    copyRepository();
    const written = [
      ...writeCall(copy, "parcel/weigh-again", "packing.record").written,
      ...writeCall(copy, "claim/count-open").written,
      ...writeConsolePage(copy, "console/parcel/WeighAgain").written,
    ];
    expect(written).toContain("apps/server/src/modules/parcel/weigh-again.api.spec.ts");
    // What was written, and with it all that it reaches: a type-check of everything would take a minute more.
    const files = [...new Set(written), "apps/server/testing/start-postgres.ts"].filter((file) => /\.tsx?$/.test(file));
    writeFileSync(join(copy, "tsconfig.new.json"), JSON.stringify({ extends: "./tsconfig.json", include: [], files }));
    const args = ["-p", "tsconfig.new.json", "--incremental", "false", "--checkers", "1"];
    const { status, stdout } = spawnSync(join(copy, "node_modules", ".bin", "tsc"), args, { cwd: copy, encoding: "utf8" });
    expect(stdout).toBe("");
    expect(status).toBe(0);
  });

  it("says what a name lacks", () => {
    expect(() => writeCall(here, "weighAgain")).toThrow("feature/verb");
    expect(() => writeCall(here, "goods/look")).toThrow("--may");
    expect(() => writeCall(here, "nothing/look", "parcel.read")).toThrow("is not there");
    expect(() => writeConsolePage(here, "shop/parcel/Look")).toThrow("console/feature/Name");
  });
});
