import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { accentSource } from "./accent-source.ts";

const english = join(import.meta.dirname, "../../packages/text/src/en");

/** Writes the pseudo-language: one folder like that of English, every text in it accented and 40 % longer. Nothing of it is kept in the repository. */
export function writePseudo(folder: string): string[] {
  rmSync(folder, { recursive: true, force: true });
  const names = readdirSync(english, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".spec.ts"),
  );
  for (const name of names) {
    const target = join(folder, name);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, accentSource(readFileSync(join(english, name), "utf8")));
  }
  return names;
}

export { english as englishFolder };
