// Makes the product in the pseudo-language, in the folder named, for the journey that walks through it. Nothing else runs this.
import { resolve } from "node:path";
import { addPseudoLanguage } from "./add-language.ts";
import { copyTree } from "./copy-tree.ts";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("usage: node tools/pseudo/build.ts FOLDER");
const tree = resolve(folder);
copyTree(tree);
await addPseudoLanguage(tree);
process.chdir(tree);
const { buildApps } = await import("../build-apps.mjs");
buildApps({ force: true });
