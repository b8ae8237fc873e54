import { createHash, randomBytes } from "node:crypto";
import type { CallData, CallInput, Endpoint, Envelope } from "@sihai/contract";
import { addToCart } from "@sihai/contract/cart";
import { goodsDetail, searchGoods } from "@sihai/contract/goods";
import { submitOrder } from "@sihai/contract/order";
import { payByBalance } from "@sihai/contract/payment";
import { cny } from "@sihai/domain";
import { sql } from "kysely";
import type pg from "pg";
import { Pool } from "undici";
import { buildWorld, type World } from "../../apps/server/src/entry/build-world.ts";
import { modules } from "../../apps/server/src/entry/modules.ts";
import { post, type SourceStep, wallet, world as worldAccount } from "../../apps/server/src/modules/ledger/index.ts";
import { readConfig } from "../../apps/server/src/platform/config/config.ts";
import { openLog } from "../../apps/server/src/platform/log.ts";
import { openSession } from "../../apps/server/src/platform/sessions/sessions.ts";
import type { Server } from "./processes.ts";
import type { Inputs } from "./script.ts";

/** Somebody who buys: their session, and what a script needs to know of them. */
export type Shopper = { userId: string; cookie: string; sessionHash: Buffer; sessionId: string };
export type Chosen = { goodsId: string; skuId: string; quantity: number; unitPrice: string; domesticFreight: string };

/** A way to make calls: over HTTP to the server, or inside this process, where statements can be recorded. */
export type Caller = <E extends Endpoint>(shopper: Shopper | null, endpoint: E, input: CallInput<E>) => Promise<CallData<E>>;

/** A second world on the server's database, in this process. */
export async function openWorld(server: Server, dataDir: string): Promise<World> {
  const sandbox = {
    url: `http://127.0.0.1:${server.port + 1}`,
    publicUrl: `http://127.0.0.1:${server.port + 1}`,
    smtpPort: server.port + 2,
    webhookSecret: "whsec_bench",
  };
  const config = { ...readConfig({ DATA_DIR: dataDir, PORT: String(server.port) }, sandbox), databaseUrl: server.databaseUrl };
  return buildWorld({ config, log: openLog("error"), modules, poolMax: 4 });
}

/** The caller inside this process: no socket and no second process, so that nothing but the handlers is between. Throws at a refusal. */
export async function callerInside(world: World): Promise<Caller> {
  const app = await world.http([]);
  return async (shopper, endpoint, input) => {
    const { body, query, path } = partsOf(endpoint, input);
    const reply = await app.inject({
      method: endpoint.method,
      url: path,
      query,
      headers: headersOf(shopper, endpoint),
      ...(endpoint.method === "POST" && { payload: body }),
    });
    return dataOf(endpoint, reply.body);
  };
}

/** Keeps `connections` connections open, as browsers behind one gateway would. */
export function callerOver(url: string, connections: number): { call: Caller; close(): Promise<void> } {
  const pool = new Pool(url, { connections, pipelining: 1 });
  return {
    async call(shopper, endpoint, input) {
      const { body, query, path } = partsOf(endpoint, input);
      const reply = await pool.request({
        method: endpoint.method,
        path,
        query,
        headers: { ...headersOf(shopper, endpoint), "content-type": "application/json" },
        ...(endpoint.method === "POST" && { body: JSON.stringify(body) }),
      });
      return dataOf(endpoint, await reply.body.text());
    },
    close: () => pool.close(),
  };
}

function partsOf(endpoint: Endpoint, input: object): { body: object; query: Record<string, string>; path: string } {
  const { body = {}, query = {} } = input as { body?: object; query?: Record<string, string> };
  return { body, query, path: `/api${endpoint.path}` };
}

let requested = 0;

function headersOf(shopper: Shopper | null, endpoint: Endpoint): Record<string, string> {
  requested += 1;
  return {
    "x-platform": "web",
    "accept-language": "en",
    // Many people ask, not one: the limits by address are for one.
    "x-forwarded-for": `10.${(requested >> 16) & 255}.${(requested >> 8) & 255}.${requested & 255}`,
    ...(shopper && { cookie: shopper.cookie }),
    ...(endpoint.once && { "idempotency-key": randomBytes(12).toString("hex") }),
  };
}

function dataOf<E extends Endpoint>(endpoint: E, text: string): CallData<E> {
  const envelope = JSON.parse(text) as Envelope<CallData<E>>;
  if (envelope.state !== 0) throw new Error(`${endpoint.path}: ${text.slice(0, 300)}`);
  return envelope.data;
}

