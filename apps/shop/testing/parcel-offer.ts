import type { CallData } from "@sihai/contract";
import type { parcelOptions } from "@sihai/contract/parcel";
import { storedCup } from "./things.ts";

type Options = CallData<typeof parcelOptions>;
type Offered = Options["eligible"][number];

function offered(id: string): Offered {
  return {
    line: {
      ...{ id, name: { zh: id, en: id }, service: "air", days: [8, 15], tax: { mode: "included", rateBp: 0 }, package: "box" },
      ...{
        note: { zh: "", en: "" },
        volumetric: { rule: "never", divisor: null, sideCm: null, ratio: null },
        refuses: [],
        insurance: { rateBp: 200, min: "2.00", cap: "500.00" },
      },
      limits: { maxGrams: null, maxSideCm: null, maxSumCm: null, maxGirthCm: null },
      prices: { min: "90.00", max: "90.00", firstGrams: 500, first: "90.00", additionalGrams: 500, additional: "30.00" },
      ...{
        needsOutlet: id === "pickup",
        needsIdentity: false,
        performance: null,
        depositError: null,
        usage30Days: 0,
        isMeasured: true,
      },
    },
    quote: { actualGrams: 420, volumetricGrams: 0, chargeableGrams: 500, lines: [], total: "90.00" },
    ...{ deposit: "102.00", depositHow: "", maxInsured: "39.00", taxRateBp: 0 },
  };
}

/** One cup to Germany by two lines. */
export const parcelOffer: Options = {
  ...{ serverTime: "2026-11-22T02:00:00.000Z", usdRate: "0.14", goodsValue: "39.00", excluded: [], charges: [], services: [] },
  items: [storedCup],
  open: [],
  address: {
    ...{ consignee: "Mei", lastName: "Lin", contact: "+49 30 901820", country: "DE", state: "Berlin", city: "Berlin" },
    ...{ fullAddress: "Torstraße 1", zipCode: "10119" },
  },
  eligible: [offered("air"), offered("pickup")],
  vacuumLimitCm: { longest: 80, second: 60 },
  declaration: {
    lines: [
      {
        ...{ itemIds: ["1"], name: { zh: "茶杯", en: "Tea cup" }, hsCode: "", quantity: 1 },
        value: { amount: "5.46", currency: "USD" },
      },
    ],
    total: { amount: "5.46", currency: "USD" },
  },
  declarationLinesMost: 20,
  promotions: {
    ...{ coupons: [], level: 1 },
    credits: { balance: 0, reserved: 0, mostAParcel: 1000, step: 100, shareBp: 10_000, endsAt: "2026-12-31T16:00:00.000Z" },
  },
  ...{ identityDocument: null, tax: null, outlets: [], holds: null },
  outstanding: { owed: "0.00", blocked: false, limit: "200.00" },
};
