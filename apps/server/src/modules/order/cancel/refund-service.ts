import { type Money, money, toDecimal } from "@sihai/domain";
import type { Tx } from "#platform";
import { deposit, post, reverse, world } from "../../ledger/index.ts";
import { type ItemRow, setServices, updateItem } from "../item.store.ts";
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
  item: ItemRow,
  { serviceNo, amount, at }: { serviceNo: string; amount: Money; at: Date },
): Promise<void> {
  if (item.real_price_cny === null)
    throw new Error(`item ${item.item_no} is not bought yet; its services are still the buyer's money`);
  const posted = await post(tx, {
    key: backKey(item.id, serviceNo),
    kind: "service-back",
    userId: item.user_id,
    at,
    subject: `item:${item.item_no}`,
    facts: { serviceNo, amount: toDecimal(amount) },
    postings: [{ from: world("service-income"), to: deposit(item.user_id), amount }],
  });
  if (!posted.ok || posted.value.already) throw new Error(`service ${serviceNo} of item ${item.item_no} was given back before`);
  await giveBack(tx, item, amount.amount, { event: "refund-service", turn: serviceNo, at });
  await setServices(tx, { userId: item.user_id, itemId: item.id }, markGivenBack(item.services, serviceNo));
}

/** Undoing a purchase returns its services' fees to the deposit; those given back before went there once already. */
export async function keepGivenBack(tx: Tx, item: ItemRow, at: Date): Promise<void> {
  for (const serviceNo of givenBack(item.services))
    await reverse(tx, { key: backKey(item.id, serviceNo), kind: "undo-service-back", at });
}

/** What the buyer paid for an item more than before: it may cost so much more. */
export async function raiseBudget(tx: Tx, item: ItemRow, amount: Money): Promise<void> {
  const paid = money(BigInt(item.paid_cny) + amount.amount, "CNY");
  await updateItem(tx, { userId: item.user_id, itemId: item.id }, { paid_cny: paid.amount.toString() });
}

type Stored = { serviceNo: string; givenBack?: boolean };

function storedServices(services: unknown): Stored[] {
  if (!Array.isArray(services)) return [];
  return services.filter((one: unknown): one is Stored => typeof one === "object" && one !== null && "serviceNo" in one);
}

function markGivenBack(services: unknown, serviceNo: string): Stored[] {
  return storedServices(services).map((one) => (one.serviceNo === serviceNo ? { ...one, givenBack: true } : one));
}

function givenBack(services: unknown): string[] {
  return storedServices(services).flatMap((one) => (one.givenBack === true ? [one.serviceNo] : []));
}
