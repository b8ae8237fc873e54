import type { CallData } from "@sihai/contract";
import { askDataCopy, listDataCopies } from "@sihai/contract/identity";
import { formatBytes } from "@sihai/text";
import { accountDict } from "@sihai/text/dict/me/account";
import { cutOff, violations } from "@sihai/ui/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

type Copy = CallData<typeof listDataCopies>["list"][number];
const copy: Copy = {
  id: "8",
  state: "ready",
  askedAt: "2026-11-20T02:00:00.000Z",
  keptUntil: "2026-11-27T02:00:00.000Z",
  bytes: 2_400_000,
  leftOut: 3,
};

it.each(["en", "zh"] as const)("in %s a copy that is ready can be downloaded, with what did not fit in", async (language) => {
  const wire = shopWire();
  const words = await accountDict.load(language);
  wire.answering(listDataCopies, { data: { list: [copy, { ...copy, id: "7", state: "gone", leftOut: 0 }], mayAsk: false } });
  const host = await openPage("/user/setting", { language, user: mei, search: { part: "data" } });
  const link = page.getByRole("link", { name: words.download(formatBytes(2_400_000, language)) });
  await expect.element(link).toHaveAttribute("href", "/api/user/data/copies/8/sihai.zip");
  await expect.element(page.getByText(words.copyLeftOut(3))).toBeVisible();
  await expect.element(page.getByText(words.copyGone)).toBeVisible();
  await expect.element(page.getByText(words.copyTomorrow)).toBeVisible();
  expect(await violations(host)).toEqual([]);
  expect(cutOff(host)).toEqual([]);
});

it("a copy is asked for, and its making is shown", async () => {
  const wire = shopWire();
  const words = await accountDict.load("en");
  wire.answering(listDataCopies, { data: { list: [], mayAsk: true } });
  wire.answering(askDataCopy, { data: { id: "9" } });
  await openPage("/user/setting", { user: mei, search: { part: "data" } });
  await expect.element(page.getByRole("button", { name: words.askCopy })).toBeEnabled();
  const making: Copy = { ...copy, id: "9", state: "making", keptUntil: null, bytes: null, leftOut: 0 };
  wire.answering(listDataCopies, { data: { list: [making], mayAsk: false } });
  await page.getByRole("button", { name: words.askCopy }).click();
  await expect.element(page.getByText(words.copyMaking)).toBeVisible();
  expect(wire.heard(askDataCopy)).toHaveLength(1);
});
