import { listDevices, listPasskeys, signOutDevice, signOutOthers } from "@sihai/contract/identity";
import { listViewings } from "@sihai/contract/viewing";
import { accountDict } from "@sihai/text/dict/me/account";
import { cutOff, violations } from "@sihai/ui/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

const times = { createdAt: "2026-11-20T02:00:00.000Z", lastSeenAt: "2026-11-23T02:00:00.000Z" };
const lost = { ...times, id: "2", app: "chrome" as const, system: "windows" as const, isThis: false };
const mine = { ...times, id: "1", app: "wechat" as const, system: "iphone" as const, isThis: true };

it.each([
  ["en", "WeChat on iPhone", "Chrome on Windows"],
  ["zh", "iPhone 上的 微信", "Windows 上的 Chrome"],
] as const)("in %s the settings list where I am logged in, this device first, and log one out", async (language, here, there) => {
  const wire = shopWire();
  wire.answering(listPasskeys, { data: { hasPassword: true, list: [] } });
  const words = await accountDict.load(language);
  const seen = { by: "Lin", reason: "asked by phone", begunAt: times.createdAt, endedAt: times.lastSeenAt, isOpen: false };
  wire.answering(listViewings, { data: { list: [seen] } });
  wire.answering(listDevices, { data: { list: [lost, mine] } });
  wire.answering(signOutDevice, { data: null });
  const host = await openPage("/user/setting", { language, user: mei, search: { part: "devices" } });
  await expect.element(page.getByText(there, { exact: true })).toBeVisible();
  // Who of our staff looked, and why, stands with it.
  await expect.element(page.getByText(words.viewings)).toBeVisible();
  await expect.element(page.getByText("asked by phone")).toBeVisible();
  const text = host.textContent ?? "";
  expect(text.indexOf(here)).toBeLessThan(text.indexOf(there));
  expect(await violations(host)).toEqual([]);
  expect(cutOff(host)).toEqual([]);
  await page.getByRole("button", { name: words.logOutDeviceAsk(there) }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: words.logOutDevice }).click();
  await expect.poll(() => wire.heard(signOutDevice).map(({ body }) => body)).toEqual([{ id: "2" }]);
  expect(page.getByRole("button", { name: words.logOutDeviceAsk(here) }).elements()).toEqual([]);
});

it("a stranger in the list is met by logging out everywhere else, and by changing the password", async () => {
  const wire = shopWire();
  wire.answering(listPasskeys, { data: { hasPassword: true, list: [] } });
  const words = await accountDict.load("en");
  wire.answering(listViewings, { data: { list: [] } });
  wire.answering(listDevices, { data: { list: [mine, lost] } });
  wire.answering(signOutOthers, { data: { ended: 1 } });
  await openPage("/user/setting", { user: mei, search: { part: "devices" } });
  await page.getByRole("button", { name: words.logOutOthers }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: words.logOutOthers }).click();
  await expect.element(page.getByText(words.othersLoggedOut(1))).toBeVisible();
  expect(wire.heard(signOutOthers)).toHaveLength(1);
  await expect.element(page.getByRole("link", { name: words.changePassword })).toBeVisible();
});
