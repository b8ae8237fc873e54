import type { Wire } from "@sihai/client/testing";
import { parcelOptions, submitParcel } from "@sihai/contract/parcel";
import { toDecimal } from "@sihai/domain";
import { seededSettings } from "@sihai/domain/setting";
import { formatAmount } from "@sihai/text";
import { beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useParcelSubmit } from "../src/stores/parcel-submit.ts";
import { addressShown } from "../testing/open-page.tsx";
import { parcelOffer } from "../testing/parcel-offer.ts";
import { agreed, declaration, openSubmit, submit, submitWire, words } from "../testing/submit-page.ts";

let wire: Wire;
beforeEach(() => {
  wire = submitWire();
});

it("of a declaration that is set back to what we suggest, stays where it is edited", async () => {
  await openSubmit();
  await page.getByRole("button", { name: words.declaration }).click();
  const name = page.getByRole("textbox", { name: words.nameEn });
  const [suggested] = parcelOffer.declaration.lines;
  await name.fill("Porcelain cup");
  await page.getByRole("button", { name: words.addLine }).click();
  await page.getByRole("button", { name: words.restore }).click();
  await expect.element(name).toHaveValue(suggested?.name.en ?? "");
  expect(addressShown()).toMatch(/^\/package\/declaration\/details/);
  expect(useParcelSubmit.getState().declaration).toMatchObject([{ name: suggested?.name }]);
});

it("of a declaration above what may be declared says so at the value as it is edited, and at the declaration", async () => {
  const most = { amount: "500.00", currency: "USD" } as const;
  wire.answering(parcelOptions, { data: { ...parcelOffer, declaredValueMost: most } });
  await openSubmit();
  await page.getByRole("button", { name: words.declaration }).click();
  const value = page.getByRole("textbox", { name: words.declaredValue });
  const allowed = toDecimal(seededSettings.declaredValueMost);
  await value.fill(`${allowed.slice(0, -1)}1`);
  await page.getByRole("button", { name: words.save }).click();
  await expect.element(value).toHaveAccessibleDescription(words.declaredTooHigh(formatAmount(allowed, "USD")));
  expect(addressShown()).toMatch(/^\/package\/declaration\/details/);
  await value.fill(allowed);
  await expect.element(value).not.toHaveAttribute("aria-invalid");
  await page.getByRole("button", { name: words.save }).click();
  await agreed.click();
  await submit.click();
  await expect.poll(() => declaration.element().textContent).toContain(words.declaredTooHigh(formatAmount(most.amount, "USD")));
  expect(wire.heard(submitParcel)).toEqual([]);
});

it("of a declaration that lacks a name or a value goes to the field", async () => {
  useParcelSubmit.setState({
    declaration: [{ itemIds: ["1"], name: { zh: "茶杯", en: "" }, hsCode: "", quantity: 1, value: "5.46" }],
  });
  await openSubmit();
  await agreed.click();
  await submit.click();
  await expect.element(declaration).toHaveFocus();
  await expect.element(declaration).toHaveTextContent(words.declarationIncomplete);
  await declaration.click();
  await page.getByRole("button", { name: words.save }).click();
  await expect.element(page.getByRole("textbox", { name: words.nameEn })).toHaveFocus();
  expect(addressShown()).toMatch(/^\/package\/declaration\/details/);
});

it("of a declaration no customs abroad can read, or without a value, says that at the field", async () => {
  useParcelSubmit.setState({
    declaration: [{ itemIds: ["1"], name: { zh: "茶杯", en: "茶杯" }, hsCode: "", quantity: 1, value: "" }],
  });
  await openSubmit();
  await page.getByRole("button", { name: words.declaration }).click();
  await page.getByRole("button", { name: words.save }).click();
  const name = page.getByRole("textbox", { name: words.nameEn });
  const value = page.getByRole("textbox", { name: words.declaredValue });
  await expect.element(name).toHaveAccessibleDescription(words.nameInLatin);
  await expect.element(value).toHaveAccessibleDescription(words.valueNeeded);
  await value.fill("0");
  await expect.element(value).toHaveAccessibleDescription(words.valueZero);
});

it("of a declaration takes a quantity that is cleared and typed anew as it was typed", async () => {
  await openSubmit();
  await page.getByRole("button", { name: words.declaration }).click();
  const quantity = page.getByRole("textbox", { name: words.quantity });
  await quantity.clear();
  await userEvent.type(quantity, "5");
  await expect.element(quantity).toHaveValue("5");
  await page.getByRole("button", { name: words.save }).click();
  await expect.poll(() => useParcelSubmit.getState().declaration).toMatchObject([{ quantity: 5 }]);
});
