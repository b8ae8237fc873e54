import type { CallData } from "@sihai/contract";
import { lookUpOrders, readOrderAsStaff } from "@sihai/contract/order";
import { cnyText } from "@sihai/text";
import { consoleBuyingDict } from "@sihai/text/dict/console/buying";
import { consoleLookUpDict } from "@sihai/text/dict/console/look-up";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

const orderNo = "ZY000000017";
const forwarding: CallData<typeof readOrderAsStaff>["order"] = {
  ...{ orderNo, type: "zy", state: "pending", shopSource: "own", shopName: { zh: "", en: "" } },
  ...{ total: "0.00", due: "0.00", goodsCount: 1, tradeNo: null, items: [] },
  ...{ createdAt: "2026-11-22T02:00:00.000Z", payBefore: "2036-11-25T02:00:00.000Z" },
  actions: { pay: false, cancel: false, remove: false, confirm: false },
  ...{ discount: null, memberDiscount: null, lines: [], totalServiceFee: "0.00", warehouseId: 1, country: "DE" },
  ...{ countryOpen: true, countryChanges: [], remark: "", shipTogether: false, quickBuy: false, wish: null, cancelReason: null },
  ...{ paid: "0.00", refunded: "0.00", cardPayments: [], logistics: [], supplementaryPayment: { open: "0.00", paid: "0.00" } },
};

const found: CallData<typeof lookUpOrders>["list"][number]["item"] = {
  ...{ itemNo: `${orderNo}-01`, orderNo, quickBuy: false, goodsId: null, customerMark: "SH7", state: "in-transit" },
  ...{ platform: "own", link: null, shopName: "", name: { zh: "台灯", en: "Desk lamp" }, options: [], pictureUrl: null },
  ...{ pictureFileIds: [], quantity: 2, unitPrice: "40.00", domesticFreight: "0.00", budget: "80.00" },
  ...{ isBuyersOwnPrice: false, remark: "", orderRemark: "", wish: null, services: [], warehouseId: 1, dueAt: null },
  ...{ buyerName: null, isMine: false, platformOrderNo: null, courier: null, trackingNo: "SF1234567890123" },
  sent: { pieces: 0, deliveries: 0, stage: null },
};

const photographed: CallData<typeof readOrderAsStaff>["order"]["items"][number] = {
  ...{ itemNo: `${orderNo}-01`, state: "in-transit", goodsId: null, classId: null, platform: "own", link: null },
  ...{ name: { zh: "台灯", en: "Desk lamp" }, options: [], pictureUrl: null, pictures: [], declaredUnitValue: null, quantity: 2 },
  ...{ unitPrice: "40.00", domesticFreight: "0.00", service: "27.00", discount: "0.00", total: "107.00", paid: "107.00" },
  ...{ refunded: "0.00", remark: "", dueAt: null, courier: null, trackingNo: null, cancellable: false, withExpert: false },
  services: [
    { serviceNo: "fine-photo", quantity: 2, remarks: "the label\nthe seam", unitPrice: "2.00", total: "4.00", how: "2 × 2.00" },
  ],
  ...{ supplement: null, ask: null, warehouseId: 1, timeline: [], returnBefore: null, photos: [], deliveries: [], arrivals: [] },
};

it("an order bought straight from the item's page says so", async () => {
  const words = await consoleBuyingDict.load("en");
  const wire = consoleWire();
  wire.answering(lookUpOrders, { data: { list: [{ item: found, userId: "7", timeline: [] }] } });
  wire.answering(readOrderAsStaff, { data: { order: { ...forwarding, quickBuy: true }, userId: "7", customerMark: "SH7" } });
  await openDesk("/orders", { search: { q: orderNo } });
  await expect.element(page.getByText(words.quickBuy, { exact: true })).toBeVisible();
});

it.each(["en", "zh"] as const)(
  "an order says what its services come to, and what is to be photographed, in %s",
  async (language) => {
    const words = await consoleLookUpDict.load(language);
    const { purchaseServices } = await consoleDict.load(language);
    const wire = consoleWire();
    wire.answering(lookUpOrders, { data: { list: [{ item: found, userId: "7", timeline: [] }] } });
    const order = { ...forwarding, items: [photographed], totalServiceFee: "27.00", memberDiscount: "1.20" };
    wire.answering(readOrderAsStaff, { data: { order, userId: "7", customerMark: "SH7" } });
    await openDesk("/orders", { search: { q: orderNo }, language });
    await expect.element(page.getByText(`${purchaseServices["fine-photo"]} × 2 (the label; the seam)`)).toBeVisible();
    const sums = `${words.serviceTotal("CN ￥27.00")} · ${words.memberSaving("CN ￥1.20")}`;
    await expect.element(page.getByText(sums)).toBeVisible();
  },
);

it.each(["en", "zh"] as const)("an order whose goods the customer bought says so, in %s", async (language) => {
  const words = await consoleLookUpDict.load(language);
  const wire = consoleWire();
  wire.answering(lookUpOrders, { data: { list: [{ item: found, userId: "7", timeline: [] }] } });
  wire.answering(readOrderAsStaff, { data: { order: forwarding, userId: "7", customerMark: "SH7" } });
  await openDesk("/orders", { search: { q: orderNo }, language });
  await expect.element(page.getByText(words.sources.own, { exact: true })).toBeVisible();
  await expect.element(page.getByText("own", { exact: true })).not.toBeInTheDocument();
});

it.each(["en", "zh"] as const)("an order that was cancelled says why, and where it was to go, in %s", async (language) => {
  const words = await consoleLookUpDict.load(language);
  const wire = consoleWire();
  wire.answering(lookUpOrders, { data: { list: [{ item: found, userId: "7", timeline: [] }] } });
  const order = { ...forwarding, state: "cancelled" as const, cancelReason: "too-slow" };
  wire.answering(readOrderAsStaff, { data: { order, userId: "7", customerMark: "SH7" } });
  await openDesk("/orders", { search: { q: orderNo }, language });
  await expect.element(page.getByText(words.cancelReasons["too-slow"], { exact: true })).toBeVisible();
  await expect.element(page.getByText(language === "zh" ? "德国" : "Germany", { exact: true })).toBeVisible();
});

it.each(["en", "zh"] as const)("what a card took on top stands beside what was paid, in %s", async (language) => {
  const words = await consoleLookUpDict.load(language);
  const wire = consoleWire();
  wire.answering(lookUpOrders, { data: { list: [{ item: found, userId: "7", timeline: [] }] } });
  const charged = { amount: "153.18", currency: "CNY" as const };
  const cardPayments = [{ charged, amount: "148.00", surcharge: "5.18", orders: 1 }];
  const order = { ...forwarding, total: "148.00", paid: "148.00", cardPayments };
  wire.answering(readOrderAsStaff, { data: { order, userId: "7", customerMark: "SH7" } });
  const host = await openDesk("/orders", { search: { q: orderNo }, language });
  const beside = words.plusSurcharge(cnyText("5.18"), 1);
  await expect.poll(() => host.textContent).toContain(`${words.paid} ${cnyText("148.00")} ${beside}`);
});
