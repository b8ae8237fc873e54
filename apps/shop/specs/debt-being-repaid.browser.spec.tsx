import { listOwnDisputes } from "@sihai/contract/dispute";
import { getWallet, listBills } from "@sihai/contract/payment";
import { listSuspended } from "@sihai/contract/suspense";
import { exchangeOffers, listTransfers } from "@sihai/contract/transfer";
import { listWithdrawals } from "@sihai/contract/withdrawal";
import { cnyText } from "@sihai/text";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { mei, openPage, shopWire } from "../testing/open-page.tsx";
import { aWallet } from "../testing/things.ts";

async function opened(language: "en" | "zh", balance: string) {
  const wire = shopWire();
  wire.answering(getWallet, { data: aWallet(balance, { debt: "60.00" }) });
  wire.answering(listBills, { data: { list: [], total: 0, page: 1, pageSize: 20 } });
  wire.answering(listTransfers, { data: { list: [], total: 0, page: 1, pageSize: 20 } });
  wire.answering(exchangeOffers, { data: { offers: [] } });
  wire.answering(listWithdrawals, { data: { list: [], total: 0, page: 1, pageSize: 20, held: [] } });
  wire.answering(listSuspended, { data: { list: [] } });
  wire.answering(listOwnDisputes, { data: { list: [], owed: "60.00" } });
  await openPage("/wallet/index", { user: mei, language });
  return walletDict.load(language);
}

describe.each(["en", "zh"] as const)("a debt whose money has come into the wallet, in %s", (language) => {
  it("is said to be repaid from there, and is not to be recharged again", async () => {
    const words = await opened(language, "60.00");
    await expect.element(page.getByText(words.debtBeingRepaid)).toBeVisible();
    for (const amount of ["60.00", "0.00", "10.00"])
      await expect.element(page.getByRole("button", { name: words.repay(cnyText(amount)) })).not.toBeInTheDocument();
  });

  it("asks for no more than lacks", async () => {
    const words = await opened(language, "20.00");
    await expect.element(page.getByRole("button", { name: words.repay(cnyText("40.00")) })).toBeVisible();
  });
});
