import type { Wire } from "@sihai/client/testing";
import { addressList } from "@sihai/contract/address";
import { submitForwarding } from "@sihai/contract/forwarding";
import { listFreightCountries, listGoodsClasses } from "@sihai/contract/freight";
import { stillToCome } from "@sihai/contract/goods";
import { orderDetail, payOrders } from "@sihai/contract/order";
import { getWarehouseAddress } from "@sihai/contract/warehouse";
import { cnyText, formatAmountRange } from "@sihai/text";
import { forwardingDict } from "@sihai/text/dict/forwarding";
import { goodsDict } from "@sihai/text/dict/goods";
import { violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { forwardingDraft, keepItem, resetForwardingDraft } from "../src/features/forwarding/forwarding-draft.ts";
import { useUserOperation } from "../src/stores/user-operation.ts";
import { teapotAhead, unpaidOrder } from "../testing/an-order.ts";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";
import { homeAddress } from "../testing/things.ts";

const words = await forwardingDict.load("en");
const cup = { name: "Cup", classId: "cups", quantity: 1, unitValue: "9.00", remark: "", pictures: [] };
const field = (name: string) => page.getByRole("textbox", { name });
const submit = page.getByRole("button", { name: words.submitNow });
const opened = (search = {}) => openPage("/order/submit/zy", { user: mei, search });
let wire: Wire;
beforeEach(() => {
  resetForwardingDraft();
  wire = shopWire();
  wire.answering(getWarehouseAddress, "lost");
  wire.answering(listGoodsClasses, { data: { classes: [], flags: [] } });
  wire.answering(addressList, { data: { list: [homeAddress], total: 1, page: 1, pageSize: 20, hasDefault: true } });
  wire.answering(listFreightCountries, { data: { countries: [{ code: "DE", name: { zh: "德国", en: "Germany" }, lines: 18 }] } });
  wire.answering(stillToCome, { data: teapotAhead });
});

describe("announcing parcels", () => {
  it("sent empty marks each parcel's number and goods, the remark and the terms, and goes to the first", async () => {
    const host = await opened();
    await page.getByRole("button", { name: words.addParcel }).click();
    await submit.click();
    await expect.element(field(words.trackingNo).first()).toHaveAccessibleDescription(words.needNumber);
    await expect.element(field(words.trackingNo).first()).toHaveFocus();
    await expect.element(field(words.trackingNo).first()).toBeInViewport();
    await expect.element(field(words.trackingNo).last()).toHaveAccessibleDescription(words.needNumber);
    expect(page.getByText(words.needCourier).elements()).toHaveLength(2);
    expect(page.getByText(words.needItem).elements()).toHaveLength(2);
    await expect.element(field(words.remark)).toHaveAccessibleDescription(expect.stringContaining(words.needRemark));
    await expect.element(page.getByText(words.needAgree)).toBeInTheDocument();
    expect(wire.heard(submitForwarding)).toEqual([]);
    expect(await violations(host, { whole: true })).toEqual([]);
  });

  it("without goods goes to the way to add some", async () => {
    await opened();
    await field(words.trackingNo).fill("SF1234567890123");
    await submit.click();
    await expect.element(page.getByRole("link", { name: words.addItem })).toHaveFocus();
    await expect.element(page.getByRole("link", { name: words.addItem })).toBeInViewport();
  });

  it("refuses a number that stands in two parcels, and loses nothing when the first of them goes", async () => {
    await opened();
    await field(words.trackingNo).fill("SF1234567890123");
    await page.getByRole("button", { name: words.addParcel }).click();
    await field(words.trackingNo).last().fill("SF1234567890123");
    await submit.click();
    await expect.element(field(words.trackingNo).last()).toHaveAccessibleDescription(words.twice);
    await field(words.trackingNo).last().fill("YT1234567890123");
    await expect.element(field(words.trackingNo).last()).not.toHaveAttribute("aria-invalid");
    await page.getByRole("button", { name: words.removeParcel(1) }).click();
    await expect.element(field(words.trackingNo)).toHaveValue("YT1234567890123");
    await vi.waitFor(() => expect(forwardingDraft.read().parcels.map((each) => each.trackingNo)).toEqual(["YT1234567890123"]));
  });

  it("keeps numbers and remark when the page is left, the remark over a reload too", async () => {
    await opened();
    await field(words.trackingNo).fill("SF1234567890123");
    await field(words.remark).fill("Two shirts, one pair of shoes");
    expect(localStorage.getItem("sh_forwarding")).toContain("Two shirts, one pair of shoes");
    await opened();
    await expect.element(field(words.trackingNo).last()).toHaveValue("SF1234567890123");
    await expect.element(field(words.remark).last()).toHaveValue("Two shirts, one pair of shoes");
  });

  it("refused by the server keeps every word of what was sent", async () => {
    keepItem(0, 0, cup);
    wire.answering(submitForwarding, { refusal: "TRACKING_IN_REVIEW" });
    await opened();
    await field(words.trackingNo).fill("SF1234567890123");
    await field(words.remark).fill("Two shirts");
    await page.getByRole("checkbox", { name: words.agree }).click();
    await submit.click();
    await vi.waitFor(() => expect(wire.heard(submitForwarding)).toHaveLength(1));
    expect(wire.heard(submitForwarding)[0]?.body).toMatchObject({
      parcels: [{ trackingNo: "SF1234567890123", courier: "sf", items: [{ name: "Cup" }] }],
      remark: "Two shirts",
    });
    await expect.element(field(words.remark)).toHaveValue("Two shirts");
  });

  it("takes the warehouse of a link once: another one chosen since stays", async () => {
    await opened({ warehouse: "2" });
    await vi.waitFor(() => expect(forwardingDraft.read().warehouse).toBe(2));
    expect(addressShown()).toBe("/order/submit/zy");
  });

  it("tells what sending them on will cost, once it is known what is in them, and says so of several as one", async () => {
    const goods = await goodsDict.load("en");
    const host = await opened();
    await expect.element(submit).toBeVisible();
    expect(host.textContent).not.toContain(goods.stillToCome);
    expect(wire.heard(stillToCome)).toEqual([]);
    keepItem(0, 0, cup);
    await opened();
    await expect.element(page.getByRole("heading", { name: goods.deliveredTo("Germany") })).toBeVisible();
    await expect.element(page.getByText(formatAmountRange("100.00", "120.00", "CNY")).first()).toBeVisible();
    const body = { goods: [{ classId: "cups", quantity: 1 }], country: "DE", value: "9.00" };
    expect(wire.heard(stillToCome).at(-1)).toMatchObject({ body });
    expect(page.getByText(words.countedAsOne).elements()).toEqual([]);
    await page.getByRole("button", { name: words.addParcel }).last().click();
    await expect.element(page.getByText(words.countedAsOne)).toBeVisible();
  });

  it("is announced for the country its costs are shown for, the one chosen there", async () => {
    const goods = await goodsDict.load("en");
    const named = (code: string, zh: string, en: string) => ({ code, name: { zh, en }, lines: 18 });
    const countries = [named("DE", "德国", "Germany"), named("AT", "奥地利", "Austria")];
    wire.answering(listFreightCountries, { data: { countries } });
    wire.answering(submitForwarding, { refusal: "TRACKING_IN_REVIEW" });
    keepItem(0, 0, cup);
    await opened();
    const send = async (times: number) => {
      await submit.click();
      await vi.waitFor(() => expect(wire.heard(submitForwarding)).toHaveLength(times));
      return wire.heard(submitForwarding).at(-1)?.body.country;
    };
    await field(words.trackingNo).fill("SF1234567890123");
    await field(words.remark).fill("Two shirts");
    await page.getByRole("checkbox", { name: words.agree }).click();
    await expect.element(page.getByText(words.countryHint)).toBeVisible();
    expect(await send(1)).toBe("DE");
    await page.getByRole("combobox", { name: goods.destination }).selectOptions("AT");
    expect(await send(2)).toBe("AT");
    useUserOperation.setState({ area: {} });
  });

  it("says that the country is a guess where nobody chose one or has an address", async () => {
    wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 20, hasDefault: false } });
    keepItem(0, 0, cup);
    await opened();
    await expect.element(page.getByText(words.countryGuessed)).toBeVisible();
  });

  it("keeps an item half written when its page is left, until it is saved", async () => {
    const item = () => openPage("/order/submit/zy/good-info-form", { user: mei, search: { parcel: 0, index: 0 } });
    await item();
    await field(words.itemName).fill("Red teapot");
    await item();
    await expect.element(field(words.itemName).last()).toHaveValue("Red teapot");
  });
});

