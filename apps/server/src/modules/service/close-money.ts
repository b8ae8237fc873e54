import type { Money } from "@sihai/domain";
import type { ServiceMoney } from "@sihai/domain/service";
import type { Tx } from "#platform";
import { lockItems } from "../item/index.ts";
import { deposit, post, world } from "../ledger/index.ts";
import { refundOrderedService } from "../order/index.ts";
import { refundToWallet } from "../payment/index.ts";
import type { ItemService } from "./service.store.ts";

/**
 * Books where a locked service's fee goes, once: earned from the deposit, the rest to the wallet. What was chosen with the order was booked
 * as income with the purchase; only what goes back is booked for it.
 */
export async function bookService(tx: Tx, service: ItemService, { earned, refunded }: ServiceMoney, at: Date): Promise<void> {
  if (service.origin === "order") return refundFromOrder(tx, service, refunded, at);
  const { userId, id, itemNo } = service;
  const subject = `item:${itemNo}`;
  if (earned.amount > 0n) {
    const posted = await post(tx, {
      key: `service-done:${id}`,
      kind: "service-done",
      userId,
      at,
      subject,
      postings: [{ from: deposit(userId), to: world("service-income"), amount: earned }],
    });
    if (!posted.ok || posted.value.already) throw new Error(`service ${id} cannot be earned`);
  }
  if (refunded.amount > 0n) {
    const of = { purpose: "service", subjectId: id } as const;
    const back = await refundToWallet(tx, {
      key: `refund-service:${id}`,
      kind: "refund-service",
      userId,
      amount: refunded,
      subject,
      at,
      of,
    });
    if (!back.ok || back.value.already) throw new Error(`service ${id} cannot be refunded`);
  }
}

async function refundFromOrder(tx: Tx, { userId, itemId, serviceNo }: ItemService, amount: Money, at: Date): Promise<void> {
  if (amount.amount === 0n) return;
  const [item] = await lockItems(tx, [{ userId, itemId }]);
  if (!item) throw new Error(`item ${itemId} is gone`);
  await refundOrderedService(tx, item, { serviceNo, amount, at });
}
