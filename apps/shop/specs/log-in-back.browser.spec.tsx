import { aboutInfo, forgotPassword, logIn, sessionCall } from "@sihai/contract/identity";
import { goodsDict } from "@sihai/text/dict/goods";
import { identityDict } from "@sihai/text/dict/identity";
import { uiDict } from "@sihai/text/dict/ui";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { leaveSession, useSession } from "../src/shell/session.ts";
import { shoe, shoeWire } from "../testing/goods-page.ts";
import { addressShown, mei, openPage } from "../testing/open-page.tsx";

const [goods, words, ui] = await Promise.all([goodsDict.load("en"), identityDict.load("en"), uiDict.load("en")]);
const record = { ...mei, isRegistered: true, authInfo: { accessToken: "shown" } };
const goodsAddress = "/goods/detail?goodsId=53";

beforeEach(() => {
  const wire = shoeWire();
  wire.answering(aboutInfo, {
    data: { name: shoe.title, email: "help@example.com", version: "1", isWechatOn: false, hasSandbox: false },
  });
  wire.answering(forgotPassword, { data: { validHours: 24 } });
  wire.answering(logIn, { data: record });
  wire.answering(sessionCall, { data: record });
  onTestFinished(() => void leaveSession());
});

/** A visitor on the goods page wants to keep them: he is to log in. */
async function pressHeart() {
  await openPage("/goods/detail", { search: { goodsId: "53" } });
  await page.getByRole("button", { name: goods.addFavourite }).click();
  await expect.poll(addressShown).toMatch(/^\/login\?redirect_url=/);
}

async function logInByPassword() {
  await page.getByRole("tab", { name: words.byPassword }).click();
  await page.getByRole("textbox", { name: words.email }).first().fill(mei.email);
  await page.getByRole("textbox", { name: words.password }).fill("Sihai#2026");
  await page.getByRole("tabpanel").getByRole("button", { name: words.logIn, exact: true }).click();
}

it("who does not want to log in is back at the goods by one step (rule A-53)", async () => {
  await pressHeart();
  await page.getByRole("button", { name: ui.back }).click();
  await expect.poll(addressShown).toBe(goodsAddress);
});

it("who logs in is at the goods again, which stand in the history once", async () => {
  await pressHeart();
  await logInByPassword();
  await expect.poll(addressShown).toBe(goodsAddress);
  await expect.element(page.getByRole("button", { name: goods.addFavourite })).toBeVisible();
  await page.getByRole("button", { name: ui.back }).click();
  await expect.poll(addressShown).toBe("/forgot-password");
});

it("who turns out to be logged in already is led back by that one step too", async () => {
  await openPage("/goods/detail", { search: { goodsId: "53" } });
  await expect.element(page.getByRole("button", { name: goods.addFavourite })).toBeVisible();
  // The device remembers somebody, and the server has not said yet who it is.
  useSession.setState({ status: "unknown", user: null }, true);
  await page.getByRole("button", { name: goods.addFavourite }).click();
  await expect.element(page.getByRole("heading", { name: words.logInTitle })).toBeVisible();
  useSession.setState({ status: "user", user: mei }, true);
  await expect.poll(addressShown).toBe(goodsAddress);
  await page.getByRole("button", { name: ui.back }).click();
  await expect.poll(addressShown).toBe("/forgot-password");
});

it("what was asked for is not lost by who has forgotten the password", async () => {
  await pressHeart();
  await page.getByRole("tab", { name: words.byPassword }).click();
  await page.getByRole("link", { name: words.forgot }).click();
  await page.getByRole("textbox", { name: words.email }).fill(mei.email);
  await page.getByRole("button", { name: words.sendLink }).click();
  const toLogIn = page.getByRole("link", { name: words.backToLogIn });
  await expect.element(toLogIn).toHaveAttribute("href", expect.stringContaining("redirect_url="));
  await toLogIn.click();
  await logInByPassword();
  await expect.poll(addressShown).toBe(goodsAddress);
});
