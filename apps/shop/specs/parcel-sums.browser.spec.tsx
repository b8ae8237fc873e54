import { queryClient } from "@sihai/client";
import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { addressList } from "@sihai/contract/address";
import { parcelDetail, readClearance } from "@sihai/contract/parcel";
import { getTrade, getWallet } from "@sihai/contract/payment";
import { listSuspended } from "@sihai/contract/suspense";
import { toDecimal } from "@sihai/domain";
import { seededSettings } from "@sihai/domain/setting";
import { cnyText } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { parcelDict } from "@sihai/text/dict/parcel";
import { paymentDict } from "@sihai/text/dict/payment";
import { storageDict } from "@sihai/text/dict/storage";
import { uiDict } from "@sihai/text/dict/ui";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { type ParcelOnWire, sealedParcel, unpaidParcel } from "../testing/a-parcel.ts";
import { fakeGateway } from "../testing/fake-gateway.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";
import { aWallet } from "../testing/things.ts";

const [goods, storage, payment] = await Promise.all([goodsDict.load("en"), storageDict.load("en"), paymentDict.load("en")]);
const [parcel, ui] = await Promise.all([parcelDict.load("en"), uiDict.load("en")]);
const { packageId, tradeNo } = { packageId: unpaidParcel.packageId, tradeNo: unpaidParcel.tradeNo ?? "" };

let wire: Wire;
const holding = (amount: string) => wire.answering(getWallet, { data: aWallet(amount) });
const showing = (parcel: ParcelOnWire) => wire.answering(parcelDetail, { data: parcel });
beforeEach(() => {
  wire = shopWire();
  holding("0.00");
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
  wire.answering(listSuspended, { data: { list: [] } });
  showing(unpaidParcel);
});

/** The sum beside a label of the four figures. */
const beside = (label: string) => expect.poll(() => page.getByText(label).elements()[0]?.closest("p")?.textContent ?? "");

it("a parcel just submitted says what its button asks, what is to come and what that makes", async () => {
  await openPage("/package/submit/result", { search: { packageId }, user: mei });
  await expect.element(page.getByRole("link", { name: storage.payFor(cnyText("105.57")) })).toBeVisible();
  await beside(goods.payForGoods).toContain(cnyText("105.57"));
  await expect.element(page.getByText(goods.lineSurcharge, { exact: true })).toBeVisible();
  await beside(goods.stillToCome).toContain(cnyText("12.30"));
  await beside(storage.sums.inAll).toContain(cnyText("117.87"));
  await expect.element(page.getByText(storage.sums.weighing)).toBeVisible();
});

it("a parcel that was paid says what follows, and asks for no deposit again", async () => {
  const next = { code: "pack", by: "2036-11-23T02:00:00.000Z" };
  showing({ ...unpaidParcel, state: "unshipped", tradeNo: null, paidAt: "2026-11-22T02:00:00.000Z", next });
  await openPage("/package/submit/result", { search: { packageId }, user: mei });
  await expect.element(page.getByText(parcel.next.pack)).toBeVisible();
  await expect.element(page.getByRole("listitem").filter({ hasText: parcel.steps.submitted })).toHaveTextContent(ui.done);
  await expect.element(page.getByText(storage.submittedNext)).not.toBeInTheDocument();
});

const trade: CallData<typeof getTrade> = {
  ...{ tradeNo, purpose: "parcel", state: "pending", amount: "102.00", expiresAt: null, paidAt: null, method: null },
  lines: [{ subjectId: "1", no: packageId, amount: "102.00", discount: "0.00" }],
  ...{ methods: ["balance", "card"], short: null, balances: [{ currency: "CNY", amount: "500.00" }], hasPayPassword: true },
  ...{ attempt: null, suspended: [] },
  card: {
    ...{ form: fakeGateway(), surcharge: "3.57", surchargeBasisPoints: 350 },
    prices: [{ currency: "CNY", charged: { amount: "105.57", currency: "CNY" }, rate: "1", rateId: null }],
    frozenUntil: "2036-11-22T12:00:00.000Z",
  },
};

it("on its payment page the figures follow the method, and on the receipt they hold what the card was charged", async () => {
  wire.answering(getTrade, { data: trade });
  await openPage("/pay/index", { search: { tradeNo }, user: mei });
  await beside(goods.payForGoods).toContain(cnyText("102.00"));
  await page.getByRole("radio", { name: payment.card }).click();
  await beside(goods.payForGoods).toContain(cnyText("105.57"));
  await beside(storage.sums.inAll).toContain(cnyText("117.87"));
});

