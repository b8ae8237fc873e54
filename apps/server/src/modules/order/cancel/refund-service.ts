import { add, type Money, sum, toDecimal, zero } from "@sihai/domain";
import { discountOver } from "@sihai/domain/promotion";
import type { Tx } from "#platform";
import { type Item, type StoredService, updateItem } from "../../item/index.ts";
import { deposit, post, reverse, world } from "../../ledger/index.ts";
import { standingDiscount } from "../discount-item.ts";
import { giveBack } from "./give-back.ts";

/** The entry that took a service's fee back out of the provider's income. */
function backKey(itemId: string, serviceNo: string): string {
  return `service-back:${itemId}:${serviceNo}`;
}

/**
 * Gives back what a service chosen with the order cost, or a part of it, once a service. Only for a purchased item, whose services are
 * booked as income; the caller holds its order's payment and its lock.
 */
export async function refundOrderedService(
  tx: Tx,
  item: Item,
  { serviceNo, amount, at }: { serviceNo: string; amount: Money; at: Date },
): Promise<void> {
  if (item.realPrice === null) throw new Error(`item ${item.itemNo} is not bought yet; its services are still the buyer's money`);
  const posted = await post(tx, {
    key: backKey(item.id, serviceNo),
    kind: "service-back",
    userId: item.userId,
    at,
    subject: `item:${item.itemNo}`,
    facts: { serviceNo, amount: toDecimal(amount) },
    postings: [{ from: world("service-income"), to: deposit(item.userId), amount }],
  });
  if (!posted.ok || posted.value.already) throw new Error(`service ${serviceNo} of item ${item.itemNo} was given back before`);
  const promotion =
    item.discountOn === serviceNo ? discountOver(amount, feeOf(item, serviceNo), standingDiscount(item)) : zero("CNY");
  await giveBack(tx, item, amount, { event: "refund-service", turn: serviceNo, at, promotion });
  await updateItem(tx, { userId: item.userId, itemId: item.id }, { services: markGivenBack(item.services, serviceNo) });
}

function feeOf({ services }: Item, serviceNo: string): Money {
  return sum(
    services.flatMap((one) => (one.serviceNo === serviceNo ? [one.total] : [])),
    "CNY",
  );
}

/** Undoing a purchase returns its services' fees to the deposit; those given back before went there once already. */
export async function keepGivenBack(tx: Tx, item: Item, at: Date): Promise<void> {
  for (const serviceNo of givenBack(item.services))
    await reverse(tx, { key: backKey(item.id, serviceNo), kind: "undo-service-back", at });
}

/** What the buyer paid for an item more than before: it may cost so much more. */
export async function raiseBudget(tx: Tx, item: Item, amount: Money): Promise<void> {
  await updateItem(tx, { userId: item.userId, itemId: item.id }, { paid: add(item.paid, amount) });
}

function markGivenBack(services: readonly StoredService[], serviceNo: string): StoredService[] {
  return services.map((one) => (one.serviceNo === serviceNo ? { ...one, givenBack: true } : one));
}

function givenBack(services: readonly StoredService[]): string[] {
  return services.flatMap((one) => (one.givenBack === true ? [one.serviceNo] : []));
}
