import type { CallData } from "@sihai/contract";
import type { listExpected, readStored } from "@sihai/contract/warehouse";

export type BenchItem = CallData<typeof listExpected>["items"][number];

/** A desk lamp that has come and was signed for, not stocked in. */
export const lamp: BenchItem = {
  itemNo: "DG000000017-01",
  orderNo: "DG000000017",
  state: "signed",
  name: { zh: "台灯", en: "Desk lamp" },
  skuName: [],
  pictureUrl: null,
  pictureFileIds: [],
  quantity: 2,
  warehouse: 1,
  customerMark: "SH7",
  courier: null,
  trackingNo: "SF1234567890",
  flags: [],
  services: [],
  detailedPhotos: 0,
  remark: "",
  dueAt: null,
  priority: true,
  wish: null,
  signedAt: "2026-11-20T02:00:00.000Z",
  afterCutOff: false,
  numberByStaff: false,
  arrivals: [],
};

/** What a scan finds: one courier number with these items. */
export const delivery = (items: BenchItem[]) => ({ data: { trackingNo: "SF1234567890", items, shelved: null, similar: [] } });

/** The lamp in storage, its weight corrected once. */
export const stored: CallData<typeof readStored> = {
  ...{
    itemNo: lamp.itemNo,
    name: lamp.name,
    state: "stocked-in",
    grams: 600,
    sidesCm: [30, 20, 8],
    shelf: "A-01-1",
    quantity: 2,
    photos: [],
    photosNeeded: 3,
  },
  corrections: [
    {
      ...{ at: "2026-11-20T02:00:00.000Z", staffName: "Wu", reason: "typing-error", note: "0.6 for 6" },
      was: { grams: 6000, sidesCm: [30, 20, 8], shelf: "A-01-1", photos: [] },
      now: { grams: 600, sidesCm: [30, 20, 8], shelf: "A-01-1", photos: [] },
    },
  ],
};
