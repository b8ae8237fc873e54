import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, cny, money, refuse, subtract, times, toDecimal } from "../index.ts";
import { seededSettings } from "../setting/index.ts";
import { priceService, type SplittableLine, serviceTotal, splitLine } from "./index.ts";

function aLine(quantity: number, change: Partial<SplittableLine> = {}): SplittableLine {
  const services = [
    priceService({ serviceNo: "fixed-fee", quantity, remarks: "" }, seededSettings),
    priceService({ serviceNo: "fine-photo", quantity: 3, remarks: "the sole" }, seededSettings),
  ];
  const line = {
    quantity,
    unitPrice: cny("12.34"),
    domesticFreight: cny("6.01"),
    discount: cny("0.05"),
    discountOn: "goods",
    services,
  };
  const cost = add(add(times(line.unitPrice, quantity), line.domesticFreight), serviceTotal(services));
  return { ...line, paid: subtract(cost, line.discount), refunded: cny("0.00"), discountBack: cny("0.00"), ...change };
}

describe("splitting a line", () => {
  it("shares freight by pieces, takes the fee a piece along and leaves the photos", () => {
    const split = splitLine(aLine(3), 1);
    if (!split.ok) throw new Error("not split");
    const { kept, taken } = split.value;
    expect([kept.quantity, taken.quantity]).toEqual([2, 1]);
    expect([toDecimal(kept.domesticFreight), toDecimal(taken.domesticFreight)]).toEqual(["4.01", "2.00"]);
    expect(kept.services.map(({ serviceNo, quantity }) => [serviceNo, quantity])).toEqual([
      ["fixed-fee", 2],
      ["fine-photo", 3],
    ]);
    expect(taken.services.map(({ serviceNo, quantity }) => [serviceNo, quantity])).toEqual([["fixed-fee", 1]]);
  });

  it("leaves the fee at the price agreed, whatever the rules say by now", () => {
    const purchaseServicePrices = { ...seededSettings.purchaseServicePrices, "fixed-fee": cny("9.00") };
    const services = [
      priceService({ serviceNo: "fixed-fee", quantity: 3, remarks: "" }, { ...seededSettings, purchaseServicePrices }),
    ];
    const paid = add(add(times(cny("12.34"), 3), cny("6.01")), cny("27.00"));
    const split = splitLine(aLine(3, { services, discount: cny("0.00"), paid }), 1);
    if (!split.ok) throw new Error("not split");
    expect(split.value.taken.services).toMatchObject([{ total: cny("9.00"), how: "1 × 9.00" }]);
  });

  it.each([0, -1, 3, 4, 1.5])("does not take %d of three", (pieces) =>
    expect(splitLine(aLine(3), pieces)).toEqual(refuse({ code: "ITEM_SPLIT_REFUSED" })),
  );
  it("takes one of two, and leaves one", () => {
    const split = splitLine(aLine(2), 1);
    expect(split.ok && [split.value.kept.quantity, split.value.taken.quantity]).toEqual([1, 1]);
  });
  it("leaves with the photos what a coupon took off them, and shares what it took off the fee", () => {
    const shared = (discountOn: string) => {
      const split = splitLine(aLine(3, { discountOn }), 1);
      return split.ok && [toDecimal(split.value.kept.discount), toDecimal(split.value.taken.discount)];
    };
    expect(shared("fine-photo")).toEqual(["0.05", "0.00"]);
    expect(shared("fixed-fee")).toEqual(["0.03", "0.02"]);
  });
  it("leaves a line alone whose money has moved", () => {
    expect(splitLine(aLine(3, { refunded: cny("0.01") }), 1).ok).toBe(false);
    expect(splitLine(aLine(3, { discountBack: cny("0.01") }), 1).ok).toBe(false);
    expect(splitLine(aLine(3, { paid: cny("999.00") }), 1).ok).toBe(false);
  });

  it("costs and was paid together what the line was, whatever it was", () => {
    const amount = (max: bigint) => fc.bigInt({ min: 0n, max }).map((fen) => money(fen, "CNY"));
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9999 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        amount(10n ** 8n),
        amount(10n ** 5n),
        fc.constantFrom("goods", "fixed-fee", "fine-photo"),
        fc.bigInt({ min: 0n, max: 10_000n }),
        (quantity, part, unitPrice, domesticFreight, discountOn, discountBp) => {
          const pieces = 1 + Math.floor(part * (quantity - 2));
          const services = [
            priceService({ serviceNo: "fixed-fee", quantity, remarks: "" }, seededSettings),
            priceService({ serviceNo: "fine-photo", quantity: 9, remarks: "" }, seededSettings),
          ];
          const reduced =
            discountOn === "goods"
              ? times(unitPrice, quantity)
              : serviceTotal(services.filter(({ serviceNo }) => serviceNo === discountOn));
          const discount = money((reduced.amount * discountBp) / 10_000n, "CNY");
          const cost = add(add(times(unitPrice, quantity), domesticFreight), serviceTotal(services));
          const paid = subtract(cost, discount);
          const none = { refunded: cny("0.00"), discountBack: cny("0.00") };
          const line = { quantity, unitPrice, domesticFreight, discount, discountOn, services, paid, ...none };
          const split = splitLine(line, pieces);
          if (!split.ok) throw new Error("not split");
          const { kept, taken } = split.value;
          expect(kept.quantity + taken.quantity).toBe(quantity);
          expect(add(kept.paid, taken.paid)).toEqual(paid);
          expect(add(kept.discount, taken.discount)).toEqual(discount);
          // Neither part is reduced by more than what is reduced of it costs (rule F23).
          for (const one of [kept, taken]) {
            const most = discountOn === "goods" ? times(unitPrice, one.quantity) : one.service;
            expect(one.discount.amount <= most.amount && one.paid.amount >= 0n).toBe(true);
          }
          expect(add(kept.domesticFreight, taken.domesticFreight)).toEqual(domesticFreight);
          expect(add(kept.service, taken.service)).toEqual(serviceTotal(services));
        },
      ),
    );
  });
});
