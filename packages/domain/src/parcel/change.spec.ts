import { describe, expect, it } from "vitest";
import { cny } from "../money.ts";
import { seededSettings } from "../setting/index.ts";
import { changeFee, changesBox } from "./index.ts";

const film = { code: "stretch-film", quantity: 1 };
const tagsOff = (itemId: string, quantity: number) => ({ code: "remove-tags", quantity, items: [{ itemId, quantity }] });
const packed = { itemIds: ["7", "8"], charges: [film, tagsOff("7", 1)] };

describe("whether a change concerns the box", () => {
  it.each([
    ["the same goods and work, named in another order", { itemIds: ["8", "7"], charges: [tagsOff("7", 1), film] }, false],
    ["goods named twice", { itemIds: ["7", "8", "8"], charges: packed.charges }, false],
    [
      "a paper, or a turn before others",
      { ...packed, charges: [...packed.charges, { code: "priority-stock-out", quantity: 1 }] },
      false,
    ],
    ["goods taken out", { ...packed, itemIds: ["7"] }, true],
    ["goods put in", { ...packed, itemIds: ["7", "8", "9"] }, true],
    ["other goods instead", { ...packed, itemIds: ["7", "9"] }, true],
    ["work taken off", { ...packed, charges: [film] }, true],
    ["work on more pieces", { ...packed, charges: [film, tagsOff("7", 2)] }, true],
    ["the same work on other goods", { ...packed, charges: [film, tagsOff("8", 1)] }, true],
    ["other work on the same goods", { ...packed, charges: [film, { ...tagsOff("7", 1), code: "remove-box" }] }, true],
  ])("%s: %s", (_, after, concerns) => {
    expect(changesBox(packed, after)).toBe(concerns);
    expect(changesBox(after, packed)).toBe(concerns);
  });

  it("keeps apart numbers that would read alike side by side", () => {
    expect(changesBox({ itemIds: ["1", "23"], charges: [] }, { itemIds: ["12", "3"], charges: [] })).toBe(true);
  });
});

describe("what a change costs by itself", () => {
  it.each([
    ["packed", true, seededSettings.parcelReopenFee],
    ["packed", false, cny("0.00")],
    ["picking", true, cny("0.00")],
    ["unpaid", false, cny("0.00")],
  ] as const)("of a parcel that is %s, its box concerned %s", (state, isBoxChanged, fee) => {
    expect(changeFee(state, isBoxChanged, seededSettings)).toEqual(fee);
  });
});
