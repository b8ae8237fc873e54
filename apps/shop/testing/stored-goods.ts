import type { CallData } from "@sihai/contract";
import type { listStorage } from "@sihai/contract/storage";

export type Stored = CallData<typeof listStorage>["list"][number];

/** A cup in storage, for its page. */
export function stored(itemId: string, changes: Partial<Stored> = {}): Stored {
  return {
    itemId,
    itemNo: `W${itemId}`,
    orderNo: "DG000000017",
    name: { zh: `茶杯${itemId}`, en: `Cup ${itemId}` },
    skuName: [{ zh: "青", en: "Celadon" }],
    pictureUrl: null,
    classId: null,
    flags: [],
    quantity: 1,
    value: "39.00",
    grams: 420,
    sidesCm: [12, 10, 9],
    warehouse: 1,
    alone: false,
    reserved: false,
    waitsFor: 0,
    supplement: null,
    measuringFee: "0.00",
    stockedInAt: "2026-11-01T02:00:00.000Z",
    returnBefore: "2026-11-06T02:00:00.000Z",
    extension: { monthsMax: 3, obstacle: null, overdueFee: "0.00" },
    tasks: [],
    storage: { phase: "free", daysLeft: 40, ofDays: 90, endsAt: "2027-01-01T02:00:00.000Z", paused: false },
    photos: [],
    ...changes,
  };
}

/** What the list of storage answers with these. */
export function answerOf(
  list: Stored[],
  more: Partial<CallData<typeof listStorage>> = {},
): { data: CallData<typeof listStorage> } {
  const grams = list.reduce((sum, item) => sum + item.grams, 0);
  const counts = {
    warehouses: [{ warehouse: 1, items: list.length }],
    within10: 0,
    within30: 0,
    within60: list.length,
    overdue: 0,
  };
  return { data: { list, total: list.length, grams, page: 1, pageSize: 30, counts, ...more } };
}
