import type { Wire } from "@sihai/client/testing";
import { parcelClaims } from "@sihai/contract/claim";
import { countUnreadConsults, readConsult } from "@sihai/contract/consult";
import { countNewEnquiries, readEnquiry } from "@sihai/contract/enquiry";
import { goodsDetail } from "@sihai/contract/goods";
import { statusNumbers } from "@sihai/contract/identity";
import { messageList } from "@sihai/contract/message";
import { listOrders, orderDetail } from "@sihai/contract/order";
import { parcelDetail } from "@sihai/contract/parcel";
import { getBill, getWallet, listBills } from "@sihai/contract/payment";
import { getWithdrawal } from "@sihai/contract/withdrawal";
import type { Language } from "@sihai/text";
import { nothingHereDict } from "@sihai/text/dict/apart/nothing-here";
import { forwardingDict } from "@sihai/text/dict/forwarding";
import { messageDict } from "@sihai/text/dict/message";
import { paymentDict } from "@sihai/text/dict/payment";
import { shellDict } from "@sihai/text/dict/shell";
import { storageDict } from "@sihai/text/dict/storage";
import { uiDict } from "@sihai/text/dict/ui";
import { withdrawalDict } from "@sihai/text/dict/withdrawal";
import { violations } from "@sihai/ui/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";

const noNumbers = {
  ...{ orderUnpaid: 0, orderPending: 0, orderSigned: 0, itemStored: 0, itemToConfirm: 0 },
  ...{ parcelUnpaid: 0, parcelUnshipped: 0, parcelShipped: 0, parcelBackPayment: 0, messagesUnread: 0 },
};

type Missing = [
  what: string,
  label: "keptParcels" | "allBills" | "myEnquiries" | "myQuestions" | "myWithdrawals" | "searchItems",
  leads: RegExp,
  answer: (wire: Wire) => void,
  opened: (language: Language) => Promise<HTMLElement>,
];
const missing: Missing[] = [
  [
    "the claim of a parcel",
    "keptParcels",
    /\/package\/list$/,
    (wire) => {
      wire.answering(parcelDetail, { refusal: "PARCEL_NOT_FOUND" });
      wire.answering(parcelClaims, { refusal: "PARCEL_NOT_FOUND" });
    },
    (language) => openPage("/package/detail", { search: { packageId: "P999", tab: "claim" }, user: mei, language }),
  ],
  [
    "a bill",
    "allBills",
    /\/wallet\/index$/,
    (wire) => {
      wire.answering(getWallet, "lost");
      wire.answering(listBills, { data: { list: [], total: 0, page: 1, pageSize: 20 } });
      wire.answering(getBill, { refusal: "BILL_NOT_FOUND" });
    },
    (language) => openPage("/wallet/index", { search: { billId: "999" }, user: mei, language }),
  ],
  [
    "a withdrawal",
    "myWithdrawals",
    /\/wallet\/withdraw\/record$/,
    (wire) => wire.answering(getWithdrawal, { refusal: "WITHDRAWAL_NOT_FOUND" }),
    (language) => openPage("/wallet/withdraw/record", { search: { withdrawNo: "TX999" }, user: mei, language }),
  ],
  [
    "an enquiry",
    "myEnquiries",
    /\/user\/consult\/shop-consult\?tab=mine$/,
    (wire) => {
      wire.answering(countNewEnquiries, { data: { unread: 0 } });
      wire.answering(readEnquiry, { refusal: "ENQUIRY_NOT_FOUND" });
    },
    (language) => openPage("/user/consult/shop-consult", { search: { enquiryNo: "XJ999" }, user: mei, language }),
  ],
  [
    "a question",
    "myQuestions",
    /\/user\/consult\/my-consult$/,
    (wire) => {
      wire.answering(countUnreadConsults, { data: { unread: 0 } });
      wire.answering(readConsult, { refusal: "CONSULT_NOT_FOUND" });
    },
    (language) => openPage("/user/consult/my-consult", { search: { consultId: "ZX999" }, user: mei, language }),
  ],
  [
    "an item of a shop",
    "searchItems",
    /\/goods\/search$/,
    (wire) => wire.answering(goodsDetail, { refusal: "GOODS_NOT_FOUND" }),
    (language) => openPage("/goods/detail", { search: { goodsId: "999" }, user: mei, language }),
  ],
];

