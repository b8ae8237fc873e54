import { isPositive } from "@sihai/domain";
import { cnyText, formatAmount } from "@sihai/text";
import { walletDict } from "@sihai/text/dict/payment-wallet";
import { Card, CostBar, CostLines, palette } from "@sihai/ui";
import { useDict } from "#shop";
import type { WalletOnWire } from "./BalanceCard.tsx";

type Spent = WalletOnWire["month"]["spent"][number]["kind"];
const colours: Partial<Record<Spent, string>> = {
  order: palette.brand,
  parcel: palette.ok,
  "back-payment": palette.orange,
  service: palette.rose,
  supplement: palette.indigo,
  return: palette.olive,
  storage: palette.slate,
  expert: palette.teal,
  consult: palette.plum,
};

/** The month's spending as one bar and its figures (rule X5), under the names its bills have. */
export function MonthCard({ month }: { month: WalletOnWire["month"] }) {
  const words = useDict(walletDict);
  const lines = month.spent.map(({ kind, amount }) => ({
    label: words.kinds[kind],
    amount,
    colour: colours[kind] ?? palette.slate,
  }));
  const others = [
    { label: words.refunded, amount: month.refunded, currency: "CNY" as const },
    { label: words.recharged, amount: month.recharged, currency: "CNY" as const },
    ...(month.rechargedOther ?? []).map((came) => ({ label: words.recharged, ...came })),
  ].filter(({ amount }) => isPositive(amount));
  return (
    <Card title={words.month(month.name)}>
      {month.total === "0.00" ? (
        <p className="text-body text-grey">{words.monthNothing}</p>
      ) : (
        <>
          <div className="mb-2">
            <CostBar lines={lines} />
          </div>
          <CostLines lines={lines} total={{ label: words.total, amount: month.total }} />
          {isPositive(month.surcharge ?? "0.00") ? (
            <p className="text-right text-note text-grey">{words.plusSurcharge(cnyText(month.surcharge ?? "0.00"))}</p>
          ) : null}
        </>
      )}
      {others.map(({ label, amount, currency }) => (
        <p key={`${label}-${currency}`} className="mt-2 flex flex-wrap justify-between gap-x-3 text-note text-grey">
          <span>{label}</span>
          <span className="ml-auto">{formatAmount(amount, currency)}</span>
        </p>
      ))}
    </Card>
  );
}
