import type { Item } from "../freight/index.ts";
import { cny, type Money, sum, toDecimal } from "../money.ts";
import { resumeStorage } from "../storage/storage.ts";
import { type ChargedItem, itemCharges, type StockInRules } from "./charges.ts";

/** A charge as it is frozen on a parcel; amounts are CNY decimal strings. */
export type FrozenCharge = {
  readonly code: string;
  readonly quantity: number;
  readonly unitPrice: string;
  readonly amount: string;
  readonly how?: string;
  /** The pieces a service is done to. */
  readonly items?: { itemId: string; quantity: number }[];
};

/** Stored goods as a parcel's price asks for them. */
export type ParcelGoods = ChargedItem & {
  itemId: string;
  itemNo: string;
  quantity: number;
  flags: readonly string[];
  value: Money;
  alone: boolean;
  warehouse: number;
  pausedAt: Date | null;
};

/** A stored item as freight sees it. */
export function freightItem(item: ParcelGoods): Item {
  return {
    id: item.itemId,
    grams: item.grams,
    sidesCm: item.sidesCm,
    flags: item.flags,
    valueCny: toDecimal(item.value),
    alone: item.alone,
    warehouse: item.warehouse,
  };
}

/** What the goods of a parcel are worth together, in CNY. */
export function goodsValueOf(items: readonly ParcelGoods[]): Money {
  return sum(
    items.map(({ value }) => value),
    "CNY",
  );
}

/** The charges that come with the goods. A storage clock that stands still costs nothing more. */
export function chargesOf(items: readonly ParcelGoods[], now: Date, rulesAt: StockInRules): FrozenCharge[] {
  const until = ({ freeUntil, pausedAt }: ParcelGoods) => (pausedAt ? resumeStorage(freeUntil, pausedAt, now) : freeUntil);
  return itemCharges(
    items.map((item) => ({ ...item, freeUntil: until(item) })),
    now,
    rulesAt,
  ).map(({ code, quantity, unitPrice, amount, how }) => ({
    code,
    quantity,
    unitPrice: toDecimal(unitPrice),
    amount: toDecimal(amount),
    how,
  }));
}

/** What was charged for a parcel in all, in CNY. */
export function chargesTotal(charges: readonly FrozenCharge[]): Money {
  return sum(
    charges.map(({ amount }) => cny(amount)),
    "CNY",
  );
}
