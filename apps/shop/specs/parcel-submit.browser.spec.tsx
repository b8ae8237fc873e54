import type { Wire } from "@sihai/client/testing";
import { addressList } from "@sihai/contract/address";
import { readArticle } from "@sihai/contract/content";
import { parcelDetail, parcelOptions, submitParcel } from "@sihai/contract/parcel";
import { getWallet } from "@sihai/contract/payment";
import { listSupplements } from "@sihai/contract/service";
import { listStorage } from "@sihai/contract/storage";
import { seededSettings } from "@sihai/domain/setting";
import { cnyText } from "@sihai/text";
import { freightDict } from "@sihai/text/dict/freight";
import { goodsDict } from "@sihai/text/dict/goods";
import { parcelDict } from "@sihai/text/dict/parcel";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { serviceDict } from "@sihai/text/dict/service";
import { storageDict } from "@sihai/text/dict/storage";
import { refusalSentence } from "@sihai/text/refusals";
import { dialogHolds, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { taxLines } from "../src/features/goods/to-door/ExpectedTax.tsx";
import { useParcelSubmit } from "../src/stores/parcel-submit.ts";
import { addressShown, mei, openPage } from "../testing/open-page.tsx";
import { parcelOffer } from "../testing/parcel-offer.ts";
import { agreed, email, openSubmit, remark, submit, submitWire, words } from "../testing/submit-page.ts";
import { anArticle, aWallet, homeAddress } from "../testing/things.ts";

type Offered = (typeof parcelOffer)["eligible"][number];
let wire: Wire;
beforeEach(() => {
  wire = submitWire();
});
const holding = (amount: string) => wire.answering(getWallet, { data: aWallet(amount) });

describe("submitting a parcel", () => {
  it("goes nowhere a card is billed unless that is chosen", async () => {
    const card = { ...homeAddress, addressId: "40", default: false, addressFrom: "card" as const };
    wire.answering(addressList, { data: { list: [card], total: 1, page: 1, pageSize: 50, hasDefault: false } });
    await openSubmit();
    await page.getByRole("button", { name: words.chooseAddress }).click();
    expect(wire.heard(parcelOptions)).toEqual([]);
    await page.getByRole("dialog").getByRole("radio").click();
    await expect.poll(() => wire.heard(parcelOptions)).toMatchObject([{ body: { addressId: "40" } }]);
  });

  it("incomplete marks each field, goes to the first on the page and says what it lacks", async () => {
    const host = await openSubmit();
    await email.fill("mei@");
    await submit.click();
    await expect.element(email).toHaveAccessibleDescription(expect.stringContaining(words.emailWrong));
    await expect.element(email).toHaveFocus();
    await expect.element(email).toBeInViewport();
    await expect.element(agreed).toHaveAccessibleDescription(words.needAgreement);
    await email.fill("mei@example.org");
    await expect.element(email).not.toHaveAttribute("aria-invalid");
    await submit.click();
    await expect.element(agreed).toHaveFocus();
    expect(wire.heard(submitParcel)).toEqual([]);
    expect(await violations(host, { whole: true })).toEqual([]);
  });

  it.each([
    ["US", "none"],
    ["AU", "gst"],
    ["DE", "vat"],
  ] as const)(
    "says one sum of a line to %s, the deposit with its reserve, and its taxes as they are called there",
    async (country, named) => {
      const freight = await freightDict.load("en");
      const untaxed = (one: Offered) => ({ ...one, line: { ...one.line, tax: { mode: "excluded" as const, rateBp: 0 } } });
      wire.answering(parcelOptions, {
        data: { ...parcelOffer, address: { ...parcelOffer.address, country }, eligible: parcelOffer.eligible.map(untaxed) },
      });
      await openSubmit();
      await page.getByRole("button", { name: /^air/ }).first().click();
      const sheet = page.getByRole("dialog");
      await expect.element(sheet.getByText(freight.taxNotes.excluded(freight.importTaxes[named]))).toBeVisible();
      await expect.element(sheet.getByText(freight.depositMargin, { exact: true })).toBeVisible();
      await expect.element(sheet.getByText(freight.depositFor(cnyText("102.00"), true))).toBeVisible();
      // The freight alone, 90.00, is a line at most: the one total is what is paid.
      await expect.element(sheet.getByText(cnyText("12.00"))).toBeVisible();
      expect(sheet.getByText(cnyText("90.00")).elements()).toEqual([]);
    },
  );

  it("writes shares, amounts and weights in how a sum came about as they are written elsewhere", async () => {
    const measured = { code: "measuring", quantity: 1, unitPrice: "5.00", amount: "5.00", how: "3720 g, 34.7 cm: ≤ 5 kg" };
    wire.answering(parcelOptions, { data: { ...parcelOffer, charges: [measured] } });
    await openSubmit();
    const parcel = await parcelDict.load("en");
    await page.getByText(words.measuring, { exact: true }).click();
    await expect.element(page.getByText(parcel.chargeHow.measuring("3.72 kg, 34.7 cm: ≤ 5 kg"))).toBeVisible();
    const vat = { code: "vat", amount: "17.10", how: "19 %" };
    const [line] = taxLines({ lines: [vat], total: "17.10", from: "2026-07-01T00:00:00.000Z" }, "DE", words);
    expect(line?.formula).toBe(words.taxHow.vat("19%"));
  });

  it("says once that the tax is in the price of a line", async () => {
    const freight = await freightDict.load("en");
    const landed = { total: "90.00", tax: { total: "0.00", from: null, lines: [] } };
    const taxPaid = (one: Offered) => ({ ...one, landed, line: { ...one.line, tax: { mode: "included" as const, rateBp: 0 } } });
    wire.answering(parcelOptions, { data: { ...parcelOffer, eligible: parcelOffer.eligible.map(taxPaid) } });
    await openSubmit();
    await page.getByRole("button", { name: /^air/ }).first().click();
    const sheet = page.getByRole("dialog");
    await expect.element(sheet.getByText(freight.landedNotes.included)).toBeVisible();
    expect(sheet.getByText(freight.taxNotes.included(freight.importTaxes.vat)).elements()).toEqual([]);
  });

  it("says what is paid now with the card's surcharge, and its button carries that sum", async () => {
    const goods = await goodsDict.load("en");
    holding("0.00");
    await openSubmit();
    await expect.element(page.getByRole("button", { name: words.submitFor(cnyText("105.57")) })).toBeVisible();
    const beside = (label: string) => page.getByText(label).elements()[0]?.closest("p")?.textContent ?? "";
    expect(beside(goods.payForGoods)).toContain(cnyText("105.57"));
    expect(beside(goods.payForGoods)).toContain(goods.certain);
    expect(beside(goods.stillToCome)).toContain(words.sums.later);
    await expect.element(page.getByText(goods.lineSurcharge, { exact: true })).toBeVisible();
    // What the deposit is, one card says: when the difference is settled, beside the sums, and no second one above them.
    await expect.element(page.getByText(words.sums.whenOpen(seededSettings.parcelSettleDays), { exact: false })).toBeVisible();
    expect(page.getByText(words.depositNote).elements()).toEqual([]);
  });

  it.each(["en", "zh"] as const)(
    "names an item with an open payment and how to answer it, and sends nothing (%s)",
    async (language) => {
      const own = await storageDict.load(language);
      wire.answering(parcelOptions, { data: { ...parcelOffer, open: [{ itemId: "1", owed: "6.00", services: [] }] } });
      const host = await openPage("/order/in-storage/submit", { user: mei, search: { itemIds: ["1"] }, language });
      await expect.element(page.getByText(own.openSupplement(cnyText("6.00")))).toBeVisible();
      const pay = page.getByRole("link", { name: own.payFor(cnyText("6.00")) });
      await expect
        .element(pay)
        .toHaveAttribute("href", expect.stringContaining("/operation/supplement-payment?orderNo=DG000000017"));
      await expect.element(page.getByText(own.answerFirst(cnyText("6.00")))).toBeVisible();
      expect(await violations(host, { whole: true })).toEqual([]);
      // Paid there, the receipt leads back to the parcel.
      const supplement = {
        ...{ supplementId: "4", itemNo: "SH2611220000001", orderNo: "DG000000017", name: { zh: "茶壶", en: "Teapot" } },
        ...{ pictureUrl: null, reason: "other" as const, note: "", evidence: null, amount: "6.00", state: "requested" as const },
        ...{ requestedAt: "2026-11-22T02:00:00.000Z", payBefore: "2036-11-25T02:00:00.000Z", paidAt: null },
        ...{ declineCancels: false, tradeNo: "T2026112200000001" },
      };
      wire.answering(listSupplements, { data: { list: [supplement], open: 1, openTotal: "6.00" } });
      await pay.click();
      const service = await serviceDict.load(language);
      await expect
        .element(page.getByRole("link", { name: service.payFor(cnyText("6.00")) }))
        .toHaveAttribute("href", expect.stringMatching(/back=[^&]*in-storage%2Fsubmit/));
    },
  );

  it("names services that are not done, and sends the item once that is agreed to", async () => {
    const service = await serviceDict.load("en");
    const open = [{ itemId: "1", owed: "0.00", services: [{ serviceNo: "video" as const, isPaid: true }] }];
    wire.answering(parcelOptions, { data: { ...parcelOffer, open } });
    await openSubmit();
    await expect.element(page.getByText(words.openService(service.names.video.name, true))).toBeVisible();
    await agreed.click();
    await submit.click();
    const asItIs = page.getByRole("checkbox", { name: words.agreeOpenServices });
    await expect.element(asItIs).toHaveAccessibleDescription(words.needOpenServices);
    expect(wire.heard(submitParcel)).toEqual([]);
    await asItIs.click();
    // The page it leads to asks at once.
    wire.holding(parcelDetail);
    wire.answering(submitParcel, {
      data: { packageId: "P1", tradeNo: "T1", total: "102.00", payBefore: "2026-11-29T02:00:00.000Z" },
    });
    await submit.click();
    await expect.poll(() => wire.heard(submitParcel)).toMatchObject([{ body: { agreedOpenServices: true } }]);
  });

  it("who owes for a card reads so before the form", async () => {
    const wallet = await walletDict.load("en");
    wire.answering(getWallet, { data: aWallet("0.00", { debt: "60.00" }) });
    await openSubmit();
    await expect.element(page.getByText(wallet.disputes.blocks(cnyText("60.00")))).toBeVisible();
  });

  it("has the address's e-mail until another one is typed, which may be deleted letter by letter", async () => {
    await openSubmit();
    await expect.element(email).toHaveValue("mei@example.com");
    await email.fill("");
    await expect.element(email).toHaveValue("");
    await submit.click();
    await expect.element(email).toHaveAccessibleDescription(expect.stringContaining(words.needEmail));
    await userEvent.type(email, "me@example.org");
    await expect.element(email).toHaveValue("me@example.org");
  });

  it("keeps what was typed and agreed to while its other pages are looked into", async () => {
    await openSubmit();
    await email.fill("gift@example.com");
    await remark.fill("Old newspapers, please");
    await agreed.click();
    await page.getByRole("button", { name: words.declaration }).click();
    await vi.waitFor(() => expect(addressShown()).toMatch(/^\/package\/declaration\/details/));
    const name = page.getByRole("textbox", { name: words.nameEn });
    await name.fill("Porcelain cup");
    await page.getByRole("button", { name: words.save }).click();
    await vi.waitFor(() => expect(addressShown()).toMatch(/^\/order\/in-storage\/submit/));
    await expect.element(email).toHaveValue("gift@example.com");
    await expect.element(remark).toHaveValue("Old newspapers, please");
    await expect.element(agreed).toBeChecked();
    wire.answering(submitParcel, { refusal: "PARCEL_PRICE_CHANGED" });
    await submit.click();
    await vi.waitFor(() => expect(wire.heard(submitParcel)).toHaveLength(1));
    expect(wire.heard(submitParcel)[0]?.body).toMatchObject({
      ...{ lineId: "air", email: "gift@example.com", remark: "Old newspapers, please", agreedDifference: true },
      declaration: { lines: [{ name: { en: "Porcelain cup" } }] },
    });
  });

  it.each(["zh", "en"] as const)("shows what is agreed to in a dialog that holds, in %s", async (language) => {
    const own = await storageDict.load(language);
    wire.answering(readArticle, ({ query }) => ({ data: { ...anArticle, helpId: query.helpId } }));
    await openPage("/order/in-storage/submit", { user: mei, search: { itemIds: ["1"] }, language });
    const read = page.getByRole("button", { name: own.readTerms["deposit-terms"] });
    await expect.element(read).toBeVisible();
    await dialogHolds("features/content/agreement/ReadTerms.tsx", read.element());
  });

  it("unticks the terms that changed since its page was opened, and keeps what was typed and the other tick", async () => {
    useParcelSubmit.setState({ insuranceListParams: { insuredValue: "30.00" } });
    const edition = (changed: string) =>
      wire.answering(readArticle, ({ query: { helpId } }) => ({
        data: { ...anArticle, helpId, versionId: helpId === "insurance-terms" ? changed : "5" },
      }));
    edition("6");
    await openSubmit();
    const insurance = page.getByRole("checkbox", { name: words.agreeInsurance });
    const send = page.getByRole("button", { name: words.submitFor("").trim(), exact: false });
    await email.fill("mei@example.org");
    await remark.fill("ring twice");
    await insurance.click();
    await agreed.click();
    edition("7");
    wire.answering(submitParcel, { refusal: "AGREEMENT_CHANGED", facts: { agreements: ["insurance-terms"] } });
    await send.click();
    await expect.element(insurance).not.toBeChecked();
    await expect.element(insurance).toHaveFocus();
    const why = refusalSentence({ code: "AGREEMENT_CHANGED", agreements: [] }, "en");
    await expect.element(insurance).toHaveAccessibleDescription(why);
    await expect.element(agreed).toBeChecked();
    await expect.element(remark).toHaveValue("ring twice");
    // The form judges itself at a press: the box is empty, and still says why.
    await send.click();
    await expect.element(send).not.toHaveFocus();
    await expect.element(insurance).toHaveFocus();
    await expect.element(insurance).toHaveAccessibleDescription(why);
    await insurance.click();
    await send.click();
    await vi.waitFor(() => expect(wire.heard(submitParcel)).toHaveLength(2));
    const shown = (versionId: string) => [
      { agreement: "deposit-terms", versionId: "5" },
      { agreement: "insurance-terms", versionId },
    ];
    expect(wire.heard(submitParcel).map(({ body }) => body?.agreementsSeen)).toEqual([shown("6"), shown("7")]);
  });

  it("of goods that another tab has sent leads to the parcels", async () => {
    wire.answering(parcelOptions, { refusal: "ITEM_ALREADY_IN_PARCEL" });
    wire.answering(listStorage, "lost");
    await openSubmit();
    await expect
      .element(page.getByRole("link", { name: words.myParcels }))
      .toHaveAttribute("href", expect.stringContaining("/package/list"));
  });

  it("takes a plan's line once: another one chosen since stays when the page comes again", async () => {
    await openSubmit({ lineId: "pickup" });
    await expect.element(page.getByText(words.chooseOutlet)).toBeVisible();
    expect(addressShown()).not.toContain("lineId");
  });
});
