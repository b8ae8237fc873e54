import { describe, expect, it } from "vitest";
import { cny } from "../index.ts";
import { chargeFewer } from "./index.ts";

const tags = {
  code: "remove-tags",
  quantity: 5,
  unitPrice: "2.00",
  amount: "10.00",
  items: [
    { itemId: "7", quantity: 3 },
    { itemId: "8", quantity: 2 },
  ],
};
const film = { code: "stretch-film", quantity: 1, unitPrice: "4.00", amount: "4.00" };

describe("a service done to fewer pieces than paid for (rule H-132)", () => {
  it("gives back the price of what was not done", () => {
    expect(chargeFewer([tags, film], { code: "remove-tags", itemId: "7", done: 1 })).toEqual({
      ok: true,
      value: {
        charges: [{ ...tags, quantity: 3, amount: "6.00", items: [{ itemId: "7", quantity: 1 }, tags.items[1]] }, film],
        back: cny("4.00"),
      },
    });
  });

  it("takes an item out of it, and the service once nothing is left", () => {
    const without = chargeFewer([tags], { code: "remove-tags", itemId: "7", done: 0 });
    expect(without).toMatchObject({ ok: true, value: { charges: [{ quantity: 2, amount: "4.00", items: [tags.items[1]] }] } });
    expect(chargeFewer([tags, film], { code: "stretch-film", itemId: null, done: 0 })).toEqual({
      ok: true,
      value: { charges: [tags], back: cny("4.00") },
    });
  });

  it.each([
    ["as many", { code: "remove-tags", itemId: "7", done: 3 }, 2],
    ["an item it is not done to", { code: "remove-tags", itemId: "9", done: 0 }, 0],
    ["a service that was not paid", { code: "vacuum", itemId: "7", done: 0 }, 0],
  ])("refuses %s", (_name, fewer, most) =>
    expect(chargeFewer([tags, film], fewer)).toEqual({ ok: false, refusal: { code: "SERVICE_NOT_FEWER", most } }),
  );
});
