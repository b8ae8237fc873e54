import { describe, expect, it } from "vitest";
import { stagesOf } from "./stages.ts";

const item = {
  itemNo: "SH1",
  name: { zh: "灯", en: "Lamp" },
  skuName: [],
  pictureUrl: null,
  quantity: 1,
  cost: "9.00",
  refund: "0.00",
};

describe("how far a return has got", () => {
  it.each([
    ["return", "applied", false, 0],
    ["return", "seller-received", false, 3],
    ["exchange", "exchange-shipped", false, 4],
  ] as const)("a %s that is %s stands at its stage", (kind, state, backInStorage, current) => {
    expect(stagesOf({ kind, state, items: [{ ...item, backInStorage }] })?.current).toBe(current);
  });

  it.each([
    ["return", "refunded", false],
    ["exchange", "refunded", false],
    ["exchange", "exchange-shipped", true],
  ] as const)("a %s that is %s and over has all its stages done, and none still going on", (kind, state, backInStorage) => {
    const stages = stagesOf({ kind, state, items: [{ ...item, backInStorage }] });
    expect(stages?.current).toBe(stages?.keys.length);
  });
});
