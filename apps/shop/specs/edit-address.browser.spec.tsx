import { setRequestWorld } from "@sihai/client";
import type { Wire } from "@sihai/client/testing";
import { type AddressOnWire, addressDelete, addressDetail, addressEdit, addressList } from "@sihai/contract/address";
import type { Language } from "@sihai/text";
import { addressDict } from "@sihai/text/dict/address";
import { uiDict } from "@sihai/text/dict/ui";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { forgetAddressDraft } from "../src/stores/address-draft.ts";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";

const known: AddressOnWire = {
  addressId: "31",
  consignee: "Mei",
  addressLastName: "Lin",
  contact: "+49 30 901820",
  email: "mei@example.com",
  countryId: "DE",
  stateId: "DE-BE",
  addressState: "Berlin",
  city: "Berlin",
  fullAddress: "Torstraße 1",
  zipCode: "10119",
  default: true,
  label: null,
  addressFrom: "address-book",
};
let wire: Wire;
beforeEach(() => {
  forgetAddressDraft();
  wire = shopWire();
});

async function edit(language: Language = "en") {
  const host = await openPage("/user/address/edit", { search: { addressId: "31" }, user: mei, language });
  const words = await addressDict.load(language);
  const field = (label: string) => page.getByRole("textbox", { name: label });
  return { host, words, field, save: page.getByRole("button", { name: words.save, exact: true }) };
}

it.each(["en", "zh"] as const)(
  "a whole address can be pasted, and its folded card says what it takes, in %s",
  async (language) => {
    const words = await addressDict.load(language);
    const host = await openPage("/user/address/edit", { user: mei, language });
    await expect.element(page.getByText(words.pasteAbout)).toBeVisible();
    await expect.element(page.getByRole("textbox", { name: words.pasted })).not.toBeInTheDocument();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
    await page.getByText(words.pasteAbout).click();
    await expect.element(page.getByRole("textbox", { name: words.pasted })).toBeVisible();
  },
);

