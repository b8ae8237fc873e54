import { getWallet } from "@sihai/contract/payment";
import { listWithdrawals } from "@sihai/contract/withdrawal";
import { formatAmount } from "@sihai/text";
import { withdrawalDict } from "@sihai/text/dict/withdrawal";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";
import { aWallet } from "../testing/things.ts";

it.each(["en", "zh"] as const)("who owes with an empty wallet is not promised refunds to withdraw, in %s", async (language) => {
  const words = await withdrawalDict.load(language);
  const wire = shopWire();
  wire.answering(getWallet, { data: aWallet("0.00", { debt: "36.95" }) });
  wire.answering(listWithdrawals, { data: { list: [], total: 0, page: 1, pageSize: 20, held: [] } });
  const host = await openPage("/wallet/withdraw", { user: mei, language });
  await expect.element(page.getByText(words.owing(formatAmount("36.95", "CNY")))).toBeVisible();
  expect(host.textContent).not.toContain(words.nothing);
});
