import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { paths as ofConsole } from "../apps/console/src/shell/paths.ts";
import { paths as ofShop } from "../apps/shop/src/paths.ts";

/** The tour reads every page in both languages and in the pseudo-language, at 320 pixels and in large text: a page it leaves out is read by nobody. */
const walked = readFileSync(join(import.meta.dirname, "../e2e/support/tour-addresses.ts"), "utf8");
const isWalked = (path: string) => new RegExp(`["\`]${path.replaceAll("/", "\\/")}["\`?]`).test(walked);

/** Pages nobody who is logged in sees. */
const elsewhere = {
  shop: {},
  console: {
    "/sign-in": "opens the desk for who is in; setting.e2e.ts signs in by it",
    "/welcome": "asks for an invitation's token",
  },
};

describe.each([
  ["shop", Object.keys(ofShop), elsewhere.shop],
  ["console", Object.keys(ofConsole), elsewhere.console],
])("the tour of the %s", (_, paths, left) => {
  it("opens every page there is", () => {
    expect(paths.length).toBeGreaterThan(30);
    expect(paths.filter((path) => !isWalked(path) && !Object.hasOwn(left, path))).toEqual([]);
  });

  it("leaves out none that it opens", () => {
    expect(Object.keys(left).filter((path) => isWalked(path) || !paths.includes(path))).toEqual([]);
  });
});
