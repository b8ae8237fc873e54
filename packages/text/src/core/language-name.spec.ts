import { languages } from "@sihai/domain/language";
import { expect, it } from "vitest";
import { languageName } from "./language-name.ts";

it("a language is called as its reader calls it, and none by its letters", () => {
  expect(languageName("zh", "en")).toBe("Chinese");
  expect(languageName("en", "en")).toBe("English");
  expect(languageName("zh", "zh")).toBe("中文");
  expect(languageName("en", "zh")).toBe("英语");
  for (const language of languages) expect(languageName(language, language)).not.toBe(language);
});
