import { compare, least, type Money, percent, sign, subtract, sum, zero } from "../money.ts";
import { ok, type Result, refuse } from "../result.ts";
import { type CouponReason, type CouponTerms, couponDeduction, type Deduction, leaveOneFen, type Reducible } from "./coupon.ts";
import { type CreditsRefusal, spendCredits } from "./credits.ts";

export type DiscountCodeTerms = {
  reduction: { type: 0; amount: Money } | { type: 1; bp: number };
  minSpend: Money;
  maxDeduction: Money | null;
};

/** What a shopper wants taken off a parcel. Null and 0 mean none. */
export type DiscountChoice = { coupon: CouponTerms | null; credits: number; code: DiscountCodeTerms | null };
/** A line of what is taken off a parcel, and how much of it from the freight. */
export type DiscountLine = { kind: "coupon" | "credits" | "code"; amount: Money; freight: Money };
export type DiscountRefusal =
  | CreditsRefusal
  | { code: "CODE_NOT_COMBINABLE" }
  | { code: "COUPON_NOT_USABLE"; reason: CouponReason }
  | { code: "DISCOUNT_CODE_NOT_USABLE"; reason: "min-spend" };

type Price = Reducible & {
  /** Everything, insurance, taxes and storage included, before discounts. */
  total: Money;
};

/**
 * What is taken off a parcel, in lines: one coupon at most, then credits on the freight that is left; a discount code goes alone (spec
 * section 5). A chosen thing that takes nothing off is left out, so that it is not used up.
 */
export function applyDiscounts(
  choice: DiscountChoice,
  price: Price,
  member: { credits: number; mostCredits: number },
): Result<DiscountLine[], DiscountRefusal> {
  if (choice.code !== null && (choice.coupon !== null || choice.credits !== 0)) return refuse({ code: "CODE_NOT_COMBINABLE" });
  const lines: DiscountLine[] = [];
  const taken = () =>
    sum(
      lines.map(({ amount }) => amount),
      "CNY",
    );
  const take = (kind: DiscountLine["kind"], deduction: Pick<Deduction, "amount" | "base">) => {
    const { amount, base: freight } = leaveOneFen(deduction, subtract(price.total, taken()));
    if (sign(amount) > 0) lines.push({ kind, amount, freight });
  };
  if (choice.coupon) {
    const deduction = couponDeduction(choice.coupon, price);
    if (!deduction.ok) return deduction;
    take("coupon", deduction.value);
  }
  if (choice.code) {
    const deduction = codeDeduction(choice.code, price.base);
    if (!deduction) return refuse({ code: "DISCOUNT_CODE_NOT_USABLE", reason: "min-spend" });
    take("code", deduction);
  }
  if (choice.credits !== 0) {
    const freight = subtract(price.base, lines[0]?.freight ?? zero("CNY"));
    const worth = spendCredits(choice.credits, { balance: member.credits, mostAParcel: member.mostCredits, freight });
    if (!worth.ok) return worth;
    take("credits", { amount: worth.value, base: worth.value });
  }
  return ok(lines);
}

/**
 * What stays of a paid parcel's discounts once a service was done to fewer pieces (rule H-132): a coupon that freed a service
 * frees what is left of it, and something is always left to pay. Nothing grows; what takes nothing off any more is left out.
 */
export function keepDiscounts<Line extends DiscountLine>(
  lines: readonly Line[],
  coupon: CouponTerms | null,
  price: Omit<Price, "base">,
): Line[] {
  let left = price.total;
  return lines.flatMap((line) => {
    const isFreed = line.kind === "coupon" && coupon?.reduction.type === 2;
    const freed = isFreed ? couponDeduction({ ...coupon, minSpend: zero("CNY") }, { ...price, base: zero("CNY") }) : null;
    const stands = freed === null ? line.amount : freed.ok ? least(line.amount, freed.value.amount) : zero("CNY");
    const { amount, base: freight } = leaveOneFen({ amount: stands, base: line.freight }, left);
    left = subtract(left, amount);
    return sign(amount) > 0 ? [{ ...line, amount, freight }] : [];
  });
}

function codeDeduction(
  { reduction, minSpend, maxDeduction }: DiscountCodeTerms,
  freight: Money,
): Pick<Deduction, "amount" | "base"> | null {
  if (compare(freight, minSpend) < 0) return null;
  const wanted = reduction.type === 0 ? reduction.amount : percent(freight, reduction.bp);
  const amount = least(maxDeduction === null ? wanted : least(wanted, maxDeduction), freight);
  return { amount, base: amount };
}
