import type { CallData } from "@sihai/contract";
import type { parcelDetail } from "@sihai/contract/parcel";

export type ParcelOnWire = CallData<typeof parcelDetail>;

const measured = { grams: 1_200, sidesCm: [30, 20, 10], chargeableGrams: 1_200, volumetricGrams: 0 };

/** A parcel of one cup to Germany, deposit 102.00, not paid for yet; customs may ask 12.30. */
export const unpaidParcel: ParcelOnWire = {
  ...{ packageId: "P20261101-AAAAAAA", state: "unpaid", next: { code: "pay", by: "2036-11-25T02:00:00.000Z" }, alert: null },
  ...{ tradeNo: "T261101AAAAAAAAA", warehouse: 1, email: "mei@example.com", outlet: null, remark: "", revision: 0 },
  line: { id: "de-air", name: { zh: "德国空运", en: "Germany air" }, service: "air", days: [8, 14], taxMode: "excluded" },
  address: {
    ...{ consignee: "Mei", lastName: "Lin", contact: "+49 30 901820", country: "DE", state: "Berlin", city: "Berlin" },
    ...{ fullAddress: "Torstraße 1", zipCode: "10119" },
  },
  identity: { kind: "personal", companyName: null, masked: null },
  items: [
    {
      ...{ itemId: "1", itemNo: "W1", name: { zh: "茶杯", en: "Cup" }, skuName: [], pictureUrl: null, quantity: 1 },
      ...{ grams: 420, value: "39.00", missing: null },
    },
  ],
  ...{ estimated: measured, actual: null, evidence: [], depositHow: "", charges: [], chargesTotal: "0.00", discounts: [] },
  weighing: {
    volumetric: { rule: "never", divisor: null, sideCm: null, ratio: null },
    ...{ minChargeGrams: 1, roundUpGrams: 1 },
  },
  quote: { actualGrams: 1_200, volumetricGrams: 0, chargeableGrams: 1_200, lines: [], total: "90.00" },
  ...{ deposit: "102.00", insurance: { insured: "0.00", fee: "0.00" }, total: "102.00", paidAt: null, settlement: null },
  ...{ sealed: null, cardPayments: [], declaration: { lines: [], total: { amount: "5.46", currency: "USD" } } },
  tax: { from: "2026-07-01", total: "12.30", lines: [{ code: "vat", amount: "12.30", how: "19%" }] },
  ...{
    carrier: null,
    waybillNo: null,
    shippedAt: null,
    deliveredAt: null,
    completedAt: null,
    claimBy: null,
    claim: null,
    arrives: null,
  },
  ...{ tracking: [], steps: [], may: { pay: true, change: true, cancel: true, confirmReceipt: false }, cancelFee: "0.00" },
  ...{ createdAt: "2026-11-22T02:00:00.000Z", payBefore: "2036-11-25T02:00:00.000Z" },
};

/** The same, paid, weighed and sealed: it costs 122.00 rather than 102.00. */
export const sealedParcel: ParcelOnWire = {
  ...unpaidParcel,
  ...{ state: "weighed", next: { code: "hand-over", by: "2036-11-25T02:00:00.000Z" }, tradeNo: null },
  ...{ paidAt: "2026-11-23T02:00:00.000Z", actual: { ...measured, grams: 1_600, chargeableGrams: 1_600 } },
  sealed: {
    ...{ outcome: "balance-due", difference: "20.00", unusedDiscount: "0.00" },
    quote: { actualGrams: 1_600, volumetricGrams: 0, chargeableGrams: 1_600, lines: [], total: "122.00" },
  },
};
