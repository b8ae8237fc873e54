import { getTrade, openRecharge } from "@sihai/contract/payment";
import { transferWays } from "@sihai/contract/transfer";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { transferDict } from "@sihai/text/dict/transfer";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { addressShown, mei, openPage, shopWire } from "../testing/open-page.tsx";

const back = "/en/pay/index?tradeNo=T2026112200000011";

it("a recharge begun for a payment leads back to it: its own payment knows where it came from", async () => {
  const [words, wallet] = await Promise.all([transferDict.load("en"), walletDict.load("en")]);
  const wire = shopWire();
  wire.answering(transferWays, { data: { ways: [] } });
  wire.answering(openRecharge, { data: { tradeNo: "T2026112200000022", amount: "100.00" } });
  wire.holding(getTrade);
  await openPage("/recharge/index", { user: mei, search: { back } });
  await page.getByRole("button", { name: words.ways.card.choose }).click();
  const sheet = page.getByRole("dialog", { name: wallet.rechargeTitle });
  await sheet.getByRole("textbox", { name: wallet.rechargeAmount }).fill("100");
  await sheet.getByRole("button", { name: /100|103/ }).click();
  await expect.poll(addressShown).toBe(`/pay/index?${new URLSearchParams({ tradeNo: "T2026112200000022", back })}`);
});
