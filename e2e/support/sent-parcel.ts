import type { Page } from "@playwright/test";
import { giveWaybill, handOver, packParcel, pickItem, startPicking, weighParcel } from "@sihai/contract/parcel";
import { uploadBenchPhoto } from "@sihai/contract/warehouse";
import { aPicture } from "./benches.ts";
import { call } from "./call.ts";
import { demoLogIn } from "./demo-login.ts";
import { paidParcel } from "./paid-parcel.ts";
import { storedGoods } from "./stored-goods.ts";

/** Mei's parcel of two things, on its way with the carrier: made by calls, as its desk and she would make it. */
export async function sentParcel(
  page: Page,
  { request: desk }: Page,
  { insured = "0.00", waybillNo = `SH${String(Date.now()).slice(-9)}CN` } = {},
): Promise<{ packageId: string; itemNos: string[] }> {
  await demoLogIn(page.request);
  const goods = await storedGoods(page.request, desk);
  const itemNos = goods.map(({ itemNo }) => itemNo);
  const { packageId } = await paidParcel(page, undefined, { itemIds: goods.map(({ itemId }) => itemId), insured });
  await call(desk, startPicking, { body: { packageId } });
  for (const itemNo of itemNos) await call(desk, pickItem, { body: { packageId, itemNo } });
  await call(desk, packParcel, { body: { packageId } });
  const photo = async (of: string) =>
    (await call(desk, uploadBenchPhoto, { body: { subject: packageId } }, await aPicture(of))).fileId;
  const [scalePhoto, tapePhoto] = [await photo("scale"), await photo("tape")];
  await call(desk, weighParcel, { body: { packageId, grams: 1200, sidesCm: [30, 20, 16], scalePhoto, tapePhoto } });
  await call(desk, giveWaybill, { body: { packageId, carrier: "Sihai Line", waybillNo } });
  await call(desk, handOver, { body: { carrier: "Sihai Line", packageIds: [packageId] } });
  return { packageId, itemNos };
}
