import { listDevices, listPasskeys, userInfo } from "@sihai/contract/identity";
import { listViewings } from "@sihai/contract/viewing";
import { identityDict } from "@sihai/text/dict/identity";
import { accountDict } from "@sihai/text/dict/me/account";
import { cutOff, violations } from "@sihai/ui/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { mei, meiInfo, openPage, shopWire } from "../testing/open-page.tsx";

describe.each(["en", "zh"] as const)("the login password in %s", (language) => {
  it("of who has none is set, and no current one is asked for", async () => {
    const words = await identityDict.load(language);
    shopWire().answering(userInfo, { data: { ...meiInfo, hasLoginPassword: false } });
    const host = await openPage("/user/password/login", { language, user: mei });
    await expect.element(page.getByRole("heading", { name: words.setLoginTitle })).toBeVisible();
    await expect.element(page.getByRole("button", { name: words.setByLink })).toBeVisible();
    await expect.element(page.getByText(words.loginByOriginal)).not.toBeInTheDocument();
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
    await page.getByText(words.setByEmail).click();
    await expect.element(page.getByText(words.weakFirstNote)).toBeVisible();
    await expect.element(page.getByRole("heading", { name: words.setLoginTitle })).toBeVisible();
  });

  it("of who has one is changed, by the current one too", async () => {
    const words = await identityDict.load(language);
    shopWire().answering(userInfo, { data: { ...meiInfo, hasLoginPassword: true } });
    await openPage("/user/password/login", { language, user: mei });
    await expect.element(page.getByRole("heading", { name: words.changeLoginTitle })).toBeVisible();
    await expect.element(page.getByText(words.loginByOriginal)).toBeVisible();
  });

  it("has no passkey beside it where the browser makes none, and the page says so", async () => {
    const kept = Object.getOwnPropertyDescriptor(window, "PublicKeyCredential");
    Object.defineProperty(window, "PublicKeyCredential", { configurable: true, value: undefined });
    onTestFinished(() => {
      if (kept) Object.defineProperty(window, "PublicKeyCredential", kept);
    });
    const wire = shopWire();
    wire.answering(listPasskeys, { data: { hasPassword: false, list: [] } });
    wire.answering(listViewings, { data: { list: [] } });
    wire.answering(listDevices, { data: { list: [] } });
    const words = await accountDict.load(language);
    await openPage("/user/setting", { language, user: mei, search: { part: "devices" } });
    await expect.element(page.getByText(words.passkeysNotHere)).toBeVisible();
    await expect.element(page.getByRole("button", { name: words.addPasskey })).not.toBeInTheDocument();
  });
});
