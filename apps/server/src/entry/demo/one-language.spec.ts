import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** A sentence in either language: a few characters, or a few words in a row. */
const isBoth = (text: string) => /\p{Script=Han}{4}/u.test(text) && /[a-z]+ [a-z]+ [a-z]+/i.test(text);

it("what people of the demo write is in one language, as people write", () => {
  const sources = globSync("**/*.ts", { cwd: import.meta.dirname }).filter((file) => !file.endsWith(".spec.ts"));
  const texts = sources.flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), "utf8").matchAll(/"([^"\n]*)"|`([^`]*)`/g)].map(
      ([, quoted = "", templated = ""]) => quoted + templated,
    ),
  );
  expect(texts.some((text) => /\p{Script=Han}{4}/u.test(text))).toBe(true);
  expect(texts.filter(isBoth)).toEqual([]);
});
