import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { confirmReceipt, listParcels } from "@sihai/contract/parcel";
import { getWallet } from "@sihai/contract/payment";
import { toDecimal } from "@sihai/domain";
import { seededSettings } from "@sihai/domain/setting";
import { cnyText, formatAmount, formatDateRange } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { uiDict } from "@sihai/text/dict/ui";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";
import { aWallet } from "../testing/things.ts";

type Listed = CallData<typeof listParcels>["list"][number];
const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

function parcel(packageId: string, changes: Partial<Listed>): Listed {
  return {
    ...{ packageId, state: "unshipped", owed: "0.00", total: "104.00", paidAt: inHours(-30), settlement: null, tax: null },
    sealed: null,
    ...{ lineName: { zh: "欧盟铁路包税", en: "EU rail, tax paid" }, country: "DE", warehouse: 1, grams: 1_200, weighed: false },
    ...{
      itemCount: 2,
      pictures: [],
      tradeNo: null,
      waybillNo: null,
      next: { code: "pack", by: inHours(20) },
      claimBy: null,
      claim: null,
    },
    ...{ arrives: null, createdAt: inHours(-40) },
    ...changes,
  };
}
const even = { outcome: "even", difference: "0.00", owed: "0.00" } as const;
const unpaid = parcel("P20261101-AAAAAAA", {
  ...{ state: "unpaid", paidAt: null, tradeNo: "T261101AAAAAAAA", next: { code: "pay", by: inHours(100) }, tax: "12.30" },
});
const owed = parcel("P20261101-BBBBBBB", {
  ...{ state: "shipped", owed: "72.00", tradeNo: "T261101BBBBBBBB", next: { code: "pay-balance", by: inHours(400) } },
  settlement: { outcome: "balance-due", difference: "72.00", owed: "72.00" },
});
const sealed = parcel("P20261101-EEEEEEE", { state: "weighed", sealed: { outcome: "balance-due", difference: "20.00" } });
const arrived = parcel("P20261101-CCCCCCC", {
  ...{ state: "delivered", settlement: { ...even, outcome: "refund", difference: "4.00" }, tax: "9.00" },
  ...{ next: { code: "confirm", by: inHours(600) }, claimBy: inHours(50) },
});
const onItsWay = parcel("P20261101-DDDDDDD", {
  ...{ state: "shipped", settlement: even, waybillNo: "SH843461975CN", next: { code: "arrive", by: inHours(90) } },
  arrives: { from: inHours(40), to: inHours(90) },
});

let wire: Wire;
function answering(...list: Listed[]) {
  const counts = { unpaid: 1, unshipped: 0, shipped: 3, backPayment: 1 };
  wire.answering(listParcels, { data: { list, total: list.length, page: 1, pageSize: 20, counts } });
}
/** A wallet that pays the smaller sum, and not the larger one: that is paid by card, with its surcharge of 3.5 %. */
const wallet = aWallet("80.00", { held: "80.00", owed: "72.00" });
beforeEach(() => {
  wire = shopWire();
  wire.answering(getWallet, { data: wallet });
});

it("all of them are one tab, asked for without one", async () => {
  answering(unpaid, owed);
  await openPage("/package/list", { search: { tab: "all" }, user: mei });
  const words = await parcelDict.load("en");
  await expect.element(page.getByRole("tab", { name: words.tabs.all })).toHaveAttribute("aria-selected", "true");
  await expect.element(page.getByText(owed.packageId)).toBeVisible();
  expect(wire.heard(listParcels).every(({ query }) => query?.tab === undefined)).toBe(true);
});

