import { existsSync, mkdirSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { type Config, openOutbound } from "#platform";
import { listBases } from "../backup/place.ts";
import { buildAdapters, vendorUrls } from "../build-adapters.ts";
import { bad, type Finding, good, note } from "./finding.ts";

const gb = 1024 ** 3;
/** Under the first the node takes itself out soon; under the second somebody should look. */
const [leastGb, littleGb] = [0.1, 2];
const baseLateMs = 36 * 3_600_000;

/** This machine and what lies on it: disk, stored files, backups, the address it is known by. */
export async function examineMachine(config: Config): Promise<Finding[]> {
  mkdirSync(config.dataDir, { recursive: true });
  return [
    await disk("DATA_DIR", config.dataDir),
    await storage(config),
    ...(config.backup ? [await disk("BACKUP_DIR", config.backup.place), backup(config.backup.place)] : [noBackup(config)]),
    ...address(config),
  ];
}

async function disk(name: string, folder: string): Promise<Finding> {
  if (!existsSync(folder)) return note("disk", `${name} ${folder} is not there yet`);
  const { bavail, bsize } = await statfs(folder);
  const free = (bavail * bsize) / gb;
  const words = `${free.toFixed(1)} GB free for ${name}`;
  return free < leastGb ? bad("disk", words) : free < littleGb ? note("disk", words) : good("disk", words);
}

async function storage(config: Config): Promise<Finding> {
  const { storage } = buildAdapters(config, openOutbound(vendorUrls(config)));
  return storage.check().then(
    () => good("storage", "takes files and gives them up again"),
    (error: Error) => bad("storage", `takes no files: ${error.message}`),
  );
}

function backup(place: string): Finding {
  const newest = listBases(place).at(-1);
  if (!newest) return bad("backups", `there is none in ${place} yet: a worker makes one within minutes, or npm run backup`);
  const age = Date.now() - Date.parse(newest.finishedAt);
  const words = `the newest base is ${(age / 3_600_000).toFixed(1)} hours old`;
  return age > baseLateMs ? bad("backups", words) : good("backups", words);
}

function noBackup({ demo }: Config): Finding {
  return demo
    ? good("backups", "none, this is a demo")
    : note("backups", "BACKUP_DIR is not set: whoever keeps the database must keep files and key too");
}

function address({ demo, publicUrl, trustProxy, metrics }: Config): Finding[] {
  if (demo) return [];
  return [
    publicUrl.startsWith("https://")
      ? good("PUBLIC_URL", publicUrl)
      : bad("PUBLIC_URL", `${publicUrl} is not https: cookies would travel in the open`),
    ...(trustProxy === false ? [note("TRUST_PROXY", "is not set: behind a proxy all customers would share one limit")] : []),
    ...(metrics.port === undefined && metrics.token === undefined
      ? [note("METRICS_PORT", "is not set, and METRICS_TOKEN neither: nobody is woken when something is wrong")]
      : []),
  ];
}
