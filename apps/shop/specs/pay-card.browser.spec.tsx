import { addressEdit, addressList } from "@sihai/contract/address";
import { getTrade, payByCard } from "@sihai/contract/payment";
import { readSettings } from "@sihai/contract/setting";
import { seedJson } from "@sihai/domain/setting";
import { cnyText, formatAmount } from "@sihai/text";
import { addressDict } from "@sihai/text/dict/address";
import { paymentDict } from "@sihai/text/dict/payment";
import { describe, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { keepInTab } from "../src/features/payment/kept-card-form.ts";
import { leaveSession } from "../src/shell/session.ts";
import { keepAddressDraft } from "../src/stores/address-draft.ts";
import { payWire, trade, tradeNo } from "../testing/a-trade.ts";
import { refuseCards } from "../testing/fake-gateway.ts";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";
import { homeAddress } from "../testing/things.ts";

const words = await paymentDict.load("en");

it("in Chinese the family's name comes first, and a name in Chinese is not taken for the one on the card", async () => {
  const zh = await paymentDict.load("zh");
  const home = { ...homeAddress, consignee: "小梅", addressLastName: "林" };
  payWire(trade, home);
  await openPage("/pay/index", { search: { tradeNo }, user: mei, language: "zh" });
  await expect.element(page.getByRole("combobox", { name: zh.billingAddress })).toHaveTextContent("林小梅");
  const family = page.getByRole("textbox", { name: zh.lastName });
  const given = page.getByRole("textbox", { name: zh.firstName });
  await expect.element(family).toHaveValue("");
  await expect.element(given).toHaveValue("");
  const order = family.element().compareDocumentPosition(given.element());
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it("the name on the card is that of the billing address until its owner types another, which stays", async () => {
  const ownNo = "T2026112200000012";
  const aunt = { ...homeAddress, consignee: "Erika", addressLastName: "Vogel", default: true };
  const own = { ...homeAddress, addressId: "12", consignee: "Mei", addressLastName: "Lin", default: false };
  payWire({ ...trade, tradeNo: ownNo }, own, aunt);
  await openPage("/pay/index", { search: { tradeNo: ownNo }, user: mei });
  const address = page.getByRole("combobox", { name: words.billingAddress });
  const given = page.getByRole("textbox", { name: words.firstName });
  const family = page.getByRole("textbox", { name: words.lastName });
  await expect.element(given).toHaveValue("Erika");
  await address.selectOptions("12");
  await expect.element(given).toHaveValue("Mei");
  await expect.element(family).toHaveValue("Lin");
  await family.fill("Lin-Sousa");
  await address.selectOptions(aunt.addressId);
  await expect.element(given).toHaveValue("Erika");
  await expect.element(family).toHaveValue("Lin-Sousa");
});

it.each([
  [1, 1],
  [0, 0],
])("with %i cards to be kept a new one can be kept %i times", async (savedCardsMost, offered) => {
  const wire = payWire(trade, homeAddress);
  wire.answering(readSettings, { data: { settings: { ...seedJson, savedCardsMost }, announced: [] } });
  await openPage("/pay/index", { search: { tradeNo }, user: mei });
  await expect.element(page.getByRole("textbox", { name: words.firstName })).toBeVisible();
  await expect.element(page.getByRole("checkbox", { name: words.cards.keep })).toHaveLength(offered);
});

it("back from the bank's page what was typed beside the card is there, once", async () => {
  const typed = {
    currency: "EUR" as const,
    firstName: "Ana",
    lastName: "Sousa",
    email: "ana@example.com",
    phone: "",
    addressId: "9",
    keepsCard: true,
  };
  keepInTab("T2026112200000009", typed);
  payWire({ ...trade, tradeNo: "T2026112200000009" });
  await openPage("/pay/index", { search: { tradeNo: "T2026112200000009" }, user: mei });
  await expect.element(page.getByRole("textbox", { name: words.firstName })).toHaveValue("Ana");
  await expect.element(page.getByRole("combobox", { name: words.currency })).toHaveValue("EUR");
  await expect.element(page.getByRole("checkbox", { name: words.cards.keep })).toBeChecked();
  expect(JSON.stringify(sessionStorage)).not.toContain("Sousa");
});

it("what was typed beside the card waits in the tab over a reload, and goes with its owner", async () => {
  const ownNo = "T2026112200000021";
  payWire({ ...trade, tradeNo: ownNo }, homeAddress);
  await openPage("/pay/index", { search: { tradeNo: ownNo }, user: mei });
  await page.getByRole("combobox", { name: words.currency }).selectOptions("EUR");
  await page.getByRole("textbox", { name: words.phone }).fill("+49 30 1234567");
  await page.getByRole("checkbox", { name: words.cards.keep }).click();
  dispatchEvent(new Event("pagehide"));
  const values = { currency: "EUR", phone: "+49 30 1234567", keepsCard: true };
  expect(JSON.parse(sessionStorage.getItem("sh_card_form") ?? "null")).toMatchObject({ tradeNo: ownNo, values });
  leaveSession();
  expect(sessionStorage.getItem("sh_card_form")).toBeNull();
});

it("a billing address begins with the name and the phone typed beside the card", async () => {
  const ownNo = "T2026112200000022";
  const address = await addressDict.load("en");
  payWire({ ...trade, tradeNo: ownNo });
  await openPage("/pay/index", { search: { tradeNo: ownNo }, user: mei });
  const beside = (name: string) => page.getByRole("main").getByRole("textbox", { name });
  await beside(words.firstName).fill("Hans");
  await beside(words.lastName).fill("Gruber");
  await beside(words.phone).fill("+49 30 1234567");
  await page.getByRole("button", { name: words.addAddress }).click();
  const sheet = page.getByRole("dialog");
  await expect.element(sheet.getByRole("textbox", { name: address.firstName })).toHaveValue("Hans");
  await expect.element(sheet.getByRole("textbox", { name: address.lastName })).toHaveValue("Gruber");
  await expect.element(sheet.getByRole("textbox", { name: address.phone })).toHaveValue("+49 30 1234567");
  expect(sheet.getByText(address.typedBefore).elements()).toEqual([]);
});

describe("paying by card", () => {
  it("that fails at the server says so in words of its own (rule E-58)", async () => {
    const ownNo = "T2026112200000014";
    const wire = payWire({ ...trade, tradeNo: ownNo }, homeAddress);
    wire.answering(payByCard, { refusal: "SERVICE_ERROR" });
    await openPage("/pay/index", { search: { tradeNo: ownNo }, user: mei });
    await expect.element(page.getByRole("textbox", { name: words.firstName })).toHaveValue("Mei");
    await page.getByRole("button", { name: words.pay(formatAmount("71.42", "CNY")) }).click();
    await expect.element(page.getByText(words.payFailed.order)).toBeVisible();
  });

  it.each([
    ["en", "Enter the name as it is on the card"],
    ["zh", "请按卡面填写持卡人姓名"],
  ] as const)("asks for the name on the card where it has no letter, in %s (rule I-74)", async (language, sentence) => {
    const own = await paymentDict.load(language);
    const ownNo = language === "en" ? "T2026112200000023" : "T2026112200000024";
    const wire = payWire({ ...trade, tradeNo: ownNo }, homeAddress);
    wire.answering(payByCard, { refusal: "SERVICE_ERROR" });
    await openPage("/pay/index", { search: { tradeNo: ownNo }, user: mei, language });
    const family = page.getByRole("textbox", { name: own.lastName });
    await expect.element(family).toHaveValue("Lin");
    await family.fill("12/29");
    const pay = page.getByRole("button", { name: own.pay(formatAmount("71.42", "CNY")) });
    await pay.click();
    await expect.element(family).toHaveAccessibleDescription(sentence);
    expect(wire.heard(payByCard)).toEqual([]);
    await family.fill("Lin");
    await pay.click();
    await expect.poll(() => wire.heard(payByCard)).toMatchObject([{ body: { lastName: "Lin" } }]);
  });

  it("names one sum in the currency chosen, at the head and on the button", async () => {
    payWire(trade);
    const shown = await openPage("/pay/index", { search: { tradeNo }, user: mei });
    await page.getByRole("combobox", { name: words.currency }).selectOptions("EUR");
    await expect.element(page.getByRole("button", { name: words.pay(formatAmount("8.75", "EUR")) })).toBeVisible();
    const head = shown.querySelector("main .text-display")?.closest("p");
    expect(head?.textContent).toBe(`${cnyText("71.42")} ${formatAmount("8.75", "EUR")}`);
  });

  it("says at its fields why the card was not taken, in view and clear of the button", async () => {
    refuseCards("Your card has expired.");
    onTestFinished(() => refuseCards(undefined));
    const ownNo = "T2026112200000013";
    payWire({ ...trade, tradeNo: ownNo }, homeAddress);
    await openPage("/pay/index", { search: { tradeNo: ownNo }, user: mei });
    await expect.element(page.getByRole("textbox", { name: words.firstName })).toHaveValue("Mei");
    scrollTo(0, document.documentElement.scrollHeight);
    const pay = page.getByRole("button", { name: words.pay(formatAmount("71.42", "CNY")) });
    await pay.click();
    const said = page.getByText("Your card has expired.");
    await expect.element(said).toBeVisible();
    expect(said.element().closest('[role="alert"]')).not.toBeNull();
    const { top, bottom } = said.element().getBoundingClientRect();
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(pay.element().getBoundingClientRect().top);
  });

  it("of a recharge keeps apart what is credited and what the card is charged", async () => {
    const wire = shopWire();
    const ownNo = "T2026112200000014";
    wire.answering(getTrade, { data: { ...trade, tradeNo: ownNo, purpose: "recharge", lines: [] } });
    wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
    const shown = await openPage("/pay/index", { search: { tradeNo: ownNo }, user: mei });
    await expect.element(page.getByText(words.recharging)).toBeVisible();
    expect(shown.querySelector("main .text-display")?.textContent).toBe(cnyText("69.00"));
    await expect.element(page.getByText(words.charged, { exact: true })).toBeVisible();
    await expect.element(page.getByText(cnyText("71.42"), { exact: true }).first()).toBeVisible();
  });

  it("asks for the address before the card, and keeps what was typed while one is added", async () => {
    payWire(trade);
    const firstLook = await openPage("/pay/index", { search: { tradeNo }, user: mei });
    const add = page.getByRole("button", { name: words.addAddress });
    await expect.element(add).toBeVisible();
    const frame = firstLook.querySelector("iframe");
    const before = frame ? add.element().compareDocumentPosition(frame) : 0;
    expect(before & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await page.getByRole("combobox", { name: words.currency }).selectOptions("EUR");
    await page.getByRole("textbox", { name: words.firstName }).fill("Johanna");
    await add.click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    expect(addressShown()).toMatch(/^\/pay\/index/);
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("textbox", { name: words.firstName }).last()).toHaveValue("Johanna");
    await expect.element(page.getByRole("combobox", { name: words.currency }).last()).toHaveValue("EUR");
  });

  it("gives an address added here as the card's, which is not made the one of delivery", async () => {
    const address = await addressDict.load("en");
    const { default: _default, addressFrom: _from, addressId: _id, label: _label, stateId, ...typed } = homeAddress;
    keepAddressDraft("new", { ...typed, stateId: stateId ?? "", label: "", isDefault: true });
    const wire = payWire(trade);
    wire.answering(addressEdit, { data: { addressId: "40" } });
    await openPage("/pay/index", { search: { tradeNo }, user: mei });
    await page.getByRole("button", { name: words.addAddress }).click();
    const sheet = page.getByRole("dialog");
    await expect.element(sheet.getByRole("textbox", { name: address.city })).toHaveValue("Berlin");
    await expect.element(sheet.getByRole("checkbox", { name: address.setDefault })).not.toBeInTheDocument();
    await sheet.getByRole("button", { name: address.save, exact: true }).click();
    await expect.poll(() => wire.heard(addressEdit)).toMatchObject([{ body: { addressFrom: "card", default: false } }]);
  });
});
