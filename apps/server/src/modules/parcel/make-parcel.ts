import { type Money, ok, type Result, refuse, subtract, toDecimal } from "@sihai/domain";
import { unpaidParcelCancelAt } from "@sihai/domain/clocks";
import type { RateCard } from "@sihai/domain/freight/rate-cards";
import { maskIdentity, memberFreightOffBp, operationFee, parcelClocks } from "@sihai/domain/parcel";
import { type Deps, setTimer, type Tx } from "#platform";
import { levelOf } from "../freight/index.ts";
import { type ItemRow, lockItems, moveItem } from "../item/index.ts";
import { tell } from "../message/index.ts";
import { type DiscountWish, decideDiscounts, type WishRefusal } from "../promotion/index.ts";
import { recordStep } from "../timeline/index.ts";
import { pauseStorage, storedItemsOf } from "../warehouse/index.ts";
import { newPackageNo } from "./numbers.ts";
import { insertParcel } from "./parcel.store.ts";
import type { StoredAddress } from "./parcel.types.ts";
import { couponGoodsOf, insertParcelItems } from "./parcel-item.store.ts";
import { type PricedParcel, type PricingRefusal, priceParcel, type SubmittedForm } from "./price-parcel.ts";
import { priceToReduce } from "./price-to-reduce.ts";
import { sealIdentity } from "./seal-identity.ts";
import { freezeTax, taxOf } from "./tax-rules.ts";
import { parcelTimers, subjectOf } from "./timers.ts";

export type NewParcel = SubmittedForm & {
  userId: string;
  itemIds: readonly string[];
  address: StoredAddress;
  card: RateCard;
  usdPerCny: string;
  email: string;
  remark: string;
  /** Coupon, credits or code; none where several parcels are made together. */
  discounts?: DiscountWish;
  /** What the buyer saw; null where several are made together and their sum is compared. */
  seen: Money | null;
  now: Date;
};
export type MadeParcel = { parcelId: string; packageNo: string; total: Money; payBefore: Date };
export type MakeRefusal =
  | PricingRefusal
  | WishRefusal
  | { code: "PARCEL_ITEM_NOT_FOUND" | "ITEM_ALREADY_IN_PARCEL" | "ITEM_WITH_EXPERT" }
  | { code: "PARCEL_PRICE_CHANGED"; total: Money };

/**
 * Makes one parcel in the caller's transaction, which has locked the customer: every rule checked and every price computed here, the items
 * taken off the shelf list, the storage clock stopped. The caller opens the trade its deposit is paid by.
 */