describe.each(["en", "zh"] as const)("editing an address in %s", (language) => {
  it("shows that it loads, then every field filled in, and nothing is wrong with the page", async () => {
    const arrive = wire.holding(addressDetail);
    const { host, words, field } = await edit(language);
    const { loading } = await uiDict.load(language);
    await expect.element(page.getByRole("status", { name: loading })).toBeVisible();
    arrive({ data: known });
    await expect.element(field(words.city)).toHaveValue("Berlin");
    await expect.element(field(words.detail)).toHaveValue("Torstraße 1");
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("saves what was changed, says so and goes back", async () => {
    wire.answering(addressDetail, { data: known });
    wire.answering(addressEdit, { data: { addressId: "31" } });
    const { words, field, save } = await edit(language);
    await field(words.city).fill("Potsdam");
    await save.click();
    await expect.element(page.getByRole("status").getByText(words.saved)).toBeVisible();
    expect(wire.heard(addressEdit)).toMatchObject([{ body: { addressId: "31", city: "Potsdam", consignee: "Mei" } }]);
    await vi.waitFor(() => expect(addressShown()).toBe("/forgot-password"));
  });

  it("says that a number looks like one of mainland China, and saves it all the same", async () => {
    wire.answering(addressDetail, { data: known });
    wire.answering(addressEdit, { data: { addressId: "31" } });
    const { words, field, save } = await edit(language);
    await expect.element(field(words.phone)).toHaveValue(known.contact);
    await expect.element(page.getByText(words.mainlandMobile)).not.toBeInTheDocument();
    await field(words.phone).fill("13800138000");
    await expect.element(page.getByText(words.mainlandMobile)).toBeVisible();
    await save.click();
    await expect.poll(() => wire.heard(addressEdit)).toMatchObject([{ body: { contact: "13800138000" } }]);
  });

  it("marks the telephone number the server refuses, goes there, and loses nothing", async () => {
    wire.answering(addressDetail, { data: known });
    wire.answering(addressEdit, { refusal: "ADDRESS_PHONE_WRONG" });
    const { words, field, save } = await edit(language);
    await field(words.city).fill("Potsdam");
    await field(words.phone).fill("+49 30 1");
    scrollTo(0, 5000);
    await save.click();
    const phone = field(words.phone);
    await expect.element(phone).toHaveFocus();
    await expect.element(phone).toBeInViewport();
    await expect.element(phone).toHaveAttribute("aria-invalid", "true");
    await expect.element(field(words.city)).toHaveValue("Potsdam");
    await expect.element(phone).toHaveValue("+49 30 1");
  });
});

describe("editing an address", () => {
  it("that is gone says so; a line that is down offers another try, which helps", async () => {
    wire.answering(addressDetail, "lost");
    const { words, field } = await edit();
    await expect.element(page.getByRole("alert").getByText("load failed")).toBeVisible();
    wire.answering(addressDetail, { data: known });
    await page.getByRole("button", { name: "Reload" }).click();
    await expect.element(field(words.city)).toHaveValue("Berlin");
  });

  it("of somebody else is not there, and offers no other try", async () => {
    wire.answering(addressDetail, { refusal: "ADDRESS_NOT_FOUND" });
    const { host } = await edit();
    await vi.waitFor(() => expect(host.querySelector("form")).toBeNull());
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Reload" })).not.toBeInTheDocument();
    await expect.element(page.getByRole("status", { name: "loading..." })).not.toBeInTheDocument();
    await expect.element(page.getByRole("link").last()).toBeVisible();
  });

  it("keeps what was typed when the line is lost on saving, and sends it once more with the same key", async () => {
    wire.answering(addressDetail, { data: known });
    wire.answering(addressEdit, "lost");
    const { words, field, save } = await edit();
    const pressed = () => wire.heard(addressEdit).length;
    await field(words.detail).fill("Torstraße 99");
    await save.click();
    // The layer beneath tries three times more by itself.
    await vi.waitFor(() => expect(pressed()).toBe(4));
    await expect.element(field(words.detail)).toHaveValue("Torstraße 99");
    await expect.element(save).not.toHaveAttribute("aria-busy");
    wire.answering(addressEdit, { data: { addressId: "31" } });
    await save.click();
    await vi.waitFor(() => expect(addressShown()).toBe("/forgot-password"));
    expect(wire.heard(addressEdit).at(-1)).toMatchObject({ body: { fullAddress: "Torstraße 99" } });
  });

  it("is sent once, however often the button is pressed", async () => {
    wire.answering(addressDetail, { data: known });
    wire.holding(addressEdit);
    const { words, field, save } = await edit();
    await expect.element(field(words.city)).toBeVisible();
    await save.click();
    await expect.element(save).toHaveAttribute("aria-busy", "true");
    await save.click({ force: true });
    field(words.city).element().focus();
    await userEvent.keyboard("{Enter}");
    expect(wire.heard(addressEdit)).toHaveLength(1);
  });
});

describe("adding an address", () => {
  it("sent empty marks every field that must be filled, and goes to the first", async () => {
    const words = await addressDict.load("en");
    const host = await openPage("/user/address/edit", { user: mei });
    const save = page.getByRole("button", { name: words.save, exact: true });
    await expect.element(page.getByRole("textbox", { name: words.email })).toHaveValue("mei@example.com");
    await save.click();
    await vi.waitFor(() => expect(host.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThanOrEqual(6));
    const country = page.getByRole("button", { name: words.country });
    await expect.element(country).toHaveFocus();
    await expect.element(country).toBeInViewport();
    await expect.element(country).toHaveAccessibleDescription();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(wire.heard(addressEdit)).toEqual([]);
  });

  it("is walked through with Tab in the order it stands", async () => {
    const words = await addressDict.load("en");
    const host = await openPage("/user/address/edit", { user: mei });
    await expect.element(page.getByRole("textbox", { name: words.city })).toBeVisible();
    // What is folded away is reached once it is opened.
    const fields = [
      ...host.querySelectorAll<HTMLElement>(
        "main summary, main input:not([type=radio]), main textarea, main button, main select",
      ),
    ].filter((field) => field.checkVisibility({ contentVisibilityAuto: true }));
    fields[0]?.focus();
    const walked = [document.activeElement];
    for (let step = 1; step < fields.length; step += 1) {
      await userEvent.tab();
      if (document.activeElement instanceof HTMLInputElement && document.activeElement.type === "radio") await userEvent.tab();
      walked.push(document.activeElement);
    }
    expect(walked).toEqual(fields);
  });
});

it("an empty book warns that no default address is set, beside the way to add one", async () => {
  wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
  await openPage("/user/address", { user: mei });
  const words = await addressDict.load("en");
  await expect.element(page.getByText(words.noDefault)).toBeVisible();
  await expect.element(page.getByRole("link", { name: words.add })).toBeVisible();
});

it("an address that is removed after the session ended leads to the login page without a word about it (rule M-24)", async () => {
  const toLogin = vi.fn();
  setRequestWorld({ toLogin });
  onTestFinished(() => setRequestWorld({ toLogin: () => undefined }));
  wire.answering(addressList, { data: { list: [known], total: 1, page: 1, pageSize: 50, hasDefault: true } });
  wire.answering(addressDelete, { refusal: "NOT_LOGGED_IN" });
  const words = await addressDict.load("en");
  const host = await openPage("/user/address", { user: mei });
  await page.getByRole("button", { name: words.remove, exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: words.remove, exact: true }).click();
  await vi.waitFor(() => expect(toLogin).toHaveBeenCalledOnce());
  await expect.element(page.getByRole("button", { name: words.remove, exact: true })).not.toHaveAttribute("aria-busy");
  expect(host.textContent).not.toContain(words.removeFailed);
});

describe.each(["en", "zh"] as const)("an address left half-written in %s", (language) => {
  it("is there again, says so, and is discarded with one press", async () => {
    const words = await addressDict.load(language);
    const city = () => page.getByRole("textbox", { name: words.city });
    await openPage("/user/address/edit", { user: mei, language });
    await city().fill("Potsdam");
    expect(page.getByText(words.typedBefore).elements()).toEqual([]);
    // As after a reload: what stands is what the tab kept.
    expect(sessionStorage.getItem("sh_address")).toContain("Potsdam");
    document.body.replaceChildren();
    const host = await openPage("/user/address/edit", { user: mei, language });
    await expect.element(city()).toHaveValue("Potsdam");
    await expect.element(page.getByText(words.typedBefore)).toBeVisible();
    expect(await violations(host)).toEqual([]);
    await page.getByRole("button", { name: words.discardTyped }).click();
    await expect.element(city()).toHaveValue("");
    expect(sessionStorage.getItem("sh_address")).not.toContain("Potsdam");
  });

  it("of the book is the book's again once it is discarded", async () => {
    wire.answering(addressDetail, { data: known });
    const { words, field } = await edit(language);
    await field(words.city).fill("Potsdam");
    document.body.replaceChildren();
    const again = await edit(language);
    await expect.element(again.field(words.city)).toHaveValue("Potsdam");
    await page.getByRole("button", { name: words.discardTyped }).click();
    await expect.element(again.field(words.city)).toHaveValue("Berlin");
  });
});
