import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, compare, subtract, toDecimal, zero } from "../money.ts";
import { setServiceQuantity } from "../order/draft/index.ts";
import { seededSettings } from "../setting/index.ts";
import {
  checkServiceOrder,
  type ItemServiceNo,
  itemServiceNos,
  mayMoveService,
  moneyOfCancelled,
  moneyOfDone,
  priceItemService,
  serviceDue,
  serviceStates,
  serviceTransitions,
  shotsFor,
} from "./index.ts";

const serviceNo = fc.constantFrom<ItemServiceNo>(...itemServiceNos);

describe("rule F42: what is charged and what goes back", () => {
  it("fee = price(list) after any sequence of edits", () => {
    const edit = fc.record({ serviceNo, count: fc.integer({ min: -3, max: 20 }) });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
        const list = edits.reduce(setServiceQuantity, [] as ReturnType<typeof setServiceQuantity>);
        const last = new Map(edits.map((each) => [each.serviceNo, each.count]));
        const expected = [...last]
          .filter(([, count]) => count > 0)
          .reduce((sum, [no, count]) => add(sum, priceItemService(no, count, 0, seededSettings).total), zero("CNY"));
        const charged = list.reduce((sum, each) => {
          const known = itemServiceNos.find((no) => no === each.serviceNo);
          return known ? add(sum, priceItemService(known, each.count, 0, seededSettings).total) : sum;
        }, zero("CNY"));
        expect(toDecimal(charged)).toBe(toDecimal(expected));
      }),
    );
  });

  it("photos cost the same ordered at once or in parts", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 10 }), (first, second) => {
        const fee = (count: number, before: number) => priceItemService("fine-photo", count, before, seededSettings).total;
        expect(toDecimal(add(fee(first, 0), fee(second, first)))).toBe(toDecimal(fee(first + second, 0)));
      }),
    );
  });

  it("earned and given back add up to the fee, whatever was done, late or not", () => {
    fc.assert(
      fc.property(
        serviceNo,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: 10 }),
        fc.integer({ min: 0, max: 20 }),
        fc.boolean(),
        (no, quantity, before, done, late) => {
          const { unitPrice, total } = priceItemService(no, quantity, before, seededSettings);
          const service = { serviceNo: no, quantity, before, unitPrice, total };
          const { earned, refunded, reason } = moneyOfDone(service, { done, late }, seededSettings);
          expect(toDecimal(add(earned, refunded))).toBe(toDecimal(total));
          expect(compare(earned, zero("CNY"))).toBeGreaterThanOrEqual(0);
          expect(compare(refunded, zero("CNY"))).toBeGreaterThanOrEqual(0);
          expect(reason === null).toBe(refunded.amount === 0n);
          if (!late && done < quantity) expect(earned).toEqual(priceItemService(no, done, before, seededSettings).total);
        },
      ),
    );
  });

  it("called off gives everything back", () => {
    const { total } = priceItemService("video", 1, 0, seededSettings);
    const { earned, refunded } = moneyOfCancelled(total, "cancelled");
    expect([toDecimal(earned), toDecimal(subtract(refunded, total))]).toEqual(["0.00", "0.00"]);
  });
});

describe("ordering", () => {
  it.each([
    [1, 0, "2.00", "1 × 2.00"],
    [2, 0, "4.00", "2 × 2.00"],
    [3, 0, "5.00", "2 × 2.00 + 1 × 1.00"],
    [20, 0, "22.00", "2 × 2.00 + 18 × 1.00"],
    [3, 1, "4.00", "1 × 2.00 + 2 × 1.00"],
  ])("%i photos after %i cost %s", (quantity, before, total, how) => {
    const priced = priceItemService("fine-photo", quantity, before, seededSettings);
    expect([toDecimal(priced.total), priced.how]).toEqual([total, how]);
  });

  it.each([
    ["bubble-wrap", 2, 3, 0, "SERVICE_QUANTITY_MISMATCH"],
    ["bubble-wrap", 3, 3, 0, null],
    ["fine-photo", 0, 1, 0, "SERVICE_QUANTITY_MISMATCH"],
    ["fine-photo", 20, 1, 0, null],
    ["fine-photo", 18, 1, 3, "SERVICE_QUANTITY_MISMATCH"],
    ["video", 2, 5, 0, "SERVICE_QUANTITY_MISMATCH"],
    ["speedy-response", 1, 5, 0, "SERVICE_REMARK_MISSING"],
  ] as const)("%s × %i for %i pieces after %i: %s", (no, quantity, pieces, before, refusal) => {
    const checked = checkServiceOrder({ serviceNo: no, quantity, remarks: "" }, { pieces, before }, seededSettings);
    expect(checked.ok ? null : checked.refusal.code).toBe(refusal);
  });

  it.each(["<br>", "\n", "\r\n"])("takes a remark of 150 characters, %j as one of them (rules E-117 and E-120)", (between) => {
    const of = (most: number) => `${"x".repeat(most - 76)}${between}${"x".repeat(75)}`;
    const check = (remarks: string) =>
      checkServiceOrder({ serviceNo: "fine-photo", quantity: 1, remarks }, { pieces: 1, before: 0 }, seededSettings);
    expect(check(of(150)).ok).toBe(true);
    expect(check(of(151))).toMatchObject({ refusal: { code: "SERVICE_REMARK_TOO_LONG" } });
  });
});

describe("clocks", () => {
  const paidAt = new Date("2026-11-20T02:00:00Z");
  const rules = { at: () => seededSettings };
  it("go by the rules of the moment they run from", () => {
    const { deadlines } = seededSettings;
    const changedAt = new Date("2026-11-21T00:00:00Z");
    const longer = { ...seededSettings, deadlines: { ...deadlines, itemServiceHours: 48 } };
    const changing = { at: (instant: Date) => (instant < changedAt ? seededSettings : longer) };
    const due = (stockedInAt: string) =>
      serviceDue("fine-photo", { paidAt, signedAt: null, stockedInAt: new Date(stockedInAt) }, changing)?.toISOString();
    expect(due("2026-11-20T03:00:00Z")).toBe("2026-11-21T03:00:00.000Z");
    expect(due("2026-11-21T03:00:00Z")).toBe("2026-11-23T03:00:00.000Z");
  });

  it("run from payment, signing or arrival", () => {
    const times = { paidAt, signedAt: new Date("2026-11-21T08:30:00Z"), stockedInAt: new Date("2026-11-22T02:00:00Z") };
    // 10:00 in Beijing: within the hour.
    expect(serviceDue("speedy-response", times, rules)?.toISOString()).toBe("2026-11-20T03:00:00.000Z");
    // 16:30 in Beijing plus three working hours: 10:30 the next day.
    expect(serviceDue("priority-stock-in", times, rules)?.toISOString()).toBe("2026-11-22T02:30:00.000Z");
    expect(serviceDue("fine-photo", times, rules)?.toISOString()).toBe("2026-11-23T02:00:00.000Z");
    expect(serviceDue("fine-photo", { ...times, stockedInAt: null }, rules)).toBeNull();
  });
});

it("states: every one is reached, and nothing follows an end", () => {
  const reached = new Set<string>(["unpaid", ...serviceStates.flatMap((state) => serviceTransitions[state])]);
  expect([...reached].sort()).toEqual([...serviceStates].sort());
  expect(mayMoveService("done", "cancelled")).toBe(false);
});

it("shots fit the goods and the number of pictures", () => {
  expect(shotsFor("shoes", 3)).toEqual(["pair-front", "soles", "size-label"]);
  expect(shotsFor(null, 99).length).toBeGreaterThan(3);
});
