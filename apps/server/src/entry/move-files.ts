// npm run move-files: copies what lies in DATA_DIR/files into the store of STORAGE_URL; may be run again, and while the server is at work.
import { join, resolve } from "node:path";
import { createDiskStorage } from "@sihai/adapters/storage";
import { readStorage } from "#platform";
import { restoreFiles } from "./backup/keep-files.ts";
import { openStorage } from "./build-adapters.ts";
import { onRunningDatabase } from "./on-running-database.ts";

const dataDir = resolve(process.env.DATA_DIR || ".data");
const target = readStorage(process.env);
if (!target) {
  process.stderr.write("Set STORAGE_URL, STORAGE_KEY_ID and STORAGE_SECRET to the store the files are to go to.\n");
  process.exit(2);
}
const from = createDiskStorage({ dir: join(dataDir, "files") });
const { restored, missing } = await onRunningDatabase((db) => restoreFiles(db, from, openStorage(process.env, dataDir)));
for (const key of missing) process.stdout.write(`missing: ${key}\n`);
process.stdout.write(`${restored} files moved to ${target.url}, ${missing.length} were neither here nor there\n`);
process.exit(missing.length === 0 ? 0 : 1);
