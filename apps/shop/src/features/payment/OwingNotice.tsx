import { getWallet } from "@sihai/contract/payment";
import { isPositive } from "@sihai/domain";
import { cnyText } from "@sihai/text";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { LinkButton, Notice } from "@sihai/ui";
import { href, useDict, useEndpoint } from "#shop";

/** Who owes for a card payment that was taken back begins nothing new: said before a form is filled in that would be refused, with the way to repay. */
export function OwingNotice() {
  const words = useDict(walletDict);
  const debt = useEndpoint(getWallet, {}, { freshMs: 60_000 }).data?.debt ?? "0.00";
  if (!isPositive(debt)) return null;
  return (
    <Notice
      tone="warn"
      action={
        <LinkButton small href={href("/recharge/index")}>
          {words.recharge}
        </LinkButton>
      }
    >
      {words.disputes.blocks(cnyText(debt))}
    </Notice>
  );
}
