import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { accent } from "./accent.ts";
import { accentSource } from "./accent-source.ts";
import { writePseudo } from "./write-pseudo.ts";

const lettersOf = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

it("accents every letter, says 40 % more, and keeps what is filled in", () => {
  const text = "You can still pay {amount} within 72 hours";
  expect(accent(text)).not.toMatch(/(?<!\{\w*)[a-z](?!\w*\})/i);
  expect(accent(text)).toContain("{amount}");
  const plain = text.replace("{amount}", "");
  expect(lettersOf(accent(plain)) / lettersOf(plain)).toBeCloseTo(1.4, 1);
});

it("leaves keys, codes, comparisons and what is computed as they are", () => {
  const source = [
    'import { plural } from "../grammar.ts";',
    'export const words = { "in-transit": "On", pay: (n: string) => `Pay @{n === "0" ? "all" : n} of @{plural(1, { one: "bag", other: `@{n} bags` })}` };',
  ]
    .join("\n")
    .replaceAll("@", "$");
  const made = accentSource(source);
  expect(made).toContain('from "../grammar.ts"');
  expect(made).toContain('"in-transit": "');
  expect(made).toContain('n === "0" ?');
  expect(made).not.toMatch(/"On"|Pay|"all"|"bag"| bags/);
});

it("is a whole language that can be read, file by file", async () => {
  const folder = join(import.meta.dirname, "../../.data/pseudo-spec/words");
  const names = writePseudo(folder);
  expect(names.length).toBeGreaterThan(80);
  // Mails are words, functions and codes at once.
  const mails = readFileSync(join(folder, "mails.ts"), "utf8");
  expect(mails).toContain('case "reset-link":');
  expect(mails).not.toContain("Reset password");
});

it("is built by its journey alone: no app, server or package names it", () => {
  const { globSync } = process.getBuiltinModule("node:fs");
  const root = join(import.meta.dirname, "../..");
  const shipped = globSync(
    ["apps/**/*.{ts,tsx,mjs,html,json}", "packages/**/*.{ts,tsx,json}", "tools/*.{ts,mjs}", "package.json"],
    {
      cwd: root,
      exclude: (name) => name.includes("node_modules") || name.includes("dist") || name.endsWith(".spec.ts"),
    },
  );
  expect(shipped.length).toBeGreaterThan(1000);
  const naming = shipped.filter((file) => /tools\/pseudo|build-pseudo|inPseudo/.test(readFileSync(join(root, file), "utf8")));
  expect(naming).toEqual([]);
});
