import type { Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { claimQueue, offerForClaim, reviewClaim } from "@sihai/contract/claim";
import { consoleClaimDict } from "@sihai/text/dict/console/claim";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { consoleWire, openDesk } from "../testing/open-page.tsx";

type Claim = CallData<typeof claimQueue>["list"][number];
const at = "2026-11-20T02:00:00.000Z";
const claimNo = "CL100000017";
const calculation = { basis: "insured", insured: "120.00", freight: "90.00", goods: "120.00", loss: "120.00" } as const;
const may = { accept: false, contest: false, revive: false, withdraw: true, write: true };
const claim: Claim = {
  ...{ claimNo, packageId: "P20261125-BNAA68Y", kind: "missing", state: "open", description: "" },
  ...{ items: [], photos: [], calculation: { ...calculation, maximum: "120.00" }, requested: "120.00", offer: null },
  ...{ reason: "", paid: null, dueAt: at, answerBefore: null, createdAt: at, closedAt: null, reviveBefore: null, steps: [] },
  ...{ messages: [], may, customerMark: "SH100000007", parcelState: "delivered", exception: null },
  ...{ lineName: { zh: "德国空运", en: "Germany air" }, country: "DE", carrier: "DHL", waybillNo: null, shippedAt: null },
  ...{ deliveredAt: null, estGrams: 900, actGrams: 900, actSidesCm: null, parcelPhotos: [], itemPhotos: [] },
  ...{ offeredByMe: false },
};
const counts = { open: 1, reviewing: 0, offered: 0, accepted: 0, overdue: 0 };
const words = await consoleClaimDict.load("en");
const panel = page.getByRole("region", { name: claimNo });
const reason = page.getByRole("textbox", { name: words.reason });
let state: Claim["state"] = "open";
let wire: Wire;
beforeEach(() => {
  sessionStorage.clear();
  state = "open";
  wire = consoleWire();
  wire.answering(claimQueue, ({ query }) => ({
    data: { list: query?.tab === state ? [{ ...claim, state }] : [], next: null, counts },
  }));
});

it("what came in stands under the item it was taken of", async () => {
  const photo = (fileId: string, itemNo: string) => ({ fileId, itemNo, kind: "standard" as const, takenAt: at });
  const itemPhotos = [photo("1a", "I1"), photo("2a", "I2"), photo("1b", "I1")];
  wire.answering(claimQueue, { data: { list: [{ ...claim, itemPhotos }], next: null, counts } });
  await openDesk("/claims", { search: { open: claimNo } });
  for (const [itemNo, count] of [["I1", 2] as const, ["I2", 1] as const]) {
    const strip = panel.getByRole("list", { name: `${words.stored} ${itemNo}` });
    await expect.element(strip).toBeVisible();
    expect(strip.getByRole("button").elements()).toHaveLength(count);
  }
});

it("a claim whose review begins stays open, to be decided", async () => {
  wire.answering(reviewClaim, () => {
    state = "reviewing";
    return { data: { claimNo, state } };
  });
  await openDesk("/claims", { search: { open: claimNo } });
  await panel.getByRole("button", { name: words.review }).click();
  await expect.element(page.getByText(words.reviewed(claimNo))).toBeVisible();
  await expect.element(panel.getByText(words.states.reviewing, { exact: true })).toBeVisible();
  await expect.element(reason).toBeVisible();
});

it("each decision keeps the reason written for it, and an offer goes with its own", async () => {
  state = "reviewing";
  wire.answering(offerForClaim, { data: { claimNo, state: "offered" } });
  await openDesk("/claims", { search: { tab: "reviewing", open: claimNo } });
  await reason.fill("The box came torn");
  await panel.getByText(words.decisions.refuse, { exact: true }).click();
  await expect.element(reason).toHaveValue("");
  await reason.fill("It was delivered whole");
  await panel.getByText(words.decisions.offer, { exact: true }).click();
  await expect.element(reason).toHaveValue("The box came torn");
  await panel.getByText(words.decisions.refuse, { exact: true }).click();
  await expect.element(reason).toHaveValue("It was delivered whole");
  await panel.getByText(words.decisions.offer, { exact: true }).click();
  await page.getByRole("button", { name: words.sendOffer }).click();
  await vi.waitFor(() =>
    expect(wire.heard(offerForClaim)).toEqual([{ body: { claimNo, amount: "120.00", reason: "The box came torn" } }]),
  );
});
