import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cny, money, sum } from "../money.ts";
import { seededSettings } from "../setting/index.ts";
import {
  applyDiscounts,
  basisPointsOf,
  type Coupon,
  type CouponTerms,
  couponDeduction,
  couponReason,
  couponState,
  creditReminderDue,
  creditsEarned,
  creditsEndAt,
  creditsYear,
  keepDiscounts,
  mostCreditsAParcel,
  spendCredits,
  usableCredits,
} from "./index.ts";

const terms: CouponTerms = {
  reduction: { type: 0, amount: cny("20.00") },
  parcelType: "international",
  minSpend: cny("100.00"),
  maxDeduction: null,
  scope: "all",
  shops: [],
  minLevel: 0,
  warehouse: null,
};
const now = new Date("2026-11-21T04:00:00Z");
const coupon = (given: Partial<CouponTerms> = {}, rest: Partial<Coupon> = {}): Coupon => ({
  terms: { ...terms, ...given },
  usesLeft: 1,
  validFrom: new Date("2026-11-01T00:00:00Z"),
  validUntil: new Date("2026-12-01T00:00:00Z"),
  ...rest,
});
const on = {
  parcelType: "international" as const,
  warehouse: 1,
  level: 1,
  goods: [{ shoppingAgent: true, source: "taobao", shopId: "7" }],
  now,
};
const price = { base: cny("150.00"), services: [{ code: "vacuum", amount: cny("8.00") }], total: cny("160.00") };
const member = { credits: 5_000, mostCredits: 2_000 };
const none = { coupon: null, credits: 0, code: null };

