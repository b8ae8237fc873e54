import { type Money, ok, type Result, refuse, subtract, toDecimal } from "@sihai/domain";
import type { RateCard } from "@sihai/domain/freight/rate-cards";
import { creditsShareBp } from "@sihai/domain/membership";
import {
  freightTerms,
  maskIdentity,
  type ParcelForm,
  type ParcelPrice,
  type ParcelPriceRefusal,
  priceParcel,
} from "@sihai/domain/parcel";
import { type CouponGoods, mostCreditsAParcel } from "@sihai/domain/promotion";
import { usualWarehouse } from "@sihai/domain/warehouse";
import type { Deps, Tx } from "#platform";
import type { StoredAddress } from "../../address/index.ts";
import { openOutlets } from "../../freight/index.ts";
import type { Item } from "../../item/index.ts";
import { type DiscountWish, decideDiscounts, type Holding, type WishRefusal } from "../../promotion/index.ts";
import type { StoredItem } from "../../warehouse/index.ts";
import type { ParcelTerms } from "../parcel-terms.store.ts";
import type { ParcelPolicy, StoredCharge } from "../stored-terms.ts";
import { priceToReduce } from "./price-to-reduce.ts";
import { sealIdentity } from "./seal-identity.ts";
import { freezeTax, taxOf } from "./tax-rules.ts";

export type TermsRequest = ParcelForm & {
  userId: string;
  packageNo: string;
  /** Locked by the caller. */
  items: readonly StoredItem[];
  /** The items as coupons look at them. */
  couponGoods: readonly CouponGoods[];
  /** The member's. */
  level: number;
  address: StoredAddress;
  card: RateCard;
  usdPerCny: string;
  email: string;
  remark: string;
  discounts: DiscountWish;
  /** What the buyer saw; null where several are made together and their sum is compared. */
  seen: Money | null;
  now: Date;
  /** Of a parcel that is changed: when it was submitted, where it went, the terms it keeps, on its own line the day of its prices, what it pays anyway and holds. */
  before?: {
    submittedAt: Date;
    country: string;
    policy: ParcelPolicy;
    pricedOn: string | undefined;
    extraCharges: readonly StoredCharge[];
    holds: Holding;
  };
};
export type TermsRefusal = ParcelPriceRefusal | WishRefusal | { code: "PARCEL_PRICE_CHANGED"; total: Money };
type Agreed = {
  terms: ParcelTerms;
  /** Sets the discounts aside, once the parcel has its id. */
  reserve: (tx: Tx, parcel: { parcelId: string; packageNo: string }) => Promise<Result<undefined, WishRefusal>>;
};

