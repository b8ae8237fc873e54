import { ok, refuse, sum } from "@sihai/domain";
import { named } from "@sihai/domain/language";
import { declineCancelsItem } from "@sihai/domain/service";
import type { Deps } from "#platform";
import { liveTradeNos } from "../payment/index.ts";
import { itemsOfOrder } from "./service-item.store.ts";
import { supplementsOf } from "./supplement.store.ts";

/** What was asked for on an order, or what is open over all orders. */
export async function listSupplements({ db }: Deps, userId: string, orderNo: string | undefined) {
  if (orderNo !== undefined && !(await itemsOfOrder(db, userId, orderNo))) return refuse({ code: "ORDER_NOT_FOUND" });
  const rows = await supplementsOf(db, userId, orderNo);
  const open = rows.filter(({ state }) => state === "requested");
  const tradeNos = await liveTradeNos(db, { userIds: [userId], purpose: "supplement", subjectIds: open.map(({ id }) => id) });
  const list = rows.map((row) => ({
    supplementId: row.id,
    orderNo: row.orderNo,
    itemNo: row.itemNo,
    name: named(row.name),
    skuName: row.skuName,
    pictureUrl: row.pictureUrl,
    reason: row.reason,
    note: row.note,
    amount: row.amount,
    state: row.state,
    requestedAt: row.requestedAt,
    payBefore: row.payBefore,
    paidAt: row.paidAt,
    evidence: row.evidence,
    declineCancels: declineCancelsItem(row.covers, row.itemState),
    tradeNo: tradeNos.get(row.id) ?? null,
  }));
  const openTotal = sum(
    open.map(({ amount }) => amount),
    "CNY",
  );
  return ok({ list, open: open.length, openTotal });
}
