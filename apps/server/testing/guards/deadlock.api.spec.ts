import { cancelOrder } from "@sihai/contract/order";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "#platform";
import { aBuyer, aWorld, type Client, eventually, inDeposit, inWallet, race, type SpecWorld } from "#testing";
import { aPaidOrder } from "../order/orders.ts";

let world: SpecWorld;
let mei: Client;
beforeAll(async () => {
  world = await aWorld();
  // Long enough for the circle to be closed while the customer's transaction waits, however busy the computer: hers is the first to look.
  await sql`do $$ begin execute format('alter database %I set deadlock_timeout = 3000', current_database()); end $$`.execute(
    world.deps.db,
  );
  mei = (await aBuyer(world, "1000.00")).at(await world.anotherNode());
});

async function deadlocks(): Promise<number> {
  const { rows } = await sql<{ deadlocks: string }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(world.deps.db);
  return Number(rows[0]?.deadlocks);
}

/**
 * The rest of somebody's transaction, in one statement of the database's own: once another transaction waits for it, the trade is taken. A spec that
 * looked and then asked would be late on a busy computer: whoever waits looks for a circle once, after `deadlock_timeout`, and never again.
 */
function takeTradeOnceWaitedFor(tradeNo: string) {
  return sql.raw(`do $$ begin
    while not exists (select from pg_locks where not granted and locktype = 'transactionid' and transactionid = pg_current_xact_id()::xid) loop
      perform pg_sleep(0.01);
    end loop;
    perform from trade where trade_no = '${tradeNo}' for update;
  end $$`);
}

describe("two transactions that wait for each other", () => {
  it("are none of a customer's business: the one the database chose is run again, and is answered", async () => {
    const { db } = world.deps;
    const { itemNo, orderNo, tradeNo } = await aPaidOrder(world, mei);
    const before = await deadlocks();
    let cancelling: ReturnType<typeof mei.call<typeof cancelOrder>> | undefined;
    // Somebody who takes the two in the other order, as no transaction of ours does.
    const other = db.transaction().execute(async (tx) => {
      await sql`set local deadlock_timeout = '60s'`.execute(tx);
      await tx.selectFrom("order_item").select("id").where("item_no", "=", itemNo).forUpdate().executeTakeFirstOrThrow();
      cancelling = mei.call(cancelOrder, { body: { orderNo, reason: "changed-mind" } });
      await takeTradeOnceWaitedFor(tradeNo).execute(tx);
      return tx.selectFrom("trade").select("state").where("trade_no", "=", tradeNo).executeTakeFirstOrThrow();
    });
    await expect(other).resolves.toEqual({ state: "paid" });
    expect(await cancelling).toMatchObject({ ok: true });
    await eventually("the database tells of a deadlock", async () => (await deadlocks()) === before + 1);
    expect([await inWallet(world, mei), await inDeposit(world, mei)]).toEqual(["1000.00", "0.00"]);
  });

  it("that cannot be put in an order are run again, one after the other", async () => {
    const { db } = world.deps;
    let tries = 0;
    let looked = 0;
    await race(2, () =>
      inTransaction(db, async (tx) => {
        tries += 1;
        await sql`set transaction isolation level repeatable read`.execute(tx);
        await sql`select language from app_user where id = ${mei.id}`.execute(tx);
        looked += 1;
        // Each has its picture of the table before either writes, however long one waits for its connection.
        await eventually("both have looked", async () => looked >= 2);
        await sql`update app_user set disabled = disabled where id = ${mei.id}`.execute(tx);
      }),
    );
    expect(tries).toBe(3);
  });
});
