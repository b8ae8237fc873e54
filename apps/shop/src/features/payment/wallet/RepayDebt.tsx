import { openRecharge } from "@sihai/contract/payment";
import { cny, greatest, least, toDecimal } from "@sihai/domain";
import { cnyText } from "@sihai/text";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { Button } from "@sihai/ui";
import { go, useAction, useDict, useSettings } from "#shop";

/** What counts towards a debt, and the button that recharges it to the fen, as far as the limits of a recharge let it. */
export function RepayDebt({ debt }: { debt: string }) {
  const words = useDict(walletDict);
  const limits = useSettings()?.rechargeLimits;
  const recharge = useAction(openRecharge, { onDone: ({ tradeNo }) => go("/pay/index", { tradeNo }) });
  const amount = limits && toDecimal(least(greatest(cny(debt), limits.least), limits.most));
  return (
    <div className="mt-3 flex flex-col gap-3 border-t border-line pt-3">
      <p className="text-note text-grey">{words.debtCounts}</p>
      {amount === undefined ? null : (
        <Button wide pending={recharge.pending} onClick={() => void recharge.run({ body: { amount } })}>
          {words.repay(cnyText(amount))}
        </Button>
      )}
    </div>
  );
}
