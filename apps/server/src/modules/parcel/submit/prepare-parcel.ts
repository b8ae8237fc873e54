import { cny, type Money, money, ok, type Result, refuse, sum, toDecimal } from "@sihai/domain";
import type { Item } from "@sihai/domain/freight";
import { itemCharges } from "@sihai/domain/parcel";
import { resumeStorage } from "@sihai/domain/storage";
import type { Deps } from "#platform";
import { ratesNow } from "../../exchange/index.ts";
import type { StoredItem } from "../../warehouse/index.ts";
import type { StoredCharge } from "../parcel.types.ts";

/** Units of USD for one CNY, as published. */
export async function usdPerCny(deps: Deps): Promise<Result<string, { code: "RATE_UNAVAILABLE" }>> {
  const usd = (await ratesNow(deps)).find(({ currency }) => currency === "USD");
  return usd ? ok(usd.rate) : refuse({ code: "RATE_UNAVAILABLE" });
}

/** A stored item as freight sees it. */
export function freightItem(item: StoredItem): Item {
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

export function goodsValueOf(items: readonly StoredItem[]): Money {
  return sum(
    items.map(({ value }) => value),
    "CNY",
  );
}

/** The charges that come with the items, as they are stored on a parcel. A storage clock that stands still costs nothing more. */
export function chargesOf(items: readonly StoredItem[], now: Date): StoredCharge[] {
  const until = ({ freeUntil, pausedAt }: StoredItem) => (pausedAt ? resumeStorage(freeUntil, pausedAt, now) : freeUntil);
  return itemCharges(
    items.map((item) => ({ ...item, freeUntil: until(item) })),
    now,
  ).map(({ code, quantity, unitPrice, amount, how }) => ({
    code,
    quantity,
    unitPrice: toDecimal(unitPrice),
    amount: toDecimal(amount),
    how,
  }));
}

export function viewCharges(charges: readonly StoredCharge[]) {
  return charges.map(({ code, quantity, unitPrice, amount, how, items }) => ({
    code,
    ...(items !== undefined && { items: items.map((item) => ({ ...item })) }),
    quantity,
    unitPrice: cny(unitPrice),
    amount: cny(amount),
    ...(how !== undefined && { how }),
  }));
}

export function chargesTotal(charges: readonly StoredCharge[]): Money {
  return sum([money(0n, "CNY"), ...charges.map(({ amount }) => cny(amount))], "CNY");
}
