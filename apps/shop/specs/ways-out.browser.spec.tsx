import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { listGoodsClasses } from "@sihai/contract/freight";
import { parcelOptions } from "@sihai/contract/parcel";
import { readPlan } from "@sihai/contract/plan";
import { returnOptions } from "@sihai/contract/return";
import { askDiscard } from "@sihai/contract/storage";
import { seededSettings } from "@sihai/domain/setting";
import { planDict } from "@sihai/text/dict/plan";
import { returnDict } from "@sihai/text/dict/return";
import { storageDict } from "@sihai/text/dict/storage";
import { uiDict } from "@sihai/text/dict/ui";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";
import { parcelOffer } from "../testing/parcel-offer.ts";

type Plan = CallData<typeof readPlan>;
type Returnable = CallData<typeof returnOptions>["items"][number];

const perfume: Plan["items"][number] = {
  ...{ itemId: "21", itemNo: "SH2611180YGJN9", orderNo: "DG010000209", name: { zh: "法式花园香水", en: "Garden perfume" } },
  ...{ skuName: [], pictureUrl: null, classId: null, flags: ["liquid"], quantity: 1, value: "422.00", grams: 575 },
  ...{ sidesCm: [18, 12, 12], warehouse: 1, alone: false, reserved: false, waitsFor: 0, supplement: null, measuringFee: "0.00" },
  ...{ stockedInAt: "2026-11-21T02:00:00.000Z", returnBefore: "2026-11-26T02:00:00.000Z", tasks: [], photos: [] },
  extension: { monthsMax: 3, obstacle: null, overdueFee: "0.00" },
  storage: { phase: "free", daysLeft: 88, ofDays: 90, endsAt: "2027-02-19T02:00:00.000Z", paused: false },
};
const plan: Plan = {
  ...{ planId: "3", state: "done", createdAt: "2026-11-23T02:00:00.000Z", addressId: "1", country: "US", zipCode: "78704" },
  ...{ grams: 575, items: [perfume], together: null, togetherAtDoor: null, objectives: ["cheapest"] },
  progress: { done: 1, of: 1 },
  results: [
    {
      ...{ objective: "cheapest", parcels: [], total: "0.00", slowestDays: 0, optimal: true, value: "0.00", bound: "0.00" },
      ...{ gap: "0.00", refused: [{ itemId: "21", why: "goods", nearest: null }] },
    },
  ],
};

let wire: Wire;
beforeEach(() => {
  wire = shopWire();
  wire.answering(readPlan, { data: plan });
  wire.answering(parcelOptions, { data: parcelOffer });
  wire.answering(listGoodsClasses, { data: { classes: [], flags: [] } });
});
function returnable(item: Pick<Returnable, "obstacle" | "deadline">) {
  const { itemNo, name, skuName, pictureUrl, quantity } = perfume;
  wire.answering(returnOptions, {
    data: {
      items: [{ itemNo, name, skuName, pictureUrl, quantity, cost: "422.00", sellerTakesBack: null, ...item }],
      fees: { return: "5.00", exchange: "5.00" },
      ...{ freeLeft: 1, freeAMonth: 1, countsAnewAt: "2026-11-30T16:00:00.000Z" },
      freightEstimate: { low: "8.00", high: "15.00" },
    },
  });
}

describe.each(["en", "zh"] as const)("something no line takes in %s", (language) => {
  const opened = () => openPage("/package/plan/detail", { search: { planId: "3" }, user: mei, language });
  const words = storageDict.load(language);
  const link = (name: string) => page.getByRole("link", { name, exact: true });

  it("goes to its own return form while it may, and says until when", async () => {
    returnable({ obstacle: null, deadline: "2026-11-26T02:00:00.000Z" });
    const host = await opened();
    const { returnThis, returnBy, keepIt } = await words;
    await expect.element(page.getByText(returnBy)).toBeVisible();
    const address = link(returnThis).element().getAttribute("href") ?? "";
    expect(address).toContain("/operation/return-exchange?");
    expect(Object.fromEntries(new URL(address, location.href).searchParams)).toEqual({
      ...{ orderNo: perfume.orderNo, itemNo: perfume.itemNo, type: "return" },
    });
    await expect.element(link(keepIt)).toHaveAttribute("href", expect.stringContaining("item=21"));
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("says why it cannot go back, and can be thrown away", async () => {
    returnable({ obstacle: "window-closed", deadline: "2026-11-20T02:00:00.000Z" });
    const host = await opened();
    const [{ discard, discardConfirm, cannotReturn, returnThis }, returns] = await Promise.all([
      words,
      returnDict.load(language),
    ]);
    await expect.element(page.getByText(cannotReturn(returns.obstacles["window-closed"]))).toBeVisible();
    expect(link(returnThis).elements()).toEqual([]);
    expect(await violations(host)).toEqual([]);
    wire.answering(askDiscard, { data: { taskId: "1", notBefore: "2026-11-25T02:00:00.000Z" } });
    await page.getByRole("button", { name: discard, exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: discardConfirm }).click();
    await expect.poll(() => wire.heard(askDiscard)).toEqual([{ body: { itemId: "21", reason: "" } }]);
  });

  it("what a plan costs says what the deposit asks beside it, and that the rest comes back", async () => {
    const line: NonNullable<Plan["together"]>["line"] = {
      ...{
        id: "us-air",
        name: { zh: "美国空运", en: "US air" },
        service: "air",
        days: [8, 12],
        package: "",
        note: { zh: "", en: "" },
      },
      ...{ tax: { mode: "excluded", rateBp: 0 }, refuses: [], insurance: null, performance: null, depositError: null },
      ...{ needsOutlet: false, needsIdentity: false, usage30Days: 0, isMeasured: true },
      volumetric: { rule: "never", divisor: null, sideCm: null, ratio: null },
      limits: { maxGrams: null, maxSideCm: null, maxSumCm: null, maxGirthCm: null },
      prices: { min: "1.00", max: "9.00", firstGrams: 500, first: "1.00", additionalGrams: 500, additional: "1.00" },
    };
    const quote = { actualGrams: 575, volumetricGrams: 500, chargeableGrams: 575, lines: [], total: "140.00" };
    const parcel = { itemIds: ["21"], line, quote, tax: null, open: true };
    const [result] = plan.results;
    if (!result) throw new Error("the plan has no result");
    const made = { ...result, parcels: [parcel], refused: [], total: "140.00", slowestDays: 12 };
    wire.answering(readPlan, { data: { ...plan, results: [made] } });
    await opened();
    const { depositAhead } = await planDict.load(language);
    await expect.element(page.getByText(depositAhead(`${seededSettings.depositAllowanceBp / 100}%`))).toBeVisible();
  });

  it("stands in its place while the plan is read", async () => {
    returnable({ obstacle: null, deadline: null });
    const arrive = wire.holding(readPlan);
    await opened();
    const { loading } = await uiDict.load(language);
    await expect.element(page.getByRole("status", { name: loading }).first()).toBeVisible();
    arrive({ data: plan });
    const { staying, staysBehind } = await planDict.load(language);
    await expect.element(page.getByText(staying(1))).toBeVisible();
    // Its head counts all that was asked about, and says which of them no parcel holds.
    await expect.element(page.getByText(staysBehind(1), { exact: false })).toBeVisible();
  });
});
