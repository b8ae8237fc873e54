/** Things of one shopper, by the names calls give them. A stranger is tried with them, and with made-up ones. */
export type Owned = {
  userId: string;
  planId: string;
  addressId: string;
  msgId: string;
  cartItemId: string;
  orderNo: string;
  itemNo: string;
  orderTradeNo: string;
  storedItemId: string;
  parcelTradeNo: string;
  packageId: string;
  billId: string;
  fileId: string;
  serviceEntryId: string;
  supplementId: string;
  storedItemNo: string;
  returnNo: string;
  claimNo: string;
  abnormalNo: string;
  storageTaskId: string;
  enquiryNo: string;
  expertNo: string;
};

type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: Record<string, unknown> };
export type Row = {
  access: string;
  /** Where an open call itself answers "not logged in": to whom it does not. */
  opensTo?: "shopper" | "nobody without a signature";
  /** How a stranger would name somebody else's thing; absent for calls that take no shopper's id. */
  stranger?: (owned: Owned) => Input;
};

const everyone: Row = { access: "everyone" };
const user: Row = { access: "user" };
const staff = (permission: string): Row => ({ access: `staff:${permission}` });
const owner = (stranger: (owned: Owned) => Input): Row => ({ access: "user", stranger });

/** One row for every call the server answers; the matrix fails on a call without one (reliability A1, F57, F58). */
export const authorisationRows: Record<string, Row> = {
  // plan
  "POST /api/parcel/plan": owner(({ storedItemId, addressId }) => ({ body: { itemIds: [storedItemId], addressId } })),
  "GET /api/parcel/plan/{planId}": owner(({ planId }) => ({ params: { planId } })),
  "POST /api/parcel/plan/{planId}/cancel": owner(({ planId }) => ({ params: { planId } })),
  // identity
  "POST /api/user/oauth/personal-center-new": { access: "everyone", opensTo: "shopper" },
  "POST /api/site/logout": everyone,
  "POST /api/user/oauth/send-code": everyone,
  "POST /api/user/oauth/register": everyone,
  "POST /api/user/oauth/login": everyone,
  "POST /api/user/oauth/login-by-code": everyone,
  "POST /api/user/oauth/forget-password": everyone,
  "POST /api/user/oauth/reset-password": everyone,
  "POST /api/user/oauth/wx-login": everyone,
  "POST /api/user/oauth/wx-bind": everyone,
  "GET /api/user/oauth/get-status-num": user,
  "GET /api/user/info/user-info": user,
  "GET /api/user/info/about-info": everyone,
  "POST /api/user/info/edit": owner(({ fileId }) => ({ body: { avatarFileId: fileId } })),
  "POST /api/user/info/modify-currency/{currency}": user,
  "POST /api/user/set-language": user,
  "POST /api/gateway/users/dailycheck/{userId}": owner(({ userId }) => ({ params: { userId } })),
  "POST /api/users/editpassword/{userId}": owner(({ userId }) => ({
    params: { userId },
    body: { oldPassword: "Old#2026", password: "New#2026", confirmPassword: "New#2026" },
  })),
  "POST /api/user/account/send-new-email-code": user,
  "POST /api/user/account/change-email": user,
  "GET /api/user/activate": everyone,
  "GET /api/tool/currency/currency-list": everyone,
  "GET /api/tool/js/get-currency-list": everyone,
  "POST /api/advert/vert": everyone,
  "GET /api/user/payment/check-has-password": user,
  "POST /api/user/payment/sendcode2mail": user,
  "POST /api/user/payment/add-password": user,
  "POST /api/user/payment/modify-password": user,
  "POST /api/user/payment/user-validate": user,
  "POST /api/user/payment/reset-password": user,
  "POST /api/user/payment/validate-password": user,
  // address and messages
  "GET /api/address/pagelist": user,
  "POST /api/address/detail": owner(({ addressId }) => ({ body: { addressId } })),
  "POST /api/address/default": owner(({ addressId }) => ({ body: { addressId } })),
  "POST /api/address/delete": owner(({ addressId }) => ({ body: { addressId } })),
  "POST /api/address/edit": owner(({ addressId }) => ({
    body: {
      addressId,
      consignee: "Omar",
      addressLastName: "Haddad",
      contact: "+49301234567",
      email: "omar@example.com",
      countryId: "DE",
      stateId: "DE-BE",
      addressState: "Berlin",
      city: "Berlin",
      fullAddress: "Invalidenstraße 2",
      zipCode: "10115",
      default: false,
      label: "home",
    },
  })),
  "GET /api/message/msg-type-count": user,
  "POST /api/message/msg-type-list": user,
  "GET /api/message/msg-count": user,
  "POST /api/message/setmsgread": owner(({ msgId }) => ({ body: { msgId } })),
  "GET /api/user/message/delete-read-all-msg": owner(({ msgId }) => ({ query: { id: msgId } })),
  // content and files
  "GET /api/content/article": everyone,
  "GET /api/content/articles": everyone,
  "GET /api/files/{fileId}": { access: "everyone", stranger: ({ fileId }) => ({ params: { fileId } }) },
  "GET /api/staff/files/{fileId}": { access: "staff" },
  "POST /api/files/upload": user,
  // goods and cart
  "POST /api/goods/parse": everyone,
  "GET /api/goods/detail": everyone,
  "GET /api/goods/picture/{goodsId}/{picture}": everyone,
  "GET /api/goods/inspection-photo/{goodsId}/{fileId}": {
    access: "everyone",
    stranger: ({ fileId }) => ({ params: { goodsId: "1", fileId } }),
  },
  "GET /api/goods/search": everyone,
  "GET /api/goods/popular": everyone,
  "GET /api/goods/landed-cost": everyone,
  "POST /api/goods/favourite": user,
  "GET /api/goods/favourites": user,
  "GET /api/cart/list": user,
  "GET /api/cart/count": user,
  "POST /api/cart/add": user,
  "POST /api/cart/change": owner(({ cartItemId }) => ({ body: { cartItemId, quantity: 2 } })),
  "POST /api/cart/correct-price": owner(({ cartItemId }) => ({
    body: { cartItemId, unitPrice: "9.00", domesticFreight: "0.00" },
  })),
  "POST /api/cart/accept-prices": owner(({ cartItemId }) => ({ body: { cartItemIds: [cartItemId] } })),
  "POST /api/cart/remove": owner(({ cartItemId }) => ({ body: { cartItemIds: [cartItemId] } })),
  "POST /api/cart/move-to-favourites": owner(({ cartItemId }) => ({ body: { cartItemIds: [cartItemId] } })),
  "POST /api/cart/restore": owner(({ cartItemId }) => ({ body: { cartItemIds: [cartItemId] } })),
  // orders
  "POST /api/order/preview/dg": owner(({ cartItemId }) => ({ body: placement(cartItemId) })),
  "POST /api/order/submit/diy": user,
  "POST /api/order/submit/zy": user,
  "POST /api/order/zy/logistics": owner(({ orderNo, itemNo }) => ({
    body: { orderNo, itemNos: [itemNo], courier: "sf", trackingNo: "SF7777777777777" },
  })),
  "GET /api/staff/forwarding/disputes": staff("abnormal.read"),
  "POST /api/staff/forwarding/disputes/decide": staff("abnormal.record"),
  "POST /api/order/submit/dg": owner(({ cartItemId }) => ({
    body: {
      ...placement(cartItemId),
      seenPrices: [{ goodsCode: cartItemId, unitPrice: "1.00", domesticFreight: "0.00" }],
      disclaimerAgreed: true,
    },
  })),
  "GET /api/order/list": user,
  "GET /api/order/detail": owner(({ orderNo }) => ({ query: { orderNo } })),
  "GET /api/order/site/unconfirm-list": user,
  "GET /api/order/glance": user,
  "POST /api/order/pay": owner(({ orderNo }) => ({ body: { orderNos: [orderNo] } })),
  "POST /api/order/cancel": owner(({ orderNo }) => ({ body: { orderNo, reason: "changed-mind" } })),
  "POST /api/order/item/cancel": owner(({ itemNo }) => ({ body: { itemNo, reason: "changed-mind" } })),
  "POST /api/order/delete": owner(({ orderNo }) => ({ body: { orderNo } })),
  "POST /api/order/repeat": owner(({ orderNo }) => ({ body: { orderNo } })),
  "POST /api/order/item/confirm": owner(({ itemNo }) => ({ body: { itemNo, answer: "accept" } })),
  "GET /api/staff/buying/queue": staff("buying.read"),
  "POST /api/staff/buying/take": staff("buying.record"),
  "POST /api/staff/buying/record-purchase": staff("buying.record"),
  "POST /api/staff/buying/record-purchases": staff("buying.record"),
  "POST /api/staff/buying/ask": staff("buying.record"),
  "POST /api/staff/buying/split": staff("buying.record"),
  "POST /api/staff/buying/cancel": staff("buying.refund"),
  "POST /api/staff/buying/seller-shipped": staff("buying.record"),
  "GET /api/staff/orders/look-up": staff("order.read"),
  "GET /api/staff/orders/detail": staff("order.read"),
  // freight, warehouse, storage
  "POST /api/freight/calculate": everyone,
  "GET /api/freight/line": everyone,
  "GET /api/freight/curves": everyone,
  "GET /api/freight/goods-classes": everyone,
  "GET /api/freight/countries": everyone,
  "GET /api/staff/freight/versions": staff("freight.edit"),
  "GET /api/staff/freight/version": staff("freight.edit"),
  "GET /api/staff/freight/version-trial": staff("freight.edit"),
  "GET /api/staff/freight/version-files": staff("freight.edit"),
  "POST /api/staff/freight/import": staff("freight.edit"),
  "POST /api/staff/freight/schedule": staff("freight.edit"),
  "POST /api/staff/freight/withdraw": staff("freight.edit"),
  "GET /api/staff/freight/figures": staff("parcel.read"),
  "GET /api/staff/freight/figure-parcels": staff("parcel.read"),
  "GET /api/staff/freight/outlets": staff("freight.edit"),
  "GET /api/staff/freight/tax-rules": staff("freight.edit"),
  "POST /api/staff/freight/tax-rule": staff("freight.edit"),
  "POST /api/staff/freight/tax-rules-import": staff("freight.edit"),
  "GET /api/staff/freight/tax-rules-file": staff("freight.edit"),
  "POST /api/staff/freight/tax-rules-check": staff("freight.edit"),
  "POST /api/staff/freight/tax-rule-withdraw": staff("freight.edit"),
  "GET /api/staff/freight/line-cells": staff("freight.edit"),
  "POST /api/staff/freight/line-check": staff("freight.edit"),
  "POST /api/staff/freight/line-draft": staff("freight.edit"),
  "GET /api/tool/warehouse/get-warehouse-address": everyone,
  "GET /api/storage/list": user,
  "GET /api/storage/item": owner(({ storedItemId }) => ({ query: { itemId: storedItemId } })),
  "GET /api/staff/receiving/expected": staff("receiving.read"),
  "GET /api/staff/receiving/scan": staff("receiving.read"),
  "POST /api/staff/receiving/sign": staff("receiving.record"),
  "POST /api/staff/receiving/stock-in": staff("receiving.record"),
  "POST /api/staff/receiving/arrival": staff("receiving.record"),
  "POST /api/staff/receiving/finding": staff("receiving.record"),
  "POST /api/staff/photos": staff("photo.record"),
  "GET /api/abnormal/list": user,
  "POST /api/abnormal/claim": owner(({ abnormalNo, fileId }) => ({
    body: { abnormalNo, hidden: "000000", contents: "tea", proofs: [fileId] },
  })),
  "POST /api/staff/abnormal/shelve": staff("abnormal.record"),
  "GET /api/staff/abnormal/list": staff("abnormal.read"),
  "GET /api/staff/abnormal/detail": staff("abnormal.read"),
  "POST /api/staff/abnormal/assign": staff("abnormal.record"),
  "POST /api/staff/abnormal/give": staff("abnormal.record"),
  "POST /api/staff/abnormal/decide": staff("abnormal.record"),
  "POST /api/storage/extend": owner(({ storedItemId }) => ({
    body: { items: [{ itemId: storedItemId, months: 1 }], seenTotal: "15.00" },
  })),
  "POST /api/storage/discard": owner(({ storedItemId }) => ({ body: { itemId: storedItemId, reason: "" } })),
  "POST /api/storage/split": owner(({ storedItemId }) => ({ body: { itemId: storedItemId, pieces: 1 } })),
  "POST /api/storage/withdraw": owner(({ storageTaskId }) => ({ body: { taskId: storageTaskId } })),
  "GET /api/staff/storage/map": staff("storage.read"),
  "GET /api/staff/storage/shelf": staff("storage.read"),
  "GET /api/staff/storage/tasks": staff("storage.read"),
  "GET /api/staff/storage/differences": staff("storage.read"),
  "POST /api/staff/storage/move": staff("storage.record"),
  "POST /api/staff/storage/count": staff("storage.record"),
  "POST /api/staff/storage/settle-difference": staff("storage.record"),
  "POST /api/staff/storage/propose": staff("storage.record"),
  "POST /api/staff/storage/finish": staff("storage.record"),
  "POST /api/staff/storage/split": staff("storage.record"),
  "GET /api/staff/labels/item/{itemNo}": staff("receiving.read"),
  // payment and wallet
  "GET /api/payment/trade": owner(({ orderTradeNo }) => ({ query: { tradeNo: orderTradeNo } })),
  "POST /api/payment/pay-by-balance": owner(({ parcelTradeNo }) => ({ body: { tradeNo: parcelTradeNo, payPassword: "246810" } })),
  "POST /api/payment/pay-by-card": owner(({ parcelTradeNo, addressId }) => ({
    body: {
      tradeNo: parcelTradeNo,
      token: "pm_card_visa",
      currency: "CNY",
      addressId,
      firstName: "Omar",
      lastName: "Haddad",
      email: "omar@example.com",
    },
  })),
  "POST /api/payment/confirm-return": owner(({ parcelTradeNo }) => ({ body: { tradeNo: parcelTradeNo } })),
  "POST /api/payment/combine": owner(({ orderTradeNo, parcelTradeNo }) => ({
    body: { tradeNos: [orderTradeNo, parcelTradeNo] },
  })),
  "POST /api/payment/recharge": user,
  "POST /api/payment/webhook": { access: "signature" },
  "GET /api/wallet/overview": user,
  "GET /api/wallet/bills": user,
  "GET /api/wallet/bill": owner(({ billId }) => ({ query: { billId } })),
  // promotion
  "GET /api/user/coupon/list": user,
  "POST /api/user/coupon/claim": user,
  "POST /api/user/coupon/redeem": user,
  "POST /api/user/coupon/check-code": user,
  "GET /api/user/credits": user,
  "POST /api/staff/promotion/coupon-kinds": staff("promotion.edit"),
  "GET /api/staff/promotion/coupon-kinds": staff("promotion.edit"),
  "POST /api/staff/promotion/give": staff("promotion.edit"),
  "POST /api/staff/promotion/discount-codes": staff("promotion.edit"),
  // parcels
  "POST /api/parcel/options": owner(({ storedItemId, addressId }) => ({ body: { itemIds: [storedItemId], addressId } })),
  "POST /api/parcel/submit": user,
  "POST /api/parcel/change": user,
  "GET /api/parcel/list": user,
  "GET /api/parcel/detail": owner(({ packageId }) => ({ query: { packageId } })),
  "GET /api/parcel/tracking": owner(({ packageId }) => ({ query: { packageId } })),
  "POST /api/parcel/cancel": owner(({ packageId }) => ({ body: { packageId } })),
  "POST /api/parcel/confirm-receipt": owner(({ packageId }) => ({ body: { packageId } })),
  "GET /api/parcel/clearance": owner(({ packageId }) => ({ query: { packageId } })),
  "POST /api/parcel/clearance/upload": user,
  "POST /api/parcel/clearance/remove": owner(({ packageId }) => ({ body: { packageId, kind: "certificate" } })),
  "POST /api/staff/dispatch/clearance": staff("dispatch.record"),
  "GET /api/parcel/outlets": everyone,
  "POST /api/parcel/tracking-webhook": { access: "signature", opensTo: "nobody without a signature" },
  "GET /api/staff/packing/queue": staff("parcel.read"),
  "GET /api/staff/packing/parcel": staff("parcel.read"),
  "POST /api/staff/packing/start": staff("packing.record"),
  "POST /api/staff/packing/pick": staff("packing.record"),
  "GET /api/staff/packing/put-back": staff("parcel.read"),
  "POST /api/staff/packing/put-back": staff("packing.record"),
  "POST /api/staff/packing/pack": staff("packing.record"),
  "POST /api/staff/packing/weigh": staff("packing.record"),
  "POST /api/staff/dispatch/waybill": staff("dispatch.record"),
  "POST /api/staff/dispatch/hand-over": staff("dispatch.record"),
  "POST /api/staff/dispatch/customs-form": staff("dispatch.record"),
  "GET /api/staff/labels/parcel/{packageId}": staff("parcel.read"),
  "GET /api/staff/parcels/look-up": staff("parcel.read"),
  "GET /api/staff/parcels/detail": staff("parcel.read"),
  // claims
  "GET /api/claim/of-parcel": owner(({ packageId }) => ({ query: { packageId } })),
  "POST /api/claim/open": owner(({ packageId, storedItemNo, fileId }) => ({
    body: {
      packageId,
      kind: "damaged",
      items: [{ itemNo: storedItemNo, quantity: 1 }],
      description: "broken",
      photos: [fileId],
      amount: "1.00",
    },
  })),
  "POST /api/claim/accept": owner(({ claimNo }) => ({ body: { claimNo, amount: "1.00" } })),
  "POST /api/claim/contest": owner(({ claimNo }) => ({ body: { claimNo, text: "more" } })),
  "POST /api/claim/withdraw": owner(({ claimNo }) => ({ body: { claimNo } })),
  "POST /api/claim/message": owner(({ claimNo }) => ({ body: { claimNo, text: "hello" } })),
  "GET /api/staff/claims/queue": staff("claim.read"),
  "POST /api/staff/claims/review": staff("claim.record"),
  "POST /api/staff/claims/offer": staff("claim.record"),
  "POST /api/staff/claims/refuse": staff("claim.record"),
  "POST /api/staff/claims/message": staff("claim.record"),
  "POST /api/staff/claims/pay": staff("finance.record"),
  "POST /api/staff/packing/service": staff("packing.record"),
  "GET /api/staff/dispatch/label-pdf": staff("parcel.read"),
  "GET /api/staff/dispatch/customs-pdf": staff("dispatch.record"),
  "GET /api/staff/dispatch/manifests": staff("dispatch.record"),
  "GET /api/staff/dispatch/manifest": staff("dispatch.record"),
  // parcels that did not arrive
  "GET /api/staff/dispatch/exceptions": staff("parcel.read"),
  "POST /api/staff/dispatch/exception": staff("dispatch.record"),
  "POST /api/staff/dispatch/take-back": staff("dispatch.record"),
  // returns
  "GET /api/return/options": owner(({ orderNo }) => ({ query: { orderNo } })),
  "POST /api/return/apply": owner(({ orderNo, itemNo }) => ({
    body: { orderNo, itemNos: [itemNo], type: "return", reason: "damaged", description: "" },
  })),
  "GET /api/return/list": user,
  "POST /api/return/cancel": owner(({ returnNo }) => ({ body: { returnNo } })),
  "GET /api/staff/returns/queue": staff("return.read"),
  "POST /api/staff/returns/approve": staff("return.record"),
  "POST /api/staff/returns/refuse": staff("return.record"),
  "POST /api/staff/returns/sent-back": staff("return.record"),
  "POST /api/staff/returns/seller-received": staff("return.record"),
  "POST /api/staff/returns/refund": staff("return.record"),
  "POST /api/staff/returns/exchange-shipped": staff("return.record"),
  "POST /api/staff/returns/proof": staff("return.record"),
  // staff
  "POST /api/staff/session/login": everyone,
  "GET /api/staff/session/me": { access: "staff" },
  "POST /api/staff/session/logout": everyone,
  "GET /api/staff/audit-log": staff("audit.read"),
  // services, supplements, followed items
  "GET /api/order/service/offer": owner(({ orderNo }) => ({ query: { orderNo } })),
  "POST /api/order/service/submit": owner(({ storedItemNo }) => ({
    body: { itemNo: storedItemNo, services: [{ serviceNo: "video", quantity: 1, remarks: "" }], seenTotal: "12.00" },
  })),
  "GET /api/order/service/list": owner(({ orderNo }) => ({ query: { orderNo } })),
  "POST /api/order/service/cancel": owner(({ serviceEntryId }) => ({ body: { entryId: serviceEntryId } })),
  "GET /api/order/service/supplements": owner(({ orderNo }) => ({ query: { orderNo } })),
  "POST /api/order/service/pay-supplements": owner(({ supplementId }) => ({ body: { supplementIds: [supplementId] } })),
  "POST /api/order/service/decline-supplement": owner(({ supplementId }) => ({ body: { supplementId } })),
  "GET /api/order/service/subscriptions": user,
  "POST /api/order/service/subscribe": owner(({ storedItemNo }) => ({ body: { itemNo: storedItemNo } })),
  "POST /api/order/service/unsubscribe": owner(({ storedItemNo }) => ({ body: { itemNo: storedItemNo } })),
  "GET /api/order/service/video-info": owner(({ fileId }) => ({ query: { videoId: fileId } })),
  "GET /api/order/service/video/{videoId}": owner(({ fileId }) => ({ params: { videoId: fileId } })),
  "GET /api/staff/services/queue": staff("service.read"),
  "POST /api/staff/services/start": staff("service.record"),
  "POST /api/staff/services/finish": staff("service.record"),
  "POST /api/staff/services/video": staff("service.record"),
  "POST /api/staff/services/ask-supplement": staff("supplement.record"),
  // tracking
  "GET /api/order/logistics": owner(({ orderNo }) => ({ query: { orderNo } })),
  // expert
  "POST /api/expert/terms": owner(({ storedItemId, addressId }) => ({
    body: { itemIds: [storedItemId], addressId, objective: "cheapest", maySplit: true, packaging: "keep" },
  })),
  "POST /api/expert/submit": owner(({ storedItemId, addressId }) => ({
    body: {
      itemIds: [storedItemId],
      addressId,
      objective: "cheapest",
      maySplit: true,
      packaging: "keep",
      deduction: "confirm",
      declared: { amount: "10.00", currency: "USD" },
      email: "mei@example.com",
      description: "",
    },
  })),
  "GET /api/expert/list": user,
  "GET /api/expert/detail": owner(({ expertNo }) => ({ query: { serviceBarcode: expertNo } })),
  "POST /api/expert/cancel": owner(({ expertNo }) => ({ body: { serviceBarcode: expertNo } })),
  "GET /api/expert/packing-plan": owner(({ expertNo }) => ({ query: { serviceBarcode: expertNo } })),
  "POST /api/expert/accept": owner(({ expertNo }) => ({
    body: {
      serviceBarcode: expertNo,
      total: "1.00",
      identity: { kind: "personal", companyName: "", number: "" },
      agreedDifference: true,
    },
  })),
  "POST /api/expert/decline": owner(({ expertNo }) => ({ body: { serviceBarcode: expertNo, reason: "no" } })),
  "GET /api/staff/expert/queue": staff("expert.read"),
  "GET /api/staff/expert/detail": staff("expert.read"),
  "POST /api/staff/expert/take": staff("expert.record"),
  "POST /api/staff/expert/planner": staff("expert.record"),
  "GET /api/staff/expert/planner": staff("expert.read"),
  "POST /api/staff/expert/quote": staff("expert.record"),
  "POST /api/staff/expert/send": staff("expert.record"),
  // enquiry
  "POST /api/enquiry/submit": owner(({ addressId }) => ({
    body: {
      products: [{ link: "https://item.taobao.com/item.htm?id=610947572360", name: "n", specification: "s", quantity: 1 }],
      addressId,
      plan: "fastest",
      termsAgreed: true,
    },
  })),
  "GET /api/enquiry/list": user,
  "GET /api/enquiry/unread": user,
  "GET /api/enquiry/detail": owner(({ enquiryNo }) => ({ query: { enquiryNo } })),
  "POST /api/enquiry/seen": owner(({ enquiryNo }) => ({ body: { enquiryNo } })),
  "POST /api/enquiry/withdraw": owner(({ enquiryNo }) => ({ body: { enquiryNo } })),
  "POST /api/enquiry/put-in-cart": owner(({ enquiryNo }) => ({ body: { enquiryNo } })),
  "GET /api/staff/enquiry/queue": staff("enquiry.read"),
  "GET /api/staff/enquiry/detail": staff("enquiry.read"),
  "POST /api/staff/enquiry/estimate": staff("enquiry.record"),
  "POST /api/staff/enquiry/answer": staff("enquiry.record"),
  "POST /api/staff/enquiry/decline": staff("enquiry.record"),
};

function placement(goodsCode: string): Record<string, unknown> {
  return {
    quicklyBuyFlg: 0,
    couponList: [],
    goodsCodeList: [goodsCode],
    shopOrderService: [],
    goodsAdditionalServiceList: [],
    quickGoods: null,
    warehouseId: 1,
    country: "DE",
  };
}
