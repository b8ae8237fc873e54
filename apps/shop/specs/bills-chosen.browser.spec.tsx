import { listBills } from "@sihai/contract/payment";
import { listSuspended } from "@sihai/contract/suspense";
import { exchangeOffers } from "@sihai/contract/transfer";
import { listWithdrawals } from "@sihai/contract/withdrawal";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { violations } from "@sihai/ui/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";

it.each([
  ["en", "no data"],
  ["zh", "暂无数据"],
] as const)(
  "bills that were chosen and are none say so, in %s, and not that there are none yet (rule N-86)",
  async (language, noData) => {
    const wire = shopWire();
    wire.answering(listSuspended, { data: { list: [] } });
    wire.answering(listWithdrawals, { data: { list: [], total: 0, page: 1, pageSize: 20, held: [] } });
    wire.answering(exchangeOffers, { data: { offers: [] } });
    wire.answering(listBills, { data: { list: [], total: 0, page: 1, pageSize: 20 } });
    const words = await walletDict.load(language);
    const host = await openPage("/wallet/index", { user: mei, language });
    await expect.element(page.getByText(words.noBills)).toBeVisible();
    await page.getByText(words.kinds.consult, { exact: true }).click();
    await expect.element(page.getByText(noData, { exact: true })).toBeVisible();
    expect(page.getByText(words.noBills).elements()).toEqual([]);
    expect(wire.heard(listBills).at(-1)).toMatchObject({ query: { kind: "consult" } });
    expect(await violations(host)).toEqual([]);
    await expect.element(page.getByText(words.noneOfKind)).toBeVisible();
    await page.getByRole("button", { name: words.showAllKinds }).click();
    await expect.element(page.getByText(words.noBills)).toBeVisible();
    expect(addressShown()).not.toContain("type=");
  },
);
