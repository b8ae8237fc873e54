import { listDataCopies } from "@sihai/contract/identity";
import {
  addHook,
  listDeliveries,
  listHooks,
  listTokens,
  makeToken,
  resendDelivery,
  revokeToken,
  rotateHookSecret,
} from "@sihai/contract/partner";
import { partnerDict } from "@sihai/text/dict/partner";
import { shellDict } from "@sihai/text/dict/shell";
import { uiDict } from "@sihai/text/dict/ui";
import { cutOff, violations } from "@sihai/ui/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

const token = `shk_${"A".repeat(43)}`;
const kept = {
  id: "7",
  name: "Stock list of the shop in Berlin",
  hint: "shk_AbCdEf",
  scopes: ["items.read" as const, "parcels.submit" as const],
  createdAt: "2026-11-20T03:00:00.000Z",
  expiresAt: "2027-02-18T03:00:00.000Z",
  isOver: false,
  lastUsedAt: null,
};

it.each(["en", "zh"] as const)(
  "a visit of staff is told in %s that programs and copies of data are not shown to it",
  async (language) => {
    const wire = shopWire();
    const [{ keptFromStaff }, { reload }] = await Promise.all([shellDict.load(language), uiDict.load(language)]);
    for (const call of [listTokens, listHooks, listDataCopies]) wire.answering(call, { refusal: "VIEWING_ONLY_LOOKS" });
    for (const part of ["programs", "data"] as const) {
      const host = await openPage("/user/setting", { language, user: mei, search: { part } });
      await expect.element(page.getByText(keptFromStaff)).toBeVisible();
      expect(page.getByText(keptFromStaff).elements()).toHaveLength(1);
      expect(page.getByRole("button", { name: reload }).elements()).toEqual([]);
      expect(await violations(host)).toEqual([]);
      host.remove();
    }
  },
);

it.each(["en", "zh"] as const)("in %s a token is made, shown once and revoked", async (language) => {
  const wire = shopWire();
  const words = await partnerDict.load(language);
  wire.answering(listTokens, { data: { list: [kept], most: 10, daysMost: 90 } });
  wire.answering(listHooks, { data: { list: [], most: 5 } });
  wire.answering(makeToken, { data: { id: "8", token } });
  wire.answering(revokeToken, { data: null });
  const host = await openPage("/user/setting", { language, user: mei, search: { part: "programs" } });
  await expect.element(page.getByText(kept.name)).toBeVisible();
  expect(await violations(host)).toEqual([]);
  expect(cutOff(host)).toEqual([]);
  await page.getByRole("button", { name: words.make }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: words.make }).click();
  await expect.element(sheet.getByText(words.needScope)).toBeVisible();
  expect(wire.heard(makeToken)).toEqual([]);
  await sheet.getByRole("textbox", { name: words.name }).fill("Label printer");
  await sheet.getByRole("checkbox", { name: words.scopes["parcels.read"] }).click();
  await expect.element(sheet.getByRole("option", { name: words.days[365] })).not.toBeInTheDocument();
  await sheet.getByRole("combobox").selectOptions("90");
  await sheet.getByRole("button", { name: words.make }).click();
  await expect
    .poll(() => wire.heard(makeToken).map(({ body }) => body))
    .toEqual([{ name: "Label printer", scopes: ["parcels.read"], days: 90 }]);
  await expect.element(page.getByText(token)).toBeVisible();
  await page.getByRole("button", { name: words.done }).click();
  await expect.element(page.getByText(token)).not.toBeInTheDocument();
  await page.getByRole("button", { name: words.revokeAsk(kept.name) }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: words.revoke }).click();
  await expect.poll(() => wire.heard(revokeToken).map(({ body }) => body)).toEqual([{ id: "7" }]);
});

const hook = {
  id: "3",
  url: "https://hooks.example.com/sihai/items/and/parcels/of/the/shop/in/berlin",
  kinds: ["item" as const, "parcel" as const],
  createdAt: "2026-11-20T03:00:00.000Z",
  failingSince: "2026-11-21T03:00:00.000Z",
  offAt: "2026-11-24T03:00:00.000Z",
  formerUntil: "2026-11-25T03:00:00.000Z",
};
const delivery = {
  id: "9",
  eventId: "0d6f3c1e-8b0f-4a3d-9a53-0a4de8d1f0aa",
  body: {
    type: "item.moved" as const,
    timestamp: "2026-11-21T03:00:00.000Z",
    data: { itemNo: "SH261120ABCDEFGH", from: "signed", to: "stocked-in" },
  },
  state: "failed" as const,
  tries: 12,
  createdAt: "2026-11-21T03:00:00.000Z",
  lastTryAt: "2026-11-23T03:00:00.000Z",
  lastStatus: 503,
};

it.each(["en", "zh"] as const)("in %s an address is added, and what it was told is sent again", async (language) => {
  const wire = shopWire();
  const words = await partnerDict.load(language);
  wire.answering(listTokens, { data: { list: [], most: 10, daysMost: 90 } });
  wire.answering(listHooks, { data: { list: [hook], most: 5 } });
  wire.answering(listDeliveries, { data: { list: [delivery] } });
  wire.answering(addHook, { data: { id: "4", secret: "shw_secret" } });
  wire.answering(resendDelivery, { data: null });
  wire.answering(rotateHookSecret, { data: { secret: "whsec_new" } });
  const host = await openPage("/user/setting", { language, user: mei, search: { part: "programs" } });
  await expect.element(page.getByText(words.hookOff)).toBeVisible();
  expect(await violations(host)).toEqual([]);
  expect(cutOff(host)).toEqual([]);
  await page.getByRole("button", { name: words.deliveries }).click();
  await page.getByRole("button", { name: words.resendOf("SH261120ABCDEFGH") }).click();
  await expect.poll(() => wire.heard(resendDelivery).map(({ body }) => body)).toEqual([{ id: "9" }]);
  await page.getByRole("dialog").getByRole("button").first().click();
  await page.getByRole("button", { name: words.addHook }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("textbox", { name: words.url }).fill("hooks.example.com");
  await sheet.getByRole("button", { name: words.addHook }).click();
  await expect.element(sheet.getByText(words.urlWrong)).toBeVisible();
  await sheet.getByRole("textbox", { name: words.url }).fill("https://hooks.example.com/x");
  await sheet.getByRole("checkbox", { name: words.kinds.item }).click();
  await sheet.getByRole("button", { name: words.addHook }).click();
  await expect
    .poll(() => wire.heard(addHook).map(({ body }) => body))
    .toEqual([{ url: "https://hooks.example.com/x", kinds: ["parcel"] }]);
  await expect.element(page.getByText("shw_secret")).toBeVisible();
  await page.getByRole("button", { name: words.rotate }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: words.rotate }).click();
  await expect.element(page.getByText("whsec_new")).toBeVisible();
});
