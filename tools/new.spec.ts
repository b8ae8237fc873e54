import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
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
  it("writes a call and a page that compile and are well formed as they are", { timeout: 400_000 }, () => {
    copyRepository();
    const written = [
      ...writeCall(copy, "parcel/weigh-again", "packing.record").written,
      ...writeCall(copy, "claim/count-open").written,
      ...writeConsolePage(copy, "console/parcel/WeighAgain").written,
    ];
    expect(written).toContain("apps/server/src/modules/parcel/weigh-again.api.spec.ts");
    const bin = (name: string) => join(copy, "node_modules", ".bin", name);
    execFileSync(bin("tsc"), ["-p", ".", "--incremental", "false"], { cwd: copy, stdio: "pipe" });
    expect(readFileSync(join(copy, "packages/contract/src/parcel/refusals.ts"), "utf8")).toContain("WEIGH_AGAIN_REFUSED");
  });

  it("says what a name lacks", () => {
    expect(() => writeCall(here, "weighAgain")).toThrow("feature/verb");
    expect(() => writeCall(here, "goods/look")).toThrow("--may");
    expect(() => writeCall(here, "nothing/look", "parcel.read")).toThrow("is not there");
    expect(() => writeConsolePage(here, "shop/parcel/Look")).toThrow("console/feature/Name");
  });
});