describe("a search for parcels", () => {
  const { packageId } = unpaid;
  async function tabNamed(tab: "all" | "shipped") {
    const { tabs } = await parcelDict.load("en");
    // Its badge stands behind its name, and another tab ends as it begins.
    return page.getByRole("tab", { name: new RegExp(`^${tabs[tab]}`) });
  }

  it.each([
    ["cancelled", "all"],
    ["delivered", "shipped"],
  ] as const)("that finds one %s shows it where it stands, as long as no tab was chosen: %s", async (state, tab) => {
    answering(parcel(packageId, { state, next: { code: state, by: null } }));
    await openPage("/package/list", { user: mei });
    const words = await parcelDict.load("en");
    const box = page.getByRole("textbox", { name: words.search });
    await box.fill(packageId);
    await userEvent.keyboard("{Enter}");
    await expect.element(await tabNamed(tab)).toHaveAttribute("aria-selected", "true");
    expect(addressShown()).toBe(`/package/list?keyword=${packageId}`);
  });

  it("in a tab that lacks it says so, and leads to all of them", async () => {
    answering();
    await openPage("/package/list", { search: { tab: "unpaid", keyword: packageId }, user: mei });
    const words = await parcelDict.load("en");
    await expect.element(page.getByText(words.notFoundIn(words.tabs.unpaid))).toBeVisible();
    await page.getByRole("button", { name: words.searchAll }).click();
    await expect.element(await tabNamed("all")).toHaveAttribute("aria-selected", "true");
    await expect.element(page.getByText(words.notFound, { exact: true })).toBeVisible();
  });
});

