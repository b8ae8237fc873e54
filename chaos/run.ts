// npm run chaos -- --kills 50 --seed 1: kills nodes and the database under money, and counts what was lost. Nothing may be.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { buildWorld, type World } from "../apps/server/src/entry/build-world.ts";
import { modules } from "../apps/server/src/entry/modules.ts";
import { readConfig } from "../apps/server/src/platform/config/config.ts";
import { openLog } from "../apps/server/src/platform/log.ts";
import { aClerk } from "../bench/parts/clerk.ts";
import { callerOver, chooseGoods, makeShoppers } from "../bench/parts/shop.ts";
import { buildApps } from "../tools/build-apps.mjs";
import { chanceOf } from "./chance.ts";
import { type Customer, payPassword, setToWork } from "./clients.ts";
import { type Ground, openGround } from "./ground.ts";
import { makeTrouble } from "./trouble.ts";
import { faultsOf, settle } from "./verdict.ts";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "50" },
    seed: { type: "string", default: "1" },
    clients: { type: "string", default: "12" },
    /** Where to write the faults, for who counts them. */
    report: { type: "string" },
  },
});
const [kills, seed, clients] = [values.kills, values.seed, values.clients].map(Number);
if (!kills || !clients || seed === undefined || Number.isNaN(seed))
  throw new Error("--kills, --seed and --clients are whole numbers");

/** What `makeShoppers` gives each, in fen. */
const fundsMinor = "900000000";

buildApps({ only: "server" });
const ground = await openGround();
const world = await worldOf(ground);
// A database that dies takes idle connections along; the next question opens new ones.
process.on("uncaughtException", (error) => {
  if (!/terminat|ECONNRE|57P01/i.test(String(error))) throw error;
});
let failed = true;
try {
  failed = await run();
} finally {
  await world.close().catch(() => undefined);
  await ground.close();
}
process.exit(failed ? 1 : 0);

async function run(): Promise<boolean> {
  const chance = chanceOf(seed ?? 1);
  await letCardsBeTriedOften(world.deps);
  const customers = await customersOf(clients ?? 12);
  const [node] = ground.nodes;
  const visitor = callerOver(node?.url ?? "", 1);
  const goods = await chooseGoods(visitor.call);
  await visitor.close();
  const startedAt = Date.now();
  const work = setToWork(ground, customers, goods, chance);
  const troubles = await makeTrouble(ground, kills ?? 50, chance, {
    answers: () => work.log.answers,
    say(what) {
      work.log.troubledAt = Date.now();
      process.stdout.write(what.endsWith("killed") ? "×" : "·");
    },
  });
  await work.stop();
  const seconds = (Date.now() - startedAt) / 1000;
  const { ms, left } = await settle(world);
  const faults = [...left, ...(await faultsOf(world, customers, work.log, ground.gatewayUrl))];
  const { log } = work;
  console.log(`\nseed ${seed}, ${clients} customers, three nodes with clocks 5 s apart, ${seconds.toFixed(0)} s`);
  console.log(
    Object.entries(troubles)
      .map(([what, times]) => `${what} ${times}×`)
      .join(", "),
  );
  console.log(
    `${log.answers} answers, ${log.told.length} movements told as done, all known ${(ms / 1000).toFixed(1)} s after the last trouble`,
  );
  for (const [name, times] of log.refused) console.log(`refused ${times}×: ${name}`);
  if (values.report !== undefined) writeFileSync(values.report, JSON.stringify({ faults }));
  for (const fault of faults.slice(0, 40)) console.log(`FAULT ${fault}`);
  console.log(faults.length === 0 ? "nothing lost, nothing doubled" : `${faults.length} faults`);
  return faults.length > 0;
}

async function worldOf({ databaseUrl, serverEnv }: Ground): Promise<World> {
  const config = { ...readConfig({ ...serverEnv, PORT: "8080" }, undefined), databaseUrl };
  return buildWorld({ config, log: openLog("fatal"), modules, poolMax: 4 });
}

/** A long run pays by card more often than anybody does in an hour: behind that limit no card payment would be tried any more. */
async function letCardsBeTriedOften({ db, clock }: World["deps"]): Promise<void> {
  const [{ userId: clerk }, at] = [await aClerk(world, ["admin"]), clock.now()];
  const most = JSON.stringify({ triesHour: 1000, failedDay: 1000, newDayMost: "10000000.00" });
  await sql`
    insert into setting_version (name, value, note, state, drafted_by, drafted_at, effective_from, checked_by, checked_at, checked_alone)
    select name, value || ${most}::jsonb, 'a run of kills', 'scheduled', ${clerk}, ${at}, ${at}, ${clerk}, ${at}, true
    from setting_version where name = 'cardLimits'`.execute(db);
}

/** People with an address, a payment password and money. */
async function customersOf(count: number): Promise<Customer[]> {
  const { db, passwords } = world.deps;
  const shoppers = await makeShoppers(world, count);
  const hash = await passwords.hash(payPassword);
  const customers: Customer[] = [];
  for (const shopper of shoppers) {
    await db.updateTable("app_user").set({ pay_password_hash: hash }).where("id", "=", shopper.userId).execute();
    const address = await db
      .insertInto("address")
      .values({
        ...{ user_id: shopper.userId, consignee: "Mei", last_name: "Chen", contact: "+49301234567", email: "mei@example.com" },
        ...{ country: "DE", state: "Berlin", city: "Berlin", full_address: "Invalidenstraße 1", zip_code: "10115" },
        created_at: world.deps.clock.now(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    customers.push({ ...shopper, addressId: address.id, funds: fundsMinor });
  }
  return customers;
}
