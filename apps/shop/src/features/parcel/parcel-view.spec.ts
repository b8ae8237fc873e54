import { describe, expect, it } from "vitest";
import { arrivalTrack } from "./parcel-view.ts";

const shippedAt = "2026-11-01T00:00:00Z";
const arrives = { from: "2026-11-06T00:00:00Z", to: "2026-11-11T00:00:00Z" };

describe("the track of a parcel on its way", () => {
  it("sets today and the expected days on the way to the last of them", () => {
    const now = Date.parse("2026-11-04T00:00:00Z");
    expect(arrivalTrack({ shippedAt, arrives, now })).toEqual({ today: 30, bandFrom: 50, bandTo: 100 });
  });
  it("lets a late parcel run past the expected days", () => {
    const now = Date.parse("2026-11-21T00:00:00Z");
    expect(arrivalTrack({ shippedAt, arrives, now })).toEqual({ today: 100, bandFrom: 25, bandTo: 50 });
  });
});