it("once paid by card what was paid has the surcharge, before the parcel knows it is paid", async () => {
  const attempt = {
    ...{ status: "captured" as const, use: "paid-trade" as const, surcharge: "3.57" },
    charged: { amount: "105.57", currency: "CNY" as const },
  };
  wire.answering(getTrade, { data: { ...trade, state: "paid", method: "card", paidAt: "2026-11-22T12:00:00.000Z", attempt } });
  await openPage("/pay/success", { search: { tradeNo }, user: mei });
  await beside(goods.paidForGoods).toContain(cnyText("105.57"));
  await beside(storage.sums.inAll).toContain(cnyText("117.87"));
});

it.each(["en", "zh"] as const)("a sealed parcel says what it costs before it has left, in %s", async (language) => {
  const [said, sums] = [(await parcelDict.load(language)).sealed, (await storageDict.load(language)).sums];
  showing(sealedParcel);
  wire.answering(readClearance, { data: { packageId, wanted: false, mayChange: false, proofs: [], deletesAt: null } });
  await openPage("/package/detail", { search: { packageId }, user: mei, language });
  await expect.element(page.getByText(said["balance-due"](cnyText("20.00")))).toBeVisible();
  await expect.element(page.getByText(sums.owedOnLeaving)).toBeVisible();
  await beside(sums.inAll).toContain(cnyText("134.30"));
  await expect.element(page.getByRole("cell", { name: cnyText("122.00"), exact: true })).toBeVisible();
});

it.each(["shipped", "delivered"] as const)("a balance due of a %s parcel is the sum its button asks for", async (state) => {
  if (!sealedParcel.sealed) throw new Error("the parcel is not sealed");
  showing({
    ...{ ...sealedParcel, state, sealed: null, tax: null, line: { ...sealedParcel.line, taxMode: "included" } },
    settlement: { ...sealedParcel.sealed, owed: "20.00", at: "2026-11-24T02:00:00.000Z" },
  });
  wire.answering(readClearance, { data: { packageId, wanted: false, mayChange: false, proofs: [], deletesAt: null } });
  await openPage("/package/detail", { search: { packageId }, user: mei });
  await beside(goods.paidForGoods).toContain(cnyText("102.00"));
  await beside(goods.payForGoods).toContain(cnyText("20.70"));
  await beside(storage.sums.inAll).toContain(cnyText("122.70"));
  // From a balance that suffices it is the sum alone.
  holding("50.00");
  await queryClient.invalidateQueries();
  await beside(goods.payForGoods).toContain(cnyText("20.00"));
  await beside(storage.sums.inAll).toContain(cnyText("122.00"));
});

it("a balance due says on its payment page what was paid before it, what is paid now, and what the parcel comes to", async () => {
  if (!sealedParcel.sealed) throw new Error("the parcel is not sealed");
  showing({
    ...{ ...sealedParcel, state: "shipped", sealed: null },
    settlement: { ...sealedParcel.sealed, owed: "20.00", at: "2026-11-24T02:00:00.000Z" },
  });
  const lines = [{ subjectId: "1", no: packageId, amount: "20.00", discount: "0.00" }];
  wire.answering(getTrade, { data: { ...trade, purpose: "back-payment", amount: "20.00", lines } });
  await openPage("/pay/index", { search: { tradeNo }, user: mei });
  await beside(goods.paidForGoods).toContain(cnyText("102.00"));
  await beside(goods.payForGoods).toContain(cnyText("20.00"));
  await beside(goods.payForGoods).toContain(goods.certain);
  await beside(storage.sums.inAll).toContain(cnyText("134.30"));
});

