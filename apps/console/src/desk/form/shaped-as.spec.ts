import { expect, it } from "vitest";
import { shapedAs } from "./shaped-as.ts";

const isEntry = shapedAs({ name: { en: "" }, uses: 1, isShown: true, shops: [{ id: "" }] });
const entry = { name: { en: "Tea" }, uses: 2, isShown: false, shops: [{ id: "7" }, { id: "8" }] };

it("what was kept of a form is taken where it has the form's fields, of their kinds", () => {
  expect(isEntry(entry)).toBe(true);
  expect(isEntry({ ...entry, shops: [] })).toBe(true);
  expect(isEntry({ ...entry, more: 1 })).toBe(true);
  for (const wrong of [{ name: "Tea" }, { name: null }, { uses: "2" }, { isShown: undefined }, { shops: {} }, { shops: ["7"] }])
    expect(isEntry({ ...entry, ...wrong }), JSON.stringify(wrong)).toBe(false);
  for (const none of [null, undefined, "entry", [], 7]) expect(isEntry(none)).toBe(false);
});
