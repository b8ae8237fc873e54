import type { Page } from "@playwright/test";
import { giveWaybill, handOver, packParcel, pickItem, startPicking, weighParcel } from "@sihai/contract/parcel";
import { uploadBenchPhoto } from "@sihai/contract/warehouse";
import { aPicture } from "./benches.ts";
import { call } from "./call.ts";
import { demoLogIn } from "./demo-login.ts";
import { paidParcel, type Receiver } from "./paid-parcel.ts";
import { storedGoods } from "./stored-goods.ts";

type Packed = { packageId: string; itemNos: string[] };

/** Mei's parcel of two things, on its way with the carrier: made by calls, as its desk and she would make it. */
export async function sentParcel(
  page: Page,
  desk: Page,
  { insured = "0.00", receiver }: { insured?: string; receiver?: Receiver } = {},
): Promise<Packed> {
  await demoLogIn(page.request);
  const goods = await storedGoods(page.request, desk.request);
  const itemNos = goods.map(({ itemNo }) => itemNo);
  const { packageId } = await paidParcel(page, undefined, { itemIds: goods.map(({ itemId }) => itemId), insured, receiver });
  await shipParcel(desk, { packageId, itemNos });
  return { packageId, itemNos };
}

/** Picks, packs, weighs and hands over a paid parcel of things of `storedGoods`: as heavy and large as they are, so that nobody owes anything. */
export async function shipParcel({ request: desk }: Page, { packageId, itemNos }: Packed): Promise<void> {
  const waybillNo = `SH${String(Date.now()).slice(-9)}CN`;
  await call(desk, startPicking, { body: { packageId } });
  for (const itemNo of itemNos) await call(desk, pickItem, { body: { packageId, itemNo } });
  await call(desk, packParcel, { body: { packageId } });
  const photo = async (of: string) =>
    (await call(desk, uploadBenchPhoto, { body: { subject: packageId } }, await aPicture(of))).fileId;
  const [scalePhoto, tapePhoto] = [await photo("scale"), await photo("tape")];
  const sidesCm: [number, number, number] = [30, 20, 8 * itemNos.length];
  await call(desk, weighParcel, { body: { packageId, grams: 600 * itemNos.length, sidesCm, scalePhoto, tapePhoto } });
  await call(desk, giveWaybill, { body: { packageId, carrier: "Sihai Line", waybillNo } });
  await call(desk, handOver, { body: { carrier: "Sihai Line", packageIds: [packageId] } });
}
