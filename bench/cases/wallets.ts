import { cny } from "@sihai/domain";
import { type RawBuilder, sql } from "kysely";
import type { World } from "../../apps/server/src/entry/build-world.ts";
import { deposit, post, wallet, world as worldAccount } from "../../apps/server/src/modules/ledger/index.ts";
import { openDatabase, type Tx } from "../../apps/server/src/platform/database/database.ts";
import { median, perSecondFor } from "../parts/load.ts";
import type { Server } from "../parts/processes.ts";
import type { Result } from "../parts/result.ts";
import { makeShoppers, one } from "../parts/shop.ts";

const clients = 32;
const rounds = 5;
const roundMs = 1_500;
const ratioLeast = 3;
const amount = cny("0.01");

type Act = (tx: Tx, userId: string, key: string) => Promise<unknown>;

/**
 * What 32 clients on 32 wallets do in the time of one, for each kind of movement; beside it the same of five statements that share nothing: what the
 * machine itself permits.
 */
export async function measureWallets(server: Server, world: World): Promise<Result[]> {
  const shoppers = await makeShoppers(world, clients);
  const { db } = openDatabase(server.databaseUrl, world.deps.log, { max: clients });
  const at = world.deps.clock.now();
  const moved = (kind: string, entry: Pick<Parameters<typeof post>[1], "postings" | "sources">, userId: string, key: string) => ({
    ...entry,
    ...{ key: `${kind}:${key}`, kind, userId, at },
  });
  const pay: Act = (tx, userId, key) =>
    post(
      tx,
      moved(
        "pay-bench",
        {
          postings: [{ from: wallet(userId), to: deposit(userId), amount }],
          sources: [{ step: "spent", parts: [{ purse: `bench:${userId}`, amount }] }],
        },
        userId,
        key,
      ),
    );
  const capture: Act = (tx, userId, key) =>
    post(tx, moved("capture-bench", { postings: [{ from: worldAccount("gateway"), to: deposit(userId), amount }] }, userId, key));
  const settle: Act = (tx, userId, key) =>
    post(
      tx,
      moved("settle-bench", { postings: [{ from: deposit(userId), to: worldAccount("purchases"), amount }] }, userId, key),
    );
  await sql`create table bench_wallet (user_id bigint primary key, balance bigint not null)`.execute(db);
  await sql`create table bench_entry (key text primary key, user_id bigint not null, amount bigint not null)`.execute(db);
  for (const { userId } of shoppers) await sql`insert into bench_wallet values (${userId}, 1000000000)`.execute(db);
  const apart: Act = async (tx, userId, key) => {
    const statements: RawBuilder<unknown>[] = [
      sql`select balance from bench_wallet where user_id = ${userId} for update`,
      sql`insert into bench_entry values (${key}, ${userId}, 1) on conflict do nothing`,
      sql`update bench_wallet set balance = balance - 1 where user_id = ${userId}`,
      sql`insert into bench_entry values (${`${key}:2`}, ${userId}, 1)`,
      sql`select balance from bench_wallet where user_id = ${userId}`,
    ];
    for (const statement of statements) await statement.execute(tx);
  };
  let acted = 0;
  const rate = (act: Act, atOnce: number) =>
    perSecondFor(roundMs, atOnce, async () => {
      const key = String(acted++);
      const { userId } = one(shoppers, acted);
      await db.transaction().execute((tx) => act(tx, userId, key));
    });
  try {
    // Deposits to settle from, and everything warm.
    for (const act of [pay, capture, settle, apart]) await rate(act, clients);
    const found = new Map<string, number[]>();
    for (let round = 0; round < rounds; round++)
      for (const [name, act] of Object.entries({ pay, "card capture": capture, settlement: settle, apart })) {
        const alone = await rate(act, 1);
        found.set(name, [...(found.get(name) ?? []), (await rate(act, clients)) / alone]);
      }
    const permitted = median(found.get("apart") ?? []);
    return ["pay", "card capture", "settlement"].map((name): Result => {
      const ratio = median(found.get(name) ?? []);
      return {
        name: `${clients} clients on ${clients} wallets: ${name}`,
        measured: ratio,
        beside: { name: "five statements that share nothing", value: permitted },
        unit: "× one client",
        judged: ratio,
        bar: { at: "least", value: ratioLeast },
      };
    });
  } finally {
    await db.destroy();
  }
}
