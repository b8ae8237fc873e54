import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cny, money, sum, toDecimal } from "../index.ts";
import { type ItemState, itemStates, mayMoveItem } from "../item/index.ts";
import { seededSettings } from "../setting/index.ts";
import {
  arriveBefore,
  buyBefore,
  confirmBefore,
  isCancellableByBuyer,
  isCancellableByStaff,
  isCountryOpen,
  isOrderNo,
  makeOrderNo,
  type OrderLine,
  orderActions,
  orderState,
  payBefore,
  priceFinePhotos,
  priceOrder,
  purchaseOutcome,
  refuseService,
  refuseTooLarge,
  waitBefore,
} from "./index.ts";

describe("order numbers", () => {
  it("are ours with their check digit", () => {
    expect(makeOrderNo("dg", 42n)).toMatch(/^DG00000042\d$/);
    expect(isOrderNo(makeOrderNo("zy", 123456789n))).toBe(true);
  });
  it("are never ours with one digit wrong or two neighbours swapped", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.nat(), fc.integer({ min: 1, max: 9 }), (serial, at, shift) => {
        const number = makeOrderNo("dg", serial);
        const index = 2 + (at % (number.length - 2));
        const wrong = (Number(number[index]) + shift) % 10;
        expect(isOrderNo(`${number.slice(0, index)}${wrong}${number.slice(index + 1)}`)).toBe(false);
        const [a, b] = [number[index] ?? "", number[index + 1] ?? ""];
        if (b !== "" && a !== b) expect(isOrderNo(`${number.slice(0, index)}${b}${a}${number.slice(index + 2)}`)).toBe(false);
      }),
    );
  });
  it.each(["", "DG", "DG1", "XX000000420", "dg000000420", "DG00000042０"])("refuses %j", (text) =>
    expect(isOrderNo(text)).toBe(false),
  );
  it("are the number alone", () => {
    const number = makeOrderNo("diy", 42n);
    expect([number, ` ${number}`, `${number} `, `X${number}`, `${number}X`].map(isOrderNo)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe("services", () => {
  it.each([
    [1, "2.00"],
    [2, "4.00"],
    [3, "5.00"],
    [20, "22.00"],
  ])("%i detailed photos cost %s", (count, fee) => {
    const photos = { count, before: 0, unitPrice: cny("2.00"), halfPriceFrom: 3 };
    expect(toDecimal(priceFinePhotos(photos).total)).toBe(fee);
  });
  it("are half price from the photo the rules name, to the fen below", () => {
    const photos = { count: 3, before: 1, unitPrice: cny("2.01"), halfPriceFrom: 2 };
    expect(priceFinePhotos(photos)).toEqual({ total: cny("3.00"), how: "3 × 1.00" });
  });
  it("fixed fee is taken for every piece or not at all", () => {
    expect(refuseService({ serviceNo: "fixed-fee", quantity: 3, remarks: "" }, 3, seededSettings)).toBeNull();
    expect(refuseService({ serviceNo: "fixed-fee", quantity: 2, remarks: "" }, 3, seededSettings)).toEqual({
      code: "SERVICE_QUANTITY_MISMATCH",
      serviceNo: "fixed-fee",
      expected: 3,
    });
  });
  it("fixed fee has no most, as photos have", () => {
    expect(refuseService({ serviceNo: "fixed-fee", quantity: 500, remarks: "" }, 500, seededSettings)).toBeNull();
  });
  it.each([
    [0, "", "SERVICE_QUANTITY_MISMATCH"],
    [21, "", "SERVICE_QUANTITY_MISMATCH"],
    [20, "x".repeat(150), undefined],
    [1, "x".repeat(151), "SERVICE_REMARK_TOO_LONG"],
    [1, `${"x".repeat(74)}<br>${"x".repeat(75)}`, undefined],
    [1, `${"x".repeat(75)}<br>${"x".repeat(75)}`, "SERVICE_REMARK_TOO_LONG"],
  ])("%i detailed photos with a remark of %s", (quantity, remarks, code) =>
    expect(refuseService({ serviceNo: "fine-photo", quantity, remarks }, 1, seededSettings)?.code).toBe(code),
  );
});

describe("the price of an order", () => {
  it("counts freight once, shares it by amount and explains services", () => {
    const order = priceOrder(
      [
        {
          goodsCode: "a",
          quantity: 2,
          unitPrice: cny("30.00"),
          domesticFreight: cny("6.00"),
          services: [{ serviceNo: "fixed-fee", quantity: 2, remarks: "" }],
        },
        {
          goodsCode: "b",
          quantity: 1,
          unitPrice: cny("20.00"),
          domesticFreight: cny("8.00"),
          services: [{ serviceNo: "fine-photo", quantity: 3, remarks: "label" }],
        },
      ],
      seededSettings,
    );
    expect(order.lines.map(({ label, amount, how }) => [label, toDecimal(amount), how])).toEqual([
      ["goods", "80.00", "2 × 30.00 + 1 × 20.00"],
      ["domestic-freight", "8.00", ""],
      ["basic-purchase", "0.00", ""],
      ["fixed-fee", "46.00", "2 × 23.00"],
      ["fine-photo", "5.00", "2 × 2.00 + 1 × 1.00"],
    ]);
    expect(order.items.map((item) => toDecimal(item.domesticFreight))).toEqual(["6.00", "2.00"]);
    expect(toDecimal(order.total)).toBe("139.00");
  });

  it("names a service once for all it was chosen for", () => {
    const line = (goodsCode: string, quantity: number): OrderLine => ({
      ...{ goodsCode, quantity, unitPrice: cny("1.00"), domesticFreight: cny("0.00") },
      services: [{ serviceNo: "fixed-fee", quantity, remarks: "" }],
    });
    const { lines } = priceOrder([line("a", 2), line("b", 1)], seededSettings);
    expect(lines.at(-1)).toEqual({ label: "fixed-fee", amount: cny("69.00"), how: "2 × 23.00 + 1 × 23.00" });
  });

  it("may be the most an order is placed for, and no fen more", () => {
    const rules = { orderMost: cny("100.00") };
    expect(refuseTooLarge(cny("100.00"), rules)).toBeNull();
    expect(refuseTooLarge(cny("100.01"), rules)).toEqual({ code: "ORDER_TOO_LARGE", most: "100.00" });
  });

  it("has items that add up to it, whatever is bought", () => {
    const line: fc.Arbitrary<OrderLine> = fc.record({
      goodsCode: fc.uuid(),
      quantity: fc.integer({ min: 1, max: 9999 }),
      unitPrice: fc.bigInt({ min: 0n, max: 10n ** 8n }).map((amount) => money(amount, "CNY")),
      domesticFreight: fc.bigInt({ min: 0n, max: 10n ** 5n }).map((amount) => money(amount, "CNY")),
      services: fc.array(
        fc.record({
          serviceNo: fc.constantFrom("fixed-fee" as const, "fine-photo" as const),
          quantity: fc.integer({ min: 1, max: 20 }),
          remarks: fc.constant(""),
        }),
        { maxLength: 2 },
      ),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
        const order = priceOrder(lines, seededSettings);
        expect(
          sum(
            order.items.map(({ total }) => total),
            "CNY",
          ),
        ).toEqual(order.total);
        expect(
          sum(
            order.items.map(({ domesticFreight }) => domesticFreight),
            "CNY",
          ),
        ).toEqual(order.domesticFreight);
        expect(
          sum(
            order.lines.map(({ amount }) => amount),
            "CNY",
          ),
        ).toEqual(order.total);
      }),
    );
  });
});

describe("the state of an order", () => {
  it.each([
    [["unpaid", "unpaid"], "unpaid"],
    [["paid", "stocked-in"], "pending"],
    [["awaiting-confirmation", "paid"], "confirming"],
    [["signed", "stocked-in"], "signed"],
    [["stocked-in", "cancelled"], "in-storage"],
    [["in-parcel", "shipped"], "in-storage"],
    [["returning", "received"], "returning"],
    [["shipped", "received"], "done"],
    [["cancelled", "cancelled"], "cancelled"],
    [[], "cancelled"],
  ] as [ItemState[], string][])("%j is %s", (items, state) => expect(orderState(items)).toBe(state));

  it("leaves its country open while something of it has not left", () => {
    const open = (...items: ItemState[]) => isCountryOpen(items);
    expect([open("unpaid"), open("shipped", "stocked-in"), open("returning")]).toEqual([true, true, true]);
    expect([open("shipped"), open("cancelled"), open("received", "cancelled"), open()]).toEqual([false, false, false, false]);
  });

  it("lets a buyer take an item back until we begin to buy it, or have signed for it", () => {
    expect(itemStates.filter(isCancellableByBuyer).sort()).toEqual(["awaiting-logistics", "in-transit", "paid", "unpaid"]);
  });

  it("lets staff call an item off from its payment until the seller has sent it", () => {
    expect(itemStates.filter(isCancellableByStaff).sort()).toEqual(["awaiting-confirmation", "buying", "paid", "purchased"]);
  });

  it("lets a buyer act only where the item table allows the step", () => {
    for (const state of itemStates) {
      if (isCancellableByBuyer(state) || isCancellableByStaff(state)) expect(mayMoveItem(state, "cancelled")).toBe(true);
      if (orderActions([state]).pay) expect(mayMoveItem(state, "paid")).toBe(true);
    }
  });
  it.each([
    [["unpaid"], { pay: true, cancel: true, remove: false, confirm: false }],
    [["paid"], { pay: false, cancel: true, remove: false, confirm: false }],
    [["unpaid", "paid"], { pay: false, cancel: true, remove: false, confirm: false }],
    [["unpaid", "cancelled"], { pay: true, cancel: true, remove: false, confirm: false }],
    [[], { pay: false, cancel: false, remove: false, confirm: false }],
    [["paid", "buying"], { pay: false, cancel: false, remove: false, confirm: false }],
    [["awaiting-confirmation"], { pay: false, cancel: false, remove: false, confirm: true }],
    [["cancelled"], { pay: false, cancel: false, remove: true, confirm: false }],
    [["received"], { pay: false, cancel: false, remove: false, confirm: false }],
  ] as [ItemState[], object][])("%j allows %j", (items, actions) => expect(orderActions(items)).toEqual(actions));
});

describe("recording a purchase", () => {
  it.each([
    ["89.00", "89.00", { outcome: "even" }],
    ["89.00", "85.50", { outcome: "refund", amount: cny("3.50") }],
    ["89.00", "89.01", { outcome: "ask", short: cny("0.01") }],
  ])("paid %s, really %s", (paid, real, outcome) => expect(purchaseOutcome(cny(paid), cny(real))).toEqual(outcome));
});

it("waits for a seller so many days", () => {
  expect(waitBefore(new Date("2026-11-21T02:00:00Z"), 3).toISOString()).toBe("2026-11-24T02:00:00.000Z");
});

it("sets the deadlines of the specification", () => {
  const at = new Date("2026-11-21T02:00:00Z");
  expect([payBefore, buyBefore, confirmBefore, arriveBefore].map((due) => due(at, seededSettings).toISOString())).toEqual([
    "2026-11-24T02:00:00.000Z",
    "2026-11-22T02:00:00.000Z",
    "2026-11-24T02:00:00.000Z",
    "2026-11-29T02:00:00.000Z",
  ]);
});
