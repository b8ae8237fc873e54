import { expect, it } from "vitest";
import { arePlanned, parcelDraft } from "./plan-draft.ts";

it("parcels kept over a reload are taken as they were, and one made after them is none of theirs", () => {
  const kept: unknown = JSON.parse(JSON.stringify([{ ...parcelDraft(["7"], "keep", "eu-rail"), key: 41 }]));
  expect(arePlanned(kept)).toBe(true);
  expect(parcelDraft([], "keep").key).toBe(42);
  expect(arePlanned([{ key: 1, itemIds: [7], lineId: null, packaging: "keep" }])).toBe(false);
  expect(arePlanned([{ key: 1, itemIds: [], lineId: null, packaging: "gilded" }])).toBe(false);
  expect(arePlanned({})).toBe(false);
});