/** The terms of a parcel: what it comes to by every rule, and what is taken off it; the same for a new parcel and for one that is changed. */
export async function termsOfParcel(tx: Tx, deps: Deps, request: TermsRequest): Promise<Result<Agreed, TermsRefusal>> {
  const { userId, now, card, address, items, level, before } = request;
  const agreedAt = before?.submittedAt ?? now;
  const rules = deps.settings.at(agreedAt);
  const { memberFreightOffBp, operationFee } = before?.policy ?? freightTerms(rules, level);
  const terms = { memberFreightOffBp, operationFee, warehouses: rules.warehouses };
  const priced = priceParcel({
    items,
    address,
    card,
    outlets: card.pickup ? await openOutlets(tx, deps) : [],
    form: request,
    terms,
    extraCharges: before?.extraCharges ?? [],
    usdPerCny: request.usdPerCny,
    pricedOn: before?.pricedOn,
    agreedAt,
    rulesAt: deps.settings.at,
    now,
  });
  if (!priced.ok) return priced;
  const warehouse = items[0]?.warehouse ?? card.warehouses[0] ?? usualWarehouse(rules.warehouses, null);
  const decided = await decideDiscounts(tx, request.discounts, {
    userId,
    level,
    mostCredits: mostCreditsAParcel(level, deps.settings.at(now)),
    warehouse,
    goods: request.couponGoods,
    price: priceToReduce(priced.value),
    now,
    ...(before && { holds: before.holds }),
  });
  if (!decided.ok) return decided;
  const { lines, amount, freight, reserve } = decided.value;
  const total = subtract(priced.value.total, amount);
  if (request.seen && total.amount !== request.seen.amount) return refuse({ code: "PARCEL_PRICE_CHANGED", total });

  const tax = card.tax.mode === "excluded" ? await taxOf({ ...deps, db: tx }, address.country, now, before) : null;
  return ok({
    reserve,
    terms: {
      ...termsOf(deps, request, priced.value),
      discounts: lines.map((line) => ({ ...line, amount: toDecimal(line.amount), freight: toDecimal(line.freight) })),
      discount: amount,
      freightDiscount: freight,
      total,
      warehouse,
      line: card,
      address,
      country: address.country,
      zip: address.zipCode,
      policy: {
        memberFreightOffBp: terms.memberFreightOffBp,
        ...shareOf(before, creditsShareBp(level, rules)),
        operationFee: terms.operationFee,
        depositHow: priced.value.estimate.how,
        usdPerCny: request.usdPerCny,
        ...(tax && {
          tax: freezeTax(tax, { total: priced.value.declaredTotal, lines: request.declaration.lines.length }, request.usdPerCny),
        }),
        payDays: rules.parcelPayDays,
        confirmDays: rules.parcelConfirmDays,
      },
    },
  });
}

/** A parcel that is changed keeps what it was submitted with, none included. */
function shareOf(before: TermsRequest["before"], shareBp: number): Pick<ParcelPolicy, "creditsShareBp"> {
  const kept = before ? before.policy.creditsShareBp : shareBp;
  return kept === undefined ? {} : { creditsShareBp: kept };
}

function termsOf(deps: Deps, request: TermsRequest, priced: ParcelPrice) {
  const { userId, packageNo } = request;
  const { expected, sidesCm } = priced.estimate;
  const { identityNumber: number } = priced;
  return {
    quote: expected,
    email: request.email,
    identityKind: request.identity.kind,
    companyName: request.identity.kind === "company" ? request.identity.companyName : null,
    identitySealed: number === null ? null : sealIdentity(deps.config.sealKeys, { userId, packageNo }, number),
    identityMasked: number === null ? null : maskIdentity(number),
    pickupCode: request.pickupCode ?? null,
    declaration: {
      lines: request.declaration.lines.map((line) => ({ ...line, itemIds: [...line.itemIds], value: toDecimal(line.value) })),
      total: toDecimal(priced.declaredTotal),
    },
    declaredTotalUsd: priced.declaredTotal,
    charges: priced.charges,
    insured: priced.insured,
    remark: request.remark,
    deposit: priced.deposit,
    insurance: priced.insurance,
    service: priced.service,
    estGrams: expected.actualGrams,
    estSidesCm: sidesCm,
  };
}

export type ItemsRefusal = { code: "PARCEL_ITEM_NOT_FOUND" | "ITEM_ALREADY_IN_PARCEL" | "ITEM_WITH_EXPERT" };

/** Goods that go into a parcel must lie free on their shelf. Another's item answers like an unknown one (rule F57). */
export function refuseItems(rows: readonly Item[], wanted: number): ItemsRefusal | null {
  if (rows.length !== wanted) return { code: "PARCEL_ITEM_NOT_FOUND" };
  if (rows.some(({ state }) => state === "in-parcel")) return { code: "ITEM_ALREADY_IN_PARCEL" };
  if (rows.some(({ reservedFor }) => reservedFor !== null)) return { code: "ITEM_WITH_EXPERT" };
  return rows.every(({ state }) => state === "stocked-in") ? null : { code: "PARCEL_ITEM_NOT_FOUND" };
}
