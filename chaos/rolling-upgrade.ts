// npm run rolling-upgrade -- --from COMMIT: nodes at work are replaced by another version, one after the other, and back. No request may fail.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { auditWorld } from "../apps/server/src/entry/audit-world.ts";
import { buildWorld } from "../apps/server/src/entry/build-world.ts";
import { modules } from "../apps/server/src/entry/modules.ts";
import { startSandboxProcess } from "../apps/server/src/entry/start-sandbox-process.ts";
import { readConfig } from "../apps/server/src/platform/config/config.ts";
import { startEmbeddedPostgres } from "../apps/server/src/platform/database/embedded-postgres.ts";
import { freePort } from "../apps/server/src/platform/free-port.ts";
import { openLog } from "../apps/server/src/platform/log.ts";
import { callerOver, chooseGoods, makeShoppers } from "../bench/parts/shop.ts";
import { buildApps } from "../tools/build-apps.mjs";
import { chanceOf } from "./chance.ts";
import { openCluster } from "./cluster.ts";
import { environmentOf } from "./ground.ts";
import { loadSteadily } from "./steady-load.ts";
import { watchTableWaits } from "./table-waits.ts";
import { nextVersion, thisVersion, versionAt } from "./versions.ts";

const { values } = parseArgs({
  options: {
    /** The version before, upgraded to what lies here; without one, what lies here is upgraded to the same with a migration more. */
    from: { type: "string" },
    nodes: { type: "string", default: "3" },
    clients: { type: "string", default: "8" },
    /** Milliseconds each of them looks at what was answered before the next act. */
    pause: { type: "string", default: "0" },
  },
});
const [count, clients, pauseMs] = [Number(values.nodes), Number(values.clients), Number(values.pause)];
if (!(count >= 2) || !(clients >= 1) || !(pauseMs >= 0))
  throw new Error("--nodes is two and more, --clients one and more, --pause a time");

/** A payment a second is all that one may; a quick machine's client does more. */
const shoppersEach = 8;
/** Longer than the balancer takes to notice. */
const drainSeconds = "1";

buildApps({ only: "server" });
const here = thisVersion();
const [before, after] = values.from === undefined ? [here, nextVersion()] : [versionAt(values.from), here];
const dataDir = mkdtempSync(join(tmpdir(), "sihai-rolling-"));
const postgres = await startEmbeddedPostgres({ folder: dataDir });
const sandbox = await startSandboxProcess(await freePort(3), dataDir);
const env = { ...environmentOf(dataDir, sandbox), DRAIN_SECONDS: drainSeconds, DATABASE_URL: postgres.url };
const cluster = await openCluster(count, before, env);
const config = { ...readConfig({ ...env, PORT: "8080" }, undefined), databaseUrl: postgres.url };
const world = await buildWorld({ config, log: openLog("fatal"), modules, poolMax: 4 });
let faults: string[] = ["it broke off"];
try {
  faults = await run();
} finally {
  await world.close();
  await cluster.close();
  await sandbox.stop();
  await postgres.stop();
  for (const { leave } of [before, after]) leave();
  rmSync(dataDir, { recursive: true, force: true });
}
for (const fault of faults.slice(0, 40)) console.log(`FAULT ${fault}`);
console.log(faults.length === 0 ? "no request failed" : `${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);

async function run(): Promise<string[]> {
  const shoppers = await makeShoppers(world, clients * shoppersEach);
  const visitor = callerOver(cluster.next(), 1);
  const goods = await chooseGoods(visitor.call);
  await visitor.close();
  const began = Date.now();
  const waits = watchTableWaits(postgres.url);
  const work = loadSteadily({
    nextNode: cluster.next,
    databaseUrl: postgres.url,
    clients,
    shoppers,
    goods,
    chance: chanceOf(1),
    pauseMs,
  });
  for (const version of [after, before]) {
    for (let index = 0; index < count; index++) {
      const seconds = await cluster.replace(index, version);
      console.log(`node ${index + 1} is ${version.name} after ${seconds.toFixed(1)} s; now ${cluster.versions().join(", ")}`);
    }
  }
  await work.stop();
  const longest = await waits.stop();
  const { load } = work;
  const seconds = (Date.now() - began) / 1000;
  console.log(
    `${load.requests} requests in ${seconds.toFixed(0)} s, ${load.failed.length} failed, the slowest ${load.slowestMs.toFixed(0)} ms; nobody waited longer than ${longest.ms.toFixed(0)} ms for a table`,
  );
  if (longest.ms > 0) console.log(`that was: ${shortly(longest.query)} behind: ${shortly(longest.behind ?? "")}`);
  const broken = await auditWorld(world.deps.db, world.invariants);
  return [...load.failed, ...broken.map(({ invariant, rows }) => `broken: ${invariant} ${JSON.stringify(rows.slice(0, 3))}`)];
}

function shortly(sql: string): string {
  return sql.replace(/\s+/g, " ").slice(0, 160);
}
