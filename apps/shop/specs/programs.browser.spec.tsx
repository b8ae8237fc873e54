import { listTokens, makeToken, revokeToken } from "@sihai/contract/partner";
import { partnerDict } from "@sihai/text/dict/partner";
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

it.each(["en", "zh"] as const)("in %s a token is made, shown once and revoked", async (language) => {
  const wire = shopWire();
  const words = await partnerDict.load(language);
  wire.answering(listTokens, { data: { list: [kept], most: 10, daysMost: 90 } });
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
