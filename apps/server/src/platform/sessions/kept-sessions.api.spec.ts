import { addToCart, listCart, removeFromCart } from "@sihai/contract/cart";
import { logOut, signOutOthers, userInfo } from "@sihai/contract/identity";
import { listOrders } from "@sihai/contract/order";
import { makeToken } from "@sihai/contract/partner";
import { staffMe } from "@sihai/contract/staff";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { keepSessions, openDatabase, sessionCookies } from "#platform";
import { aBuyer, aKey, aWorld, type Client, eventually, inWallet, logInAgain, pay, type SpecWorld } from "#testing";
import { anOrder, someGoods } from "../../../testing/order/orders.ts";
import { closeSessionsOf } from "./sessions.ts";

let world: SpecWorld;
let elsewhere: string;
beforeAll(async () => {
  // An account is stopped here without what the desk writes beside it.
  world = await aWorld({ breaks: ["who may not log in was stopped by somebody, and who was may not"] });
  elsewhere = await world.anotherNode();
});

const isIn = async (client: Client) => (await client.call(listCart)).ok;

it("lets nobody in whose session ended here, from the very next call on", async () => {
  const mei = await world.shopper();
  for (let time = 0; time < 20; time++) {
    await logInAgain(world, mei);
    const left = mei.at(world.url);
    expect(await isIn(left)).toBe(true);
    await mei.must(logOut);
    expect(await isIn(left)).toBe(false);
  }
});

it("lets nobody in at another node once it heard: signed out, signed out by another device, account stopped", async () => {
  const endings: ((mei: Client) => Promise<unknown>)[] = [
    (mei) => mei.must(logOut),
    async (mei) => {
      const otherDevice = mei.at(world.url);
      await logInAgain(world, otherDevice);
      await otherDevice.must(signOutOthers);
    },
    (mei) => sql`update app_user set disabled = true where id = ${mei.id}`.execute(world.deps.db),
  ];
  for (const end of endings) {
    const mei = await world.shopper();
    const there = mei.at(elsewhere);
    expect(await isIn(there)).toBe(true);
    await end(mei);
    await eventually("the other node hears of it", async () => !(await isIn(there)), 2_000);
  }
});

it("moves nothing for a session that ended unheard, and forgets it after five seconds", async () => {
  const mei = await aBuyer(world);
  const order = await anOrder(world, mei);
  const goods = await someGoods(world);
  const body = { goodsId: goods.goodsId, skuId: goods.skuId, quantity: 1 };
  const before = await inWallet(world, mei);
  expect(await isIn(mei)).toBe(true);
  await endUnheard(mei);
  expect(await isIn(mei)).toBe(true);
  expect(await pay(mei, order.tradeNo)).toMatchObject({ ok: false, status: 401, code: "NOT_LOGGED_IN" });
  expect(await inWallet(world, mei)).toBe(before);
  expect(await mei.call(addToCart, { body }, { key: aKey() })).toMatchObject({ code: "NOT_LOGGED_IN" });
  expect(await isIn(mei)).toBe(true);
  await eventually("the node asks again", async () => !(await isIn(mei)), 6_000);

  await logInAgain(world, mei);
  expect(await isIn(mei)).toBe(true);
  await endUnheard(mei);
  expect(await mei.call(removeFromCart, { body: { cartItemIds: ["1"] } })).toMatchObject({ code: "NOT_LOGGED_IN" });
  expect(await isIn(mei)).toBe(false);

  // A write that brings no key has no transaction that looks at the session: the database is asked before.
  await logInAgain(world, mei);
  expect(await isIn(mei)).toBe(true);
  await endUnheard(mei);
  const headers = { "content-type": "application/json" };
  const withoutKey = await mei.fetch(`/api${addToCart.path}`, { method: "POST", body: JSON.stringify(body), headers });
  expect([withoutKey.status, await isIn(mei)]).toEqual([401, false]);
});

