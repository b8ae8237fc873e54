import type { Warehouses } from "../warehouse/warehouses.ts";
import type { Line } from "./line.ts";
import type { SidesMm, WeighedParcel } from "./parcel.ts";
import { itemsOf, type Refusal } from "./refusal.ts";
import { heaviestPriced } from "./tariff-price.ts";
import { refuseWarehouse } from "./warehouse-rules.ts";

/** Every reason why the line cannot take the parcel on that day, not only the first. `on` is an ISO day. */
export function refusals(
  line: Line,
  parcel: WeighedParcel,
  chargeableGrams: number,
  { on, warehouses }: { on: string; warehouses: Warehouses },
): Refusal[] {
  const found: Refusal[] = [];
  refuseWeight(found, line, parcel, chargeableGrams);
  refuseSize(found, line, parcel);
  refuseGoods(found, line, parcel);
  refuseCountry(found, line, parcel);
  refuseWarehouse(found, line, parcel, warehouses);
  refuseCompany(found, parcel);
  refuseDay(found, line, parcel, on);
  return found;
}

function refuseWeight(found: Refusal[], line: Line, { actualGrams, goods }: WeighedParcel, chargeableGrams: number): void {
  const maxGrams = line.limits.maxGrams ?? Number.POSITIVE_INFINITY;
  const priced = heaviestPriced(line);
  if (actualGrams > maxGrams) found.push({ code: "too-heavy", limit: maxGrams, actual: actualGrams, itemIds: itemsOf(goods) });
  else if (chargeableGrams > priced)
    found.push({ code: "too-heavy", limit: priced, actual: chargeableGrams, itemIds: itemsOf(goods) });
}

function refuseSize(found: Refusal[], { limits }: Line, { sidesMm, goods }: WeighedParcel): void {
  const [a, b, c] = sidesMm satisfies SidesMm;
  const measures = [
    ["too-long", limits.maxSideCm, a],
    ["sum", limits.maxSumCm, a + b + c],
    ["girth", limits.maxGirthCm, a + 2 * (b + c)],
  ] as const;
  for (const [code, limit, actualMm] of measures)
    if (limit != null && actualMm > Math.round(limit * 10))
      found.push({ code, limit, actual: actualMm / 10, itemIds: itemsOf(goods) });
}

function refuseGoods(found: Refusal[], { refuses }: Line, { goods }: WeighedParcel): void {
  const refused = goods.filter(({ flags }) => flags.some((flag) => refuses.includes(flag)));
  if (refused.length === 0) return;
  const flags = [...new Set(refused.flatMap((one) => one.flags.filter((flag) => refuses.includes(flag))))];
  found.push({ code: "goods", limit: refuses, actual: flags, itemIds: itemsOf(refused) });
}

function refuseCountry(found: Refusal[], { countries }: Line, { country, goods }: WeighedParcel): void {
  if (!countries.includes(country)) found.push({ code: "country", limit: countries, actual: country, itemIds: itemsOf(goods) });
}

/** What must travel by itself cannot share a parcel (specification: individually packed goods cannot be merged). */
function refuseCompany(found: Refusal[], { goods }: WeighedParcel): void {
  if (goods.length < 2) return;
  const solitary = goods.filter(({ alone }) => alone);
  if (solitary.length > 0) found.push({ code: "alone", limit: 1, actual: goods.length, itemIds: itemsOf(solitary) });
}

function refuseDay(found: Refusal[], { validFrom, validTo }: Line, { goods }: WeighedParcel, on: string): void {
  if (on < validFrom || (validTo !== null && on > validTo))
    found.push({ code: "not-valid", limit: `${validFrom}/${validTo ?? ".."}`, actual: on, itemIds: itemsOf(goods) });
}
