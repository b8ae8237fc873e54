import { addPushDevice, listPushDevices, readPreferences, removePushDevice } from "@sihai/contract/message";
import { accountDict } from "@sihai/text/dict/me/account";
import { cutOff, violations } from "@sihai/ui/testing";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

const list = [{ kind: "orders" as const, app: true, mail: true, push: true, appAlways: false }];
const publicKey = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const subscribed = {
  endpoint: "https://fcm.googleapis.com/fcm/send/x",
  keys: { p256dh: publicKey, auth: "BTBZMqHH6r4Tts7J_aSIgg" },
};

/** What the browser answers its owner's tap with; `subscribe` says for which key it was asked. */
function browserThat(
  permission: "granted" | "denied",
  subscribe = vi.fn(async (_: PushSubscriptionOptionsInit) => ({ toJSON: () => subscribed })),
) {
  const asked = vi.spyOn(Notification, "requestPermission").mockImplementation(async () => {
    vi.spyOn(Notification, "permission", "get").mockReturnValue(permission);
    return permission;
  });
  vi.spyOn(Notification, "permission", "get").mockReturnValue("default");
  const unsubscribe = vi.fn(async () => true);
  const registration = {
    active: {},
    getNotifications: async () => [],
    pushManager: { subscribe, getSubscription: async () => ({ unsubscribe }) },
  };
  vi.spyOn(navigator.serviceWorker, "getRegistration").mockImplementation(async () => registration as never);
  return { asked, subscribe, unsubscribe };
}

it.each(["en", "zh"] as const)(
  "in %s messages on this device are asked for by a tap alone, listed, and taken off again",
  async (language) => {
    const wire = shopWire();
    const words = await accountDict.load(language);
    const browser = browserThat("granted");
    const device = {
      id: "4",
      app: "chrome" as const,
      system: "android" as const,
      createdAt: "2026-11-26T10:00:00.000Z",
      isThis: true,
    };
    wire.answering(readPreferences, { data: { list } });
    wire.answering(listPushDevices, { data: { publicKey, most: 10, list: [] } });
    wire.answering(addPushDevice, { data: null });
    wire.answering(removePushDevice, { data: null });
    const host = await openPage("/user/setting", { language, user: mei, search: { part: "messages" } });
    const button = page.getByRole("button", { name: words.pushOn });
    await expect.element(button).toBeVisible();
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
    expect(browser.asked).not.toHaveBeenCalled();
    wire.answering(listPushDevices, { data: { publicKey, most: 10, list: [device] } });
    await button.click();
    await expect.poll(() => wire.heard(addPushDevice).map(({ body }) => body)).toEqual([subscribed]);
    expect(browser.subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: publicKey }]]);
    const off = page.getByRole("button", { name: /Show no more messages|关闭.*通知/ });
    await expect.element(off).toBeVisible();
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
    await off.click();
    await page.getByRole("alertdialog").getByRole("button", { name: words.pushOff, exact: true }).click();
    await expect.poll(() => wire.heard(removePushDevice).map(({ body }) => body)).toEqual([{ id: "4" }]);
    await expect.poll(() => browser.unsubscribe.mock.calls.length).toBe(2);
  },
);

it("a browser that was told no is not asked again, and says how to change that", async () => {
  const wire = shopWire();
  const words = await accountDict.load("en");
  const browser = browserThat("denied");
  wire.answering(readPreferences, { data: { list } });
  wire.answering(listPushDevices, { data: { publicKey, most: 10, list: [] } });
  await openPage("/user/setting", { user: mei, search: { part: "messages" } });
  await page.getByRole("button", { name: words.pushOn }).click();
  await expect.element(page.getByText(words.pushDenied)).toBeVisible();
  expect(browser.subscribe).not.toHaveBeenCalled();
  expect(wire.heard(addPushDevice)).toEqual([]);
});

it.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15", "pushInstall"],
  ["Mozilla/5.0 (Linux; Android 9) OldBrowser/1.0", "pushNever"],
] as const)("%s without push is told what to do", async (userAgent, word) => {
  const wire = shopWire();
  const words = await accountDict.load("en");
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  const { PushManager: kept } = globalThis;
  Reflect.deleteProperty(globalThis, "PushManager");
  wire.answering(readPreferences, { data: { list } });
  wire.answering(listPushDevices, { data: { publicKey, most: 10, list: [] } });
  await openPage("/user/setting", { user: mei, search: { part: "messages" } });
  await expect.element(page.getByText(words[word])).toBeVisible();
  Object.assign(globalThis, { PushManager: kept });
});
