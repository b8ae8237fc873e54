// node tools/hostile-table.ts FILE ...: which fields for words of writing calls took a hostile text, which refused them and by what, and which no spec
// filled; FILE is what specs wrote that were run with HOSTILE_FILE (R11).
import { readFileSync } from "node:fs";
import { modules } from "../apps/server/src/entry/modules.ts";
import { schemaOf } from "../apps/server/src/platform/http/documents/openapi.ts";
import type { Schema } from "../apps/server/testing/fuzz/schema.ts";
import { fieldsForWords } from "../apps/server/testing/hostile/fields.ts";
import { isProof, type Tried } from "../apps/server/testing/hostile/tell-hostile.ts";

const lines = process.argv.slice(2).flatMap((file) => readFileSync(file, "utf8").trim().split("\n"));
const tried = Map.groupBy(
  lines.map((line) => JSON.parse(line) as Tried),
  ({ call, field }) => `${call} ${field}`,
);
const writes = modules
  .flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
  .filter(({ method, upload }) => method === "POST" && !upload);
const fields = writes.flatMap(({ path, body }) =>
  [...new Set(fieldsForWords(schemaOf(body) as Schema))].map((field) => `${path} ${field}`),
);

const took = fields.filter((field) => tried.get(field)?.some(({ taken }) => taken));
const refused = fields.filter((field) => tried.has(field) && !took.includes(field));
const never = fields.filter((field) => !tried.has(field));
const proofs = never.filter(isProof);
console.log(
  `${lines.length} texts sent; of ${fields.length} fields ${took.length} took one, ${refused.length} refused each they were given,`,
);
console.log(`${proofs.length} prove who somebody is and are left out, ${never.length - proofs.length} no spec filled`);
for (const field of refused) {
  const codes = new Set(tried.get(field)?.map(({ code }) => code));
  console.log(`refused  ${field}: ${[...codes].join(", ")}`);
}
for (const field of never) console.log(`${proofs.includes(field) ? "left out" : "unfilled"} ${field}`);
for (const [field, outcomes] of tried)
  for (const { wrong, text, spec } of outcomes) if (wrong) console.log(`WRONG    ${field} (${text}, ${spec}): ${wrong}`);
process.exit(0);
