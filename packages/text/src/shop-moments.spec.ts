import { expect, it } from "vitest";
import { parcelDict } from "./dict/parcel.ts";

it.each([
  ["en", "20 Nov, 19:06 your time (Beijing time 21 Nov, 03:06)", /Beijing time/g],
  ["zh", "11月20日 19:06（您的时间），北京时间 11月21日 03:06", /北京时间/g],
] as const)("who weighed a parcel is said with Beijing's time once, in %s", async (language, moment, named) => {
  const { weighedAt } = await parcelDict.load(language);
  expect(weighedAt(moment).match(named)).toHaveLength(1);
});
