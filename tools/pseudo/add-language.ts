import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Its letters, which ISO 639 has given to no language. */
export const pseudo = "xa";

/** What a grammar says in words; the rest of English holds: plurals, order of names, marks. */
const grammar = `import { accented } from "TOOLS/accented.ts";
import { grammar as english } from "../en/grammar.ts";

export { plural } from "../en/grammar.ts";
export const language = "${pseudo}";
const { dayUnit, timeLeft, shortCountryNames, device } = english;
export const grammar = { ...english, ...accented({ dayUnit, timeLeft, shortCountryNames, device }) };
`;

/**
 * Adds the pseudo-language to a copy of the tree as docs/languages.md says a language is added: its folder, made from English file by
 * file, and two lines. Returns the files of the folder.
 */
export async function addPseudoLanguage(tree: string): Promise<string[]> {
  const text = join(tree, "packages/text/src");
  const files = readdirSync(join(text, "en"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".spec.ts"))
    .sort();
  for (const name of files) {
    const target = join(text, pseudo, name);
    mkdirSync(dirname(target), { recursive: true });
    const source = name === "grammar.ts" ? grammar : await fileOf(join(text, "en"), name);
    const up = "../".repeat(name.split("/").length);
    writeFileSync(target, source.replace("TOOLS", `${up}../../../tools/pseudo`));
  }
  addLine(join(tree, "packages/domain/src/language/languages.ts"), /\n {2}en: \{.*\},\n/, (line) =>
    line.concat(`  ${pseudo}: { prefix: "${pseudo}", tag: "${pseudo}", name: "Pseudo", kept: "en" },\n`),
  );
  addLine(
    join(text, "grammars.ts"),
    /\nconst grammars.*\{ (.*) \};/,
    (line) => `\nimport { grammar as ${pseudo} } from "./${pseudo}/grammar.ts";${line.replace(" };", `, ${pseudo} };`)}`,
  );
  return files;
}

/** A file of words: everything it names, accented. */
async function fileOf(folder: string, name: string): Promise<string> {
  const names = Object.keys(await import(join(folder, name)));
  const up = "../".repeat(name.split("/").length);
  return [
    'import { accented } from "TOOLS/accented.ts";',
    `import * as english from "${up}en/${name}";`,
    "",
    ...names.map((exported) => `export const ${exported} = accented(english.${exported});`),
    "",
  ].join("\n");
}

function addLine(file: string, at: RegExp, write: (line: string) => string): void {
  const source = readFileSync(file, "utf8");
  if (!at.test(source)) throw new Error(`${file} has no line of a language any more`);
  writeFileSync(file, source.replace(at, write));
}
