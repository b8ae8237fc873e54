import { addressList } from "@sihai/contract/address";
import { listCart } from "@sihai/contract/cart";
import { countUnreadConsults } from "@sihai/contract/consult";
import { countNewEnquiries } from "@sihai/contract/enquiry";
import { listFreightCountries } from "@sihai/contract/freight";
import {
  aboutInfo,
  activateEmail,
  checkResetLink,
  forgotPassword,
  logIn,
  resetPassword,
  sendCode,
  statusNumbers,
  userInfo,
  wechatLogIn,
} from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { shellDict } from "@sihai/text/dict/shell";
import { uiDict } from "@sihai/text/dict/ui";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mailedTo } from "../src/features/identity/mailed-to.ts";
import { go } from "../src/shell/navigation.ts";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";

const [words, ui] = await Promise.all([identityDict.load("en"), uiDict.load("en")]);
const name = { zh: "四海", en: "Sihai" };

it("the e-mail typed to log in goes along to the other way of logging in, and to signing up", async () => {
  const wire = shopWire();
  wire.answering(aboutInfo, { data: { name, email: "help@example.com", version: "1", isWechatOn: false, hasSandbox: false } });
  await openPage("/login");
  await page.getByRole("textbox", { name: words.email }).first().fill("nina@example.com");
  await page.getByRole("tab", { name: words.byPassword }).click();
  await expect.element(page.getByRole("textbox", { name: words.email }).first()).toHaveValue("nina@example.com");
  const register = page.getByRole("link", { name: words.register });
  await expect.element(register).toHaveAttribute("href", expect.stringContaining("email=nina%40example.com"));
});

it("the e-mail a code was sent to stands there again after its mail was read elsewhere", async () => {
  const wire = shopWire();
  wire.answering(aboutInfo, { data: { name, email: "help@example.com", version: "1", isWechatOn: false, hasSandbox: false } });
  wire.answering(sendCode, { data: { resendSeconds: 60, validMinutes: 10 } });
  await openPage("/login");
  const email = page.getByRole("textbox", { name: words.email }).first();
  await email.fill("nina@example.com");
  await page.getByRole("button", { name: ui.sendCode }).click();
  await vi.waitFor(() => expect(wire.heard(sendCode)).toHaveLength(1));
  expect(JSON.stringify({ ...sessionStorage })).toContain("nina@example.com");
  go("/forgot-password");
  await expect.element(page.getByRole("heading", { name: words.forgotTitle })).toBeVisible();
  go("/login");
  await expect.element(email).toHaveValue("nina@example.com");
  mailedTo.forget();
});

it.each(["en", "zh"] as const)(
  "in %s a line that is lost is told at the password, in the general words (rule N-20)",
  async (language) => {
    const [own, shell] = await Promise.all([identityDict.load(language), shellDict.load(language)]);
    const wire = shopWire();
    wire.answering(aboutInfo, { data: { name, email: "help@example.com", version: "1", isWechatOn: false, hasSandbox: false } });
    wire.answering(logIn, "lost");
    const host = await openPage("/login", { search: { tab: "password", email: "nina@example.com" }, language });
    const field = await vi.waitFor(() => {
      const found = host.querySelector('input[type="password"]');
      if (!found) throw new Error("no field for the password");
      return found;
    });
    await userEvent.fill(field, "Sihai#2026");
    await page.getByRole("button", { name: own.logIn, exact: true }).click();
    await expect.element(page.getByText(shell.networkErrorRetry)).toBeVisible();
  },
);

it.each(["en", "zh"] as const)(
  "in %s a reset link that could not be sent says so, and asks to try again (rule N-50)",
  async (language) => {
    const own = await identityDict.load(language);
    shopWire().answering(forgotPassword, "lost");
    await openPage("/forgot-password", { search: { email: "nina@example.com" }, language });
    await page.getByRole("button", { name: own.sendLink }).click();
    await expect.element(page.getByText(own.sendFailed)).toBeVisible();
  },
);

