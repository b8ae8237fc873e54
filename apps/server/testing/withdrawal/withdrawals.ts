import { applyForWithdrawal } from "@sihai/contract/withdrawal";
import { aKey, type Client, payPassword } from "#testing";

/** A withdrawal of money that came by transfer, applied for: it goes to a WeChat wallet. */
export async function anAppliedWithdrawal(client: Client, yuan = "10.00"): Promise<string> {
  const amount = { amount: yuan, currency: "CNY" } as const;
  const account = { kind: "wechat", account: "mei-wang", realName: "王梅" } as const;
  const body = { amount, seenToAccount: amount, account, accountAgain: account.account, payPassword };
  return (await client.must(applyForWithdrawal, { body }, { key: aKey() })).withdrawNo;
}