describe.each(["en", "zh"] as const)("a card of the list of parcels in %s", (language) => {
  const opened = () => openPage("/package/list", { search: { tab: "shipped" }, user: mei, language });
  const text = (host: HTMLElement) => host.textContent ?? "";

  it("that is late says when it was expected, and no longer that it arrives then", async () => {
    const words = await parcelDict.load(language);
    const passed = { from: inHours(-240), to: inHours(-30) };
    answering(parcel("P20261101-FFFFFFF", { ...onItsWay, packageId: "P20261101-FFFFFFF", arrives: passed }));
    await opened();
    const range = formatDateRange(passed.from, passed.to, language);
    await expect.element(page.getByText(words.wasExpected(range), { exact: true })).toBeVisible();
    await expect.element(page.getByText(words.laterThanExpected, { exact: true })).toBeVisible();
    expect(page.getByText(words.arrives(range), { exact: true }).elements()).toEqual([]);
  });

  it("says what is paid, what is still to come and how sure that is, and the button has the sum of the next page", async () => {
    answering(unpaid, owed);
    const host = await opened();
    const words = await parcelDict.load(language);
    const pay = page.getByRole("link", { name: words.payDeposit(cnyText("107.64")), exact: true });
    await expect.element(pay).toHaveAttribute("href", expect.stringContaining("T261101AAAAAAAA"));
    // Why that is more than the sum above it; the smaller sum, which the balance pays, has nothing to explain.
    await expect.element(page.getByText(words.plusSurcharge(cnyText("3.64")))).toBeVisible();
    expect(page.getByText(words.plusSurcharge(cnyText("2.52"))).elements()).toEqual([]);
    const due = page.getByRole("link", { name: words.payBalance(cnyText("72.00")), exact: true });
    await expect.element(due).toHaveAttribute("href", expect.stringContaining("T261101BBBBBBBB"));
    for (const label of [words.money.toPay, words.money.tax, words.money.paidSoFar, words.money.owed])
      expect(text(host)).toContain(label);
    expect(text(host)).toContain(cnyText("12.30"));
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("says beside what is paid what a card was charged for it, its surcharge in it", async () => {
    const charged = { amount: "14.05", currency: "EUR" as const };
    answering({ ...onItsWay, cardPayments: [{ charged, surcharge: "3.64", subjects: 1 }] });
    await opened();
    const words = await parcelDict.load(language);
    const said = words.cardChargedWith(formatAmount("14.05", "EUR"), cnyText("3.64"), 1);
    await expect.element(page.getByText(said)).toBeVisible();
  });

  it("keeps to the page with text at twice its size", async () => {
    document.documentElement.style.fontSize = "200%";
    onTestFinished(() => {
      document.documentElement.style.removeProperty("font-size");
    });
    const pictures = ["1", "2", "3"].map((key) => `/api/goods/1/picture/${key}`);
    answering({ ...onItsWay, country: "US", pictures });
    const host = await opened();
    await expect.element(page.getByText(onItsWay.packageId)).toBeVisible();
    const wide = [...host.querySelectorAll("li span, article span, section span, a span")].filter(
      (one) => one.getBoundingClientRect().right > innerWidth + 1,
    );
    expect(wide.map(({ textContent }) => textContent)).toEqual([]);
  });

  it("says by when its balance is due above the button, and until when it can be reported below", async () => {
    answering({ ...owed, state: "delivered", claimBy: inHours(50) });
    const host = await opened();
    const words = await parcelDict.load(language);
    const pay = page.getByRole("link", { name: words.payBalance(cnyText("72.00")), exact: true });
    await expect.element(pay).toBeVisible();
    const limit = cnyText(toDecimal(seededSettings.outstandingLimit.amount));
    await expect.element(page.getByText(words.payBalanceElse(limit))).toBeVisible();
    const places = [
      words.nextOnCard["pay-balance"],
      words.payBalanceElse(limit),
      words.payBalance(cnyText("72.00")),
      words.claimBy,
    ];
    const found = places.map((said) => text(host).indexOf(said));
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(found).not.toContain(-1);
  });

  it("says what a sealed parcel comes to, before it has left", async () => {
    answering(sealed);
    const host = await opened();
    const { money } = await parcelDict.load(language);
    await expect.element(page.getByText(money.sealed)).toBeVisible();
    expect(text(host)).toContain(cnyText("124.00"));
    expect(text(host)).not.toContain(money.paid);
  });

  it("shows what ends first, alone, with its buttons; the tax of what arrived is no longer to come", async () => {
    answering(arrived, onItsWay);
    const host = await opened();
    const words = await parcelDict.load(language);
    await expect.element(page.getByRole("link", { name: words.report, exact: true })).toBeVisible();
    await expect.element(page.getByRole("link", { name: words.seeTracking, exact: true })).toBeVisible();
    expect(text(host)).toContain(words.claimBy);
    expect(text(host)).not.toContain(words.next.confirm);
    expect(host.querySelectorAll("time").length).toBe(1);
    expect(text(host)).not.toContain((await uiDict.load(language)).beijingTime);
    expect(text(host)).not.toContain(words.money.tax);
    expect(text(host)).toContain(cnyText("100.00"));
    expect(await violations(host)).toEqual([]);
    wire.answering(confirmReceipt, { data: { state: "completed" } });
    await page.getByRole("button", { name: words.confirmReceipt }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: words.confirmReceipt }).click();
    await expect.poll(() => wire.heard(confirmReceipt)).toEqual([{ body: { packageId: arrived.packageId } }]);
  });

  it("of a parcel with an open claim tells of that, and asks for no report any more", async () => {
    answering({ ...arrived, claim: "reviewing" });
    const host = await opened();
    const words = await parcelDict.load(language);
    await expect.element(page.getByText(words.claimStands.reviewing)).toBeVisible();
    const see = page.getByRole("link", { name: words.seeClaim, exact: true });
    await expect.element(see).toHaveAttribute("href", expect.stringContaining("tab=claim"));
    expect(text(host)).not.toContain(words.claimBy);
    expect(page.getByRole("link", { name: words.report, exact: true }).elements()).toEqual([]);
  });

  it("says before receipt is confirmed what is still to be paid, and after", async () => {
    answering({ ...arrived, owed: "5.00" });
    await opened();
    const words = await parcelDict.load(language);
    wire.answering(confirmReceipt, { data: { state: "completed" } });
    await page.getByRole("button", { name: words.confirmReceipt }).click();
    const dialog = page.getByRole("alertdialog");
    await expect.element(dialog.getByText(words.confirmOwing(cnyText("5.00")), { exact: false })).toBeVisible();
    await dialog.getByRole("button", { name: words.confirmReceipt }).click();
    await expect.element(page.getByText(words.confirmedOwing(cnyText("5.00")))).toBeVisible();
  });

  it("stands in its place while it loads", async () => {
    const arrive = wire.holding(listParcels);
    await opened();
    const { loading } = await uiDict.load(language);
    await expect.element(page.getByRole("status", { name: loading }).first()).toBeVisible();
    arrive({
      data: {
        list: [onItsWay],
        total: 1,
        page: 1,
        pageSize: 20,
        counts: { unpaid: 0, unshipped: 0, shipped: 1, backPayment: 0 },
      },
    });
    await expect.element(page.getByText(onItsWay.packageId)).toBeVisible();
  });
});
