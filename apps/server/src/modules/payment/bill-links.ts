import type { billLinkKind } from "@sihai/contract/payment";
import type { TradePurpose } from "@sihai/domain/payment";
import type * as z from "zod/mini";
import type { Db } from "#platform";
import type { Trade } from "./trade.store.ts";
import { linesOf, ordersWithItem } from "./trade-subject.store.ts";
import { withdrawalOf } from "./wallet/wallet.store.ts";

type LinkKind = z.infer<typeof billLinkKind>;
export type BillLink = { kind: LinkKind; no: string };

/** What is paid for is looked after there; a recharge is the wallet's own. */
const places: Record<TradePurpose, LinkKind | null> = {
  order: "order",
  service: "order",
  supplement: "order",
  return: "order",
  parcel: "parcel",
  "back-payment": "parcel",
  storage: "storage",
  expert: "expert",
  consult: "consult",
  recharge: null,
};

/** Where what a trade paid for is shown: each place once, though several services of an order were paid. */
export async function linksOfTrade(db: Db, trade: Trade): Promise<BillLink[]> {
  const kind = places[trade.purpose];
  if (kind === null) return [];
  const numbers = new Set((await linesOf(db, trade)).map(({ no }) => no));
  numbers.delete(trade.tradeNo);
  return [...numbers].map((no) => ({ kind, no }));
}

/** Where the subject of any other entry is shown: an item on its order. */
export async function linksOfSubject(db: Db, of: { userId: string; subject: string | null }): Promise<BillLink[]> {
  const withdrawalNo = withdrawalOf(of.subject);
  if (withdrawalNo !== null) return [{ kind: "withdrawal", no: withdrawalNo }];
  const [kind, no] = of.subject?.split(":") ?? [];
  if (kind?.startsWith("TR")) return [{ kind: "transfer", no: kind }];
  if (no === undefined) return [];
  if (kind === "item") return (await ordersWithItem(db, of.userId, no)).map((orderNo) => ({ kind: "order", no: orderNo }));
  return kind === "order" || kind === "parcel" || kind === "expert" || kind === "consult" ? [{ kind, no }] : [];
}
