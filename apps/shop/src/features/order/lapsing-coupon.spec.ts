import { expect, it } from "vitest";
import { fateOf } from "./LapsingCoupon.tsx";

const discount = {
  ...{ couponNo: "C1", name: { zh: "券", en: "Coupon" }, amount: "5.00", on: "goods" as const },
  validUntil: "2026-12-01T00:00:00.000Z",
};
const before = Date.parse("2026-11-30T00:00:00Z");
const after = Date.parse("2026-12-01T00:00:00Z");
// Of an item only these two are asked for.
const items = (...states: string[]) =>
  states.map((state, index) => ({ itemNo: `I${index}`, state })) as Parameters<typeof fateOf>[0]["items"];

it.each([
  ["comes back with the whole order", "unpaid", ["unpaid", "unpaid"], undefined, before, "back"],
  ["lapses where it has ended since", "pending", ["paid"], undefined, after, "lapses"],
  ["comes back with the last item that was left", "unpaid", ["cancelled", "unpaid"], "I1", before, "back"],
  ["may go with an item of what is still to be paid", "unpaid", ["unpaid", "unpaid"], "I0", before, "may-go"],
  ["stays on the rest once it is paid", "pending", ["paid", "paid"], "I0", after, null],
] as const)("a coupon %s", (_, state, states, itemNo, now, fate) => {
  expect(fateOf({ discount, items: items(...states), state }, itemNo, now)).toBe(fate);
  expect(fateOf({ discount: null, items: items(...states), state }, itemNo, now)).toBeNull();
});
