// npm run bench: every benchmark in one run, each beside its peer or floor; a table here, bench/results.json beside it.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { World } from "../apps/server/src/entry/build-world.ts";
import { freePort } from "../apps/server/src/platform/free-port.ts";
import { buildApps } from "../tools/build-apps.mjs";
import { ensureChromium } from "../tools/ensure-chromium.mjs";
import { measureAlike } from "./cases/alike.ts";
import { measureBooks } from "./cases/books.ts";
import { measureCartPage } from "./cases/cart-page.ts";
import { measureInbox } from "./cases/inbox.ts";
import { measureInteractions } from "./cases/interactions.ts";
import { measureLighthouse, measurePages } from "./cases/lighthouse.ts";
import { measureLinks } from "./cases/links.ts";
import { measureLists } from "./cases/lists.ts";
import { measureMoving } from "./cases/moving.ts";
import { measureOrderOfFive } from "./cases/order-of-five.ts";
import { measureParcels } from "./cases/parcels.ts";
import { measurePlans } from "./cases/plans.ts";
import { measurePurchases } from "./cases/purchases.ts";
import { measureGoodsDetail, measureOrderList } from "./cases/reads.ts";
import { measureReceiving } from "./cases/receiving.ts";
import { measureSearch } from "./cases/search.ts";
import { measureFirstStart, measureHomeScripts, measureIdle, measureLoaded, measureStart } from "./cases/size.ts";
import { measureStorage } from "./cases/storage.ts";
import { measureWallets } from "./cases/wallets.ts";
import { measureYardstick } from "./cases/yardstick.ts";
import { type Server, startServer } from "./parts/processes.ts";
import { isReached, type Result, tableOf } from "./parts/result.ts";
import { openWorld, spreadIds } from "./parts/shop.ts";

const only = process.argv[2];
const wants = (name: string) => only === undefined || name.includes(only);
const dataDir = mkdtempSync(join(tmpdir(), "sihai-bench-"));
const results: Result[] = [];
const idleMs = 10_000;

const alone: Record<string, (api: Server, world: World) => Promise<Result[]>> = {
  search: async (api, world) => [await measureSearch(api, world)],
  receiving: measureReceiving,
  storage: measureStorage,
  inbox: measureInbox,
  alike: measureAlike,
  lists: measureLists,
  books: measureBooks,
  wallets: measureWallets,
  yardstick: measureYardstick,
};

function note(...measured: Result[]): void {
  results.push(...measured);
  for (const result of measured) console.log(`  ${result.name}: ${result.judged?.toFixed(2) ?? "not measured"}`);
}

try {
  buildApps({ only: "server" });
  if (wants("links")) note(measureLinks());
  if (wants("plans")) note(...measurePlans());
  for (const [name, measure] of Object.entries(alone)) if (wants(name)) await benchAlone(name, measure);
  if (wants("pages"))
    await benchDemo("pages", async (demo) => [
      measureFirstStart(demo),
      ...(await measurePages(demo, ensureChromium(), process.argv[3]?.split(","))),
    ]);
  if (wants("moving")) await benchDemo("moving", (demo) => measureMoving(demo, ensureChromium()));
  if (!["links", "plans", "pages", "moving", ...Object.keys(alone)].includes(only ?? "")) await benchServer();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

/** On a server and a database of its own, gone afterwards: what these cases fill in would slow the others. */
async function benchAlone(name: string, measure: (api: Server, world: World) => Promise<Result[]>): Promise<void> {
  console.log(`${name} …`);
  const folder = join(dataDir, name);
  const api = await startServer(folder, await freePort(3), { SIHAI_ROLE: "api" });
  const world = await openWorld(api, folder);
  try {
    note(...(await measure(api, world)));
  } finally {
    await world.close();
    await api.stop();
  }
}

/** The demo's world, whose Mei has something on every page. */
async function benchDemo(name: string, measure: (demo: Server) => Promise<Result[]>): Promise<void> {
  console.log(`${name} …`);
  buildApps();
  const demo = await startServer(join(dataDir, name), await freePort(3), { SIHAI_DEMO: "1" });
  try {
    await wait(idleMs);
    note(...(await measure(demo)));
  } finally {
    await demo.stop();
  }
}

async function benchServer(): Promise<void> {
  buildApps();
  const port = await freePort(3);
  // Statements against statements: the worker's mails and timers would run on one side only.
  const api = await startServer(dataDir, port, { SIHAI_ROLE: "api" });
  const world = await openWorld(api, dataDir);
  // Once for all cases that record what is asked of the database: a second time would give ids out again.
  await spreadIds(world);
  console.log("purchases …");
  if (wants("purchases")) note(...(await measurePurchases(api, world)));
  if (wants("order-of-five")) note(await measureOrderOfFive(api, world));
  if (wants("parcels")) note(await measureParcels(api, world));
  console.log("reads …");
  if (wants("goods")) note(await measureGoodsDetail(api, world));
  if (wants("orders")) note(await measureOrderList(api, world));
  // The mails of orders made here are nobody's, and sending thousands of them is not what an idle server does.
  await sql`delete from graphile_worker._private_jobs`.execute(world.deps.db);
  await world.close();
  await api.stop();

  console.log("start, memory, page …");
  const all = await startServer(dataDir, port);
  const beside = await openWorld(all, dataDir);
  if (wants("start")) note(measureStart(all));
  if (wants("memory")) {
    await wait(idleMs);
    note(measureIdle(all), await measureLoaded(all, beside));
  }
  if (wants("scripts")) note(...(await measureHomeScripts(all, ensureChromium())));
  if (wants("cart")) note(await measureCartPage(all, beside, ensureChromium()));
  if (wants("interactions")) note(...(await measureInteractions(all, beside, ensureChromium())));
  if (wants("lighthouse")) note(await measureLighthouse(all, ensureChromium()));
  await beside.close();
  await all.stop();
}

console.log(`\n${tableOf(results)}\n`);
const machine = {
  cpus: cpus().length,
  model: cpus()[0]?.model ?? "",
  memoryGb: Math.round(totalmem() / 2 ** 30),
  node: process.version,
};
if (only === undefined) {
  const lines = results.map((result) => ({ ...result, reached: isReached(result) }));
  writeFileSync(
    join("bench", "results.json"),
    `${JSON.stringify({ at: new Date().toISOString(), machine, results: lines }, null, 2)}\n`,
  );
}
