import type { CallData } from "@sihai/contract";
import type { parcelOptions } from "@sihai/contract/parcel";
import { cny, compare, isAmount, type Money, parseMoney, sign, subtract, sum, times, toDecimal } from "@sihai/domain";
import { insuranceFee, prepaidTaxCharge } from "@sihai/domain/parcel";
import {
  applyDiscounts,
  type CouponReason,
  type CouponTerms,
  type DiscountCodeTerms,
  type DiscountLine,
  type DiscountRefusal,
} from "@sihai/domain/promotion";
import type { DraftLine, DraftService } from "../../../stores/parcel-submit.ts";

export type Options = CallData<typeof parcelOptions>;
type OfferedServices = readonly Pick<Options["services"][number], "code" | "price" | "unit">[];
type Charge = Options["charges"][number];
export type OfferedLine = Options["eligible"][number];

export type SubmitCost = {
  deposit: string;
  insured: string;
  insurance: string;
  /** Chosen services, what comes with the goods, prepaid tax and opening the box again: as they will be frozen on the parcel. */
  charges: Charge[];
  discounts: { kind: DiscountLine["kind"]; amount: string; freight: string }[];
  /** Why what was chosen cannot be taken off; then nothing is. */
  refusal: DiscountRefusal["code"] | null;
  couponReason: CouponReason | null;
  total: string;
};

/** What the parcel costs as chosen, by the same rules the server applies; the server checks the total and names another if it differs. */
export function costOf(given: {
  options: Options;
  offered: OfferedLine;
  services: readonly DraftService[];
  insured: string;
  declared: string;
  wish: { coupon: CouponTerms | null; credits: number; code: DiscountCodeTerms | null };
  /** For opening a closed box again; null for a new parcel. */
  reopening?: Money | null;
}): SubmitCost {
  const { options, offered, services, insured, declared, wish } = given;
  const fee = insuranceFee({ insurance: offered.line.insurance }, cny(insured));
  const charges: Charge[] = [
    ...services.map((one) => serviceCharge(one, options.services)),
    ...options.charges,
    ...(offered.taxRateBp > 0 ? [prepaidTaxCharge(parseMoney(declared, "USD"), options.usdRate, offered.taxRateBp)] : []),
    ...(given.reopening && sign(given.reopening) > 0 ? [once("reopen", toDecimal(given.reopening))] : []),
  ];
  const total = sum([cny(offered.deposit), fee, ...charges.map(({ amount }) => cny(amount))], "CNY");
  const { credits } = options.promotions;
  const price = {
    base: cny(offered.deposit),
    services: services.map((one) => ({ code: one.code, amount: serviceAmount(one, options.services) })),
    total,
  };
  const discounts = applyDiscounts(wish, price, { credits: credits.balance, mostCredits: credits.mostAParcel });
  const lines = discounts.ok ? discounts.value : [];
  return {
    deposit: offered.deposit,
    insured,
    insurance: toDecimal(fee),
    charges,
    discounts: lines.map(({ kind, amount, freight }) => ({ kind, amount: toDecimal(amount), freight: toDecimal(freight) })),
    refusal: discounts.ok ? null : discounts.refusal.code,
    couponReason: !discounts.ok && discounts.refusal.code === "COUPON_NOT_USABLE" ? discounts.refusal.reason : null,
    total: toDecimal(
      subtract(
        total,
        sum(
          lines.map(({ amount }) => amount),
          "CNY",
        ),
      ),
    ),
  };
}

/** A chosen service at the price it is offered at; for nothing where it is not. */
function serviceCharge({ code, items }: DraftService, offered: OfferedServices): Charge {
  const service = offered.find((one) => one.code === code);
  const unitPrice = service?.price ?? "0.00";
  const quantity = service?.unit === "piece" ? items.reduce((count, one) => count + one.quantity, 0) : 1;
  return { code, quantity, unitPrice, amount: toDecimal(times(cny(unitPrice), quantity)) };
}

function serviceAmount(one: DraftService, offered: OfferedServices): Money {
  return cny(serviceCharge(one, offered).amount);
}

function once(code: string, amount: string): Charge {
  return { code, quantity: 1, unitPrice: amount, amount };
}

/** The sum of a declaration as typed; lines that hold no amount yet count nothing. */
export function declaredTotal(lines: readonly Pick<DraftLine, "value">[]): string {
  const amounts = lines.map(({ value }) =>
    /^\d{1,9}(\.\d{1,2})?$/.test(value) ? parseMoney(value, "USD") : parseMoney("0", "USD"),
  );
  return toDecimal(sum([parseMoney("0", "USD"), ...amounts], "USD"));
}

/** How many of the services chosen are free, how many are not, and what these come to (rules H-98 to H-101). */
export function serviceInfoOf(services: readonly DraftService[], offered: OfferedServices) {
  const incrementServiceList = services.filter((one) => sign(serviceAmount(one, offered)) > 0);
  return {
    freeServiceNumber: services.length - incrementServiceList.length,
    valueAddedService: incrementServiceList.length,
    valueAddedServiceCost: toDecimal(
      sum(
        incrementServiceList.map((one) => serviceAmount(one, offered)),
        "CNY",
      ),
    ),
  };
}

/** The server's proposal as lines to edit. */
export function draftOf(declaration: Options["declaration"]): DraftLine[] {
  return declaration.lines.map(({ value, ...line }) => ({ ...line, value: value.amount }));
}

/** Whether more is insured than the line covers; CNY decimals, `max` null where it covers nothing. */
export function isOverInsured(insured: string, max: string | null): boolean {
  return max !== null && isAmount(insured) && compare(cny(insured), cny(max)) > 0;
}
