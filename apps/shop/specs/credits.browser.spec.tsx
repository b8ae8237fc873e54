import type { Wire } from "@sihai/client/testing";
import { creditHistory, readCredits } from "@sihai/contract/promotion";
import { promotionDict } from "@sihai/text/dict/promotion";
import { uiDict } from "@sihai/text/dict/ui";
import { cutOff, violations } from "@sihai/ui/testing";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";

const [words, ui] = [(await promotionDict.load("en")).creditsPage, await uiDict.load("en")];
const some = {
  balance: 1_250,
  reserved: 200,
  mostAParcel: 1_000,
  step: 100,
  shareBp: 10_000,
  endsAt: "2026-12-31T16:00:00.000Z",
};
const bill = (id: string, given: object) => ({
  id,
  step: "check-in" as const,
  credits: 1,
  balanceAfter: 1_250,
  at: "2026-11-23T02:00:00.000Z",
  packageId: null,
  ...given,
});
const bills = [
  bill("3", {}),
  bill("2", { step: "used", credits: -200, balanceAfter: 1_249, packageId: "P26112300001" }),
  bill("1", { step: "earned", credits: 1_449, balanceAfter: 1_449, packageId: "P26110100007" }),
];
let wire: Wire;
beforeEach(() => {
  wire = shopWire();
  wire.answering(readCredits, { data: some });
  wire.answering(creditHistory, { data: { list: bills, total: 3, page: 1, pageSize: 20 } });
});

it("says what there is, what it takes off, until when, and how it came and went", async () => {
  const shown = await openPage("/user/points", { user: mei });
  await expect.element(page.getByText("1,250", { exact: true })).toBeVisible();
  await expect.element(page.getByText(words.worth("CN\u00a0￥12.00"))).toBeVisible();
  await expect.element(page.getByText(/They end on 31 Dec 2026/)).toBeVisible();
  await expect.element(page.getByText(words.reserved("200"))).toBeVisible();
  await expect.element(page.getByText("-200", { exact: true })).toBeVisible();
  await expect.element(page.getByText("+1,449", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("link", { name: words.parcel("P26112300001") })).toBeVisible();
  expect(cutOff(shown)).toEqual([]);
  expect(await violations(shown)).toEqual([]);
});

it("says how many are missing to a hundred, and where credits come from, to whoever has none", async () => {
  wire.answering(readCredits, { data: { ...some, balance: 0, reserved: 0 } });
  wire.answering(creditHistory, { data: { list: [], total: 0, page: 1, pageSize: 20 } });
  await openPage("/user/points", { user: mei });
  await expect.element(page.getByText(words.tooFew("100"))).toBeVisible();
  await expect.element(page.getByText(words.none)).toBeVisible();
  await expect.element(page.getByRole("link", { name: words.toMe })).toBeVisible();
  await expect.element(page.getByText(/They end on/)).not.toBeInTheDocument();
});

it("asks again where the credits could not be read, and shows the history all the same", async () => {
  wire.answering(readCredits, "lost");
  await openPage("/user/points", { user: mei });
  await expect.element(page.getByText(words.steps.used)).toBeVisible();
  wire.answering(readCredits, { data: some });
  await page.getByRole("button", { name: ui.reload }).click();
  await expect.element(page.getByText("1,250", { exact: true })).toBeVisible();
});

it.each(["en", "zh"] as const)(
  "scrolls nowhere sideways on the narrowest phone with text twice as large, in %s",
  async (language) => {
    document.documentElement.style.fontSize = "32px";
    await page.viewport(320, 640);
    await openPage("/user/points", { user: mei, language });
    await expect.element(page.getByText("+1,449", { exact: true })).toBeVisible();
    const { clientWidth, scrollWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
  },
);
