import { getWallet } from "@sihai/contract/payment";
import { isPositive } from "@sihai/domain";
import { cnyText } from "@sihai/text";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { useDict, useEndpoint } from "#shop";
import { RepayNotice } from "./wallet/RepayNotice.tsx";

/** Who owes for a card payment that was taken back begins nothing new: said before a form is filled in that would be refused, with the way to repay. */
export function OwingNotice() {
  const words = useDict(walletDict);
  const debt = useEndpoint(getWallet, {}, { freshMs: 60_000 }).data?.debt ?? "0.00";
  if (!isPositive(debt)) return null;
  return <RepayNotice act={words.recharge}>{words.disputes.blocks(cnyText(debt))}</RepayNotice>;
}
