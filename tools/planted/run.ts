// npm run planted [-- --only PART]: plants each named defect, runs the specs that must notice, and takes it out again (figure R17).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Defect, defects } from "./defects.ts";
import { mustBeCommitted, runSpecsOn } from "./run-specs.ts";

const root = join(import.meta.dirname, "../..");
const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
const chosen = defects.filter(({ name }) => name.includes(values.only));
mustBeCommitted([...new Set(chosen.map(({ file }) => file))]);

const unnoticed = chosen.filter((defect) => !isNoticed(defect));
console.log(`${chosen.length - unnoticed.length} of ${chosen.length} planted defects were noticed`);
for (const { name } of unnoticed) console.log(`NOT NOTICED ${name}`);
process.exit(unnoticed.length === 0 ? 0 : 1);

/** Whether the specs fail on the defect. They hold without it, as `npm test` says. */
function isNoticed({ name, file, line, becomes, ...where }: Defect): boolean {
  const text = readFileSync(join(root, file), "utf8").replace(line, () => becomes);
  const { ended, failed, seconds } = runSpecsOn(file, text, where);
  const isFailed = ended === "failed" && failed !== null;
  console.log(`${isFailed ? "noticed" : "NOT NOTICED"} in ${seconds} s: ${name}`);
  if (failed !== null) console.log(`        by: ${failed}`);
  return isFailed;
}
