import { readdirSync } from "node:fs";
import { languages } from "@sihai/domain/language";
import { expect, it } from "vitest";
import { grammarOf } from "./grammars.ts";

function filesOf(language: string): string[] {
  return readdirSync(`${import.meta.dirname}/${language}`, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".spec.ts"))
    .sort();
}

it("keeps the whole of every language in its one folder, file by file the same", () => {
  const chinese = filesOf("zh");
  expect(chinese.length).toBeGreaterThan(80);
  for (const language of languages) expect(filesOf(language), language).toEqual(chinese);
});

it("has no folder of a language nobody can read", () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const shared = ["core", "dict", "messages"];
  expect(folders.map(({ name }) => name).sort()).toEqual([...shared, ...languages].sort());
});

it("gives every language a grammar of its own", () => {
  for (const language of languages) expect(() => new Intl.DateTimeFormat(grammarOf(language).locale)).not.toThrow();
});
