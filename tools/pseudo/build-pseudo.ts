// Builds the two apps with the pseudo-language in the place of English, for the journey that walks through them. Nothing else runs this.
import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { build, type Plugin } from "vite";
import { englishFolder, writePseudo } from "./write-pseudo.ts";

const [target] = process.argv.slice(2);
if (!target) throw new Error("usage: node tools/pseudo/build-pseudo.ts FOLDER");
const folder = resolve(target);
const words = join(folder, "words");
writePseudo(words);

/** Files of English are read from the pseudo-language's folder. */
const inPseudo: Plugin = {
  name: "sihai-pseudo-language",
  enforce: "pre",
  load(id) {
    const [file = ""] = id.split("?");
    if (!file.startsWith(`${englishFolder}/`)) return null;
    return { code: readFileSync(join(words, relative(englishFolder, file)), "utf8"), moduleType: "ts" };
  },
};

for (const app of ["shop", "console"]) {
  const root = resolve(import.meta.dirname, "../../apps", app);
  await build({
    root,
    configFile: join(root, "vite.config.ts"),
    logLevel: "warn",
    plugins: [inPseudo],
    build: { outDir: join(folder, app), emptyOutDir: true },
  });
}
