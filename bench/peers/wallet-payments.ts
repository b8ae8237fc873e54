// The yardstick: payments from wallets in five statements each, one after the other on every connection, as a load tool for databases
// would send them. `/?ms=…` runs for so long and says how many a second it made.
import { createServer } from "node:http";
import pg from "pg";

const [databaseUrl = "", wallets = "1", clients = "8"] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: Number(clients) });
let key = Date.now() * 1000;

async function pay(client: pg.PoolClient, userId: number): Promise<void> {
  await client.query("begin");
  await client.query({
    name: "wallet",
    text: "select balance from floor.yard_wallet where user_id = $1 for update",
    values: [userId],
  });
  await client.query({
    name: "spend",
    text: "update floor.yard_wallet set balance = balance - 1 where user_id = $1",
    values: [userId],
  });
  await client.query({
    name: "entry",
    text: "insert into floor.yard_entry (key, user_id, amount) values ($1, $2, 1)",
    values: [key++, userId],
  });
  await client.query("commit");
}

async function rateFor(milliseconds: number): Promise<number> {
  let paid = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: Number(clients) }, async (_, lane) => {
      const client = await pool.connect();
      for (; performance.now() - startedAt < milliseconds; paid++)
        await pay(client, ((paid * Number(clients) + lane) % Number(wallets)) + 1);
      client.release();
    }),
  );
  return paid / ((performance.now() - startedAt) / 1000);
}

const server = createServer(async (request, reply) => {
  const { searchParams } = new URL(request.url ?? "/", "http://yardstick");
  reply.end(JSON.stringify({ perSecond: await rateFor(Number(searchParams.get("ms"))) }));
});
process.on("SIGTERM", () => process.exit(0));
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(`listening ${typeof address === "object" && address ? address.port : 0}`);
});
