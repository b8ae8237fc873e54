import { expect, it } from "vitest";
import { scansUntil } from "./journey.ts";

const shippedAt = Date.UTC(2026, 0, 5);
const parcel = (number: string, destination = "US") => ({
  number,
  tag: "",
  destination,
  days: [10, 15] as [number, number],
  shippedAt,
});
const far = shippedAt + 400 * 86_400_000;

it("never loses a scan as time goes on", () => {
  let before = 0;
  for (let hours = 0; hours < 24 * 30; hours += 6) {
    const scans = scansUntil(parcel("SH1"), shippedAt + hours * 3_600_000);
    expect(scans.length).toBeGreaterThanOrEqual(before);
    before = scans.length;
  }
  expect(scansUntil(parcel("SH1"), far).at(-1)?.status).toBe("Delivered");
});

it("shows nothing before the parcel was handed over", () => expect(scansUntil(parcel("SH1"), shippedAt - 1)).toEqual([]));

it("delivers at the receiver's door, and names no town that may not be his", () => {
  const scans = scansUntil(parcel("SH1"), far);
  expect(scans.slice(-2).map(({ status, place }) => [status, place.en])).toEqual([
    ["OutForDelivery", ""],
    ["Delivered", ""],
  ]);
});

it("names a country it has no gateway for", () => {
  const places = scansUntil(parcel("SH1", "BR"), far).map((scan) => scan.place.en);
  expect(places).toContain("Brazil");
});
