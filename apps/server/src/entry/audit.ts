// npm run audit: the invariants against the running database; exit 1 and the offending rows if one is broken.
import { gather } from "#platform";
import { auditWorld } from "./audit-world.ts";
import { modules } from "./modules.ts";
import { onRunningDatabase } from "./on-running-database.ts";

const { invariants } = gather(modules);
const broken = await onRunningDatabase((db) => auditWorld(db, invariants));
for (const { invariant, rows } of broken)
  console.log(`broken: ${invariant}\n${rows.map((row) => `  ${JSON.stringify(row)}`).join("\n")}`);
console.log(`${Object.keys(invariants).length - broken.length} invariants held, ${broken.length} broken`);
process.exit(broken.length === 0 ? 0 : 1);
