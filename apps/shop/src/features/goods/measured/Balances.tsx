import { moneyText } from "@sihai/text";
import { measuredDict } from "@sihai/text/dict/care/measured";
import { Card } from "@sihai/ui";
import { useDict } from "#shop";
import type { MeasuredData } from "./types.ts";

/** What we owe customers beside where money stands for it, by currency. */
export function Balances({ balances }: Pick<MeasuredData, "balances">) {
  const words = useDict(measuredDict);
  return (
    <Card title={words.balances}>
      <p className="mb-2 text-note text-grey">{words.balancesText}</p>
      {balances.length === 0 ? <p className="text-grey">{words.noBalances}</p> : null}
      <ul className="divide-y divide-line">
        {balances.map(({ owed, held }) => (
          <li key={owed.currency} className="py-2">
            <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1">
              <dt className="text-grey">{words.owed}</dt>
              <dd className="font-semibold whitespace-nowrap">{moneyText(owed)}</dd>
              <dt className="text-grey">{words.held}</dt>
              <dd className="font-semibold whitespace-nowrap">{moneyText(held)}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  );
}
