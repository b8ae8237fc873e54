import type { CallData } from "@sihai/contract";
import type { getWallet } from "@sihai/contract/payment";
import { cnyText, formatAmount } from "@sihai/text";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { Card, Price } from "@sihai/ui";
import { useDict } from "#shop";

export type WalletOnWire = CallData<typeof getWallet>;

/** What can be spent, in every currency held; beneath, money in hand that is already spoken for. */
export function BalanceCard({ wallet }: { wallet: WalletOnWire }) {
  const words = useDict(walletDict);
  const [yuan, ...others] = wallet.balances;
  const parts = [
    { label: words.deposit, note: words.depositNote, amount: wallet.deposit, tone: "text-ink", always: true },
    { label: words.held, note: null, amount: wallet.held, tone: "text-ink", always: false },
    { label: words.owed, note: null, amount: wallet.owed, tone: "text-danger", always: false },
  ].filter(({ amount, always }) => always || amount !== "0.00");
  return (
    <Card>
      <p className="text-note text-grey">{words.balance}</p>
      <Price amount={yuan?.amount ?? "0.00"} size="large" />
      {others.length > 0 ? (
        <p className="mt-1 text-body">
          <span className="text-grey">{words.otherBalances} </span>
          {others.map(({ amount, currency }) => formatAmount(amount, currency)).join(" · ")}
        </p>
      ) : null}
      <dl className="mt-3 flex flex-col gap-2 border-t border-line pt-3">
        {parts.map(({ label, note, amount, tone }) => (
          <div key={label} className="flex items-baseline justify-between gap-3">
            <dt className="min-w-0 text-body">
              {label}
              {note ? <span className="block text-note text-grey">{note}</span> : null}
            </dt>
            <dd className={`font-semibold whitespace-nowrap ${tone}`}>{cnyText(amount)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
