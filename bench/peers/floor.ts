// The floor: Fastify and node-postgres doing the product's most frequent acts with hand-written SQL on tables of its own, with no rules, no
// checks and no history. What this machine gives an act at best.
import Fastify, { type FastifyRequest } from "fastify";
import pg from "pg";
import { mountParcels } from "./floor-parcels.ts";

const pool = new pg.Pool({ connectionString: process.argv[2] ?? "", max: 12 });
const app = Fastify();

/** Every act asks whose session it is, as the product did when the floor was drawn. */
async function userOf(client: pg.Pool | pg.PoolClient, request: FastifyRequest): Promise<string> {
  const hash = Buffer.from(String(request.headers.authorization ?? ""), "hex");
  const { rows } = await client.query<{ user_id: string }>({
    name: "session",
    text: "select user_id from floor.session where token_hash = $1",
    values: [hash],
  });
  const [row] = rows;
  if (!row) throw new Error("nobody is logged in");
  return row.user_id;
}

async function inTransaction<Value>(work: (client: pg.PoolClient) => Promise<Value>): Promise<Value> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const value = await work(client);
    await client.query("commit");
    return value;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

app.get<{ Params: { id: string } }>("/goods/:id", async (request) => {
  await userOf(pool, request);
  const { rows } = await pool.query({
    name: "goods",
    text: `select id, title_en, price, data, (select json_agg(s) from floor.sku s where s.goods_id = g.id) as variants
      from floor.goods g where id = $1`,
    values: [request.params.id],
  });
  return rows[0];
});

app.get<{ Querystring: { q: string } }>("/search", async (request) => {
  await userOf(pool, request);
  const { rows } = await pool.query({
    name: "search",
    text: `select id, title_en, price, picture, count(*) over () as total from floor.goods
      where terms @> $1 order by sales desc limit 20`,
    values: [[request.query.q]],
  });
  return { list: rows };
});

app.post<{ Body: { goodsId: string; skuId: string } }>("/add", async (request) => {
  const { goodsId, skuId } = request.body;
  const userId = await userOf(pool, request);
  const { rows } = await pool.query({
    name: "add",
    text: `insert into floor.cart (user_id, goods_id, sku_id, quantity, price)
      select $1, goods_id, sku_id, 1, price from floor.sku where goods_id = $2 and sku_id = $3
      on conflict (user_id, goods_id, sku_id) do update set quantity = cart.quantity + 1 returning id, quantity`,
    values: [userId, goodsId, skuId],
  });
  return rows[0];
});

app.post<{ Body: { cartId: string } }>("/submit", async (request) =>
  inTransaction(async (client) => {
    const userId = await userOf(client, request);
    const { rows } = await client.query({
      name: "cart",
      text: `select c.goods_id, c.sku_id, c.quantity, c.price, g.title_en from floor.cart c join floor.goods g on g.id = c.goods_id
        where c.user_id = $1 and c.id = $2 for update of c`,
      values: [userId, request.body.cartId],
    });
    const [line] = rows;
    const total = BigInt(line.price) * BigInt(line.quantity);
    const tradeNo = `T${Math.random().toString(36).slice(2, 14)}`;
    const trade = await client.query({
      name: "trade",
      text: "insert into floor.trade (user_id, trade_no, amount) values ($1, $2, $3) returning id",
      values: [userId, tradeNo, total],
    });
    const order = await client.query({
      name: "order",
      text: "insert into floor.orders (user_id, trade_id, order_no, total) values ($1, $2, $3, $4) returning id",
      values: [userId, trade.rows[0].id, `O${tradeNo}`, total],
    });
    await client.query({
      name: "item",
      text: "insert into floor.item (user_id, order_id, goods_id, sku_id, title_en, quantity, price) values ($1, $2, $3, $4, $5, $6, $7)",
      values: [userId, order.rows[0].id, line.goods_id, line.sku_id, line.title_en, line.quantity, line.price],
    });
    await client.query({
      name: "taken",
      text: "delete from floor.cart where user_id = $1 and id = $2",
      values: [userId, request.body.cartId],
    });
    return { tradeNo, total: String(total) };
  }),
);

app.post<{ Body: { tradeNo: string } }>("/pay", async (request) =>
  inTransaction(async (client) => {
    const userId = await userOf(client, request);
    const trade = await client.query({
      name: "paid",
      text: `update floor.trade set state = 'paid' where user_id = $1 and trade_no = $2 and state = 'pending' returning id, amount`,
      values: [userId, request.body.tradeNo],
    });
    const { id, amount } = trade.rows[0];
    const wallet = await client.query({
      name: "wallet",
      text: "update floor.wallet set balance = balance - $2 where user_id = $1 and balance >= $2 returning balance",
      values: [userId, amount],
    });
    await client.query({
      name: "posting",
      text: "insert into floor.posting (user_id, trade_id, amount) values ($1, $2, $3)",
      values: [userId, id, amount],
    });
    await client.query({
      name: "ordered",
      text: "update floor.orders set state = 'paid' where user_id = $1 and trade_id = $2",
      values: [userId, id],
    });
    return { balance: wallet.rows[0].balance };
  }),
);

app.get("/orders", async (request) => {
  const userId = await userOf(pool, request);
  const { rows } = await pool.query({
    name: "orders",
    text: `select o.id, o.order_no, o.total, o.state, o.created_at,
        (select json_agg(i) from floor.item i where i.user_id = o.user_id and i.order_id = o.id) as items
      from floor.orders o where o.user_id = $1 order by o.id desc limit 20`,
    values: [userId],
  });
  return { list: rows };
});

mountParcels(app, { pool, userOf, inTransaction });

process.on("SIGTERM", () => process.exit(0));
await app.listen({ port: 0, host: "127.0.0.1" });
const address = app.server.address();
console.log(`listening ${typeof address === "object" && address ? address.port : 0}`);
