import { goodsDict } from "@sihai/text/dict/goods";
import { expect, it } from "vitest";
import { arrivesText } from "./arrives-text.ts";

const measured = { days: [17, 29] as [number, number], daysBasis: "measured" as const };
const said = async (line: Parameters<typeof arrivesText>[0]) =>
  await Promise.all(
    (["en", "zh"] as const).map(async (language) =>
      arrivesText(line, await goodsDict.load(language), language)
        .replaceAll("\u2060", "")
        .replaceAll("\u00a0", " "),
    ),
  );

it("days say whose they are: measured, as the price list says, or promised", async () => {
  expect(await said({ ...measured, daysFrom: { isMeasured: true, parcels: 1214 } })).toEqual([
    "Usually 17–29 days after dispatch, measured on 1,214 parcels.",
    "通常发货后 17–29 天送达，按 1,214 个包裹实测。",
  ]);
  expect(await said({ ...measured, daysFrom: { isMeasured: false, parcels: 214 } })).toEqual([
    "Usually 17–29 days after dispatch, as stated in the price list.",
    "价目表标注：通常发货后 17–29 天送达。",
  ]);
  expect(await said({ days: [27, 40], daysBasis: "promised", daysFrom: null })).toEqual([
    "Promised: 27–40 days after dispatch. No measured figures yet.",
    "承诺发货后 27–40 天送达，暂无实际时效数据。",
  ]);
});

it("of a node of the release before they claim no count", async () => {
  expect(await said({ ...measured })).toEqual(["Usually 17–29 days after dispatch.", "通常发货后 17–29 天送达。"]);
});
