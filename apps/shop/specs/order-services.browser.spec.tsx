import type { Wire } from "@sihai/client/testing";
import { userInfo } from "@sihai/contract/identity";
import { previewOrder, submitOrder } from "@sihai/contract/order";
import { seededSettings } from "@sihai/domain/setting";
import { cnyText } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { useUserOperation } from "../src/stores/user-operation.ts";
import { confirmWire, openConfirm } from "../testing/confirm-page.ts";
import { meiInfo } from "../testing/open-page.tsx";

const orderWords = await orderDict.load("en");
let wire: Wire;
beforeEach(() => {
  wire = confirmWire();
});

it.each([
  [1, "23.00", "2.00"],
  [3, "20.70", "1.80"],
])("services are offered to a member of V%s at the price that is charged", async (userLevel, fixed, photo) => {
  wire.answering(userInfo, { data: { ...meiInfo, userLevel } });
  await openConfirm();
  for (const price of [fixed, photo]) await expect.element(page.getByText(cnyText(price), { exact: false })).toBeVisible();
});

it("detailed photos are kept with the terms they were ticked on, and forgotten when they are taken back (rules D-106 to D-111)", async () => {
  wire.answering(userInfo, { data: { ...meiInfo, userLevel: 2 } });
  await openConfirm();
  const photos = page.getByRole("checkbox", { name: orderWords.serviceFine });
  await photos.click();
  const { finePhotoTerms } = seededSettings;
  await vi.waitFor(() =>
    expect(useUserOperation.getState().finePhoto).toEqual({
      ...{ goods: ["11"], shopId: "77", userLevel: 2, photoRealMoney: "2.00", photoDiscountMoney: "1.00" },
      limitNumber: finePhotoTerms.mostPerItem,
    }),
  );
  await photos.click();
  await vi.waitFor(() => expect(useUserOperation.getState().finePhoto.goods).toEqual([]));
});

it("detailed photos unticked and ticked again keep their number and their note", async () => {
  await openConfirm();
  const photos = page.getByRole("checkbox", { name: orderWords.serviceFine });
  const note = page.getByRole("textbox", { name: orderWords.serviceRemark });
  await photos.click();
  await page.getByRole("button", { name: "Increase" }).click();
  await page.getByRole("button", { name: "Increase" }).click();
  await note.fill("the seam at the left");
  await photos.click();
  await expect.element(note).not.toBeInTheDocument();
  await vi.waitFor(() => expect(servicesAsked()).toEqual([]));
  await photos.click();
  await expect.element(note).toHaveValue("the seam at the left");
  await vi.waitFor(() =>
    expect(servicesAsked()).toEqual([{ serviceNo: "fine-photo", count: 3, remarks: "the seam at the left" }]),
  );
});

it("detailed photos of nobody knows what are not ordered: a press goes to the field, marks it and says what it lacks", async () => {
  await openConfirm();
  const order = page.getByRole("button", { name: orderWords.submitFor(cnyText("106.00")) });
  await page.getByRole("checkbox", { name: orderWords.serviceFine }).click();
  const note = page.getByRole("textbox", { name: orderWords.serviceRemark });
  await expect.element(note).not.toBeInvalid();
  await page.getByRole("checkbox", { name: orderWords.disclaimer }).click();
  await order.click();
  await expect.element(note).toHaveAccessibleDescription(expect.stringContaining(orderWords.serviceRemarkFirst));
  await expect.element(note).toHaveFocus();
  await expect.element(note).toBeInViewport();
  expect(wire.heard(submitOrder)).toEqual([]);
  await note.fill("the zip");
  await expect.element(note).not.toBeInvalid();
  wire.answering(submitOrder, { refusal: "AGREEMENT_CHANGED", facts: { agreements: ["disclaimer"] } });
  await order.click();
  await vi.waitFor(() => expect(wire.heard(submitOrder)).toHaveLength(1));
});

it("of several things missing a press goes to the first on the page, and marks each", async () => {
  await openConfirm();
  await page.getByRole("checkbox", { name: orderWords.serviceFine }).click();
  await page.getByRole("button", { name: orderWords.submitFor(cnyText("106.00")) }).click();
  await expect.element(page.getByRole("textbox", { name: orderWords.serviceRemark })).toHaveFocus();
  await expect.element(page.getByRole("checkbox", { name: orderWords.disclaimer })).toBeInvalid();
  expect(wire.heard(submitOrder)).toEqual([]);
});

function servicesAsked() {
  return wire.heard(previewOrder).at(-1)?.body?.goodsAdditionalServiceList[0]?.itemServiceExtList;
}
