import { expect, it } from "vitest";
import { consultDict } from "./dict/care/consult.ts";
import { parcelDict } from "./dict/parcel.ts";
import { serviceDict } from "./dict/service.ts";
import { uiDict } from "./dict/ui.ts";
import { withdrawalDict } from "./dict/withdrawal.ts";

it.each([
  ["en", "20 Nov, 19:06 your time (Beijing time 21 Nov, 03:06)", /Beijing time/g],
  ["zh", "11月20日 19:06（您的时间），北京时间 11月21日 03:06", /北京时间/g],
] as const)("who weighed a parcel is said with Beijing's time once, in %s", async (language, moment, named) => {
  const { weighedAt } = await parcelDict.load(language);
  expect(weighedAt(moment).match(named)).toHaveLength(1);
});

it("a moment with Beijing's time behind it in brackets is followed by no space in Chinese", async () => {
  const { bothTimes } = await uiDict.load("zh");
  const moment = bothTimes("12月2日 03:13", "12月2日 16:13");
  const [withdrawal, consult, service] = await Promise.all([
    withdrawalDict.load("zh"),
    consultDict.load("zh"),
    serviceDict.load("zh"),
  ]);
  const sentences = [withdrawal.stepReview, withdrawal.reviewLate, consult.reopenHint, service.late, service.lateRefunded];
  for (const sentence of sentences) expect(sentence(moment)).toContain("）前");
});
