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
            <dl className="flex flex-col gap-1">
              {[
                { name: words.owed, money: owed },
                { name: words.held, money: held },
              ].map(({ name, money }) => (
                <div key={name} className="flex flex-wrap justify-between gap-x-3">
                  <dt className="text-grey">{name}</dt>
                  <dd className="ml-auto font-semibold whitespace-nowrap">{moneyText(money)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  );
}
