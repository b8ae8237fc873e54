import { connect, createServer, type Socket } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aWorld, race } from "#testing";
import { isDatabaseAway } from "./away.ts";
import { type Db, openDatabase } from "./database.ts";

/** A network that can fall silent: nothing is refused and nothing closed, but nothing arrives either. */
async function startNetwork({ port, hostname }: URL) {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const network = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => {
        if (!isSilent) to.write(bytes);
      });
      from.on("error", () => to.destroy());
      from.on("close", () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => network.listen(0, "127.0.0.1", resolve));
  const address = network.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    beSilent(silent: boolean) {
      isSilent = silent;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => network.close(resolve));
    },
  };
}

let db: Db;
let network: Awaited<ReturnType<typeof startNetwork>>;
beforeAll(async () => {
  const world = await aWorld();
  const target = new URL(world.databaseUrl);
  network = await startNetwork(target);
  target.port = String(network.port);
  // By the network, not by the socket beside it.
  target.search = "";
  ({ db } = openDatabase(target.toString(), world.deps.log, { max: 4, statementTimeoutMs: 500 }));
});
afterAll(async () => {
  await db.destroy();
  await network.stop();
});

describe("a database that no longer answers, on connections that stay open", () => {
  it("ends what waits for it in time, as something that may be asked again, and is used again once it answers", async () => {
    const ask = () => sql<{ one: number }>`select 1 as one`.execute(db);
    await race(4, ask);
    network.beSilent(true);
    const began = Date.now();
    const failures = await race(4, () => ask().catch((error: unknown) => error));
    expect(Date.now() - began).toBeLessThan(6000);
    for (const failure of failures) {
      expect(failure).toBeInstanceOf(Error);
      expect(isDatabaseAway(failure)).toBe(true);
    }
    network.beSilent(false);
    expect((await ask()).rows).toEqual([{ one: 1 }]);
  });

  it("is not given up while it answers, however long a connection rests between questions", async () => {
    const answers = await race(2, async () => {
      const first = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      await new Promise((resolve) => setTimeout(resolve, 3000));
      return [first, await sql`select 1`.execute(db)];
    });
    expect(answers.flat()).toHaveLength(4);
  });
});
