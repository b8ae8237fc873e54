import { describe, expect, it } from "vitest";
import { cny, toDecimal } from "../money.ts";
import { seededSettings } from "../setting/index.ts";
import { fitsVacuumBag, isParcelService, priceServices, servicePrice } from "./index.ts";
import type { ServiceableItem } from "./services.ts";

describe("services", () => {
  const item = { itemId: "7", itemNo: "I7", quantity: 3, sidesCm: [80, 60, 5] as const };
  it("are priced by the piece", () => {
    const priced = priceServices(
      [
        { code: "remove-tags", items: [{ itemId: "7", quantity: 3 }] },
        { code: "filling", items: [] },
      ],
      [item],
      seededSettings,
    );
    expect(priced.ok && priced.value.map(({ amount }) => toDecimal(amount))).toEqual(["6.00", "5.00"]);
  });
  it.each([0, 4])("refuse a quantity of %s for three pieces", (quantity) => {
    expect(priceServices([{ code: "remove-box", items: [{ itemId: "7", quantity }] }], [item], seededSettings)).toMatchObject({
      ok: false,
      refusal: { code: "SERVICE_QUANTITY_WRONG", most: 3 },
    });
  });
  it.each([[[]], [[{ itemId: "no such", quantity: 1 }]]])(
    "name the pieces there are where none of them is meant: %j",
    (items) => {
      expect(priceServices([{ code: "remove-box", items }], [item], seededSettings)).toMatchObject({
        ok: false,
        refusal: { code: "SERVICE_QUANTITY_WRONG", most: 3 },
      });
    },
  );
  it("vacuum what lies on a bag of 80 by 60 cm, whichever way it was measured", () => {
    expect(fitsVacuumBag([60, 5, 80], seededSettings)).toBe(true);
    expect(fitsVacuumBag([5, 60, 80], seededSettings)).toBe(true);
    expect(fitsVacuumBag([5, 61, 62], seededSettings)).toBe(false);
    expect(fitsVacuumBag([80, 60.1, 5], seededSettings)).toBe(false);
    expect(fitsVacuumBag([80.1, 10, 5], seededSettings)).toBe(false);
  });
  it("are done to each item named, once, and to one piece at least", () => {
    const two = [item, { ...item, itemId: "8", itemNo: "I8", quantity: 1 }];
    const priced = (items: { itemId: string; quantity: number }[]) =>
      priceServices([{ code: "remove-tags", items }], two, seededSettings);
    expect(
      priced([
        { itemId: "7", quantity: 1 },
        { itemId: "8", quantity: 1 },
      ]),
    ).toMatchObject({
      ok: true,
      value: [{ quantity: 2, amount: cny("4.00") }],
    });
    expect(
      priced([
        { itemId: "7", quantity: 1 },
        { itemId: "7", quantity: 1 },
      ]),
    ).toEqual({
      ok: false,
      refusal: { code: "SERVICE_QUANTITY_WRONG", service: "remove-tags", itemNo: "I7", most: 3 },
    });
    expect(priced([])).toEqual({
      ok: false,
      refusal: { code: "SERVICE_QUANTITY_WRONG", service: "remove-tags", itemNo: "", most: 4 },
    });
    expect(priced([{ itemId: "9", quantity: 1 }])).toMatchObject({ refusal: { itemNo: "", most: 4 } });
  });
  it("named twice count once, and gifts cost nothing", () => {
    const film = { code: "stretch-film", items: [] } as const;
    const priced = priceServices([film, film, { code: "brochure", items: [] }], [item], seededSettings);
    expect(priced.ok && priced.value.map(({ code, amount }) => `${code} ${toDecimal(amount)}`)).toEqual([
      `stretch-film ${toDecimal(servicePrice("stretch-film", seededSettings))}`,
      "brochure 0.00",
    ]);
  });
  it("vacuum nothing that hangs over the bag, and say which bag there is", () => {
    const large = { ...item, sidesCm: [61, 5, 80] as const };
    const choose = (code: "vacuum" | "remove-tags", of: ServiceableItem) =>
      priceServices([{ code, items: [{ itemId: "7", quantity: 1 }] }], [of], seededSettings);
    expect(choose("vacuum", large)).toEqual({
      ok: false,
      refusal: { code: "VACUUM_TOO_LARGE", itemNo: "I7", limit: "80 × 60" },
    });
    expect([choose("vacuum", item).ok, choose("remove-tags", large).ok]).toEqual([true, true]);
  });
  it("are known by their names alone", () => {
    expect(["vacuum", "toString", "polish"].map(isParcelService)).toEqual([true, false, false]);
  });
});
