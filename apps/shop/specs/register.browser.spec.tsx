import type { Wire } from "@sihai/client/testing";
import { aboutInfo, logInByCode, register, sendCode } from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { uiDict } from "@sihai/text/dict/ui";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { addressShown, openPage, shopWire } from "../testing/open-page.tsx";
import { anArticle } from "../testing/things.ts";

const words = await identityDict.load("en");
const field = (name: string) => page.getByRole("textbox", { name: new RegExp(`^${name}`) });
const open = page.getByRole("button", { name: words.register });
const agree = page.getByRole("checkbox");
const name = { zh: "四海", en: "Sihai" };
let wire: Wire;
beforeEach(() => {
  sessionStorage.clear();
  wire = shopWire();
});

it.each(["en", "zh"] as const)("signing up in %s has nothing wrong, its password folded away", async (language) => {
  const host = await openPage("/register", { language });
  const own = await identityDict.load(language);
  await expect.element(page.getByRole("button", { name: own.register })).toBeVisible();
  await expect.element(page.getByText(own.withPassword)).toBeVisible();
  expect(await violations(host, { whole: true })).toEqual([]);
  expect(cutOff(host)).toEqual([]);
});

it.each(["en", "zh"] as const)(
  "in %s a log-in's code for a mailbox without an account signs up with it, said once",
  async (language) => {
    const own = await identityDict.load(language);
    wire.answering(aboutInfo, { data: { name, email: "help@example.com", version: "1", isWechatOn: false, hasSandbox: false } });
    wire.answering(logInByCode, { refusal: "USER_NOT_FOUND" });
    wire.answering(register, { refusal: "CODE_WRONG" });
    await openPage("/login", { search: { email: "nina@example.com", redirect_url: "/en/cart" }, language });
    await field(own.code).fill("180646");
    await page.getByRole("button", { name: own.logIn, exact: true }).click();
    await expect.element(page.getByText(own.notRegistered)).toBeVisible();
    expect(addressShown()).toBe("/register?email=nina%40example.com&redirect_url=%2Fen%2Fcart");
    await agree.click();
    await page.getByRole("button", { name: own.register }).click();
    await vi.waitFor(() => expect(wire.heard(register)).toMatchObject([{ body: { email: "nina@example.com", code: "180646" } }]));
    await field(own.email).first().fill("else@example.com");
    await expect.element(page.getByText(own.notRegistered)).not.toBeInTheDocument();
  },
);

it("to and fro between logging in and signing up, one step back leaves both", async () => {
  wire.answering(aboutInfo, { data: { name, email: "help@example.com", version: "1", isWechatOn: false, hasSandbox: false } });
  await openPage("/login");
  for (let times = 0; times < 2; times += 1) {
    await page.getByRole("link", { name: words.register }).click();
    await page.getByRole("link", { name: words.toLogIn }).click();
  }
  await expect.element(page.getByRole("link", { name: words.register })).toBeVisible();
  history.back();
  await vi.waitFor(() => expect(addressShown()).toBe("/forgot-password"));
});

describe("signing up", () => {
  it("sent empty marks what is missing, goes to the first of it, and asks nobody", async () => {
    await openPage("/register");
    await open.click();
    await expect.element(field(words.email)).toHaveAccessibleDescription(expect.stringContaining(words.badEmail));
    await expect.element(field(words.code)).toHaveAccessibleDescription(expect.stringContaining(words.badCode));
    await expect.element(page.getByText(words.mustAgree)).toBeVisible();
    await expect.element(field(words.email)).toHaveFocus();
    expect(wire.heard(register)).toEqual([]);
  });

  it("opens the fold where the password in it is at fault", async () => {
    await openPage("/register", { search: { email: "new@example.com" } });
    await page.getByText(words.withPassword).click();
    await page.getByLabelText(words.password, { exact: true }).fill("123456");
    await page.getByText(words.withPassword).click();
    await field(words.code).fill("123456");
    await agree.click();
    await open.click();
    await expect.element(page.getByText(words.inconsistent)).toBeVisible();
    expect(wire.heard(register)).toEqual([]);
  });

  it("is done by keyboard, with a code sent to the address typed", async () => {
    wire.answering(sendCode, { data: { resendSeconds: 60, validMinutes: 10 } });
    wire.answering(register, { refusal: "CODE_WRONG" });
    await openPage("/register");
    const { sendCode: getCode } = await uiDict.load("en");
    await field(words.email).click();
    await userEvent.keyboard("new@example.com{Tab}");
    await page.getByRole("button", { name: getCode }).click();
    await vi.waitFor(() => expect(wire.heard(sendCode)[0]?.body).toEqual({ email: "new@example.com", purpose: "register" }));
    await field(words.code).click();
    await userEvent.keyboard("000000");
    agree.element().focus();
    await userEvent.keyboard(" ");
    field(words.code).element().focus();
    await userEvent.keyboard("{Enter}");
    await vi.waitFor(() => expect(wire.heard(register)).toHaveLength(1));
    expect(wire.heard(register)[0]?.body).toEqual({
      ...{ email: "new@example.com", code: "000000", acceptTerms: true, acceptPrivacy: true },
      agreementsSeen: (["terms", "privacy"] as const).map((agreement) => ({ agreement, versionId: anArticle.versionId })),
    });
    // A wrong code is said at its field, which has the cursor; what was typed stays.
    await expect.element(field(words.code)).toHaveAttribute("aria-invalid", "true");
    await expect.element(field(words.code)).toHaveFocus();
    await expect.element(field(words.email)).toHaveValue("new@example.com");
  });

  it("with an address that has an account leads to logging in with it", async () => {
    wire.answering(register, { refusal: "EMAIL_EXISTS" });
    // The page it leads to asks at once, now and then before this is over.
    wire.answering(aboutInfo, {
      data: { name: { zh: "四海", en: "Sihai" }, email: "help@example.com", version: "1", isWechatOn: false, hasSandbox: false },
    });
    await openPage("/register", { search: { email: "mei@example.com", redirect_url: "/cart" } });
    await field(words.code).fill("123456");
    await agree.click();
    await open.click();
    const notice = page.getByRole("alert").filter({ has: page.getByRole("link") });
    await expect.element(notice).toBeVisible();
    await notice.getByRole("link", { name: words.toLogIn }).click();
    await vi.waitFor(() => expect(addressShown()).toMatch(/^\/login\?/));
    const kept = new URLSearchParams(addressShown().split("?")[1]);
    expect([kept.get("email"), kept.get("redirect_url")]).toEqual(["mei@example.com", "/cart"]);
  });
});
