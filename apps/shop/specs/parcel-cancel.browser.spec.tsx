import type { Wire } from "@sihai/client/testing";
import { cancelParcel, parcelDetail, readClearance } from "@sihai/contract/parcel";
import { listSuspended } from "@sihai/contract/suspense";
import { cnyText } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { type ParcelOnWire, unpaidParcel } from "../testing/a-parcel.ts";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

const { packageId } = unpaidParcel;
const may = { pay: false, change: false, cancel: false, confirmReceipt: false };
const cancelled: ParcelOnWire = {
  ...{ ...unpaidParcel, state: "cancelled", next: { code: "cancelled", by: null }, tradeNo: null, may, tax: null },
};
let wire: Wire;
const opened = (language: "en" | "zh" = "en") => openPage("/package/detail", { search: { packageId }, user: mei, language });
beforeEach(() => {
  wire = shopWire();
  wire.answering(listSuspended, { data: { list: [] } });
  wire.answering(readClearance, { data: { packageId, wanted: false, mayChange: false, proofs: [], deletesAt: null } });
});

it("a parcel that another tab has cancelled is shown as that when its cancel is refused", async () => {
  const words = await parcelDict.load("en");
  wire.answering(parcelDetail, { data: unpaidParcel });
  await opened();
  await page.getByRole("button", { name: words.cancel }).click();
  wire.answering(cancelParcel, { refusal: "PARCEL_CANCEL_REFUSED" });
  wire.answering(parcelDetail, { data: cancelled });
  await page.getByRole("alertdialog").getByRole("button", { name: words.cancel }).click();
  await expect.element(page.getByText(words.states.cancelled, { exact: true }).first()).toBeVisible();
  // The question goes when it is answered, which may be a moment after the page has changed beneath it.
  await expect.poll(() => page.getByRole("button", { name: words.cancel }).elements()).toEqual([]);
});

it.each(["en", "zh"] as const)(
  "a cancelled parcel says what came back, and what opening the box cost, in %s",
  async (language) => {
    const words = await parcelDict.load(language);
    const paid = { ...cancelled, paidAt: "2026-11-23T02:00:00.000Z" };
    wire.answering(parcelDetail, { data: { ...paid, refunded: "82.00" } });
    await opened(language);
    await expect.element(page.getByText(words.refundedLess(cnyText("82.00"), cnyText("20.00")))).toBeVisible();
    wire.answering(parcelDetail, { data: { ...paid, refunded: "102.00" } });
    await opened(language);
    await expect.element(page.getByText(words.refundedAll(cnyText("102.00"))).last()).toBeVisible();
  },
);

it.each([
  ["en", "2020-12-31T16:00:00.000Z", true],
  ["zh", "2020-12-31T16:00:00.000Z", true],
  ["en", "2099-12-31T16:00:00.000Z", false],
] as const)(
  "whoever cancels reads whether credits came of a year gone by, in %s, good until %s",
  async (language, validUntil, isOver) => {
    const words = await parcelDict.load(language);
    const credits = { kind: "credits" as const, ref: "500", name: null, amount: "5.00", validUntil };
    wire.answering(parcelDetail, { data: { ...unpaidParcel, discounts: [credits] } });
    await opened(language);
    await page.getByRole("button", { name: words.cancel }).click();
    const box = page.getByRole("alertdialog");
    await expect.element(box).toBeVisible();
    expect(box.element().textContent?.includes(words.creditsLapse("500"))).toBe(isOver);
    await box.getByRole("button", { name: words.keep }).click();
    await expect.element(box).not.toBeInTheDocument();
  },
);
