import { expect, it } from "vitest";
import { regionOf } from "./index.ts";

it.each([
  [["de-DE", "de", "en-US"], "DE"],
  [["de", "en-GB"], "GB"],
  [["zh-Hans-SG"], "SG"],
  [["zh-Hant"], null],
  [["zh-CN", "zh", "en-SG"], "SG"],
  [["zh-Hans-cn"], null],
  [["en-001", "fr-ca"], "CA"],
  [["en"], null],
  [[], null],
])("of %j the country is %s", (tags, country) => {
  expect(regionOf(tags)).toBe(country);
});
