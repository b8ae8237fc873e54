// The types of the whole repository, and with them of what `npm run new` writes into it: a copy of it is checked once, since a second look takes a minute.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeCall } from "./new/call.ts";
import { writeConsolePage } from "./new/console-page.ts";

const here = join(import.meta.dirname, "..");
const copy = mkdtempSync(join(tmpdir(), "sihai-types-"));
process.exitCode = 1;
try {
  copyRepository();
  writeCall(copy, "parcel/weigh-again", "packing.record");
  writeCall(copy, "claim/count-open");
  writeConsolePage(copy, "console/parcel/WeighAgain");
  // Several checkers work out the same types once each: one takes two thirds of their time, and leaves the other processor to the rest.
  const args = ["-p", ".", "--incremental", "false", "--checkers", "1"];
  const { status } = spawnSync(join(copy, "node_modules", ".bin", "tsc"), args, { cwd: copy, stdio: "inherit" });
  process.exitCode = status ?? 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

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
