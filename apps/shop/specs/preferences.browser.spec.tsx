import { listPushDevices, readPreferences, setPreference, unsubscribe } from "@sihai/contract/message";
import { accountDict } from "@sihai/text/dict/me/account";
import { cutOff, violations } from "@sihai/ui/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

const list = [
  { kind: "orders" as const, app: true, mail: true, push: true, appAlways: false },
  { kind: "money" as const, app: true, mail: true, push: true, appAlways: true },
  { kind: "promotions" as const, app: false, mail: false, push: false, appAlways: false },
];

it.each(["en", "zh"] as const)(
  "in %s each kind has a tick for the app and one for mails; money's in the app is fixed",
  async (language) => {
    const wire = shopWire();
    const words = await accountDict.load(language);
    wire.answering(readPreferences, { data: { list } });
    wire.answering(setPreference, { data: null });
    wire.answering(listPushDevices, { data: { publicKey: "B".repeat(87), most: 10, list: [] } });
    const host = await openPage("/user/setting", { language, user: mei, search: { part: "messages" } });
    const tick = (kind: "orders" | "money" | "promotions", channel: "app" | "mail" | "push") =>
      page.getByRole("checkbox", { name: words.switchOf(words.messageKinds[kind], words.channels[channel]) });
    await expect.element(tick("money", "app")).toBeDisabled();
    await expect.element(tick("promotions", "mail")).not.toBeChecked();
    expect(await violations(host)).toEqual([]);
    expect(cutOff(host)).toEqual([]);
    await tick("orders", "mail").click();
    await expect
      .poll(() => wire.heard(setPreference).map(({ body }) => body))
      .toEqual([{ kind: "orders", channel: "mail", isOn: false }]);
    await expect.element(tick("promotions", "push")).not.toBeChecked();
    await tick("promotions", "push").click();
    await expect.poll(() => wire.heard(setPreference).at(-1)?.body).toEqual({ kind: "promotions", channel: "push", isOn: true });
  },
);

it.each(["en", "zh"] as const)("in %s the link under a mail ends its kind with one press, without a log-in", async (language) => {
  const wire = shopWire();
  const words = await accountDict.load(language);
  wire.answering(unsubscribe, { data: { kind: "parcels" } });
  const host = await openPage("/login", { language, search: { unsubscribe: "k".repeat(60), kind: "parcels" } });
  const button = page.getByRole("button", { name: words.unsubscribeNow });
  await expect.element(button).toBeVisible();
  await expect.element(page.getByText(words.unsubscribeText(words.messageKinds.parcels))).toBeVisible();
  expect(wire.heard(unsubscribe)).toEqual([]);
  expect(await violations(host)).toEqual([]);
  await button.click();
  await expect.element(page.getByText(words.unsubscribed(words.messageKinds.parcels))).toBeVisible();
  expect(wire.heard(unsubscribe)).toHaveLength(1);
});
