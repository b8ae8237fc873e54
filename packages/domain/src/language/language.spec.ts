import { expect, it } from "vitest";
import {
  addressPrefix,
  inLanguage,
  inOtherLanguage,
  languageFor,
  languageOf,
  languageOrDefault,
  named,
  readLanguage,
} from "./index.ts";

it("knows a language by its word, its tag and, from older pages and accounts, by the beginning of its addresses", () => {
  expect(["zh", "zh-CN", "zh-HK,en;q=0.5", "cn", " EN-gb", "en", "qq", "", "zhx"].map(readLanguage)).toEqual([
    ...["zh", "zh", "zh", "zh", "en", "en", null, null, null],
  ]);
  expect([languageOrDefault("qq"), languageOrDefault("cn")]).toEqual(["zh", "zh"]);
});

it("writes an address by the specification's prefix and reads it back", () => {
  expect([addressPrefix("zh"), addressPrefix("en"), languageOf("cn"), languageOf("en"), languageOf("zh")]).toEqual([
    ...["cn", "en", "zh", "en", null],
  ]);
});

it("shows what is missing in one language in the other", () => {
  const both = { zh: "杯", en: "Cup" };
  const chineseOnly = { zh: "杯", en: "" };
  expect([inLanguage(both, "en"), inLanguage(both, "zh"), inLanguage(chineseOnly, "en")]).toEqual(["Cup", "杯", "杯"]);
  expect([inOtherLanguage(both, "en"), inOtherLanguage(both, "zh")]).toEqual(["杯", "Cup"]);
  expect(named(chineseOnly)).toEqual({ zh: "杯", en: "杯" });
});

it("is the first of those a reader wishes for that there is, English for other wishes, Chinese for none", () => {
  const wishes = [["zh-TW", "en"], ["qq", "zh", "en"], ["en-GB"], ["qq", "qr-QR"], []];
  expect(wishes.map(languageFor)).toEqual(["zh", "zh", "en", "en", "zh"]);
});
