import { applyForWithdrawal, approveWithdrawal, withdrawalOptions } from "@sihai/contract/withdrawal";
import type { Deps } from "#platform";
import { sendParts } from "../../modules/withdrawal/index.ts";
import type { Caller } from "./caller.ts";
import { demoPayPassword } from "./people.ts";

/** Applies for money to go back to the card it came from. */
export async function withdraw(caller: Caller, amount: string): Promise<string> {
  const { toAccount } = await caller.must(withdrawalOptions, { query: { amount } });
  const { withdrawNo } = await caller.must(applyForWithdrawal, {
    body: { amount: { amount, currency: "CNY" }, seenToAccount: toAccount, payPassword: demoPayPassword },
  });
  return withdrawNo;
}

/** The same, approved by finance and sent. */
export async function takeMoneyOut(caller: Caller, finance: Caller, deps: Deps, amount: string): Promise<void> {
  const withdrawNo = await withdraw(caller, amount);
  await finance.must(approveWithdrawal, { body: { withdrawNo } });
  await sendParts(deps);
}