describe.each(["en", "zh"] as const)("in %s", (language) => {
  it("an order that is not there, or somebody else's, offers the list of orders and its search", async () => {
    const [words, ui] = await Promise.all([shellDict.load(language), uiDict.load(language)]);
    const wire = shopWire();
    wire.answering(orderDetail, { refusal: "ORDER_NOT_FOUND" });
    wire.answering(listOrders, { data: { list: [], next: null } });
    wire.answering(statusNumbers, { data: noNumbers });
    const host = await openPage("/order/detail", { search: { orderNo: "DG999999999" }, user: mei, language });
    const list = page.getByRole("main").getByRole("link", { name: words.keptOrders });
    await expect.element(list).toHaveAttribute("href", expect.stringMatching(/\/order\/list$/));
    expect(await violations(host)).toEqual([]);
    await page.getByRole("textbox", { name: ui.search }).fill("DG000000017");
    await page.getByRole("textbox", { name: ui.search }).element().closest("form")?.requestSubmit();
    await expect.poll(addressShown).toBe("/order/list?keyword=DG000000017");
  });

  it("a parcel that is not there offers the list of parcels", async () => {
    const words = await shellDict.load(language);
    shopWire().answering(parcelDetail, { refusal: "PARCEL_NOT_FOUND" });
    await openPage("/package/detail", { search: { packageId: "P999" }, user: mei, language });
    const list = page.getByRole("main").getByRole("link", { name: words.keptParcels });
    await expect.element(list).toHaveAttribute("href", expect.stringMatching(/\/package\/list$/));
  });

  it.each(missing)("%s that is not there offers the list it belongs to", async (_, label, leads, answer, opened) => {
    const words = { ...(await shellDict.load(language)), ...(await nothingHereDict.load(language)) };
    answer(shopWire());
    const host = await opened(language);
    const list = page.getByRole("link", { name: words[label], exact: true });
    await expect.element(list).toHaveAttribute("href", expect.stringMatching(leads));
    expect(await violations(host)).toEqual([]);
  });

  it.each([
    ["a parcel without a number", "/package/submit/result", {}],
    ["a parcel that is not there", "/package/submit/result", { packageId: "P999" }],
    ["a forwarding order without a number", "/order/submit/zy/result", {}],
    ["a forwarding order that is not there", "/order/submit/zy/result", { orderNo: "ZY999" }],
    ["a withdrawal without a number", "/wallet/withdraw/apply/success", {}],
  ] as const)("the page of what was submitted does not call %s submitted", async (_, path, search) => {
    const [storage, forwarding, withdrawal] = [
      await storageDict.load(language),
      await forwardingDict.load(language),
      await withdrawalDict.load(language),
    ];
    const wire = shopWire();
    wire.answering(parcelDetail, { refusal: "PARCEL_NOT_FOUND" });
    wire.answering(orderDetail, { refusal: "ORDER_NOT_FOUND" });
    wire.holding(getWithdrawal);
    await openPage(path, { search, user: mei, language });
    const title = page.getByRole("heading", { level: 1 });
    await expect.element(title).toBeVisible();
    const done = [storage.submitted, forwarding.result, withdrawal.successTitle];
    await expect.poll(() => title.element().textContent).not.toBeOneOf(done);
  });

  it("a payment without a number says what to do in a sentence of its own, beside the words that are given", async () => {
    const words = await paymentDict.load(language);
    shopWire();
    await openPage("/pay/index", { user: mei, language });
    await expect.element(page.getByText(words.missingTradeNo)).toBeVisible();
    await expect.element(page.getByText(words.missingTradeNext)).toBeVisible();
  });

  it("messages of a kind there is not are none, rather than all", async () => {
    const words = await messageDict.load(language);
    const wire = shopWire();
    wire.answering(messageList, { data: { list: [], total: 0, page: 1, pageSize: 10 } });
    await openPage("/user/message/list", { search: { type: "ZZZ" }, user: mei, language });
    await expect.element(page.getByText(words.noneOfType)).toBeVisible();
    await expect.element(page.getByRole("link", { name: words.all })).toBeVisible();
  });

  it("what was never loaded says without a network that it needs one, and what can be read", async () => {
    const words = await shellDict.load(language);
    const wire = shopWire();
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false });
    onTestFinished(() => void Reflect.deleteProperty(navigator, "onLine"));
    wire.answering(listOrders, "lost");
    wire.answering(statusNumbers, "lost");
    const host = await openPage("/order/list", { search: { tab: "signed" }, user: mei, language });
    await expect.element(page.getByText(words.pageNotKept)).toBeVisible();
    await expect.element(page.getByRole("link", { name: words.keptParcels })).toBeVisible();
    expect(await violations(host)).toEqual([]);
  });
});