export async function makeParcel(tx: Tx, deps: Deps, given: NewParcel): Promise<Result<MadeParcel, MakeRefusal>> {
  const { userId, now, card, address } = given;
  const itemIds = [...new Set(given.itemIds)];
  const rows = await lockItems(
    tx,
    itemIds.map((itemId) => ({ userId, itemId })),
  );
  const missing = refuseItems(rows, itemIds.length);
  if (missing) return refuse(missing);
  const items = await storedItemsOf(tx, userId, itemIds);

  const level = await levelOf(tx, userId);
  const priced = priceParcel({ items, address, card, form: given, level, usdPerCny: given.usdPerCny, now });
  if (!priced.ok) return priced;
  const decided = await decideDiscounts(tx, given.discounts ?? noDiscounts, {
    userId,
    level,
    warehouse: items[0]?.warehouse ?? 1,
    goods: await couponGoodsOf(tx, userId, itemIds),
    price: priceToReduce(priced.value),
    now,
  });
  if (!decided.ok) return decided;
  const discounts = decided.value;
  const total = subtract(priced.value.total, discounts.amount);
  if (given.seen && total.amount !== given.seen.amount) return refuse({ code: "PARCEL_PRICE_CHANGED", total });

  const tax = card.tax.mode === "excluded" ? await taxOf({ ...deps, db: tx }, address.country, now) : null;
  const packageNo = newPackageNo(now);
  const payBefore = new Date(unpaidParcelCancelAt(now.toISOString()));
  const parcelId = await insertParcel(tx, {
    ...rowOf(deps, given, priced.value, packageNo),
    discounts: discounts.lines.map((line) => ({ ...line, amount: toDecimal(line.amount), freight: toDecimal(line.freight) })),
    discount: discounts.amount,
    freightDiscount: discounts.freight,
    total,
    warehouse: items[0]?.warehouse ?? card.warehouses[0] ?? 1,
    line: card,
    address,
    country: address.country,
    zip: address.zipCode,
    payBefore,
    policy: {
      memberFreightOffBp: memberFreightOffBp(level),
      operationFee,
      depositHow: priced.value.estimate.how,
      usdPerCny: given.usdPerCny,
      ...(tax && {
        tax: freezeTax(tax, { total: priced.value.declaredTotal, lines: given.declaration.lines.length }, given.usdPerCny),
      }),
      payDays: parcelClocks.payDays,
      confirmDays: parcelClocks.confirmDays,
    },
  });
  await insertParcelItems(tx, { userId, parcelId }, itemIds);
  const reserved = await discounts.reserve(tx, { parcelId, packageNo });
  if (!reserved.ok) return reserved;
  const by = { kind: "user", id: userId } as const;
  await recordStep(tx, { userId, subjectKind: "parcel", subjectId: parcelId, from: null, to: "unpaid", by, at: now });
  for (const itemId of itemIds) {
    const moved = await moveItem(tx, { userId, itemId, to: "in-parcel", by, at: now, facts: { packageNo } });
    if (!moved.ok) return refuse({ code: "ITEM_ALREADY_IN_PARCEL" });
  }
  await pauseStorage(tx, userId, itemIds, now);
  await setParcelTimers(tx, { userId, parcelId }, now, payBefore);
  await tell(tx, deps, {
    userId,
    type: "parcel",
    template: "parcel-submitted",
    facts: { packageNo, amountCny: toDecimal(total), payBefore: payBefore.toISOString() },
    link: `/package/detail?packageId=${packageNo}`,
    at: now,
  });
  return ok({ parcelId, packageNo, total, payBefore });
}

const noDiscounts: DiscountWish = { couponId: null, credits: 0, code: null };

/** Another's item answers like an unknown one (F57). */
function refuseItems(rows: readonly ItemRow[], wanted: number): MakeRefusal | null {
  if (rows.length !== wanted) return { code: "PARCEL_ITEM_NOT_FOUND" };
  if (rows.some(({ state }) => state === "in-parcel")) return { code: "ITEM_ALREADY_IN_PARCEL" };
  if (rows.some(({ reserved_for: reservedFor }) => reservedFor !== null)) return { code: "ITEM_WITH_EXPERT" };
  return rows.every(({ state }) => state === "stocked-in") ? null : { code: "PARCEL_ITEM_NOT_FOUND" };
}

function rowOf(deps: Deps, given: NewParcel, priced: PricedParcel, packageNo: string) {
  const { userId } = given;
  const { expected } = priced.estimate;
  const { identityNumber: number } = priced;
  return {
    userId,
    packageNo,
    quote: expected,
    email: given.email,
    identityKind: given.identity.kind,
    companyName: given.identity.kind === "company" ? given.identity.companyName : null,
    identitySealed: number === null ? null : sealIdentity(deps.config.secretKey, { userId, packageNo }, number),
    identityMasked: number === null ? null : maskIdentity(number),
    pickupCode: given.pickupCode ?? null,
    declaration: {
      lines: given.declaration.lines.map((line) => ({ ...line, value: toDecimal(line.value) })),
      total: toDecimal(priced.declaredTotal),
    },
    declaredTotalUsd: priced.declaredTotal,
    charges: priced.charges,
    insured: priced.insured,
    remark: given.remark,
    deposit: priced.deposit,
    insurance: priced.insurance,
    service: priced.service,
    estGrams: expected.actualGrams,
    estSidesCm: priced.estimate.sidesCm,
    createdAt: given.now,
  };
}

async function setParcelTimers(tx: Tx, key: { userId: string; parcelId: string }, now: Date, payBefore: Date): Promise<void> {
  await setTimer(tx, parcelTimers.cancelUnpaid, subjectOf(key), payBefore);
  for (const day of parcelClocks.reminderDays)
    await setTimer(tx, parcelTimers.remindUnpaid, `${subjectOf(key)}:${day}`, new Date(now.getTime() + day * 86_400_000));
}
