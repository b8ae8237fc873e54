import { cny, convert, isPositive, toDecimal } from "@sihai/domain";
import { cnyText, formatAmountRange, formatWeight, inLanguage, joinedSentences } from "@sihai/text";
import { type GoodsWords, goodsDict } from "@sihai/text/dict/goods";
import { type CostLine, CostLines, RangeText, Tag, useDisplayAmount } from "@sihai/ui";
import type { ReactNode } from "react";
import { useDict, useDisplayCurrency, useLanguage, useSettings } from "#shop";
import { arrivesText } from "../arrives-text.ts";
import { dueNow } from "./door-sums.ts";
import type { Ahead } from "./use-ahead.ts";
import { useDoorSums } from "./use-door-sums.ts";

type DoorCostsProps = {
  ahead: Ahead;
  /** What the goods cost with everything up to our warehouse, in CNY. */
  paid: string;
  /** Where it goes: weights are written as there. */
  country: string;
  /** false: that is paid next. */
  isPaid: boolean;
  /** What a card adds to the sum paid next, as the button beside it does; null where the balance pays. */
  surcharge?: string | null;
  /** What the goods' sum is made of, where the page knows it. */
  paidFor?: readonly CostLine[];
  /** What was asked for after that and is not paid yet. */
  owed?: string;
  /** What that is made of, where the page knows it. */
  owedFor?: readonly CostLine[];
  /** What else is to be known of how it is counted. */
  note?: string;
};

/** What is certain and what is an estimate: paid now, still to come and when, and both together. */
export function DoorCosts({ ahead, paid, country, isPaid, surcharge = null, owed = "0.00", note = "", ...more }: DoorCostsProps) {
  const words = useDict(goodsDict);
  const language = useLanguage();
  const inDisplay = useRangeInDisplay();
  const now = dueNow(paid, surcharge);
  const nowInDisplay = useDisplayAmount(now);
  const surchargeBp = useSettings()?.cardSurchargeBp;
  const sums = useDoorSums({ ahead, paid, isPaid, surcharge, owed });
  const { costs, line } = ahead;
  const certain = (
    <>
      <Part label={isPaid ? words.paidForGoods : words.payForGoods} amount={cnyText(now)} other={nowInDisplay}>
        <Tag tone="ok">{words.certain}</Tag>
      </Part>
      {surcharge === null ? null : (
        <div className="border-l-2 border-line pl-3">
          <CostLines
            lines={[
              { label: words.lineOrder, amount: paid },
              { label: words.lineSurcharge, amount: surcharge },
            ]}
          />
        </div>
      )}
      {more.paidFor && more.paidFor.length > 0 ? (
        <div className="border-l-2 border-line pl-3">
          <CostLines lines={more.paidFor} />
        </div>
      ) : null}
      <Owed amount={owed} parts={more.owedFor ?? []} />
    </>
  );
  if (costs === null || line === null || sums === null)
    return (
      <>
        {certain}
        {ahead.refused.length > 0 ? null : <p className="text-note text-grey">{words.severalParcels}</p>}
      </>
    );
  const { added, toCome, whole } = sums;
  const assumed = { measured: words.weightMeasured, seller: words.weightSeller, class: words.weightClass }[ahead.weightFrom];
  return (
    <>
      {certain}
      <Part label={words.stillToCome} amount={formatAmountRange(...toCome, "CNY")} other={inDisplay(...toCome)}>
        <Tag>{words.estimate}</Tag>
      </Part>
      <div className="border-l-2 border-line pl-3">
        <CostLines
          lines={[
            {
              label: words.lineShipping(inLanguage(line.name, language)),
              amount: costs.shipping.high,
              shown: formatAmountRange(costs.shipping.low, costs.shipping.high, "CNY"),
            },
            { label: words.lineOperation, amount: costs.operation },
            ...(added === null
              ? []
              : [{ label: words.surchargeToCome, amount: added[1], shown: formatAmountRange(...added, "CNY") }]),
            taxLine(costs.tax, line.taxMode, words),
          ]}
        />
      </div>
      <div className="mt-2 border-t border-line pt-2">
        <Part label={words.inAll} amount={formatAmountRange(...whole, "CNY")} other={inDisplay(...whole)} strong />
      </div>
      <p className="mt-2 text-note text-grey">{words.countedWith(assumed(formatWeight(ahead.grams, language, country)))}</p>
      {note === "" ? null : <p className="mt-1 text-note text-grey">{note}</p>}
      <p className="mt-1 text-note text-grey">
        {joinedSentences(
          [
            words.dueOnShipping[line.taxMode],
            ...(surchargeBp ? [words.cardSurcharge(`${surchargeBp / 100}%`)] : []),
            arrivesText(line, words, language),
          ],
          language,
        )}
      </p>
    </>
  );
}

/** Money asked for after the payment: as certain as that, and not paid yet. */
function Owed({ amount, parts }: { amount: string; parts: readonly CostLine[] }) {
  const words = useDict(goodsDict);
  const inDisplay = useDisplayAmount(amount);
  if (!isPositive(amount)) return null;
  return (
    <>
      <Part label={words.lineOwed} amount={cnyText(amount)} other={inDisplay}>
        <Tag tone="ok">{words.certain}</Tag>
      </Part>
      {parts.length === 0 ? null : (
        <div className="border-l-2 border-line pl-3">
          <CostLines lines={parts} />
        </div>
      )}
    </>
  );
}

type PartProps = { label: string; amount: string; other: string | null; strong?: boolean; children?: ReactNode };

/** A sum with how sure it is, and what it is in the shopper's own currency. */
export function Part({ label, amount, other, strong = false, children }: PartProps) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 py-1">
      <span className="flex flex-wrap items-baseline gap-x-2 font-semibold">
        {label}
        {children}
      </span>
      <span className="ml-auto text-right">
        <span className={strong ? "text-title font-bold whitespace-nowrap" : "font-semibold whitespace-nowrap"}>
          <RangeText text={amount} />
        </span>{" "}
        {other === null ? null : <span className="block text-note whitespace-nowrap text-grey">{other}</span>}
      </span>
    </p>
  );
}

/** The tax to expect; its being unknown or in the freight is said, never left out. */
function taxLine(tax: string | null, mode: NonNullable<Ahead["line"]>["taxMode"], words: GoodsWords): CostLine {
  if (mode === "included") return taxInPrice(words);
  if (tax === null) return { label: words.lineTax, amount: "0.00", shown: words.taxUnknown };
  return { label: words.lineTax, amount: tax };
}

/** The tax of a line that bears it: no estimate, and nothing beside the line's price. */
export function taxInPrice(words: GoodsWords): CostLine {
  return { label: words.lineTaxIncluded, amount: "0.00", shown: words.taxIncluded };
}

/** A range of CNY in the display currency; null where that is CNY, or no rate is known. */
export function useRangeInDisplay(): (low: string, high: string) => string | null {
  const { currency, rate } = useDisplayCurrency();
  const shown = (amount: string, at: string) => toDecimal(convert(cny(amount), at, currency));
  return (low, high) =>
    rate === null || currency === "CNY" ? null : formatAmountRange(shown(low, rate), shown(high, rate), currency);
}
