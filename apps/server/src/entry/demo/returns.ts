import { listOrders } from "@sihai/contract/order";
import { applyForReturn, returnOptions } from "@sihai/contract/return";
import type { Caller } from "./caller.ts";

/** Asks to return, or to exchange, the first thing of an order's that may go back; nothing when there is none. */
export async function sendBack(
  caller: Caller,
  given: { type: "return" | "exchange"; reason: "damaged" | "wrong-size-colour"; description: string; wanted?: string },
): Promise<void> {
  const { list } = await caller.must(listOrders, { query: { tab: "in-storage" } });
  for (const { orderNo } of list) {
    const { items } = await caller.must(returnOptions, { query: { orderNo } });
    const item = items.find(({ obstacle }) => obstacle === null);
    if (!item) continue;
    await caller.must(applyForReturn, { body: { orderNo, itemNos: [item.itemNo], ...given } });
    return;
  }
}
