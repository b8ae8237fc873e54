import type { CallData } from "@sihai/contract";
import { acceptPackingPlan, declinePackingPlan, readPackingPlan } from "@sihai/contract/expert";
import { cnyText } from "@sihai/text";
import { expertDict } from "@sihai/text/dict/expert";
import { serviceDict } from "@sihai/text/dict/service";
import { storageDict } from "@sihai/text/dict/storage";
import { cutOff, violations } from "@sihai/ui/testing";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";
import { storedCup } from "../testing/things.ts";

const serviceBarcode = "SH26112000001";
const plan: CallData<typeof readPackingPlan> = {
  ...{ serviceBarcode, state: "pending-payment", objective: "cheapest", planNo: 1, note: "All in one." },
  ...{ sentAt: "2026-11-20T02:00:00.000Z", answerBefore: "2036-11-27T02:00:00.000Z", country: "DE" },
  ...{ items: [storedCup], open: [], parcels: [], total: "140.00", sentTotal: "140.00", machine: null, freight: "120.00" },
  ...{ slowestDays: 12, confirmWhy: null, declinesLeft: 1, identityDocument: null, tradeNo: null, packages: [] },
  may: { answer: true },
};

it.each(["en", "zh"] as const)(
  "a plan says in %s which services it leaves undone, and is accepted once that is agreed to",
  async (language) => {
    const [words, parcel, service] = await Promise.all([
      expertDict.load(language),
      storageDict.load(language),
      serviceDict.load(language),
    ]);
    const wire = shopWire();
    const open = [{ itemId: storedCup.itemId, owed: "0.00", services: [{ serviceNo: "video" as const, isPaid: true }] }];
    wire.answering(readPackingPlan, { data: { ...plan, open } });
    wire.answering(acceptPackingPlan, { refusal: "EXPERT_STATE_REFUSED" });
    const host = await openPage("/delivery-expert/packing-plan", { search: { serviceBarcode }, user: mei, language });
    await expect.element(page.getByText(parcel.openService(service.names.video.name, true))).toBeVisible();
    await page.getByRole("checkbox", { name: words.agreeDifference }).click();
    const accept = page.getByRole("button", { name: words.accept(cnyText("140.00")) });
    const agree = page.getByRole("checkbox", { name: parcel.agreeOpenServices });
    await accept.click();
    await expect.element(agree).toHaveAccessibleDescription(expect.stringContaining(parcel.needOpenServices));
    expect(wire.heard(acceptPackingPlan)).toEqual([]);
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
    await agree.click();
    await accept.click();
    await vi.waitFor(() => expect(wire.heard(acceptPackingPlan)).toMatchObject([{ body: { agreedOpenServices: true } }]));
  },
);

it("a plan that leaves nothing undone asks for no such word", async () => {
  const [words, parcel] = await Promise.all([expertDict.load("en"), storageDict.load("en")]);
  const wire = shopWire();
  wire.answering(readPackingPlan, { data: plan });
  await openPage("/delivery-expert/packing-plan", { search: { serviceBarcode }, user: mei });
  await expect.element(page.getByRole("checkbox", { name: words.agreeDifference })).toBeVisible();
  expect(page.getByRole("checkbox", { name: parcel.agreeOpenServices }).elements()).toEqual([]);
});

it.each([
  ["en", "Please check what you wrote"],
  ["zh", "请检查填写的内容"],
] as const)(
  "declining without a word asks for one and stays open, in %s (rules O-32 to O-34)",
  async (language, inputNoValidate) => {
    const words = await expertDict.load(language);
    const wire = shopWire();
    wire.answering(readPackingPlan, { data: plan });
    wire.answering(declinePackingPlan, { refusal: "EXPERT_STATE_REFUSED" });
    await openPage("/delivery-expert/packing-plan", { search: { serviceBarcode }, user: mei, language });
    await page.getByRole("button", { name: words.decline }).click();
    const box = page.getByRole("alertdialog");
    const reason = box.getByRole("textbox", { name: words.declineReason });
    await box.getByRole("button", { name: words.decline }).click();
    await expect.element(reason).toHaveAccessibleDescription(expect.stringContaining(words.declineReasonNeeded));
    // Three dots are not nothing, and tell the expert nothing either: what no prompt has a sentence of its own for.
    await reason.fill("...");
    await box.getByRole("button", { name: words.decline }).click();
    await expect.element(reason).toHaveAccessibleDescription(expect.stringContaining(inputNoValidate));
    expect(wire.heard(declinePackingPlan)).toEqual([]);
    await reason.fill("Two parcels, please");
    await box.getByRole("button", { name: words.decline }).click();
    await expect.poll(() => wire.heard(declinePackingPlan)).toMatchObject([{ body: { reason: "Two parcels, please" } }]);
  },
);
