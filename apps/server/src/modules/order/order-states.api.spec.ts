import * as contract from "@sihai/contract/order";
import { itemStates, mayMoveItem } from "@sihai/domain/item";
import { isCancellableByBuyer, isCancellableByStaff } from "@sihai/domain/order";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { desk, mei, standOnNewGround, world } from "../../../testing/order/fixtures.ts";
import { aBoughtItem, anOrder, aPaidOrder, itemOf } from "../../../testing/order/orders.ts";
import { moveItem } from "../item/index.ts";

standOnNewGround();
const reason = "changed-mind" as const;

describe("every action in every state of an item (rule F41)", () => {
  type Act = (itemNo: string, orderNo: string) => Promise<{ ok: boolean; status?: number }>;
  const acts: Record<string, Act> = {
    cancel: (_, orderNo) => mei.call(contract.cancelOrder, { body: { orderNo, reason } }),
    cancelItem: (itemNo) => mei.call(contract.cancelItem, { body: { itemNo, reason } }),
    remove: (_, orderNo) => mei.call(contract.deleteOrder, { body: { orderNo } }),
    accept: (itemNo) => mei.call(contract.answerItem, { body: { itemNo, answer: "accept" } }),
    take: (itemNo) => desk.call(contract.takeItems, { body: { itemNos: [itemNo] } }),
    record: (itemNo) => desk.call(contract.recordPurchase, { body: { itemNo, platformOrderNo: "TB1234567", realPrice: "1.00" } }),
    handBack: (itemNo) => desk.call(contract.handBack, { body: { itemNos: [itemNo], reason: "by-mistake" } }),
    ask: (itemNo) => desk.call(contract.askBuyer, { body: { itemNo, reason: "seller-question", note: "?" } }),
    staffCancel: (itemNo) => desk.call(contract.cancelForBuyer, { body: { itemNo, reason: "out-of-stock" } }),
    split: (itemNo) => desk.call(contract.splitItem, { body: { itemNo, pieces: 1 } }),
    ship: (itemNo) =>
      desk.call(contract.recordSellerShipped, { body: { itemNos: [itemNo], courier: "sf", trackingNo: `SF${Date.now()}` } }),
  };
  const allowed: Record<string, readonly string[]> = {
    unpaid: ["cancel", "cancelItem"],
    paid: ["cancel", "cancelItem", "take", "staffCancel"],
    buying: ["record", "handBack", "ask", "staffCancel"],
    "awaiting-confirmation": ["accept", "staffCancel"],
    purchased: ["ask", "staffCancel", "ship"],
    "seller-shipped": [],
    cancelled: ["remove"],
  };
  const reach: Record<string, () => Promise<{ orderNo: string; itemNo: string }>> = {
    unpaid: () => anOrder(world, mei),
    paid: () => aPaidOrder(world, mei),
    buying: async () => {
      const order = await aPaidOrder(world, mei);
      await acts.take?.(order.itemNo, order.orderNo);
      return order;
    },
    "awaiting-confirmation": async () => {
      const order = await aPaidOrder(world, mei);
      await acts.take?.(order.itemNo, order.orderNo);
      await acts.ask?.(order.itemNo, order.orderNo);
      return order;
    },
    purchased: () => aBoughtItem(world, mei, desk),
    "seller-shipped": async () => {
      const order = await aBoughtItem(world, mei, desk);
      await acts.ship?.(order.itemNo, order.orderNo);
      return order;
    },
    cancelled: async () => {
      const order = await anOrder(world, mei);
      await acts.cancel?.(order.itemNo, order.orderNo);
      return order;
    },
  };

  it.each(Object.keys(reach).flatMap((state) => Object.keys(acts).map((act) => [state, act] as const)))(
    "%s: %s",
    async (state, act) => {
      const { orderNo, itemNo } = (await reach[state]?.()) ?? { orderNo: "", itemNo: "" };
      expect(await itemOf(mei, orderNo)).toMatchObject({ state });
      const before = (await mei.must(contract.orderDetail, { query: { orderNo } })).items[0]?.timeline.length;
      const reply = await acts[act]?.(itemNo, orderNo);
      const isAllowed = allowed[state]?.includes(act) ?? false;
      expect(reply?.ok).toBe(isAllowed);
      if (isAllowed) return;
      expect(reply?.status).toBeGreaterThanOrEqual(400);
      expect(reply?.status).toBeLessThan(500);
      const after = (await mei.must(contract.orderDetail, { query: { orderNo } })).items[0];
      expect([after?.state, after?.timeline.length]).toEqual([state, before]);
    },
  );

  const further = itemStates.filter((state) => !(state in reach));

  it.each(further)("%s: nothing an order's calls could do is done", async (state) => {
    const { orderNo, itemNo } = await aBoughtItem(world, mei, desk);
    const isMeant: Record<string, boolean> = {
      cancel: isCancellableByBuyer(state),
      cancelItem: isCancellableByBuyer(state),
      staffCancel: isCancellableByStaff(state),
      // A delivery in parts: the next part is sent when the first has been signed for.
      ship: state === "signed",
    };
    const refused = Object.keys(acts).filter((act) => !isMeant[act]);
    const stands = () =>
      sql`select i.*, (select count(*) from timeline t where t.user_id = i.user_id) as steps from order_item i
      where item_no = ${itemNo}`.execute(world.deps.db);
    // Lent a state for the length of the question: what leads there is other modules' business.
    await sql`update order_item set state = ${state} where item_no = ${itemNo}`.execute(world.deps.db);
    const before = (await stands()).rows;
    for (const act of refused) {
      const reply = await acts[act]?.(itemNo, orderNo);
      expect([act, reply?.ok, Math.floor((reply?.status ?? 0) / 100)]).toEqual([act, false, 4]);
    }
    expect((await stands()).rows).toEqual(before);
    await sql`update order_item set state = 'purchased' where item_no = ${itemNo}`.execute(world.deps.db);
  });

  it("moves an item exactly where the transition table leads, from every state to every other", async () => {
    const { itemNo } = await anOrder(world, mei);
    const { rows } = await sql<{
      user_id: string;
      id: string;
    }>`select user_id, id from order_item where item_no = ${itemNo}`.execute(world.deps.db);
    const [item] = rows;
    if (!item) throw new Error("no item");
    const at = world.deps.clock.now();
    for (const from of itemStates) {
      for (const to of itemStates) {
        const move = world.deps.db.transaction().execute(async (tx) => {
          // A price and a courier stand by for the states that are not without them.
          await sql`update order_item set state = ${from}, real_price_cny = 1, courier = 'sf', tracking_no = 'SF1' where id = ${item.id}`.execute(
            tx,
          );
          const moved = await moveItem(tx, { userId: item.user_id, itemId: item.id, to, by: { kind: "system" }, at });
          throw new Undone(moved.ok);
        });
        expect([from, to, await move.catch((error: unknown) => error instanceof Undone && error.wasDone)]).toEqual([
          from,
          to,
          mayMoveItem(from, to),
        ]);
      }
    }
  });
});

/** Takes a transaction back and says what it had come to. */
class Undone extends Error {
  readonly wasDone: boolean;
  constructor(wasDone: boolean) {
    super("undone on purpose");
    this.wasDone = wasDone;
  }
}
