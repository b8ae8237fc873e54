import { createHash } from "node:crypto";
import { listConsults, submitConsult } from "@sihai/contract/consult";
import { listCustomerRows } from "@sihai/contract/customer";
import { messageList, messageTypeCount } from "@sihai/contract/message";
import { listOrders } from "@sihai/contract/order";
import { searchEverything } from "@sihai/contract/search";
import { sql } from "kysely";
import pg from "pg";
import type { World } from "../../apps/server/src/entry/build-world.ts";
import { type Db, openDatabase } from "../../apps/server/src/platform/database/database.ts";
import { beside } from "../parts/beside.ts";
import { aClerk } from "../parts/clerk.ts";
import { copyRow } from "../parts/copies.ts";
import { median } from "../parts/load.ts";
import type { Server } from "../parts/processes.ts";
import type { Result } from "../parts/result.ts";
import { addOne, callerOver, chooseGoods, giveProof, makeShoppers, payOne, type Shopper, submitOne } from "../parts/shop.ts";
import { withSmallServer } from "../parts/small-server.ts";

const small = 10_000;
const large = Number(process.env.BENCH_ROWS ?? 1_000_000);
/** What one customer has of each, whatever the others have. */
const each = 200;
const ratioMost = 1.3;
const searchMs = 50;
const rounds = 80;
/** Beyond what the server has given out itself. */
const idsFrom = 10_000_000_000;

/**
 * Lists of messages, threads and orders, and a customer's file, with a million rows in each of their tables side by side with ten thousand; then the desk's
 * search over the customers, orders, items, threads and messages there are: five million.
 */
export async function measureLists(server: Server, world: World): Promise<Result[]> {
  return withSmallServer(async (smallServer, smallWorld) => {
    const few = await filled(smallServer, smallWorld, small);
    const many = await filled(server, world, large);
    return [...(await measureSideBySide(few, many)), ...(await measureSearches(many))];
  });
}

type Side = { server: Server; shopper: Shopper; clerk: Shopper };

/** One member who asks and buys, and as many others with the same as there are to be rows. */
async function filled(server: Server, world: World, count: number): Promise<Side> {
  const began = performance.now();
  const [shopper] = await makeShoppers(world, 1);
  if (!shopper) throw new Error("nobody shops");
  const over = callerOver(server.url, 1);
  const goods = await chooseGoods(over.call);
  const { tradeNo } = await submitOne(over.call, shopper, await addOne(over.call, shopper, goods), goods);
  const pool = new pg.Pool({ connectionString: server.databaseUrl, max: 1 });
  await payOne(over.call, shopper, tradeNo, await giveProof(pool, shopper, tradeNo));
  await pool.end();
  await over.call(shopper, submitConsult, {
    body: { type: "other", subject: null, title: "Where is it?", text: "Where is it?", pictures: [] },
  });
  await over.close();
  const own = openDatabase(server.databaseUrl, world.deps.log, { max: 1, statementTimeoutMs: 600_000 });
  await copyAll(own.db, shopper.userId, count);
  await own.db.destroy();
  console.log(`  ${count} rows of each kind written in ${Math.round((performance.now() - began) / 1000)} s`);
  return { server, shopper, clerk: await aClerk(world, ["admin", "support"]) };
}

/**
 * The first of a table's rows again and again: two hundred for the member who asks, two hundred for each of the next, and a member more for each row
 * there is, so that members are as many as their things.
 */
async function copyAll(db: Db, userId: string, count: number): Promise<void> {
  const first = async (table: string) => {
    const { rows } = await sql<{
      id: string;
    }>`select id from ${sql.table(table)} where user_id = ${userId}::bigint order by id limit 1`.execute(db);
    const [row] = rows;
    if (!row) throw new Error(`nothing of the member's stands in ${table}`);
    return row.id;
  };
  const number = (head: string) => sql`${head} || lpad(n::text, 9, '0')`;
  const member = { id: sql`${idsFrom}::bigint + n`, email: address, email_normal: address, user_name: sql`'member' || n` };
  await copyRow(db, { table: "app_user", id: userId, count, but: member });
  const whose = sql`case when n < ${each} then ${userId}::bigint else ${idsFrom}::bigint + n / ${each} end`;
  const copied = { id: sql`${idsFrom}::bigint + n`, user_id: whose };
  await copyRow(db, {
    table: "purchase_order",
    id: await first("purchase_order"),
    count,
    but: { ...copied, order_no: number("DG8") },
  });
  const item = { ...copied, order_id: sql`${idsFrom}::bigint + n`, item_no: sql`${number("DG8")} || '-1'` };
  await copyRow(db, { table: "order_item", id: await first("order_item"), count, but: item });
  await copyRow(db, { table: "consult", id: await first("consult"), count, but: { ...copied, consult_no: number("ZX8") } });
  await copyRow(db, { table: "message", id: await first("message"), count, but: copied });
}

