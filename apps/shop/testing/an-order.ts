import type { CallData } from "@sihai/contract";
import type { stillToCome } from "@sihai/contract/goods";
import type { orderDetail } from "@sihai/contract/order";

type OrderOnWire = CallData<typeof orderDetail>;

const teapot: OrderOnWire["items"][number] = {
  ...{ itemNo: "SH2611220000001", state: "unpaid", goodsId: "53", classId: null, platform: "taobao", link: null },
  ...{ name: { zh: "茶壶", en: "Teapot" }, options: [], pictureUrl: null, pictures: [], declaredUnitValue: null, quantity: 1 },
  ...{
    unitPrice: "114.00",
    domesticFreight: "10.00",
    service: "0.00",
    discount: "0.00",
    total: "124.00",
    paid: "0.00",
    refunded: "0.00",
  },
  ...{ remark: "", services: [], dueAt: null, courier: null, trackingNo: null, cancellable: true, ask: null },
  ...{
    warehouseId: 1,
    timeline: [],
    returnBefore: null,
    withExpert: false,
    supplement: null,
    photos: [],
    deliveries: [],
    arrivals: [],
  },
};

/** An order of one teapot for 124.00, going to Germany, not paid for yet. */
export const unpaidOrder: OrderOnWire = {
  ...{ orderNo: "DG000000017", type: "dg", state: "unpaid", shopSource: "taobao", shopName: { zh: "店", en: "Shop" } },
  ...{ total: "124.00", due: "124.00", goodsCount: 1, tradeNo: "T2026112200000001", items: [teapot] },
  ...{ createdAt: "2026-11-22T02:00:00.000Z", payBefore: "2036-11-25T02:00:00.000Z" },
  actions: { pay: true, cancel: true, remove: false, confirm: false },
  discount: null,
  memberDiscount: null,
  lines: [
    { label: "goods", amount: "114.00", how: "1 × 114.00" },
    { label: "domestic-freight", amount: "10.00", how: "" },
  ],
  ...{
    totalServiceFee: "0.00",
    warehouseId: 1,
    country: "DE",
    countryOpen: true,
    countryChanges: [],
    remark: "",
    shipTogether: false,
    quickBuy: false,
    wish: null,
  },
  ...{ cancelReason: null, paid: "0.00", refunded: "0.00", cardPayments: [], logistics: [] },
  supplementaryPayment: { open: "0.00", paid: "0.00" },
};

/** What is still to come for it: 100.00 to 120.00. */
export const teapotAhead: CallData<typeof stillToCome> = {
  costs: { operation: "10.00", shipping: { low: "90.00", high: "110.00" }, tax: "0.00", low: "100.00", high: "120.00" },
  line: { id: "de-air", name: { zh: "德国空运", en: "Germany air" }, days: [8, 14], daysBasis: "promised", taxMode: "excluded" },
  ...{ grams: 700, weightFrom: "seller", refused: [] },
};