describe.each(["/login", "/register"] as const)("%s, opened by somebody who is logged in,", (path) => {
  it.each([
    ["leads where he wanted", { redirect_url: "/en/cart" }, "/cart"],
    ["leads to his account", {}, "/me"],
  ])("%s, and says as whom", async (_, search, to) => {
    const wire = shopWire();
    wire.answering(aboutInfo, { data: { name, email: "help@example.com", version: "1", isWechatOn: false, hasSandbox: false } });
    wire.answering(listCart, { data: { shops: [], lines: 0, pieces: 0 } });
    wire.answering(addressList, { data: { list: [], total: 0, page: 1, pageSize: 50, hasDefault: false } });
    wire.answering(listFreightCountries, { data: { countries: [] } });
    // What the account's page counts, which may be asked for before the spec ends.
    wire.answering(countUnreadConsults, { data: { unread: 0 } });
    wire.answering(countNewEnquiries, { data: { unread: 0 } });
    for (const endpoint of [statusNumbers, userInfo]) wire.answering(endpoint, "lost");
    await openPage(path, { user: mei, search });
    await expect.poll(addressShown).toBe(to);
    await expect.element(page.getByText(words.alreadyIn(mei.email))).toBeVisible();
  });
});

it.each(["en", "zh"] as const)(
  "in %s an activation link cut short says how to get another, and speaks of no form",
  async (language) => {
    const own = await identityDict.load(language);
    shopWire().answering(activateEmail, { refusal: "INPUT_INVALID" });
    await openPage("/login", { search: { activate: "cut" }, language });
    await page.getByRole("button", { name: own.activate }).click();
    await expect.element(page.getByRole("alert")).toHaveTextContent(own.activateFailed);
  },
);

describe.each(["en", "zh"] as const)("in %s a reset link", (language) => {
  it.each([
    ["was used or is too old", "LINK_EXPIRED"],
    ["was cut short by a mail program", "INPUT_INVALID"],
  ] as const)("that %s says so as it opens, and leads to a new one", async (_, refusal) => {
    const own = await identityDict.load(language);
    shopWire().answering(checkResetLink, { refusal });
    await openPage("/forgot-password", { search: { token: "0123456789abcdef" }, language });
    await expect.element(page.getByRole("alert")).toHaveTextContent(own.linkExpired);
    const anew = page.getByRole("link", { name: own.askAgain });
    await expect.element(anew).toHaveAttribute("href", expect.stringContaining("/forgot-password"));
    await expect.element(page.getByRole("button", { name: own.save })).not.toBeInTheDocument();
  });

  it("that ends while the password is made up says so instead of taking it", async () => {
    const own = await identityDict.load(language);
    const wire = shopWire();
    wire.answering(checkResetLink, { data: null });
    wire.answering(resetPassword, { refusal: "LINK_EXPIRED" });
    const host = await openPage("/forgot-password", { search: { token: "0123456789abcdef" }, language });
    await expect.element(page.getByRole("button", { name: own.save })).toBeVisible();
    for (const field of host.querySelectorAll('input[type="password"]')) await userEvent.fill(field, "Fresh#2026");
    await page.getByRole("button", { name: own.save }).click();
    await expect.element(page.getByRole("alert")).toHaveTextContent(own.linkExpired);
  });
});

describe.each(["en", "zh"] as const)("in %s somebody logged in who connects WeChat", (language) => {
  function settings() {
    const wire = shopWire();
    wire.answering(aboutInfo, { data: { name, email: "help@example.com", version: "1", isWechatOn: true, hasSandbox: false } });
    return wire;
  }

  it("stays who they are where it is another account's, and reads why it failed", async () => {
    const own = await identityDict.load(language);
    settings().answering(wechatLogIn, { refusal: "BIND_FAILED" });
    await openPage("/login", { search: { code: "c", state: "s" }, user: mei, language });
    await expect.element(page.getByText(own.bindFailed)).toBeVisible();
    await expect.element(page.getByText(own.wechatTaken(mei.email))).toBeVisible();
    await page.getByRole("button", { name: own.backToSettings }).click();
    await expect.poll(addressShown).toBe("/user/setting");
  });

  it("and refuses there is back where they came from, told that it failed", async () => {
    const own = await identityDict.load(language);
    settings();
    sessionStorage.setItem("sh_wechat_target", `/${language === "zh" ? "cn" : "en"}/user/setting`);
    await openPage("/login", { search: { state: "s" }, user: mei, language });
    await expect.poll(addressShown).toBe("/user/setting");
    await expect.element(page.getByText(own.wechatFailed)).toBeVisible();
    sessionStorage.removeItem("sh_wechat_target");
  });
});
