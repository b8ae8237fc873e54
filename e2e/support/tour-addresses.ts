import { expect, type Page } from "@playwright/test";
import { demoPassword } from "./person.ts";

/** Logs a demo shopper in without the form, which other journeys walk through. */
export async function logIn(page: Page, email: string): Promise<void> {
  const reply = await page.request.post("/api/user/oauth/login", {
    headers: { "x-platform": "web" },
    data: { email, password: demoPassword },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
}

async function data<Data>(page: Page, path: string): Promise<Data> {
  const reply = await page.request.get(`/api${path}`, { headers: { "x-platform": "web" } });
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  return ((await reply.json()) as { data: Data }).data;
}

/** The pages that nobody sees who is logged in: they lead on. */
export const strangersAddresses = ["/login", "/login?tab=password", "/register"];

/** Every finished page, with the things of the demo's Mei where a page needs one. */
export async function addressesOf(page: Page): Promise<string[]> {
  const { list: goods } = await data<{ list: { goodsId: string; link: string }[] }>(page, "/goods/popular");
  const links = goods.slice(0, 3).map(({ link }) => link);
  const { list: orders } = await data<{ list: { orderNo: string }[] }>(page, "/order/list");
  const { list: parcels } = await data<{ list: { packageId: string }[] }>(page, "/parcel/list?tab=shipped");
  const { list: enquiries } = await data<{ list: { enquiryNo: string; state: string }[] }>(page, "/enquiry/list");
  const enquiryNo = enquiries.find(({ state }) => state === "answered")?.enquiryNo;
  const { list: questions } = await data<{ list: { consultNo: string; state: string }[] }>(page, "/consult/list");
  const consultNo = questions.find(({ state }) => state === "processed")?.consultNo;
  const { list: experts } = await data<{ list: { serviceBarcode: string; state: string }[] }>(page, "/expert/list");
  const serviceBarcode = experts.find(({ state }) => state === "pending-payment")?.serviceBarcode;
  const { list: withdrawals } = await data<{ list: { withdrawNo: string }[] }>(page, "/wallet/withdraw/list");
  const withdrawNo = withdrawals[0]?.withdrawNo;
  const [goodsId, orderNo, packageId] = [goods[0]?.goodsId, orders[0]?.orderNo, parcels[0]?.packageId];
  expect([goodsId, orderNo, packageId, enquiryNo, consultNo, serviceBarcode, withdrawNo]).not.toContain(undefined);
  return [
    ...(await addressesOnTheWay(page)),
    ...[
      "/home",
      "/shopping",
      `/shopping?link=${encodeURIComponent([...links, "https://m.tb.cn/h.nobody1"].join("\n"))}`,
      `/goods/detail?goodsId=${goodsId}`,
      "/goods/search?keyword=茶",
      "/goods/search?keyword=celdon",
      "/goods/collection",
      "/goods/my-cart-goods",
    ],
    ...[
      "/goods/service-promise",
      "/cart",
      "/me",
      "/order/list",
      `/order/detail?orderNo=${orderNo}`,
      "/order/pending-confirmation",
      `/order/service/additional-services?orderNo=${orderNo}`,
      `/order/service/existing-services?orderNo=${orderNo}`,
      `/operation/supplement-payment?orderNo=${orderNo}`,
      "/operation/video",
      `/operation/return-exchange?orderNo=${orderNo}`,
    ],
    ...[
      "/calculator/index",
      "/calculator/list?country=DE&postcode=10115&weight=2.1",
      "/calculator/list?country=DE&weight=2.1&value=800",
      "/calculator/goods-property",
    ],
    "/calculator/detail?lineId=eu-rail-tax-paid&country=DE&weight=2.1",
    ...[
      "/warehouse/list",
      "/warehouse/list?tab=unannounced",
      "/warehouse/address?warehouse=2",
      "/order/in-storage/goods-list",
      "/order/in-storage/goods-list?tab=0",
      "/order/in-storage/outlet-address?lineId=hk-pickup",
    ],
    ...["/user/coupon", "/user/coupon?tab=used", "/user/coupon?tab=code", "/user/points", "/user/member", "/user/member/growth"],
    ...[
      "/package/list?tab=shipped",
      `/package/detail?packageId=${packageId}`,
      `/package/detail?packageId=${packageId}&tab=claim`,
      `/operation/pkg-logistics-tracking?packageId=${packageId}`,
      `/operation/order-logistics-tracking?orderNo=${orderNo}`,
      "/user/consult/shop-consult",
      "/user/consult/shop-consult?tab=mine",
      `/user/consult/shop-consult?enquiryNo=${enquiryNo}`,
    ],
    ...[
      "/user/consult/my-consult",
      `/user/consult/my-consult?consultId=${consultNo}`,
      "/user/consult/my-consult/unread",
      "/user/consult/service",
      `/user/consult/service?packageId=${packageId}`,
      "/user/consult/service/expert",
    ],
    ...[`/package/declaration/details?packageId=${packageId}`, `/package/service/existing-services?packageId=${packageId}`],
    ...[
      "/delivery-expert/index",
      "/delivery-expert/index?tab=mine",
      "/delivery-expert/in-storage",
      `/delivery-expert/detail?serviceBarcode=${serviceBarcode}`,
      `/delivery-expert/packing-plan?serviceBarcode=${serviceBarcode}`,
    ],
    ...[
      "/wallet/withdraw",
      "/wallet/withdraw/apply",
      `/wallet/withdraw/apply/success?withdrawNo=${withdrawNo}`,
      "/wallet/withdraw/record",
      `/wallet/withdraw/record?withdrawNo=${withdrawNo}`,
    ],
    ...["/wallet/index", "/recharge/index", "/recharge/mainland", "/recharge/overseas", "/recharge/wise", "/recharge/receipt"],
    ...[
      "/user/address",
      "/user/address/edit",
      "/user/country-select",
      "/user/setting",
      "/user/setting?part=devices",
      "/user/setting?part=data",
      "/user/setting?part=close",
      "/user/setting?part=messages",
      "/user/setting?part=programs",
      "/user/user-info-edit",
    ],
    ...[
      "/user/password",
      "/user/password/pay",
      "/user/password/login",
      "/user/password/login/email",
      "/user/password/login/original",
      "/user/password/login/success?mode=changed",
    ],
    ...["/user/account/email", "/user/message", "/user/message/list?type=parcel"],
    ...[
      "/guide/shopping",
      "/guide/transfer",
      "/guide/user",
      "/help-center/list",
      "/help-center/sub-list?typeId=orders",
      "/help-center/detail?helpId=storage-time",
    ],
  ];
}

/**
 * The forms somebody goes through and the pages they end on, with what the demo's Mei has for them. Other journeys may have paid, sent or
 * ordered it meanwhile: a page then says so, and is read all the same.
 */
async function addressesOnTheWay(page: Page): Promise<string[]> {
  const { list: unpaid } = await data<{ list: { orderNo: string; tradeNo: string | null }[] }>(page, "/order/list?tab=unpaid");
  const { list: parcels } = await data<{ list: { packageId: string }[] }>(page, "/parcel/list?tab=shipped");
  const { list: bills } = await data<{ list: { kind: string; subject: string | null }[] }>(page, "/wallet/bills");
  const { list: transfers } = await data<{ list: { transferNo: string }[] }>(page, "/transfer/list");
  const { list: stored } = await data<{ list: { itemId: string; warehouse: number }[] }>(page, "/storage/list");
  const { shops } = await data<{ shops: { lines: { cartItemId: string }[] }[] }>(page, "/cart/list");
  const itemIds = stored.filter(({ warehouse }) => warehouse === stored[0]?.warehouse).map(({ itemId }) => itemId);
  const [order, packageId] = [unpaid[0], parcels[0]?.packageId];
  const paid = bills.find(({ kind }) => kind === "parcel")?.subject;
  return [
    "/forgot-password",
    query("/order/submit/dg", { goodsCodes: shops.flatMap(({ lines }) => lines.map(({ cartItemId }) => cartItemId)).join(",") }),
    query("/order/submit/dg/results", { orderNo: order?.orderNo, tradeNo: order?.tradeNo }),
    ...["/order/submit/diy", "/order/submit/zy", "/order/submit/zy/good-info-form?parcel=0&index=0"],
    query("/order/submit/zy/result", { orderNo: order?.orderNo }),
    query("/operation/logistics-modified", { orderNo: order?.orderNo }),
    query("/pay/index", { tradeNo: order?.tradeNo }),
    query("/pay/success", { tradeNo: paid }),
    query("/recharge/success", { transferNo: transfers[0]?.transferNo }),
    query("/order/in-storage/submit", { itemIds: itemIds.slice(0, 2).join(",") }),
    ...["/order/in-storage/free-packaging-value-added-service", "/package/declaration/details", "/package/declaration/names"],
    query("/package/plan/detail", { itemIds: itemIds.slice(0, 2).join(",") }),
    query("/package/submit/result", { packageId, tradeNo: paid }),
  ];
}

/** An address with those of its parameters that there are. */
function query(path: string, parameters: Record<string, string | null | undefined>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** Every page of the console, with the things of the demo where a page needs one. */
export const consoleAddresses = [
  "/account",
  "/staff",
  "/",
  "/receiving",
  "/receiving?number=SF9990001112223",
  "/unannounced",
  "/storage",
  "/storage?tab=count",
  "/storage?tab=forfeit",
  "/buying",
  "/inbox",
  "/inbox?kind=consult",
  "/inbox?tab=answered",
  "/inbox?show=replies",
  "/enquiries",
  "/experts",
  "/services",
  "/packing",
  "/dispatch",
  "/dispatch?tab=exceptions",
  "/dispatch?tab=manifests",
  "/returns",
  "/claims",
  "/withdrawals",
  "/withdrawals?tab=closed",
  "/transfers",
  "/transfers?tab=arrived",
  "/bank-lines",
  "/bank-lines?tab=check",
  "/suspense",
  "/disputes",
  "/card-holds",
  "/books",
  "/books?tab=gateway",
  "/books?tab=periods",
  "/books?tab=adjustments",
  "/books?tab=rates",
  "/goodwill",
  "/orders",
  "/parcels",
  "/lost-mailboxes",
  "/customers",
  "/customers?q=mei@example.com",
  "/customers?q=mei@example.com&tab=messages",
  "/search?q=mei@example.com",
  "/handover",
  "/dashboards",
  "/dashboards?show=parcels",
  "/rates",
  "/rates?show=import",
  "/rates?version=0",
  "/rates?tab=lines&line=us-air-standard",
  "/rates?tab=taxes",
  "/rates?tab=taxes&rule=DE-2026-07-01",
  "/rates?tab=taxes&rule=DE-2026-07-01&show=new",
  "/rates?tab=outlets",
  "/rates?tab=outlets&outlet=HK-KLN-01",
  "/rates?tab=outlets&show=import",
  "/broadcasts",
  "/broadcasts?show=new",
  "/promotions",
  "/promotions?open=1",
  "/promotions?show=new",
  "/promotions?tab=code&open=1",
  "/settings",
  "/settings?open=memberFreightOffBp",
  "/settings?open=rechargeLimits&show=draft",
  "/content",
  "/content?kind=article&open=article/terms",
  "/content?begin=notice",
  "/operation",
  "/audit",
];
