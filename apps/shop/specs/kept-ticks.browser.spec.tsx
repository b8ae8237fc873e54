import type { Wire } from "@sihai/client/testing";
import { addressList } from "@sihai/contract/address";
import { readArticle } from "@sihai/contract/content";
import { submitOrder } from "@sihai/contract/order";
import { parcelOptions, submitParcel } from "@sihai/contract/parcel";
import { getTrade } from "@sihai/contract/payment";
import { cnyText } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { storageDict } from "@sihai/text/dict/storage";
import { refusalSentence } from "@sihai/text/refusals";
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { keptWithout } from "../src/stores/kept-ticks.ts";
import { clearParcelSubmit, useParcelSubmit } from "../src/stores/parcel-submit.ts";
import { confirmWire, openConfirm } from "../testing/confirm-page.ts";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";
import { parcelOffer } from "../testing/parcel-offer.ts";
import { openSubmit, submitWire } from "../testing/submit-page.ts";
import { anArticle, homeAddress } from "../testing/things.ts";

const edition = (wire: Wire, versionId: string) =>
  wire.answering(readArticle, ({ query: { helpId } }) => ({ data: { ...anArticle, helpId, versionId } }));
afterEach(() => keptWithout.forget());
const inTab = () => sessionStorage.getItem("sh_agreed") ?? "";

it("the disclaimer's tick stands after a reload for the edition it was set for, in its tab alone, and unticked stays so", async () => {
  const words = await orderDict.load("en");
  const wire = confirmWire();
  edition(wire, "7");
  const tick = page.getByRole("checkbox", { name: words.disclaimer });
  const first = await openConfirm();
  await tick.click();
  await expect.poll(inTab).toContain('"versionId":"7"');
  expect(Object.values(localStorage).join()).not.toContain('"versionId"');
  first.remove();
  edition(wire, "8");
  const second = await openConfirm();
  await expect.element(tick).toBeChecked();
  wire.answering(submitOrder, { refusal: "AGREEMENT_CHANGED", facts: { agreements: ["disclaimer"] } });
  await page.getByRole("button", { name: words.submitFor(cnyText("106.00")) }).click();
  await expect.element(tick).toHaveAccessibleDescription(refusalSentence({ code: "AGREEMENT_CHANGED", agreements: [] }, "en"));
  expect(wire.heard(submitOrder)[0]?.body?.agreementsSeen).toEqual([{ agreement: "disclaimer", versionId: "7" }]);
  await expect.element(tick).not.toBeChecked();
  second.remove();
  await openConfirm();
  await expect.element(tick).toBeVisible();
  await expect.element(tick).not.toBeChecked();
});

it("nothing stands ticked for other goods, nor once they were ordered", async () => {
  const words = await orderDict.load("en");
  const wire = confirmWire();
  const tick = page.getByRole("checkbox", { name: words.disclaimer });
  const first = await openConfirm();
  await tick.click();
  await expect.poll(inTab).toContain('"disclaimer"');
  first.remove();
  const other = await openPage("/order/submit/dg", { user: mei, search: { goodsCodes: ["12"] } });
  await expect.element(tick).not.toBeChecked();
  other.remove();
  await openConfirm();
  await expect.element(tick).toBeChecked();
  wire.answering(submitOrder, {
    data: { tradeNo: "T000000000011", total: "106.00", orders: [{ orderNo: "DG000000017", total: "106.00" }] },
  });
  wire.holding(getTrade);
  await page.getByRole("button", { name: words.submitFor(cnyText("106.00")) }).click();
  await vi.waitFor(() => expect(addressShown()).toContain("/results"));
  expect(inTab()).not.toContain('"disclaimer"');
});

it.each(["en", "zh"] as const)(
  "that goods go without waiting stands after a reload, for just the services still open then, in %s",
  async (language) => {
    const words = await storageDict.load(language);
    const wire = submitWire();
    const open = (serviceNo: "video" | "measuring") => {
      const services = [{ serviceNo, isPaid: true }];
      wire.answering(parcelOptions, { data: { ...parcelOffer, open: [{ itemId: "1", owed: "0.00", services }] } });
    };
    open("video");
    const without = page.getByRole("checkbox", { name: words.agreeOpenServices });
    const first = await openSubmit({}, language);
    await without.click();
    await expect.element(without).toBeChecked();
    const reload = (host: HTMLElement) => {
      host.remove();
      useParcelSubmit.setState({ agreed: { insurance: false, difference: false, openServices: false } });
    };
    reload(first);
    const second = await openSubmit({}, language);
    await expect.element(without).toBeChecked();
    reload(second);
    open("measuring");
    await openSubmit({}, language);
    await expect.element(without).toBeVisible();
    await expect.element(without).not.toBeChecked();
  },
);

it("a parcel's ticks are sent as they stand after a reload", async () => {
  const words = await storageDict.load("en");
  const wire = shopWire();
  edition(wire, "5");
  wire.answering(addressList, { data: { list: [homeAddress], total: 1, page: 1, pageSize: 50, hasDefault: true } });
  wire.answering(parcelOptions, { data: parcelOffer });
  clearParcelSubmit();
  useParcelSubmit.setState({ diItemList: ["1"], selectDelivery: "air", email: null });
  const opened = () => openPage("/order/in-storage/submit", { user: mei, search: { itemIds: ["1"] } });
  const agreed = page.getByRole("checkbox", { name: words.agreeDifference });
  const first = await opened();
  await agreed.click();
  await expect.poll(inTab).toContain('"deposit-terms"');
  first.remove();
  // What stays in memory alone goes with the page.
  useParcelSubmit.setState({ agreed: { insurance: false, difference: false, openServices: false } });
  await opened();
  await expect.element(agreed).toBeChecked();
  wire.answering(submitParcel, { refusal: "PARCEL_PRICE_CHANGED" });
  await page.getByRole("button", { name: words.submitFor(cnyText("102.00")) }).click();
  await vi.waitFor(() => expect(wire.heard(submitParcel)).toHaveLength(1));
  expect(wire.heard(submitParcel)[0]?.body).toMatchObject({ agreedDifference: true });
});
