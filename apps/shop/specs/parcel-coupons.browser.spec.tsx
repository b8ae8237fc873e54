import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { addressList } from "@sihai/contract/address";
import { parcelOptions } from "@sihai/contract/parcel";
import { getWallet } from "@sihai/contract/payment";
import { checkDiscountCode } from "@sihai/contract/promotion";
import { cnyText } from "@sihai/text";
import { promotionDict } from "@sihai/text/dict/promotion";
import { storageDict } from "@sihai/text/dict/storage";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { clearParcelSubmit, useParcelSubmit } from "../src/stores/parcel-submit.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";
import { parcelOffer } from "../testing/parcel-offer.ts";
import { aWallet, homeAddress } from "../testing/things.ts";

type Coupon = CallData<typeof parcelOptions>["promotions"]["coupons"][number];
type Reduction = Coupon["terms"]["reduction"];

const [words, storage] = await Promise.all([promotionDict.load("en"), storageDict.load("en")]);

function coupon(couponId: string, name: string, reduction: Reduction, given: Partial<Coupon> = {}): Coupon {
  return {
    ...{ couponId, couponNo: `C${couponId}`, name: { zh: name, en: name }, status: "available", usesLeft: 1, heldFor: [] },
    ...{ reason: null, validFrom: "2026-11-01T00:00:00.000Z", validUntil: "2026-12-01T00:00:00.000Z" },
    terms: {
      ...{ reduction, parcelType: "international", minSpend: "0.00", maxDeduction: null },
      ...{ scope: "all", shops: [], minLevel: 0, warehouse: null },
    },
    ...given,
  };
}

const coupons = [
  coupon("1", "Nine off", { type: 0, amount: "9.00" }),
  coupon("2", "A tenth", { type: 1, bp: 1000 }),
  coupon("3", "Free filling", { type: 2, service: "filling" }),
  coupon("4", "For others", { type: 0, amount: "50.00" }, { reason: "warehouse" }),
];

let wire: Wire;
beforeEach(() => {
  wire = shopWire();
  wire.answering(getWallet, { data: aWallet("500.00") });
  wire.answering(addressList, { data: { list: [homeAddress], total: 1, page: 1, pageSize: 50, hasDefault: true } });
  wire.answering(parcelOptions, { data: { ...parcelOffer, promotions: { ...parcelOffer.promotions, coupons } } });
  clearParcelSubmit();
  useParcelSubmit.setState({ diItemList: ["1"], selectDelivery: "air", email: null });
});

const best = page.getByRole("button", { name: words.takeBest("A tenth", cnyText("10.20")) });

it("the coupon that takes most off a parcel is one press away, and each says what it saves", async () => {
  await openPage("/order/in-storage/submit", { user: mei, search: { itemIds: ["1"] } });
  await page.getByRole("button", { name: words.coupon }).first().click();
  const sheet = page.getByRole("dialog");
  for (const saved of ["9.00", "10.20"]) await expect.element(sheet.getByText(words.saves(cnyText(saved)))).toBeVisible();
  await sheet.getByRole("radio", { name: /Nine off/ }).click();
  await expect.element(page.getByRole("button", { name: storage.submitFor(cnyText("93.00")) })).toBeVisible();
  await best.click();
  await expect.element(page.getByRole("button", { name: storage.submitFor(cnyText("91.80")) })).toBeVisible();
  await expect.element(best).not.toBeInTheDocument();
  // Its line among the costs opens into which it is.
  await expect.element(page.getByText("A tenth C2", { exact: true })).toBeInTheDocument();
});

it("beside a discount code, which goes alone, no coupon is suggested", async () => {
  wire.answering(checkDiscountCode, {
    data: {
      ...{ code: "FIVE", name: { zh: "立减", en: "Five off" }, reduction: { type: 0, amount: "5.00" }, minSpend: "0.00" },
      ...{ maxDeduction: null, validUntil: "2027-01-01T00:00:00.000Z" },
    },
  });
  useParcelSubmit.setState({ discountCode: "FIVE" });
  await openPage("/order/in-storage/submit", { user: mei, search: { itemIds: ["1"] } });
  await expect.element(page.getByRole("button", { name: storage.submitFor(cnyText("97.00")) })).toBeVisible();
  expect(best.elements()).toEqual([]);
  await expect.element(page.getByText("Five off FIVE", { exact: true })).toBeInTheDocument();
});