describe("a coupon", () => {
  it.each([
    ["used before expired", { usesLeft: 0, validUntil: new Date(0) }, "used"],
    ["expired at its last instant", { usesLeft: 1, validUntil: now }, "expired"],
    ["available a millisecond before", { usesLeft: 1, validUntil: new Date(now.getTime() + 1) }, "available"],
  ] as const)("is %s", (_, given, state) => {
    expect(couponState(given, now)).toBe(state);
  });

  it.each([
    ["not-yet", coupon({}, { validFrom: new Date(now.getTime() + 1) })],
    [null, coupon({}, { validFrom: now })],
    [null, coupon()],
    [null, coupon({ warehouse: 1 })],
    [null, coupon({ minLevel: 1 })],
    [
      null,
      coupon({
        scope: "shops",
        shops: [
          { source: "1688", shopId: null },
          { source: "taobao", shopId: "7" },
        ],
      }),
    ],
    ["parcel-type", coupon({ parcelType: "domestic" })],
    ["warehouse", coupon({ warehouse: 2 })],
    ["level", coupon({ minLevel: 2 })],
    ["goods", coupon({ scope: "shops", shops: [{ source: "taobao", shopId: "8" }] })],
    ["goods", coupon({ scope: "preferred", shops: [{ source: "1688", shopId: null }] })],
    [null, coupon({ scope: "shops", shops: [{ source: "taobao", shopId: null }] })],
    [null, coupon({ scope: "shopping-agent" })],
  ] as const)("says why it does not fit: %s", (reason, given) => {
    expect(couponReason(given, on)).toBe(reason);
  });

  it("is for all of the goods or for none of them", () => {
    const two = { ...on, goods: [...on.goods, { shoppingAgent: false, source: "jd", shopId: "9" }] };
    expect(couponReason(coupon({ scope: "shopping-agent" }), two)).toBe("goods");
    expect(couponReason(coupon({ scope: "all" }), two)).toBeNull();
  });

  it("keeps its minimum, measured before other discounts", () => {
    expect(couponDeduction(terms, { ...price, base: cny("99.99") })).toMatchObject({ refusal: { reason: "min-spend" } });
    const both = applyDiscounts({ ...none, coupon: { ...terms, minSpend: cny("150.00") }, credits: 1_000 }, price, member);
    expect(both).toMatchObject({ ok: true, value: [{ amount: cny("20.00") }, { amount: cny("10.00") }] });
  });

  it("frees the fee of a service that was chosen, and no other", () => {
    const frees = (service: string | null) => couponDeduction({ ...terms, reduction: { type: 2, service } }, price);
    expect(frees("vacuum")).toMatchObject({ ok: true, value: { amount: cny("8.00"), base: cny("0.00") } });
    expect(frees(null)).toMatchObject({ ok: true, value: { amount: cny("8.00") } });
    expect(frees("filling")).toMatchObject({ ok: false, refusal: { reason: "no-service" } });
    const both = { ...price, services: [...price.services, { code: "filling", amount: cny("20.00") }] };
    const freed = (service: string | null) => couponDeduction({ ...terms, reduction: { type: 2, service } }, both);
    expect([freed("vacuum"), freed(null)]).toMatchObject([{ value: { service: "vacuum" } }, { value: { service: "filling" } }]);
    const gift = { ...price, services: [{ code: "brochure", amount: cny("0.00") }] };
    expect(couponDeduction({ ...terms, reduction: { type: 2, service: null } }, gift)).toMatchObject({
      refusal: { reason: "no-service" },
    });
  });

  it("takes a percentage times 100 once: 15 % is 1500 basis points", () => {
    expect([0.01, 15, 100].map(basisPointsOf)).toEqual([1, 1_500, 10_000]);
    expect(() => basisPointsOf(100.01)).toThrow("not a share: 100.01");
    expect(() => basisPointsOf(101)).toThrow(RangeError);
    expect(() => basisPointsOf(0)).toThrow(RangeError);
    expect(couponDeduction({ ...terms, reduction: { type: 1, bp: 1_500 } }, price)).toMatchObject({
      value: { amount: cny("22.50") },
    });
  });

  it("takes nothing, and says nothing of it, where a fen is all there is to pay", () => {
    const fen = { ...price, total: cny("0.01") };
    expect(applyDiscounts({ ...none, coupon: terms }, fen, member)).toEqual({ ok: true, value: [] });
  });

  it("never takes off more than there is or than it may, and leaves something to pay (rule F23)", () => {
    const amount = (most: bigint) => fc.bigInt({ min: 0n, max: most }).map((fen) => money(fen, "CNY"));
    fc.assert(
      fc.property(
        fc.record({
          freight: amount(10n ** 7n),
          other: amount(10n ** 6n),
          fee: amount(10n ** 4n),
          off: amount(10n ** 7n),
          bp: fc.integer({ min: 1, max: 10_000 }),
          type: fc.constantFrom(0, 1, 2),
          most: fc.option(amount(10n ** 6n)),
          credits: fc.integer({ min: 0, max: 40 }).map((hundreds) => hundreds * 100),
        }),
        ({ freight, other, fee, off, bp, type, most, credits }) => {
          const total = sum([freight, other, fee, money(1n, "CNY")], "CNY");
          const reduction =
            type === 0
              ? { type: 0 as const, amount: off }
              : type === 1
                ? { type: 1 as const, bp }
                : { type: 2 as const, service: null };
          const found = applyDiscounts(
            { coupon: { ...terms, minSpend: cny("0.00"), reduction, maxDeduction: most }, credits, code: null },
            { base: freight, services: [{ code: "vacuum", amount: fee }], total },
            { credits: 4_000, mostCredits: 3_000 },
          );
          if (!found.ok) return;
          const taken = sum(
            found.value.map((line) => line.amount),
            "CNY",
          ).amount;
          const offFreight = sum(
            found.value.map((line) => line.freight),
            "CNY",
          ).amount;
          const byCoupon = found.value.find(({ kind }) => kind === "coupon")?.amount.amount ?? 0n;
          expect(taken >= 0n && total.amount - taken >= 1n && offFreight <= freight.amount).toBe(true);
          expect(byCoupon <= (type === 2 ? fee.amount : freight.amount)).toBe(true);
          if (most) expect(byCoupon <= most.amount).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("a discount code", () => {
  const code = { reduction: { type: 1 as const, bp: 1_000 }, minSpend: cny("0.00"), maxDeduction: cny("10.00") };

  it("goes alone (rule J-28)", () => {
    expect(applyDiscounts({ coupon: terms, credits: 0, code }, price, member)).toMatchObject({
      refusal: { code: "CODE_NOT_COMBINABLE" },
    });
    expect(applyDiscounts({ coupon: null, credits: 100, code }, price, member)).toMatchObject({
      refusal: { code: "CODE_NOT_COMBINABLE" },
    });
  });

  it("wants its least spend, and takes it to the fen", () => {
    const from = (minSpend: string) => applyDiscounts({ ...none, code: { ...code, minSpend: cny(minSpend) } }, price, member);
    expect(from("150.00")).toMatchObject({ ok: true, value: [{ kind: "code" }] });
    expect(from("150.01")).toEqual({ ok: false, refusal: { code: "DISCOUNT_CODE_NOT_USABLE", reason: "min-spend" } });
  });

  it("of an amount takes that, and no more than the freight", () => {
    const off = (amount: string) =>
      applyDiscounts(
        { ...none, code: { ...code, reduction: { type: 0, amount: cny(amount) }, maxDeduction: null } },
        price,
        member,
      );
    expect([off("30.00"), off("151.00")]).toMatchObject([
      { value: [{ amount: cny("30.00") }] },
      { value: [{ amount: cny("150.00") }] },
    ]);
  });

  it("takes its share off up to its maximum", () => {
    expect(applyDiscounts({ ...none, code }, price, member)).toMatchObject({ value: [{ kind: "code", amount: cny("10.00") }] });
  });
});

describe("credits", () => {
  it.each([
    [50, "CREDITS_NOT_A_HUNDRED"],
    [-100, "CREDITS_NOT_A_HUNDRED"],
    [100.5, "CREDITS_NOT_A_HUNDRED"],
    [5_100, "CREDITS_NOT_ENOUGH"],
    [2_100, "CREDITS_TOO_MANY"],
  ])("%d are refused: %s", (credits, code) => {
    expect(spendCredits(credits, { balance: 5_000, mostAParcel: 2_000, freight: cny("150.00") })).toMatchObject({
      refusal: { code },
    });
  });

  it("are worth ¥1 a hundred, up to 1,000, 2,000 or 3,000 a parcel by level, and no more than the freight", () => {
    const freight = cny("150.00");
    expect(spendCredits(2_000, { balance: 5_000, mostAParcel: 2_000, freight })).toEqual({ ok: true, value: cny("20.00") });
    expect(
      [0, 2, 4].map((level) =>
        usableCredits({ balance: 9_999, mostAParcel: mostCreditsAParcel(level, seededSettings), freight }),
      ),
    ).toEqual([1_000, 2_000, 3_000]);
    expect([-1, 1.9, 99].map((level) => mostCreditsAParcel(level, seededSettings))).toEqual([
      mostCreditsAParcel(0, seededSettings),
      mostCreditsAParcel(1, seededSettings),
      mostCreditsAParcel(5, seededSettings),
    ]);
    expect(usableCredits({ balance: 250, mostAParcel: 3_000, freight })).toBe(200);
    expect(usableCredits({ balance: 9_999, mostAParcel: 3_000, freight: cny("3.99") })).toBe(300);
  });

  it("may be none, or all there are", () => {
    const onParcel = { balance: 300, mostAParcel: 2_000, freight: cny("150.00") };
    expect([0, 300].map((credits) => spendCredits(credits, onParcel))).toEqual([
      { ok: true, value: cny("0.00") },
      { ok: true, value: cny("3.00") },
    ]);
  });

  it("are asked for only where some are chosen, whatever the balance", () => {
    expect(applyDiscounts(none, price, { credits: -100, mostCredits: 0 })).toEqual({ ok: true, value: [] });
  });

  it("are reminded of on the days the operator says, by the nearest that is reached", () => {
    const rules = { creditReminderDays: [30, 7, 1] };
    const before = (days: number, ms = 0) =>
      creditReminderDue(new Date(Date.parse("2026-12-31T16:00:00Z") - days * 86_400_000 - ms), rules);
    expect([before(30, 1), before(30), before(7, 1), before(7), before(1)]).toEqual([null, 30, 30, 7, 1]);
  });

  it("are earned by the whole yuan of freight", () => {
    expect(creditsEarned(cny("99.99"), seededSettings)).toBe(99);
    expect(creditsEarned(cny("99.99"), { creditsPerYuan: 3 })).toBe(297);
    expect(creditsEarned(cny("-3.00"), seededSettings)).toBe(0);
  });

  it("end with 31 December in Beijing, to the instant", () => {
    const last = new Date("2026-12-31T15:59:59.999Z");
    const next = new Date("2026-12-31T16:00:00.000Z");
    expect(creditsYear(last).year).toBe(2026);
    expect(creditsYear(next)).toEqual({ year: 2027, startsAt: next });
    expect(creditsEndAt(last)).toEqual(next);
  });
});

describe("discounts of a parcel whose service was done to fewer pieces (rule H-132)", () => {
  const line = (kind: "coupon" | "credits", amount: string, freight: string) => ({
    kind,
    amount: cny(amount),
    freight: cny(freight),
  });
  const free = (service: string | null) => coupon({ reduction: { type: 2, service }, minSpend: cny("100.00") }).terms;
  const of = (services: [string, string][], total: string) => ({
    services: services.map(([code, amount]) => ({ code, amount: cny(amount) })),
    total: cny(total),
  });

  it.each([
    ["the fee of what is left of the service", "vacuum", of([["vacuum", "3.00"]], "90.00"), ["3.00"]],
    ["nothing of another service", "vacuum", of([["filling", "5.00"]], "90.00"), []],
    ["the dearest of those that are left", null, of([["filling", "5.00"]], "90.00"), ["5.00"]],
    ["no more than before", null, of([["filling", "50.00"]], "90.00"), ["8.00"]],
  ] as const)("a coupon that freed one frees %s", (_, service, price, left) => {
    const kept = keepDiscounts([line("coupon", "8.00", "0.00")], free(service), { ...price, services: [...price.services] });
    expect(kept).toEqual(left.map((amount) => line("coupon", amount, "0.00")));
  });

  it("a coupon that freed a service leaves credits as they were", () => {
    const lines = [line("coupon", "8.00", "0.00"), line("credits", "40.00", "40.00")];
    expect(keepDiscounts(lines, free("vacuum"), of([["vacuum", "3.00"]], "90.00"))).toEqual([
      line("coupon", "3.00", "0.00"),
      lines[1],
    ]);
  });

  it("what came off the freight stays, and a fen is left to pay", () => {
    const lines = [line("coupon", "20.00", "20.00"), line("credits", "40.00", "40.00")];
    expect(keepDiscounts(lines, terms, of([], "60.01"))).toEqual(lines);
    expect(keepDiscounts(lines, terms, of([], "60.00"))).toEqual([lines[0], line("credits", "39.99", "39.99")]);
  });
});