it("announced, it tells what sending it on will cost, with its services as still to be paid", async () => {
  const goods = await goodsDict.load("en");
  const state = "awaiting-logistics" as const;
  const items = unpaidOrder.items.map((item) => ({ ...item, state, total: "5.00", declaredUnitValue: "9.00" }));
  wire.answering(orderDetail, { data: { ...unpaidOrder, type: "zy", state: "pending", items, country: null, due: "5.00" } });
  await openPage("/order/submit/zy/result", { user: mei, search: { orderNo: unpaidOrder.orderNo } });
  await expect.element(page.getByText(goods.stillToCome)).toBeVisible();
  await expect.element(page.getByText(goods.payForGoods)).toBeVisible();
  expect(page.getByText(goods.paidForGoods).elements()).toEqual([]);
  expect(wire.heard(stillToCome).at(-1)).toMatchObject({ body: { country: "DE" } });
});

it("announced, a payment for its services that can't begin has a text of its own (rule E-58)", async () => {
  wire.answering(orderDetail, { data: unpaidOrder });
  wire.answering(payOrders, "lost");
  await openPage("/order/submit/zy/result", { user: mei, search: { orderNo: unpaidOrder.orderNo } });
  await page.getByRole("button", { name: words.payServices(cnyText(unpaidOrder.due)) }).click();
  await expect.element(page.getByText(words.payFailed)).toBeVisible();
});
