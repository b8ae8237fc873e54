import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { writeCall } from "./new/call.ts";
import { writeConsolePage } from "./new/console-page.ts";

const here = join(import.meta.dirname, "..");

/** That what it writes compiles as it is, the check of types says (check-types.ts). */
describe("npm run new", () => {
  it("says what a name lacks", () => {
    expect(() => writeCall(here, "weighAgain")).toThrow("feature/verb");
    expect(() => writeCall(here, "goods/look")).toThrow("--may");
    expect(() => writeCall(here, "nothing/look", "parcel.read")).toThrow("is not there");
    expect(() => writeConsolePage(here, "shop/parcel/Look")).toThrow("console/feature/Name");
  });
});
