import type { Wire } from "@sihai/client/testing";
import { addressList } from "@sihai/contract/address";
import { countNewEnquiries, listEnquiries, submitEnquiry } from "@sihai/contract/enquiry";
import { goodsDetail } from "@sihai/contract/goods";
import { pastedDict } from "@sihai/text/dict/apart/pasted";
import { consultDict } from "@sihai/text/dict/care/consult";
import { enquiryDict } from "@sihai/text/dict/care/enquiry";
import { storageDict } from "@sihai/text/dict/storage";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { clearEnquiryDraft } from "../src/stores/enquiry-draft.ts";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";
import { homeAddress } from "../testing/things.ts";

const words = await enquiryDict.load("en");
const field = (name: string) => page.getByRole("textbox", { name });
const send = page.getByRole("button", { name: words.send(1) });
let wire: Wire;
beforeEach(() => {
  clearEnquiryDraft();
  wire = shopWire();
  wire.answering(countNewEnquiries, { data: { unread: 0 } });
  wire.answering(addressList, { data: { list: [homeAddress], total: 1, page: 1, pageSize: 50, hasDefault: true } });
});
const opened = (language: "en" | "zh" = "en") => openPage("/user/consult/shop-consult", { user: mei, language });

describe("asking before buying", () => {
  it.each(["en", "zh"] as const)("in %s stands inside the page, with nothing wrong", async (language) => {
    const host = await opened(language);
    const own = await enquiryDict.load(language);
    await expect.element(page.getByRole("textbox", { name: own.name })).toBeVisible();
    await expect.element(page.getByText("Torstraße 1").first()).toBeVisible();
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("says of what is typed only what this page can do with it, for nothing here finds goods by words", async () => {
    const said = await pastedDict.load("en");
    wire.answering(goodsDetail, { refusal: "GOODS_LOOKUP_FAILED" });
    await opened();
    await field(words.link).fill("https://item.taobao.com/item.htm?id=655443322");
    await expect.element(page.getByText(said.understood("Taobao"))).toBeVisible();
    await field(words.link).fill("red tea set");
    await vi.waitFor(() => expect(page.getByText(said.understood("Taobao")).elements()).toEqual([]));
    expect(page.getByText(said.notUnderstood["no-link"]).elements()).toEqual([]);
  });

  it.each(["en", "zh"] as const)("asks in %s for one's word on its rules by their name", async (language) => {
    await opened(language);
    const own = await enquiryDict.load(language);
    await expect.element(page.getByRole("checkbox", { name: own.agree(own.terms), exact: true })).toBeVisible();
  });

  it("sent empty marks what is missing, and goes to the first of it at the first press", async () => {
    await opened();
    await expect.element(page.getByText("Torstraße 1").first()).toBeVisible();
    await send.click();
    await expect.element(field(words.link)).toHaveAccessibleDescription(words.needLink);
    await expect.element(field(words.name)).toHaveAttribute("aria-invalid", "true");
    for (const name of [words.link, words.name, words.specification])
      await expect.element(field(name)).toHaveAttribute("aria-required", "true");
    await expect.element(field(words.link)).toHaveFocus();
    await expect.element(field(words.link)).toBeInViewport();
    expect(wire.heard(submitEnquiry)).toEqual([]);
  });

  it("is no enquiry without a link, nor without an address to send it to", async () => {
    wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
    await opened();
    await field(words.link).fill("a celadon cup, please");
    await field(words.name).fill("Celadon tea cup");
    await field(words.specification).fill("white, 200 ml");
    await page.getByRole("checkbox").last().click();
    await send.click();
    await expect.element(field(words.link)).toHaveAccessibleDescription(words.linkWrong);
    await field(words.link).fill("https://example.com/cup");
    await send.click();
    const { noAddress } = await storageDict.load("en");
    const missing = page.getByRole("button", { name: noAddress });
    await expect.element(missing).toHaveFocus();
    await expect.element(missing).toHaveTextContent(words.needAddress);
    expect(wire.heard(submitEnquiry)).toEqual([]);
  });

  it("keeps all that was typed, product by product, when its page is left and comes again", async () => {
    await opened();
    await field(words.link).fill("https://example.com/cup");
    await page.getByRole("button", { name: words.addProduct }).click();
    await field(words.link).last().fill("https://example.com/bowl");
    await field(words.name).last().fill("Bowl");
    await field(words.remark).fill("As a gift");
    await page.getByRole("button", { name: words.removeProduct(1) }).click();
    await expect.element(field(words.name)).toHaveValue("Bowl");
    await opened();
    await expect.element(field(words.link).last()).toHaveValue("https://example.com/bowl");
    await expect.element(field(words.remark).last()).toHaveValue("As a gift");
    expect(sessionStorage.getItem("sh_enquiry")).toContain("https://example.com/bowl");
  });

  it("refused by the server keeps every word", async () => {
    wire.answering(submitEnquiry, { refusal: "ENQUIRY_TOO_MANY" });
    await opened();
    await field(words.link).fill("https://example.com/nothing-of-ours");
    await field(words.name).fill("Celadon tea cup");
    await field(words.specification).fill("white, 200 ml");
    await page.getByRole("checkbox").last().click();
    await send.click();
    await vi.waitFor(() => expect(wire.heard(submitEnquiry)).toHaveLength(1));
    await expect.element(page.getByRole("alert").getByText(/./).first()).toBeVisible();
    await expect.element(field(words.name)).toHaveValue("Celadon tea cup");
    await expect.element(field(words.specification)).toHaveValue("white, 200 ml");
    expect(addressShown()).toMatch(/^\/user\/consult\/shop-consult/);
  });

  it("with addresses that do not come offers another try, which helps", async () => {
    wire.answering(addressList, "lost");
    await opened();
    await expect.element(page.getByRole("alert").getByText("load failed")).toBeVisible();
    wire.answering(addressList, { data: { list: [homeAddress], total: 1, page: 1, pageSize: 50, hasDefault: true } });
    await page.getByRole("button", { name: "Reload" }).click();
    await expect.element(page.getByText("Torstraße 1").first()).toBeVisible();
  });
});

it.each(["en", "zh"] as const)(
  "the list says of an answer what consultations say, and no line of it begins with a dot, in %s",
  async (language) => {
    const own = await enquiryDict.load(language);
    wire.answering(listEnquiries, {
      data: {
        list: [
          {
            ...{ enquiryNo: "EN1", state: "answered", plan: "lowest-freight", country: "DE", total: null, isNew: true },
            products: [{ name: "Teapot", platform: "taobao", quantity: 2 }],
            ...{ createdAt: "2026-11-20T02:00:00.000Z", dueAt: "2026-11-21T02:00:00.000Z" },
            ...{ answeredAt: "2026-11-20T04:00:00.000Z", expiresAt: "2026-12-20T04:00:00.000Z" },
          },
        ],
        ...{ total: 1, page: 1, pageSize: 10 },
      },
    });
    await openPage("/user/consult/shop-consult", { user: mei, language, search: { tab: "mine" } });
    await expect.element(page.getByText((await consultDict.load(language)).newAnswer, { exact: true })).toBeVisible();
    const line = page.getByText(new RegExp(own.plans["lowest-freight"].name)).element().textContent;
    expect(line).toContain("·");
    expect(line).not.toMatch(/ ·/);
  },
);
