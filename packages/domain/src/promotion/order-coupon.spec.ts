import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, cny, type Money, money, subtract, sum } from "../money.ts";
import { pricingRuns } from "../pricing-runs-spec-helpers.ts";
import {
  bestCoupon,
  type CouponTerms,
  discountOver,
  discountWith,
  giveBackShares,
  onGoods,
  orderCouponDeduction,
} from "./index.ts";

const terms = {
  reduction: { type: 0, amount: cny("20.00") },
  minSpend: cny("100.00"),
  maxDeduction: null,
} as const satisfies Pick<CouponTerms, "reduction" | "minSpend" | "maxDeduction">;
const item = (goods: string, services: Record<string, string> = {}) => ({
  goods: cny(goods),
  services: Object.entries(services).map(([serviceNo, total]) => ({ serviceNo, total: cny(total) })),
});
const fen = (amount: bigint) => money(amount, "CNY");
const total = (given: readonly Money[]) => sum(given, "CNY").amount;

describe("a coupon on an order", () => {
  it("takes its amount off the goods, the odd fen to the greatest remainder", () => {
    const found = orderCouponDeduction(terms, [item("33.33"), item("33.33"), item("66.67")], cny("140.00"));
    expect(found).toEqual({
      ok: true,
      value: { amount: cny("20.00"), on: onGoods, shares: [cny("5.00"), cny("5.00"), cny("10.00")] },
    });
  });

  it("measures its minimum on the goods alone", () => {
    const served = item("99.99", { "fixed-fee": "23.00" });
    expect(orderCouponDeduction(terms, [served], cny("122.99"))).toMatchObject({ refusal: { reason: "min-spend" } });
    expect(orderCouponDeduction(terms, [item("99.99"), item("0.01")], cny("100.00")).ok).toBe(true);
  });

  it("frees one service of the order, shared by what each item paid for it", () => {
    const items = [item("10.00", { "fixed-fee": "23.00" }), item("10.00", { "fixed-fee": "46.00", "fine-photo": "4.00" })];
    const free = (service: string | null) =>
      orderCouponDeduction({ ...terms, minSpend: cny("0.00"), reduction: { type: 2, service } }, items, cny("93.00"));
    expect(free(null)).toMatchObject({ value: { amount: cny("69.00"), on: "fixed-fee", shares: [cny("23.00"), cny("46.00")] } });
    expect(free("fine-photo")).toMatchObject({
      value: { amount: cny("4.00"), on: "fine-photo", shares: [cny("0.00"), cny("4.00")] },
    });
    expect(free("vacuum")).toMatchObject({ ok: false, refusal: { reason: "no-service" } });
  });

  it("leaves a fen to pay", () => {
    const found = orderCouponDeduction({ ...terms, minSpend: cny("0.00") }, [item("10.00"), item("5.00")], cny("15.00"));
    expect(found).toMatchObject({ value: { amount: cny("14.99") } });
  });

  const anOrder = fc.record({
    items: fc.array(
      fc.record({
        goods: fc.bigInt({ min: 0n, max: 10n ** 7n }),
        freight: fc.bigInt({ min: 0n, max: 2_000n }),
        fee: fc.bigInt({ min: 0n, max: 9_900n }),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    reduction: fc.oneof(
      fc.bigInt({ min: 1n, max: 10n ** 7n }).map((amount) => ({ type: 0 as const, amount: fen(amount) })),
      fc.integer({ min: 1, max: 10_000 }).map((bp) => ({ type: 1 as const, bp })),
      fc.constant({ type: 2 as const, service: null }),
    ),
    maxDeduction: fc.option(fc.bigInt({ min: 1n, max: 10n ** 5n }).map(fen)),
  });

  it("is shared out to the fen, and no item bears more than is reduced of it (rules F18, F23 and F27)", () => {
    fc.assert(
      fc.property(anOrder, ({ items, reduction, maxDeduction }) => {
        const priced = items.map(({ goods, fee }) => ({
          goods: fen(goods),
          services: [{ serviceNo: "fixed-fee", total: fen(fee) }],
        }));
        const costs = items.map(({ goods, freight, fee }) => goods + freight + fee);
        const whole = costs.reduce((left, right) => left + right, 0n);
        const found = orderCouponDeduction({ reduction, minSpend: cny("0.00"), maxDeduction }, priced, fen(whole));
        if (!found.ok) return;
        const { amount, shares, on } = found.value;
        expect(total(shares)).toBe(amount.amount);
        for (const [index, { goods, fee }] of items.entries()) {
          const share = shares[index]?.amount ?? -1n;
          expect(share >= 0n && share <= (on === onGoods ? goods : fee)).toBe(true);
        }
        if (maxDeduction) expect(amount.amount <= maxDeduction.amount).toBe(true);
        expect(whole === 0n || whole - amount.amount >= 1n).toBe(true);
      }),
      pricingRuns(2_000),
    );
  });

  it("gives back what was paid, to the fen, whichever items go and in whichever parts (rules F18 and F27)", () => {
    fc.assert(
      fc.property(
        anOrder,
        fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 12, maxLength: 12 }),
        ({ items, ...given }, parts) => {
          const priced = items.map(({ goods }) => ({ goods: fen(goods), services: [] }));
          const whole = items.reduce((left, { goods }) => left + goods, 0n);
          const found = orderCouponDeduction({ ...given, minSpend: cny("0.00") }, priced, fen(whole));
          if (!found.ok) return;
          const { shares, amount } = found.value;
          let [buyers, promotions] = [0n, 0n];
          for (const [index, { goods }] of items.entries()) {
            const promotion = shares[index] ?? fen(0n);
            const paid = { money: subtract(fen(goods), promotion), promotion };
            // A part first, as when the goods come cheaper, then all that is left.
            const first = giveBackShares(fen((goods * BigInt(parts[index] ?? 0)) / 100n), paid);
            const left = { money: subtract(paid.money, first.money), promotion: subtract(paid.promotion, first.promotion) };
            const rest = giveBackShares(add(left.money, left.promotion), left);
            buyers += first.money.amount + rest.money.amount;
            promotions += first.promotion.amount + rest.promotion.amount;
            expect(first.promotion.amount === 0n || first.money.amount === paid.money.amount).toBe(true);
          }
          expect([buyers, promotions]).toEqual([whole - amount.amount, amount.amount]);
        },
      ),
      pricingRuns(2_000),
    );
  });

  it("never gives back more than there is", () => {
    expect(() => giveBackShares(cny("10.01"), { money: cny("8.00"), promotion: cny("2.00") })).toThrow(
      "more than was paid for the item",
    );
  });

  it("goes back with what the seller gives back, whole with the whole", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 8n }), fc.nat(10_000), fc.nat(10_000), (cost, refundBp, discountBp) => {
        const refund = (cost * BigInt(refundBp)) / 10_000n;
        const discount = (cost * BigInt(discountBp)) / 10_000n;
        const back = discountWith(fen(refund), fen(cost), fen(discount)).amount;
        expect(back >= 0n && back <= discount && back <= refund).toBe(true);
      }),
    );
    expect(discountWith(cny("110.00"), cny("110.00"), cny("20.00"))).toEqual(cny("20.00"));
    expect(discountWith(cny("55.00"), cny("110.00"), cny("20.01"))).toEqual(cny("10.00"));
    expect(discountWith(cny("0.00"), cny("0.00"), cny("20.00"))).toEqual(cny("0.00"));
  });

  it.each([
    ["46.00", "23.00", "46.00", "23.00"],
    ["46.00", "46.00", "46.00", "46.00"],
    ["10.00", "23.00", "46.00", "0.00"],
  ])("a discount of ¥%s on a service, of which ¥%s of ¥%s go back, is over by ¥%s", (discount, back, fee, over) => {
    expect(discountOver(cny(back), cny(fee), cny(discount))).toEqual(cny(over));
  });
});

describe("the best coupon", () => {
  const offered = (couponId: string, takesOff: string | null, day: number) => ({
    couponId,
    takesOff: takesOff === null ? null : cny(takesOff),
    validUntil: new Date(Date.UTC(2026, 11, day)),
  });

  it("takes most off; of equals it is the one that ends first; one that does not fit is none", () => {
    expect(bestCoupon([offered("1", "5.00", 1), offered("2", "8.00", 9), offered("3", "8.00", 3), offered("4", null, 1)])).toBe(
      "3",
    );
    expect(bestCoupon([offered("1", null, 1), offered("2", "0.00", 1)])).toBeNull();
  });
});
