import { openRecharge } from "@sihai/contract/payment";
import { cny, greatest, least, subtract, toDecimal } from "@sihai/domain";
import { cnyText } from "@sihai/text";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { Button } from "@sihai/ui";
import { go, useAction, useDict, useSettings } from "#shop";

type RepayDebtProps = { debt: string; balances: readonly { amount: string; currency: string }[] };

/**
 * What counts towards a debt, and the button that recharges it to the fen, as far as the limits of a recharge let it. What stands in the balance
 * already repays it soon and is not asked for again.
 */
export function RepayDebt({ debt, balances }: RepayDebtProps) {
  const words = useDict(walletDict);
  const limits = useSettings()?.rechargeLimits;
  const recharge = useAction(openRecharge, { onDone: ({ tradeNo }) => go("/pay/index", { tradeNo }) });
  const lacks = subtract(cny(debt), cny(balances.find(({ currency }) => currency === "CNY")?.amount ?? "0.00"));
  const isComing = lacks.amount <= 0n;
  const amount = limits && toDecimal(least(greatest(lacks, limits.least), limits.most));
  return (
    <div className="mt-3 flex flex-col gap-3 border-t border-line pt-3">
      <p className="text-note text-grey">{isComing ? words.debtBeingRepaid : words.debtCounts}</p>
      {isComing || amount === undefined ? null : (
        <Button wide pending={recharge.pending} onClick={() => void recharge.run({ body: { amount } })}>
          {words.repay(cnyText(amount))}
        </Button>
      )}
    </div>
  );
}
