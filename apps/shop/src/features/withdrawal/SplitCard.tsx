import { formatDate, moneyText } from "@sihai/text";
import { withdrawalDict } from "@sihai/text/dict/withdrawal";
import { Card, ErrorState, SkeletonBlock, Tag } from "@sihai/ui";
import { CreditCard, Landmark } from "lucide-react";
import { useDict, useLanguage } from "#shop";
import { isSome } from "./amounts.ts";
import type { OptionsOnWire, PlannedOnWire } from "./types.ts";
import type { useSplit } from "./use-split.ts";

/** Where each part of the amount goes, what arrives there, and the sums of both ways. */
export function SplitCard({ split }: { split: ReturnType<typeof useSplit> }) {
  const words = useDict(withdrawalDict);
  const { shown, current, error } = split;
  return (
    <Card title={words.split}>
      {error ? (
        <ErrorState onReload={() => void split.refetch()} />
      ) : shown?.parts ? (
        <div aria-live="polite">
          <ul className="divide-y divide-line">
            {shown.parts.map((part, at) => (
              <Part key={`${part.to}-${part.arrivedAt}-${at + 1}`} part={part} sourceDays={shown.sourceDays} />
            ))}
          </ul>
          {shown.parts.length > 1 ? <Sums options={shown} /> : null}
        </div>
      ) : current === null && split.isAsked ? (
        <SkeletonBlock className="h-12" />
      ) : (
        <p className="text-body text-grey">{words.splitWaits}</p>
      )}
    </Card>
  );
}

function Part({ part, sourceDays }: { part: PlannedOnWire; sourceDays: number }) {
  const words = useDict(withdrawalDict);
  const language = useLanguage();
  const { to, amount, sends, overdue, arrivedAt } = part;
  const Icon = to === "card" ? CreditCard : Landmark;
  const date = formatDate(arrivedAt, language);
  return (
    <li className="flex gap-3 py-2.5">
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-grey" />
      <span className="min-w-0 flex-1 text-body">
        {to === "card" ? words.partCard(date) : words.partAccount(date)}
        {overdue ? (
          <span className="mt-1 block">
            <Tag tone="warn">{words.overdue(sourceDays)}</Tag>
          </span>
        ) : null}
      </span>
      <span className="shrink-0 text-right">
        <span className="block font-semibold whitespace-nowrap">{moneyText(amount)}</span>
        {sends.currency === amount.currency ? null : (
          <span className="block text-note whitespace-nowrap text-grey">{words.arrives(moneyText(sends))}</span>
        )}
      </span>
    </li>
  );
}

function Sums({ options: { toCards, toAccount } }: { options: OptionsOnWire }) {
  const words = useDict(withdrawalDict);
  const sums = [
    { label: words.toCards, money: toCards },
    { label: words.toAccount, money: toAccount },
  ].filter(({ money }) => isSome(money));
  return (
    <dl className="mt-1 flex flex-col gap-1 border-t border-line pt-2">
      {sums.map(({ label, money }) => (
        <div key={label} className="flex justify-between gap-3 text-body">
          <dt className="text-grey">{label}</dt>
          <dd className="font-semibold whitespace-nowrap">{moneyText(money)}</dd>
        </div>
      ))}
    </dl>
  );
}