/** Names as different as people's, half of them with one provider of mail. */
const address = sql`left(md5(n::text), 14) || case when n % 2 = 0 then '@mail.example' else '@p' || n % 97 || '.example' end`;
const addressOf = (n: number) =>
  `${createHash("md5").update(String(n)).digest("hex").slice(0, 14)}${n % 2 === 0 ? "@mail.example" : `@p${n % 97}.example`}`;

async function measureSideBySide(few: Side, many: Side): Promise<Result[]> {
  const [atFew, atMany] = [listsOf(few), listsOf(many)];
  const results: Result[] = [];
  for (const [name, list] of Object.entries(atMany.lists)) {
    const before = atFew.lists[name];
    if (!before) continue;
    for (let warm = 0; warm < 10; warm++) await Promise.all([list(), before()]);
    const times: { few: number[]; many: number[] } = { few: [], many: [] };
    for (let round = 0; round < rounds; round++) {
      times.few.push(await milliseconds(before));
      times.many.push(await milliseconds(list));
    }
    const [value, measured] = [median(times.few), median(times.many)];
    results.push({
      name: `${name}, ${large} rows`,
      measured,
      beside: { name: `${small} rows`, value },
      unit: "ms",
      judged: measured / value,
      bar: { at: "most", value: ratioMost },
    });
  }
  await Promise.all([atFew.close(), atMany.close()]);
  return results;
}

function listsOf({ server, shopper, clerk }: Side) {
  const { call, close } = callerOver(server.url, 1);
  const { userId } = shopper;
  const lists: Record<string, () => Promise<unknown>> = {
    "messages of a type": () => call(shopper, messageList, { body: { currPage: 1, pageSize: 20 } }),
    "messages counted by type": () => call(shopper, messageTypeCount, { query: {} }),
    "my questions": () => call(shopper, listConsults, { query: {} }),
    "my orders": () => call(shopper, listOrders, { query: {} }),
    "a customer's orders, at the desk": () => call(clerk, listCustomerRows, { query: { userId, section: "order" } }),
    "customers by a part of an address": () => call(clerk, searchEverything, { query: { q: addressOf(7777).slice(2, 9) } }),
  };
  return { lists, close };
}

/** By what a clerk has in hand, another one each time; each at most 50 ms for 95 of 100. */
async function measureSearches({ server, clerk }: Side): Promise<Result[]> {
  const { call, close } = callerOver(server.url, 1);
  const at = (round: number) => (round * 7919) % large;
  const texts: Record<string, (round: number) => string> = {
    "an order's number": (round) => `DG8${String(at(round)).padStart(9, "0")}`,
    "the beginning of an order's number": (round) => `DG8${String(at(round)).padStart(9, "0").slice(0, 6)}`,
    "an item's number": (round) => `DG8${String(at(round)).padStart(9, "0")}-1`,
    "a question's number": (round) => `ZX8${String(at(round)).padStart(9, "0")}`,
    "an e-mail address": (round) => addressOf(at(round)),
    "a part of an address": (round) => addressOf(at(round)).slice(2, 11),
    "a customer's mark": (round) => `SH${idsFrom + at(round)}`,
  };
  const results: Result[] = [];
  for (const [name, text] of Object.entries(texts))
    results.push(
      await beside(`search over ${(large * 5) / 1e6} million by ${name}, p95`, searchMs, {
        call: (round) => call(clerk, searchEverything, { query: { q: text(round) } }),
      }),
    );
  await close();
  return results;
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
