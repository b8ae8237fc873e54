import { applyForReturn, listReturns, returnOptions } from "@sihai/contract/return";
import { cnyText, labelled } from "@sihai/text";
import { returnDict } from "@sihai/text/dict/return";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { returnDraft } from "../src/features/return/ReturnForm.tsx";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

const words = await returnDict.load("en");
const orderNo = "DG000000017";
beforeEach(() => returnDraft.forget());

const cup = {
  ...{ itemNo: "SH2611010000A", name: { zh: "茶杯", en: "Celadon cup" }, skuName: [], pictureUrl: null, quantity: 1 },
  ...{ cost: "1289.60", deadline: "2026-12-01T02:00:00.000Z", obstacle: null, sellerTakesBack: true },
};
const terms = {
  ...{ fees: { return: "5.00", exchange: "5.00" }, freeLeft: 0, freeAMonth: 1, countsAnewAt: "2026-12-01T00:00:00.000Z" },
  freightEstimate: { low: "8.00", high: "12.00" },
};

it("with text of twice the size on the narrowest phone nothing of an item reaches beyond the edge", async () => {
  document.documentElement.style.fontSize = "32px";
  await page.viewport(320, 640);
  const wire = shopWire();
  wire.answering(listReturns, { data: { list: [] } });
  wire.answering(returnOptions, { data: { items: [cup], ...terms } });
  await openPage("/operation/return-exchange", { search: { orderNo }, user: mei });
  await expect.element(page.getByText(cnyText("1289.60"))).toBeVisible();
  await expect.poll(() => document.documentElement.scrollWidth).toBe(innerWidth);
});

it("where nothing may go back, says of each thing by its name why not", async () => {
  const wire = shopWire();
  wire.answering(listReturns, { data: { list: [] } });
  wire.answering(returnOptions, { data: { items: [{ ...cup, obstacle: "window-closed" }], ...terms } });
  await openPage("/operation/return-exchange", { search: { orderNo }, user: mei });
  await expect.element(page.getByText(words.noneEligible)).toBeVisible();
  await expect.element(page.getByText(labelled(cup.name.en, words.obstacles["window-closed"], "en"))).toBeVisible();
});

describe("asking for a return", () => {
  it("presets no reason, wants to hear or see what is wrong, and says the costs before anything is sent", async () => {
    const wire = shopWire();
    wire.answering(listReturns, { data: { list: [] } });
    wire.answering(returnOptions, {
      data: { items: [cup], ...terms },
    });
    wire.answering(applyForReturn, { refusal: "RETURN_NOT_ELIGIBLE" });
    await openPage("/operation/return-exchange", { search: { orderNo }, user: mei });
    const submit = page.getByRole("button", { name: words.submit.return });
    await submit.click();
    const reason = page.getByRole("combobox", { name: words.reason });
    await expect.element(reason).toHaveAccessibleDescription(words.reasonNeeded);
    await reason.selectOptions("damaged");
    await submit.click();
    const description = page.getByRole("textbox", { name: words.description });
    await expect.element(description).toHaveAccessibleDescription(new RegExp(words.proofNeeded));
    await description.fill("A torn seam");
    await submit.click();
    const request = page.getByRole("alertdialog").or(page.getByRole("dialog"));
    await expect.element(request.getByText("CN ￥8.00–12.00")).toBeVisible();
    expect(wire.heard(applyForReturn)).toHaveLength(0);
    await request.getByRole("button", { name: words.send }).click();
    await vi.waitFor(() => expect(wire.heard(applyForReturn)).toHaveLength(1));
  });
});
