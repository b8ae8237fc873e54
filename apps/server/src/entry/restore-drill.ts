// npm run restore-drill: proves the backups: restores the newest into a scratch folder, asks the audit, and takes the folder away again.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gather, readOtherKeys } from "#platform";
import { givenKeyOf, momentOf, tellRestored } from "./backup/commands.ts";
import { restoreInto } from "./backup/restore-into.ts";
import { RestoreRefused } from "./backup/restore-to.ts";
import { openStorage } from "./build-adapters.ts";
import { modules } from "./modules.ts";

const { BACKUP_DIR, SCRATCH_DIR = tmpdir() } = process.env;
const beganAt = Date.now();
const dataDir = mkdtempSync(join(resolve(SCRATCH_DIR), "sihai-drill-"));
const isGood = await drill();
rmSync(dataDir, { recursive: true, force: true });
process.exit(isGood ? 0 : 1);

async function drill(): Promise<boolean> {
  try {
    if (!BACKUP_DIR) throw new RestoreRefused("set BACKUP_DIR to the folder of the backups");
    const { invariants } = gather(modules);
    // Of the scratch folder's own: whatever store the server uses is not touched.
    const storage = openStorage({}, dataDir);
    const at = momentOf(process.argv[2]);
    const restored = await restoreInto({
      place: resolve(BACKUP_DIR),
      dataDir,
      at,
      givenKey: givenKeyOf(process.env),
      otherKeys: readOtherKeys(process.env),
      storage,
      isDrill: true,
      invariants,
    });
    const isWhole = tellRestored(restored, Object.keys(invariants).length);
    const seconds = ((Date.now() - beganAt) / 1000).toFixed(1);
    process.stdout.write(isWhole ? `the drill held, in ${seconds} s\n` : "the drill failed\n");
    return isWhole;
  } catch (error) {
    if (!(error instanceof RestoreRefused)) {
      rmSync(dataDir, { recursive: true, force: true });
      throw error;
    }
    process.stderr.write(`The drill failed: ${error.message}\n`);
    return false;
  }
}