it.each(["en", "zh"] as const)(
  "a balance due without tax to come still says what it all comes to, by when and what else follows, in %s",
  async (language) => {
    if (!sealedParcel.sealed) throw new Error("the parcel is not sealed");
    showing({
      ...{ ...sealedParcel, state: "delivered", sealed: null, tax: null, line: { ...sealedParcel.line, taxMode: "included" } },
      settlement: { ...sealedParcel.sealed, owed: "20.00", at: "2026-11-24T02:00:00.000Z" },
    });
    const lines = [{ subjectId: "1", no: packageId, amount: "20.00", discount: "0.00" }];
    wire.answering(getTrade, { data: { ...trade, purpose: "back-payment", amount: "20.00", lines } });
    const { sums } = await storageDict.load(language);
    await openPage("/pay/index", { search: { tradeNo }, user: mei, language });
    await beside(sums.inAll).toContain(cnyText("122.00"));
    const [, limit = ""] = sums.payBalance("|", cnyText(toDecimal(seededSettings.outstandingLimit.amount))).split("|");
    await expect.element(page.getByText(limit)).toBeVisible();
  },
);

it.each(["en", "zh"] as const)("a parcel that is weighed and settled waits for no weighing, in %s", async (language) => {
  if (!sealedParcel.sealed) throw new Error("the parcel is not sealed");
  showing({
    ...{ ...sealedParcel, state: "shipped", sealed: null, tax: null, line: { ...sealedParcel.line, taxMode: "included" } },
    settlement: { ...sealedParcel.sealed, owed: "0.00", at: "2026-11-24T02:00:00.000Z" },
  });
  wire.answering(readClearance, { data: { packageId, wanted: false, mayChange: false, proofs: [], deletesAt: null } });
  const [{ sums }, own] = await Promise.all([storageDict.load(language), goodsDict.load(language)]);
  await openPage("/package/detail", { search: { packageId }, user: mei, language });
  await beside(own.stillToCome).toContain(sums.nothing);
  expect(page.getByText(sums.later, { exact: true }).elements()).toEqual([]);
});

it("several paid together have figures of their own each, and bear the surcharge by what they cost", async () => {
  if (!sealedParcel.sealed) throw new Error("the parcel is not sealed");
  const owing = {
    ...{ ...sealedParcel, state: "shipped" as const, sealed: null },
    settlement: { ...sealedParcel.sealed, owed: "20.00", at: "2026-11-24T02:00:00.000Z" },
  };
  const other = `${packageId}B`;
  wire.answering(parcelDetail, ({ query }) => ({ data: { ...owing, packageId: query.packageId } }));
  const card = { ...trade.card, surcharge: "1.05" };
  const lines = [
    { subjectId: "1", no: packageId, amount: "20.00", discount: "0.00" },
    { subjectId: "2", no: other, amount: "10.00", discount: "0.00" },
  ];
  wire.answering(getTrade, { data: { ...trade, purpose: "back-payment", amount: "30.00", lines, card, methods: ["card"] } });
  await openPage("/pay/index", { search: { tradeNo }, user: mei });
  const sumsOf = (no: string) => page.getByRole("heading", { name: `${storage.sums.title} · ${no}`, exact: true });
  await expect.element(sumsOf(packageId)).toBeVisible();
  await expect.element(sumsOf(other)).toBeVisible();
  const paidNow = () =>
    page
      .getByText(goods.payForGoods)
      .elements()
      .map((label) => label.closest("p")?.textContent);
  await expect.poll(paidNow).toEqual([expect.stringContaining(cnyText("20.70")), expect.stringContaining(cnyText("10.35"))]);
});

it.each(["en", "zh"] as const)(
  "a parcel's total has beside it what a card was charged, where it has arrived too, in %s",
  async (language) => {
    const words = await parcelDict.load(language);
    if (!sealedParcel.sealed) throw new Error("the parcel is not sealed");
    const charged = { amount: "105.57", currency: "CNY" as const };
    const payment = { charged, amount: "102.00", surcharge: "3.57", subjects: 1 };
    showing({
      ...{ ...sealedParcel, state: "delivered", sealed: null, charges: [], discounts: [], cardPayments: [payment] },
      insurance: { ...sealedParcel.insurance, fee: "0.00" },
      settlement: { ...sealedParcel.sealed, outcome: "even", difference: "0.00", owed: "0.00", at: "2026-11-24T02:00:00.000Z" },
    });
    wire.answering(readClearance, { data: { packageId, wanted: false, mayChange: false, proofs: [], deletesAt: null } });
    await openPage("/package/detail", { search: { packageId }, user: mei, language });
    const said = page.getByText(words.cardChargedWith(cnyText("105.57"), cnyText("3.57"), 1));
    await expect.element(said).toBeVisible();
    expect(said.element().parentElement?.textContent).toContain(cnyText("102.00"));
  },
);
