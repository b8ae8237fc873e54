import { type Money, money } from "@sihai/domain";
import { type ItemServiceNo, isItemService } from "@sihai/domain/service";
import type { Db, Tx } from "#platform";

/** What is still open on goods about to leave: money asked for and not answered, and services chosen and not done. */
export type OpenWork = { itemId: string; owed: Money; services: { serviceNo: ItemServiceNo; isPaid: boolean }[] };

/** Items of a customer with something open, by item id. Services that are done in passing, by buying or receiving, are no work left. */
export async function openWorkOf(db: Db | Tx, userId: string, itemIds: readonly string[], now: Date): Promise<OpenWork[]> {
  if (itemIds.length === 0) return [];
  const supplements = await db
    .selectFrom("supplement")
    .select(["item_id", "amount_cny"])
    .where("user_id", "=", userId)
    .where("item_id", "in", itemIds)
    .where("state", "=", "requested")
    .where("pay_before", ">", now)
    .execute();
  const services = await db
    .selectFrom("item_service")
    .select(["item_id", "service_no", "state"])
    .where("user_id", "=", userId)
    .where("item_id", "in", itemIds)
    .where("state", "in", ["unpaid", "ordered", "started"])
    .where("service_no", "not in", ["fixed-fee", "priority-stock-in"])
    .orderBy("id")
    .execute();
  return [...new Set(itemIds)].flatMap((itemId) => {
    const owed = supplements.filter((row) => row.item_id === itemId).reduce((sum, row) => sum + BigInt(row.amount_cny), 0n);
    const work = services
      .filter((row) => row.item_id === itemId)
      .flatMap(({ service_no: serviceNo, state }) =>
        isItemService(serviceNo) ? [{ serviceNo, isPaid: state !== "unpaid" }] : [],
      );
    return owed === 0n && work.length === 0 ? [] : [{ itemId, owed: money(owed, "CNY"), services: work }];
  });
}