it.each([
  ["en", "We couldn’t load your account, please try again"],
  ["zh-CN", "获取用户信息失败，请稍后再试"],
])("tells nothing of an account that went unheard, in %s (10001, rule N-04)", async (language, msg) => {
  const mei = await world.shopper();
  const look = async () => (await mei.fetch(`/api${userInfo.path}`, { headers: { "accept-language": language } })).json();
  expect(await look()).toMatchObject({ state: 0, data: { userId: mei.id } });
  await world.deps.db.transaction().execute(async (tx) => {
    await sql`alter table app_user disable trigger app_user_stopped`.execute(tx);
    await sql`update app_user set disabled = true where id = ${mei.id}`.execute(tx);
    await sql`alter table app_user enable trigger app_user_stopped`.execute(tx);
  });
  expect(await look()).toEqual({ state: 10001, msg, data: { code: "GET_INFO_ERROR" } });
});

it("keeps everybody's, not only the last one's", async () => {
  const both = [await world.shopper(), await world.shopper()];
  for (const one of both) expect(await isIn(one)).toBe(true);
  for (const one of both) await endUnheard(one);
  for (const one of both) expect(await isIn(one)).toBe(true);
});

it("keeps no more at one time than it may, and begins anew with the next", async () => {
  const { deps, databaseUrl } = world;
  const { db, pool } = openDatabase(databaseUrl, deps.log, { max: 2 });
  const kept = keepSessions({ db, pool, databaseUrl, log: deps.log, rights: () => new Set(), most: 2 });
  const [mei, omar, ana] = [await world.shopper(), await world.shopper(), await world.shopper()];
  const known = async (one: Client) => (await kept.whoHolds("shopper", one.cookies.get(sessionCookies.shopper), true)).kind;
  // Once it listens it knows nobody: whoever ended before was not heard of.
  await eventually("it listens", async () => (await listening()) === 3);
  for (const one of [mei, omar]) expect(await known(one)).toBe("user");
  for (const one of [mei, omar]) await endUnheard(one);
  // Two are kept: nobody asks for them within their seconds.
  for (const one of [mei, omar]) expect(await known(one)).toBe("user");
  expect(await known(ana)).toBe("user");
  for (const one of [mei, omar]) expect(await known(one)).toBe("visitor");
  await endUnheard(ana);
  expect(await known(ana)).toBe("user");
  await kept.close();
  await db.destroy();
});

it("ends those of a member of staff, and leaves the customer of the same number and their programs alone", async () => {
  const [mei, clerk, program] = [await world.shopper(), await world.staff("buyer"), world.visitor()];
  const isAtWork = async () => (await clerk.call(staffMe)).ok;
  program.token = (await mei.must(makeToken, { body: { name: "shop", scopes: ["orders.read"], days: 30 } })).token;
  await closeSessionsOf(world.deps.db, "staff", mei.id);
  expect(await isIn(mei)).toBe(true);
  expect(await program.call(listOrders, { query: {} })).toMatchObject({ ok: true });
  expect(await isAtWork()).toBe(true);
  await closeSessionsOf(world.deps.db, "staff", clerk.id);
  expect(await isAtWork()).toBe(false);
  await closeSessionsOf(world.deps.db, "shopper", mei.id);
  expect(await program.call(listOrders, { query: {} })).toMatchObject({ ok: false, code: "TOKEN_NOT_VALID" });
});

/** Nodes that hear of sessions that end. */
async function listening(): Promise<number> {
  const { rows } = await sql<{ many: number }>`select count(*)::int as many from pg_stat_activity
    where datname = current_database() and application_name = 'sihai-listen' and query = 'listen "session_over"'`.execute(
    world.deps.db,
  );
  return rows[0]?.many ?? 0;
}

/** No node is told: as if its connections had been silent. */
async function endUnheard({ id }: Client): Promise<void> {
  await world.deps.db.transaction().execute(async (tx) => {
    await sql`alter table session disable trigger session_gone`.execute(tx);
    await sql`delete from session where user_id = ${id}`.execute(tx);
    await sql`alter table session enable trigger session_gone`.execute(tx);
  });
}
