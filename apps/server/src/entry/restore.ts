// npm run restore: brings a server back from BACKUP_DIR into an empty DATA_DIR, up to the last second or to a moment, and asks the audit.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { dataIn, gather, readOtherKeys } from "#platform";
import { givenKeyOf, momentOf, tellRestored } from "./backup/commands.ts";
import { restoreInto } from "./backup/restore-into.ts";
import { baseBefore, RestoreRefused, unpackBase } from "./backup/restore-to.ts";
import { openStorage } from "./build-adapters.ts";
import { modules } from "./modules.ts";

const usage = `BACKUP_DIR=FOLDER DATA_DIR=EMPTY npm run restore                              everything, up to the last second that was kept
BACKUP_DIR=FOLDER DATA_DIR=EMPTY npm run restore -- --at 2026-11-23T15:04:00Z  as it was at that moment
BACKUP_DIR=FOLDER DATA_DIR=EMPTY npm run restore -- --unpack                  only the data folder, for a PostgreSQL of your own
`;

try {
  const { values } = parseArgs({ options: { at: { type: "string" }, unpack: { type: "boolean" }, help: { type: "boolean" } } });
  const { BACKUP_DIR } = process.env;
  if (values.help || !BACKUP_DIR) throw new RestoreRefused(usage);
  const [place, dataDir, at] = [resolve(BACKUP_DIR), resolve(process.env.DATA_DIR || ".data"), momentOf(values.at)];
  if (values.unpack) {
    const base = baseBefore(place, at);
    await unpackBase(place, base, dataIn(dataDir), at);
    process.stdout.write(
      `unpacked ${base.name} into ${dataIn(dataDir)}: start PostgreSQL ${base.postgresVersion.split(".")[0]} on it, it replays its log; ` +
        "then DATABASE_URL, SECRET_KEY, the folder of files, and npm run audit\n",
    );
    process.exit(0);
  }
  const { invariants } = gather(modules);
  const storage = openStorage(process.env, dataDir);
  const restored = await restoreInto({
    place,
    dataDir,
    at,
    givenKey: givenKeyOf(process.env),
    otherKeys: readOtherKeys(process.env),
    storage,
    invariants,
  });
  process.exit(tellRestored(restored, Object.keys(invariants).length) ? 0 : 1);
} catch (error) {
  if (!(error instanceof RestoreRefused)) throw error;
  process.stderr.write(`Not restored: ${error.message}\n`);
  process.exit(2);
}
