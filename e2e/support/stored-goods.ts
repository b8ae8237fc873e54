import type { APIRequestContext } from "@playwright/test";
import { submitForwarding } from "@sihai/contract/forwarding";
import { listStorage } from "@sihai/contract/storage";
import { listExpected, signDelivery, stockIn, uploadBenchPhoto } from "@sihai/contract/warehouse";
import { aPicture } from "./benches.ts";
import { call } from "./call.ts";

type Stored = { itemId: string; itemNo: string; name: string };

/** Things the shopper sent to the warehouse, each of `quantity` pieces worth 60 yuan, stocked in by the desk's calls. */
export async function storedGoods(
  shopper: APIRequestContext,
  desk: APIRequestContext,
  { count = 2, quantity = 1 } = {},
): Promise<Stored[]> {
  const trackingNo = `SF${String(Date.now()).slice(-13)}`;
  const items = Array.from({ length: count }, (_, at) => ({
    name: `Wool scarf 羊毛围巾 ${trackingNo.slice(-6)}-${at + 1}`,
    classId: "clothing",
    quantity,
    unitValue: "60.00",
    remark: "",
    pictures: [],
  }));
  await call(shopper, submitForwarding, {
    body: {
      warehouseId: 1,
      shipTogether: true,
      remark: "Scarves",
      agreed: true,
      parcels: [{ courier: "sf", trackingNo, services: [], items }],
    },
  });
  const expected = await call(desk, listExpected, { query: { q: trackingNo } });
  await call(desk, signDelivery, { body: { trackingNo } });
  const itemNos = expected.items.map(({ itemNo }) => itemNo);
  for (const itemNo of itemNos) {
    const standardPhotos: string[] = [];
    for (const side of ["front", "back", "label"]) {
      const { fileId } = await call(desk, uploadBenchPhoto, { body: { subject: itemNo } }, await aPicture(side));
      standardPhotos.push(fileId);
    }
    await call(desk, stockIn, {
      body: { itemNo, grams: 600, sidesCm: [30, 20, 8], shelf: "A-02-1", quantity, standardPhotos },
    });
  }
  const { list } = await call(shopper, listStorage, { query: { pageSize: 100 } });
  return list.flatMap(({ itemId, itemNo, name }) => (itemNos.includes(itemNo) ? { itemId, itemNo, name: name.zh } : []));
}
