import { globSync, readFileSync } from "node:fs";
import { settingNames } from "@sihai/domain/setting";
import { describe, expect, it } from "vitest";

/** Everything shipped but the catalogue itself, where a setting may be read; articles state some. */
const sources = globSync(["apps/*/src/**/*.{ts,tsx}", "packages/*/src/**/*.{ts,tsx}", "content/**/*.md"])
  .filter((file) => !/\.spec\.|\/testing\/|\/setting\/|\/text\/src\//.test(file))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

describe("the operator's rules", () => {
  it.each(settingNames)("%s is read by something: a rule nobody reads would be a knob without a wire", (name) => {
    expect(new RegExp(`\\b${name}\\b`).test(sources)).toBe(true);
  });
});
