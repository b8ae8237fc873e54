// npm run year -- --seed 1 --days 365: a year of the whole business at the speed of the machine, with the audit after each day.
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startSandbox } from "../apps/sandbox/src/start-sandbox.ts";
import { buildWorld } from "../apps/server/src/entry/build-world.ts";
import { modules } from "../apps/server/src/entry/modules.ts";
import { runWorker } from "../apps/server/src/entry/run-worker.ts";
import { readConfig } from "../apps/server/src/platform/config/config.ts";
import { startEmbeddedPostgres } from "../apps/server/src/platform/database/embedded-postgres.ts";
import { migrate } from "../apps/server/src/platform/database/migrate.ts";
import { openLog } from "../apps/server/src/platform/log.ts";
import { chanceOf } from "../chaos/chance.ts";
import { liveDays } from "./live-days.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    days: { type: "string", default: "365" },
    customers: { type: "string", default: "6" },
  },
});
const [seed, days, customers] = [values.seed, values.days, values.customers].map(Number);
if (!days || !customers || seed === undefined || Number.isNaN(seed))
  throw new Error("--seed, --days and --customers are whole numbers");

const dataDir = mkdtempSync(join(tmpdir(), "sihai-year-"));
const postgres = await startEmbeddedPostgres({ folder: dataDir, throwaway: true });
await migrate(postgres.url);
const webhookSecret = `whsec_${randomBytes(12).toString("hex")}`;
const webhookTargets = { payment: "", tracking: "" };
const sandbox = await startSandbox({ port: 0, smtpPort: 0, webhookSecret, trackingKey: webhookSecret, webhookTargets });
const config = {
  ...readConfig(
    { DATA_DIR: dataDir, PORT: "0" },
    { url: sandbox.url, publicUrl: sandbox.url, smtpPort: sandbox.smtpPort, webhookSecret },
  ),
  databaseUrl: postgres.url,
};
const world = await buildWorld({
  config,
  log: openLog("error"),
  // So many calls a minute are for real minutes.
  modules: modules.map((module) => ({ ...module, routes: module.routes.map((route) => ({ ...route, limits: null })) })),
});
const app = await world.http([]);
const url = await app.listen({ port: 0, host: "127.0.0.1" });
webhookTargets.payment = `${url}/api/payment/webhook`;
webhookTargets.tracking = `${url}/api/parcel/tracking-webhook`;
const worker = await runWorker(world);
const startedAt = Date.now();
const { acts, refused, faults } = await liveDays({
  ...{ deps: world.deps, app, chance: chanceOf(seed), days, customers },
  moveOutside: (offsetMs) => sandbox.setClockOffset(offsetMs),
  say: (words) => console.log(`${words}, ${Math.round((Date.now() - startedAt) / 1000)} s`),
});
await worker.stop();
await app.close();
await world.close();
await sandbox.stop();
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });

console.log(`seed ${seed}, ${customers} customers, ${days} days in ${Math.round((Date.now() - startedAt) / 1000)} s`);
for (const [what, times] of acts) console.log(`done ${times}×: ${what}`);
for (const [what, times] of refused) console.log(`refused ${times}×: ${what}`);
for (const fault of faults) console.log(`FAULT ${fault}`);
console.log(faults.length === 0 ? "every day's audit was green" : `${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
