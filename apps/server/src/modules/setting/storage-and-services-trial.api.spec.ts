import { orderServices } from "@sihai/contract/service";
import { previewSetting } from "@sihai/contract/setting";
import { type SettingName, seedJson } from "@sihai/domain/setting";
import { expect, it } from "vitest";
import { aKey, logInAgain } from "#testing";
import { benches, mei, spec, standOnNewGround } from "../../../testing/parcel/fixtures.ts";
import { daySeconds } from "../../../testing/storage/stored.ts";
import { aStoredItem } from "../../../testing/warehouse/stored-items.ts";

standOnNewGround();

async function tried(name: SettingName, value: unknown) {
  const query = { name, value: JSON.stringify(value) };
  return (await (await spec.staff("pricing")).must(previewSetting, { query })).trials;
}

it("a draft of storage or of services shows what stored items and services of late would have cost by it", async () => {
  const [lain, { itemNo }] = [await aStoredItem(spec, mei, benches), await aStoredItem(spec, mei, benches)];
  await spec.advance(3.5 * daySeconds);
  await logInAgain(spec, mei);
  const services = [
    { serviceNo: "fine-photo" as const, quantity: 4, remarks: "" },
    { serviceNo: "invoice-removal" as const, quantity: 1, remarks: "" },
  ];
  await mei.must(orderServices, { body: { itemNo, services, seenTotal: "6.00" } }, { key: aKey() });
  expect(lain.itemNo).not.toBe(itemNo);
  // Two items, each three days over a single free one.
  expect(await tried("storageTerms", { freeDays: 1, overdueDays: 10, feePerDay: "2.00" })).toEqual([
    { of: "storage", rows: 2, changed: 2, before: "0.00", after: "12.00" },
  ]);
  expect(await tried("storageTerms", { freeDays: 1, overdueDays: 2, feePerDay: "2.00" })).toMatchObject([{ after: "8.00" }]);
  expect(await tried("storageTerms", seedJson.storageTerms)).toMatchObject([{ rows: 2, changed: 0 }]);
  expect(await tried("finePhotoTerms", { halfPriceFrom: 2, mostPerItem: 20 })).toEqual([
    { of: "item-services", rows: 2, changed: 1, before: "6.00", after: "5.00" },
  ]);
  const removal = { ...Object(seedJson.itemServicePrices), "invoice-removal": "1.50" };
  expect(await tried("itemServicePrices", removal)).toMatchObject([{ changed: 1, before: "6.00", after: "7.50" }]);
});
