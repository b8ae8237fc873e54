import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import type { Tx } from "#platform";
import { aBuyer, aWorld, type Client, type SpecWorld } from "#testing";
import { insertAcceptances } from "../../src/modules/content/agreement-acceptance.store.ts";
import { lockOrders } from "../../src/modules/order/order.store.ts";

let world: SpecWorld;
let mei: Client;
beforeAll(async () => {
  world = await aWorld();
  mei = await aBuyer(world);
});

/** A statement with a name is planned five times for its values; from then on the database goes by what such plans cost. */
const uses = 12;

const accept = (tx: Tx) =>
  insertAcceptances(tx, {
    userId: mei.id,
    wanted: [{ agreement: "disclaimer", seen: null }],
    acceptedWith: ["order:SPEC"],
    at: world.deps.clock.now(),
  });

it.each([
  ["that an agreement was accepted", "%insert into agreement_acceptance%", accept],
  ["the lock of an order", 'select%from "purchase_order"%for no key update', (tx: Tx) => lockOrders(tx, mei.id, ["1"])],
])("the database plans %s once, and not with each use", async (_, text, ask) => {
  await world.deps.db.transaction().execute(async (tx) => {
    // Filled, or to go through all of it is what every plan does.
    await sql`set local enable_seqscan = off`.execute(tx);
    for (let nth = 0; nth < uses; nth++) await ask(tx);
    const { rows } = await sql<{ anew: number; once: number }>`
      select custom_plans::int as anew, generic_plans::int as once from pg_prepared_statements
      where statement like ${text}`.execute(tx);
    expect(rows).toEqual([{ anew: 5, once: uses - 5 }]);
  });
});
