import { parcelDict } from "@sihai/text/dict/parcel";
import { expect, it } from "vitest";
import { parcelHistory } from "./parcel-history.ts";

const step = (to: string, at: string) => ({ to, at, by: "staff" as const, note: null, changed: null });

it("a parcel keeps its own history beside the carrier's scans, each with who did it", async () => {
  const words = await parcelDict.load("en");
  const steps = [
    { ...step("unpaid", "2026-11-01T08:00:00.000Z"), by: "user" as const },
    { ...step("unshipped", "2026-11-02T08:00:00.000Z"), changed: { from: "100.00", to: "120.00" } },
    step("shipped", "2026-11-03T08:00:00.000Z"),
  ];
  const scan = { at: "2026-11-04T08:00:00.000Z", status: "departed", place: "Guangzhou", text: { zh: "已发出", en: "Departed" } };
  const { scans, progress } = parcelHistory({ steps, tracking: [scan] }, words, "en");
  expect(scans.map(({ title }) => title)).toEqual(["Departed"]);
  expect(progress.map(({ title }) => title)).toEqual([
    words.events.shipped,
    words.changedEvent("CN\u00a0￥100.00", "CN\u00a0￥120.00"),
    words.events.unpaid,
  ]);
  expect(progress.map(({ note }) => note)).toEqual([words.by.staff, words.by.staff, words.by.user]);
});