/** Registered shoppers with money, logged in. */
export async function makeShoppers(world: World, count: number): Promise<Shopper[]> {
  const { db, clock } = world.deps;
  const shoppers: Shopper[] = [];
  for (let made = 0; made < count; made++) {
    const now = clock.now();
    const email = `bench.${randomBytes(6).toString("hex")}@example.com`;
    const user = await db
      .insertInto("app_user")
      .values({
        email,
        email_normal: email,
        user_name: `b${randomBytes(5).toString("hex")}`,
        email_confirmed_at: now,
        terms_accepted_at: now,
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { token, sessionId } = await openSession(db, "shopper", user.id);
    const funds = cny("9000000.00");
    const postings = [{ from: worldAccount("bank"), to: wallet(user.id), amount: funds }];
    const sources: SourceStep[] = [
      { step: "arrives", source: { kind: "transfer", amount: funds, paid: funds, reference: "bench" } },
    ];
    await db
      .transaction()
      .execute((tx) => post(tx, { key: `bench:${user.id}`, kind: "recharge", userId: user.id, at: now, postings, sources }));
    const sessionHash = createHash("sha256").update(token).digest();
    shoppers.push({ userId: user.id, cookie: `sh_session=${token}`, sessionHash, sessionId });
  }
  return shoppers;
}

/** Something of the catalogue that can be bought on its own. */
export async function chooseGoods(call: Caller): Promise<Chosen> {
  for (const q of ["shirt", "cup", "bag", "shoes", ""]) {
    const { list } = await call(null, searchGoods, { query: { q } });
    for (const { goodsId } of list) {
      const goods = await call(null, goodsDetail, { query: { goodsId } });
      const variant = goods.variants.find(({ stock }) => stock > 50);
      if (variant && goods.minimumQuantity === 1)
        return { goodsId, skuId: variant.skuId, quantity: 1, unitPrice: variant.price, domesticFreight: goods.domesticFreight };
    }
  }
  throw new Error("the catalogue has nothing to buy");
}

/** Puts the goods into the cart; the id of the line. */
export async function addOne(call: Caller, shopper: Shopper, goods: Chosen): Promise<string> {
  const { goodsId, skuId, quantity } = goods;
  return (await call(shopper, addToCart, { body: { goodsId, skuId, quantity } })).cartItemId;
}

/** Places an order of one line at the price that was seen; its payable and total, in CNY. */
export async function submitOne(
  call: Caller,
  shopper: Shopper,
  cartItemId: string,
  goods: Chosen,
): Promise<{ tradeNo: string; total: string }> {
  return call(shopper, submitOrder, {
    body: {
      quicklyBuyFlg: 0,
      couponList: [],
      goodsCodeList: [cartItemId],
      shopOrderService: [],
      goodsAdditionalServiceList: [],
      quickGoods: null,
      warehouseId: 1,
      country: "US",
      seenPrices: [{ goodsCode: cartItemId, unitPrice: goods.unitPrice, domesticFreight: goods.domesticFreight }],
      disclaimerAgreed: true,
    },
  });
}

/** Pays a payable from the balance by a proof that was given. */
export async function payOne(call: Caller, shopper: Shopper, tradeNo: string, proof: string): Promise<void> {
  await call(shopper, payByBalance, { body: { tradeNo, proof } });
}

/**
 * A proof of the payment password for a trade, written straight into the database: comparing the password is a deliberate half of a
 * tenth of a second of one core, the same on both sides, and would hide what is measured.
 */
export async function giveProof(pool: pg.Pool, shopper: Shopper, tradeNo: string): Promise<string> {
  const proof = randomBytes(32).toString("base64url");
  await pool.query({
    name: "give-proof",
    text: `insert into pay_proof (token_hash, user_id, purpose, amount_cny, created_at, expires_at)
      select $1, user_id, 'trade:' || trade_no, amount_cny, now(), now() + interval '1 hour' from trade where user_id = $2 and trade_no = $3`,
    values: [proofHash(proof), shopper.userId, tradeNo],
  });
  return proof;
}

/** How the server keeps a proof. */
export function proofHash(proof: string): Buffer {
  return createHash("sha256").update(proof).digest();
}

/** To tell a trade number among what a script makes afresh. */
export const looksLikeTradeNo = /^T\d{6}[A-Z2-9]{9}$/;

/** Of a shopper what a recorded script has to put in the place of another's. */
export function inputsOf({ userId, sessionHash, sessionId }: Shopper): Inputs {
  return { userId, sessionHash, sessionId };
}

/** Gives every table's ids a range of their own, so that a recorded id says whose it is. */
export async function spreadIds({ deps }: World): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(quote_ident(table_name), column_name), 1000003 * row_number() over (order by table_name))
    from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`.execute(deps.db);
}

/** The shopper whose turn it is, round and round. */
export function one(shoppers: readonly Shopper[], index: number): Shopper {
  const shopper = shoppers[index % shoppers.length];
  if (!shopper) throw new Error("nobody shops");
  return shopper;
}

/** One of the shoppers of a lane: nobody fills a cart in two lanes at once. */
export function inLane(shoppers: readonly Shopper[], lanes: number, index: number, lane: number): Shopper {
  const each = Math.floor(shoppers.length / lanes);
  return one(shoppers, lane * each + (index % each));
}
