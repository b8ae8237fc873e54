import * as contract from "@sihai/contract/order";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aWorld, type Client, type SpecWorld } from "#testing";
import { aBoughtItem, aBuyer, anOrder, aPaidOrder, itemOf } from "./spec-helpers.ts";

let world: SpecWorld;
let mei: Client;
let desk: Client;

beforeAll(async () => {
  world = await aWorld();
});

// Days pass in here and sessions end: everybody logs in anew.
beforeEach(async () => {
  mei = await aBuyer(world);
  desk = await world.staff("buyer");
});
const reason = "changed-mind" as const;

describe("every action in every state of an item (F41)", () => {
  type Act = (itemNo: string, orderNo: string) => Promise<{ ok: boolean; status?: number }>;
  const acts: Record<string, Act> = {
    cancel: (_, orderNo) => mei.call(contract.cancelOrder, { body: { orderNo, reason } }),
    cancelItem: (itemNo) => mei.call(contract.cancelItem, { body: { itemNo, reason } }),
    remove: (_, orderNo) => mei.call(contract.deleteOrder, { body: { orderNo } }),
    accept: (itemNo) => mei.call(contract.answerItem, { body: { itemNo, answer: "accept" } }),
    take: (itemNo) => desk.call(contract.takeItems, { body: { itemNos: [itemNo] } }),
    record: (itemNo) => desk.call(contract.recordPurchase, { body: { itemNo, platformOrderNo: "TB1234567", realPrice: "1.00" } }),
    ask: (itemNo) => desk.call(contract.askBuyer, { body: { itemNo, reason: "seller-question", note: "?" } }),
    staffCancel: (itemNo) => desk.call(contract.cancelForBuyer, { body: { itemNo, reason: "out-of-stock" } }),
    ship: (itemNo) =>
      desk.call(contract.recordSellerShipped, { body: { itemNos: [itemNo], courier: "sf", trackingNo: `SF${Date.now()}` } }),
  };
  const allowed: Record<string, readonly string[]> = {
    unpaid: ["cancel", "cancelItem"],
    paid: ["cancel", "cancelItem", "take", "staffCancel"],
    buying: ["record", "ask", "staffCancel"],
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
});
