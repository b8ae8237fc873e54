import { askClosing, keepAccount, readClosing } from "@sihai/contract/identity";
import { formatDateTime } from "@sihai/text";
import { accountDict } from "@sihai/text/dict/me/account";
import { cutOff, violations } from "@sihai/ui/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

const closesAt = "2026-12-08T02:00:00.000Z";

it.each(["en", "zh"] as const)("in %s what stops the closing is listed, each with its way out", async (language) => {
  const wire = shopWire();
  const words = await accountDict.load(language);
  const stops = [
    { what: "parcels" as const, count: 2 },
    { what: "wallet" as const, count: 1 },
  ];
  wire.answering(readClosing, { data: { closesAt: null, stops, hasPassword: true } });
  const host = await openPage("/user/setting", { language, user: mei, search: { part: "close" } });
  await expect
    .element(page.getByRole("link", { name: words.stops.parcels }))
    .toHaveAttribute("href", expect.stringMatching("/package/list$"));
  await expect
    .element(page.getByRole("link", { name: words.stops.wallet }))
    .toHaveAttribute("href", expect.stringMatching("/wallet/withdraw$"));
  expect(page.getByRole("button", { name: words.closeAccount }).elements()).toEqual([]);
  expect(await violations(host)).toEqual([]);
  expect(cutOff(host)).toEqual([]);
});

it.each(["en", "zh"] as const)(
  "in %s the account is closed with the password, after asking once more, and can be kept",
  async (language) => {
    const wire = shopWire();
    const words = await accountDict.load(language);
    wire.answering(readClosing, { data: { closesAt: null, stops: [], hasPassword: true } });
    wire.answering(askClosing, { data: { closesAt } });
    wire.answering(keepAccount, { data: null });
    const host = await openPage("/user/setting", { language, user: mei, search: { part: "close" } });
    await page.getByRole("textbox", { name: words.loginPassword }).fill("Sihai#2026");
    expect(await violations(host)).toEqual([]);
    await page.getByRole("button", { name: words.closeAccount }).click();
    wire.answering(readClosing, { data: { closesAt, stops: [], hasPassword: true } });
    await page.getByRole("alertdialog").getByRole("button", { name: words.closeAccount }).click();
    await expect.element(page.getByText(words.closingText(formatDateTime(closesAt, language)))).toBeVisible();
    expect(wire.heard(askClosing).map(({ body }) => body)).toEqual([{ password: "Sihai#2026" }]);
    await page.getByRole("button", { name: words.keepAccount }).click();
    await expect.poll(() => wire.heard(keepAccount)).toHaveLength(1);
  },
);
