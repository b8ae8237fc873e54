import type { Wire } from "@sihai/client/testing";
import { parcelOptions, submitParcel } from "@sihai/contract/parcel";
import { checkDiscountCode } from "@sihai/contract/promotion";
import { cnyText } from "@sihai/text";
import { promotionDict } from "@sihai/text/dict/promotion";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { parcelOffer } from "../testing/parcel-offer.ts";
import { agreed, email, openSubmit, remark, submit, submitWire, words } from "../testing/submit-page.ts";

const middleOf = (part: Element) => part.getBoundingClientRect().top + part.getBoundingClientRect().height / 2;
let wire: Wire;
beforeEach(() => {
  wire = submitWire();
});

it("offers no field for credits where none can be used", async () => {
  const promotion = await promotionDict.load("en");
  const credits = { ...parcelOffer.promotions.credits, balance: 500, mostAParcel: 0 };
  wire.answering(parcelOptions, { data: { ...parcelOffer, promotions: { ...parcelOffer.promotions, credits } } });
  await openSubmit();
  await expect.element(page.getByText(promotion.creditsNone, { exact: false })).toBeVisible();
  expect(page.getByRole("textbox", { name: promotion.credits }).elements()).toEqual([]);
});

it("a code that was not found keeps nothing from being sent once its field is emptied", async () => {
  const promotion = await promotionDict.load("en");
  wire.answering(checkDiscountCode, { refusal: "DISCOUNT_CODE_NOT_FOUND" });
  await openSubmit();
  const code = page.getByRole("textbox", { name: promotion.code });
  await code.fill("NOPE");
  await page.getByRole("button", { name: promotion.apply }).click();
  await expect.element(code).toHaveAttribute("aria-invalid");
  await agreed.click();
  await submit.click();
  expect(wire.heard(submitParcel)).toEqual([]);
  await code.fill("");
  await expect.element(code).not.toHaveAttribute("aria-invalid");
  wire.answering(submitParcel, { refusal: "PARCEL_PRICE_CHANGED" });
  await submit.click();
  await expect.poll(() => wire.heard(submitParcel)).toHaveLength(1);
});

it("a code's field that is passed or emptied is no mistake until it is applied", async () => {
  const promotion = await promotionDict.load("en");
  await openSubmit();
  const code = page.getByRole("textbox", { name: promotion.code });
  await code.fill("five");
  await code.fill("");
  await email.click();
  await remark.click();
  await expect.element(code).not.toHaveAttribute("aria-invalid");
  expect(page.getByText(promotion.codeWrong).elements()).toEqual([]);
  await page.getByRole("button", { name: promotion.apply }).click();
  await expect.element(code).toHaveAccessibleDescription(promotion.codeWrong);
});

it("a code that is typed and not applied stops the parcel and says so, and goes with it once applied", async () => {
  const promotion = await promotionDict.load("en");
  wire.answering(checkDiscountCode, {
    data: {
      ...{ code: "FIVE", name: { zh: "立减", en: "Five off" }, reduction: { type: 0, amount: "5.00" }, minSpend: "0.00" },
      ...{ maxDeduction: null, validUntil: "2027-01-01T00:00:00.000Z" },
    },
  });
  wire.answering(submitParcel, { refusal: "PARCEL_PRICE_CHANGED" });
  await openSubmit();
  const code = page.getByRole("textbox", { name: promotion.code });
  await code.fill("five");
  await agreed.click();
  await submit.click();
  await expect.element(code).toHaveAccessibleDescription(promotion.codeNotApplied);
  await expect.element(code).toHaveFocus();
  expect(wire.heard(submitParcel)).toEqual([]);
  const apply = page.getByRole("button", { name: promotion.apply });
  expect(middleOf(apply.element())).toBeCloseTo(middleOf(code.element()), 0);
  await apply.click();
  await expect.element(code).not.toHaveAttribute("aria-invalid");
  await page.getByRole("button", { name: words.submitFor(cnyText("97.00")) }).click();
  await expect.poll(() => wire.heard(submitParcel)).toMatchObject([{ body: { discountCode: "FIVE" } }]);
});
