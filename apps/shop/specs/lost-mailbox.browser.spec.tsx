import { aboutInfo, askNewMailbox, objectToNewMailbox, sendCode, userInfo } from "@sihai/contract/identity";
import { messageList } from "@sihai/contract/message";
import { formatDays } from "@sihai/text";
import { identityDict } from "@sihai/text/dict/identity";
import { accountDict } from "@sihai/text/dict/me/account";
import { messageDict } from "@sihai/text/dict/message";
import { refusalSentence } from "@sihai/text/refusals";
import { cutOff, violations } from "@sihai/ui/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { addressShown, mei, meiInfo, openPage, shopWire } from "../testing/open-page.tsx";

describe.each(["en", "zh"] as const)("a lost mailbox in %s", (language) => {
  it("is asked for with a code to the new one, and the answer says what follows", async () => {
    const wire = shopWire();
    const words = await accountDict.load(language);
    const identity = await identityDict.load(language);
    const name = { zh: "四海", en: "Sihai" };
    const about = { name, email: "help@example.com", version: "1", isWechatOn: false, hasSandbox: false };
    wire.answering(aboutInfo, { data: about });
    wire.answering(sendCode, { data: { resendSeconds: 60, validMinutes: 10 } });
    wire.answering(askNewMailbox, { refusal: "CODE_WRONG" });
    const host = await openPage("/login", { language, search: { lost: "mailbox" } });
    const type = (name: string, text: string) => page.getByRole("textbox", { name }).fill(text);
    await type(words.lostOldEmail, "old@example.com");
    await type(words.lostNewEmail, "new@example.com");
    await page.getByRole("button", { name: /code|验证码/i }).click();
    await expect.poll(() => wire.heard(sendCode)).toEqual([{ body: { email: "new@example.com", purpose: "lost-mailbox" } }]);
    await type(words.lostNewCode, "123456");
    await type(words.lostProof, "short");
    const send = page.getByRole("button", { name: words.lostSend });
    await send.click();
    await expect.element(page.getByText(words.lostProofShort)).toBeVisible();
    expect(wire.heard(askNewMailbox)).toEqual([]);
    await type(words.lostProof, "Order DG010000017, recharged on 3 November");
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
    await send.click();
    await expect.element(page.getByRole("textbox", { name: words.lostNewCode })).toHaveAttribute("aria-invalid", "true");
    wire.answering(askNewMailbox, { refusal: "FILE_NOT_A_PICTURE" });
    await type(words.lostNewCode, "654321");
    await send.click();
    await expect.element(page.getByText(refusalSentence({ code: "FILE_NOT_A_PICTURE" }, language)).first()).toBeVisible();
    await expect.element(page.getByRole("textbox", { name: words.lostProof })).not.toHaveAttribute("aria-invalid", "true");
    wire.answering(askNewMailbox, { data: { waitingDays: 7 } });
    await type(words.lostNewCode, "654321");
    await send.click();
    await expect.element(page.getByText(words.lostSent("old@example.com", formatDays(7, language)))).toBeVisible();
    expect(cutOff(host)).toEqual([]);
    await page.getByRole("link", { name: words.lostBack }).click();
    await expect.element(page.getByRole("tab", { name: identity.byCode })).toBeVisible();
  });

  it("is told to the owner at the account security, with what stops it", async () => {
    const wire = shopWire();
    const words = await accountDict.load(language);
    const asked = { masked: "n***w@example.com", opensAt: "2026-12-02T08:00:00.000Z", key: "k".repeat(80) };
    wire.answering(userInfo, { data: { ...meiInfo, mailboxAsked: asked } });
    const host = await openPage("/user/password", { language, user: mei });
    await expect.element(page.getByText(words.askedTitle)).toBeVisible();
    await expect.element(page.getByText(asked.masked)).toBeVisible();
    expect(cutOff(host)).toEqual([]);
    await page.getByRole("link", { name: words.objectNow }).click();
    await expect.element(page.getByRole("button", { name: words.objectNow })).toBeVisible();
  });

  it("is told in a message that leads to what stops it", async () => {
    const wire = shopWire();
    const words = await accountDict.load(language);
    const message = await messageDict.load(language);
    const link = `/login?object=${"k".repeat(80)}`;
    const told = {
      msgId: "1",
      msgTypeId: "system" as const,
      title: "A",
      text: "B",
      link,
      isRead: true,
      createdAt: "2026-11-25T08:00:00.000Z",
    };
    wire.answering(messageList, { data: { list: [told], total: 1, page: 1, pageSize: 10 } });
    await openPage("/user/message/list", { language, user: mei, search: { type: "system" } });
    await page.getByRole("button", { name: message.open }).click();
    await expect.element(page.getByRole("button", { name: words.objectNow })).toBeVisible();
    expect(addressShown()).toBe(link);
  });

  it("is objected to with one press, without a log-in and not by looking", async () => {
    const wire = shopWire();
    const words = await accountDict.load(language);
    wire.answering(objectToNewMailbox, { data: null });
    const host = await openPage("/login", { language, search: { object: "k".repeat(80) } });
    const stop = page.getByRole("button", { name: words.objectNow });
    await expect.element(stop).toBeVisible();
    expect(wire.heard(objectToNewMailbox)).toEqual([]);
    expect(await violations(host)).toEqual([]);
    await stop.click();
    await expect.element(page.getByText(words.objected)).toBeVisible();
    expect(wire.heard(objectToNewMailbox)).toHaveLength(1);
  });
});
