import { randomInt } from "node:crypto";
import type { Deps } from "#platform";
import { itemsOfOrders } from "../item.store.ts";
import { anyBuyer, keysInState } from "./buying-desk.store.ts";
import { budgetOf, recordPurchase } from "./record-purchase.service.ts";
import { recordSellerShipped } from "./record-seller-shipped.service.ts";
import { takeItems } from "./take-items.service.ts";

const atOnce = 20;

/** The buying desk by itself, in the sandbox: takes every paid item, buys it at the price that was paid, and has the seller send it. */
export async function autopilotBuying(deps: Deps): Promise<void> {
  const staffId = await anyBuyer(deps.db);
  if (staffId === null) return;
  const command = { staffId, once: null };
  for (const { itemNo } of await keysInState(deps.db, "paid", atOnce)) {
    await takeItems(deps, { ...command, itemNos: [itemNo], now: deps.clock.now() });
  }
  for (const { itemNo, userId, orderId } of await keysInState(deps.db, "buying", atOnce)) {
    const item = (await itemsOfOrders(deps.db, userId, [orderId])).find((each) => each.itemNo === itemNo);
    if (item?.buyerId !== staffId) continue;
    const platformOrderNo = `AP${randomDigits(16)}`;
    await recordPurchase(deps, { ...command, itemNo, platformOrderNo, realPrice: budgetOf(item), now: deps.clock.now() });
  }
  for (const { itemNo } of await keysInState(deps.db, "purchased", atOnce)) {
    const trackingNo = `SF${randomDigits(13)}`;
    await recordSellerShipped(deps, { ...command, itemNos: [itemNo], courier: "sf", trackingNo, now: deps.clock.now() });
  }
}

function randomDigits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join("");
}
