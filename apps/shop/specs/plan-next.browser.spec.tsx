import { parcelOptions } from "@sihai/contract/parcel";
import { getWallet } from "@sihai/contract/payment";
import { listStorage } from "@sihai/contract/storage";
import { cnyText, dotted } from "@sihai/text";
import { planDict } from "@sihai/text/dict/plan";
import { serviceDict } from "@sihai/text/dict/service";
import { storageDict } from "@sihai/text/dict/storage";
import { refusalSentence } from "@sihai/text/refusals";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { noParcelSubmit, useParcelSubmit } from "../src/stores/parcel-submit.ts";
import { aPlan, planWire } from "../testing/a-plan.ts";
import { mei, openPage } from "../testing/open-page.tsx";
import { parcelOffer } from "../testing/parcel-offer.ts";
import { aWallet, storedCup } from "../testing/things.ts";

const wrap = { code: "filling", items: [{ itemId: "1", quantity: 1 }] } as const;
const offer = {
  ...parcelOffer,
  charges: [{ code: "measuring" as const, amount: "5.00", quantity: 1, unitPrice: "5.00" }],
  services: [{ code: wrap.code, group: "value-added" as const, unit: "parcel" as const, price: "3.00" }],
};
beforeEach(() => useParcelSubmit.setState(noParcelSubmit, true));

it.each(["en", "zh"] as const)("a plan's button carries the sum its next page asks for, in %s", async (language) => {
  const [plan, storage] = [await planDict.load(language), await storageDict.load(language)];
  const wire = planWire(aPlan(null));
  wire.answering(parcelOptions, { data: offer });
  wire.answering(getWallet, { data: aWallet("0.00") });
  await openPage("/package/plan/detail", { search: { planId: "5" }, user: mei, language });
  // The deposit 102.00, the fee after measuring and the card's surcharge.
  const sum = cnyText("110.74");
  await page.getByRole("link", { name: dotted([plan.send, sum]), exact: true }).click();
  await expect.element(page.getByRole("button", { name: storage.submitFor(sum) })).toBeVisible();
});

it("with the services that were chosen for its items before", async () => {
  const plan = await planDict.load("en");
  const wire = planWire(aPlan(null));
  wire.answering(parcelOptions, { data: offer });
  useParcelSubmit.setState({ diItemList: ["1"], valueAddedDeliveryOrderService: [{ ...wrap, items: [...wrap.items] }] });
  await openPage("/package/plan/detail", { search: { planId: "5" }, user: mei });
  await expect.element(page.getByRole("link", { name: dotted([plan.send, cnyText("110.00")]) })).toBeVisible();
  useParcelSubmit.setState({ diItemList: ["2"] });
  await expect.element(page.getByRole("link", { name: dotted([plan.send, cnyText("107.00")]) })).toBeVisible();
});

it.each(["en", "zh"] as const)("names what is open on its items, with the way to answer it, in %s", async (language) => {
  const [storage, service] = [await storageDict.load(language), await serviceDict.load(language)];
  const wire = planWire(aPlan(null));
  const open = [{ itemId: "1", owed: "6.00", services: [{ serviceNo: "video" as const, isPaid: false }] }];
  wire.answering(parcelOptions, { data: { ...parcelOffer, open } });
  const host = await openPage("/package/plan/detail", { search: { planId: "5" }, user: mei, language });
  await expect.element(page.getByText(storage.openSupplement(cnyText("6.00")))).toBeVisible();
  await expect.element(page.getByText(storage.openService(service.names.video.name, false))).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: storage.payFor(cnyText("6.00")) }))
    .toHaveAttribute("href", expect.stringMatching(/supplement-payment\?orderNo=DG000000017.*back=[^&]*plan%2Fdetail/));
  expect(cutOff(host)).toEqual([]);
  expect(await violations(host)).toEqual([]);
});

it.each(["en", "zh"] as const)(
  "whose items the shipping expert has says why it can't be submitted, with the way there, in %s",
  async (language) => {
    const [plan, storage] = [await planDict.load(language), await storageDict.load(language)];
    const wire = planWire(aPlan(null));
    wire.answering(parcelOptions, { refusal: "ITEM_WITH_EXPERT" });
    const counts = { warehouses: [{ warehouse: 1, items: 1 }], within10: 0, within30: 0, within60: 1, overdue: 0 };
    const list = [{ ...storedCup, reserved: true }];
    wire.answering(listStorage, { data: { list, total: 1, grams: 420, page: 1, pageSize: 100, counts } });
    const host = await openPage("/package/plan/detail", { search: { planId: "5" }, user: mei, language });
    await expect
      .element(page.getByRole("alert").getByText(refusalSentence({ code: "ITEM_WITH_EXPERT" }, language)))
      .toBeVisible();
    await expect
      .element(page.getByRole("link", { name: storage.toExpert }))
      .toHaveAttribute("href", expect.stringContaining("delivery-expert/index?tab=mine"));
    expect(page.getByRole("link", { name: plan.send }).elements()).toEqual([]);
    expect(cutOff(host)).toEqual([]);
    expect(await violations(host)).toEqual([]);
  },
);
