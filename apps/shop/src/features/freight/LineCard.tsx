import { cnyText, inLanguage } from "@sihai/text";
import { type FreightWords, freightDict } from "@sihai/text/dict/freight";
import { Card, DaysBand, Tag, useDisplayAmount } from "@sihai/ui";
import { memo } from "react";
import { useDict, useLanguage } from "#shop";
import { daysOfLine } from "./line-days.ts";
import { type LineView, share } from "./line-words.ts";
import { useLeaving, usePromise } from "./use-leaving.ts";

/** Freight as calculated, the deposit where that is paid in its place, and tax; all CNY, decimal. */
type Landed = { freight: string; deposit: string | undefined; tax: string | null };

type LineCardProps = {
  line: LineView;
  /** CNY, decimal. */
  amount: string;
  /** What the amount is made of where tax is in it; a tax of null is not known. */
  landed?: Landed | null;
  axisMax: number;
  colour: string;
  badge?: string | undefined;
  selected?: boolean;
  /** The same function each time, or the card is drawn each time. */
  onOpen: (lineId: string) => void;
};

/**
 * One line at a glance: price, days as a band, what usually comes back, how often it is on time. Off the screen it is not laid out, and of
 * sixty that change places those are drawn again that say something else.
 */
export const LineCard = memo(DrawnLine, isSameCard);

function DrawnLine({ line, amount, landed = null, axisMax, colour, badge, selected = false, onOpen }: LineCardProps) {
  const words = useDict(freightDict);
  const language = useLanguage();
  const other = useDisplayAmount(amount);
  const leaving = useLeaving();
  const promise = usePromise();
  const { performance, depositError, isMeasured } = line;
  return (
    <Card selected={selected} flush inLongList>
      <button
        type="button"
        onClick={() => onOpen(line.id)}
        aria-pressed={selected}
        className="flex w-full flex-col gap-2 p-4 text-left"
      >
        <span className="flex flex-wrap items-start justify-between gap-x-3">
          <span className="flex min-w-[min(6em,100%)] flex-1 items-baseline gap-2">
            <span aria-hidden className="size-2.5 shrink-0 rounded-full" style={{ background: colour }} />
            <span className="min-w-0 text-title font-semibold">{inLanguage(line.name, language)}</span>
          </span>
          <span className="ml-auto text-right">
            <span className="amount block text-title">{cnyText(amount)}</span>{" "}
            {other ? <span className="block text-note text-grey">{other}</span> : null}
          </span>
        </span>
        <span className="flex flex-wrap gap-2">
          {badge ? <Tag tone="ok">{badge}</Tag> : null}
          <Tag>{words.taxModes[line.tax.mode]}</Tag>
        </span>
        {landed ? <span className="text-note text-grey">{landedWords(line.tax.mode, landed, words)}</span> : null}
        <DaysBand {...daysOfLine(line, leaving)} axisMax={axisMax} colour={colour} />
        <span className="flex flex-wrap justify-between gap-x-4 text-note text-grey">
          <span>{words.promised(promise.range(line))}</span>
          {performance?.onTimeBp != null ? (
            <span className={performance.onTimeBp >= 9000 ? "text-ok" : performance.onTimeBp < 8500 ? "text-danger" : ""}>
              {words.onTime(share(performance.onTimeBp))}
            </span>
          ) : null}
          {depositError ? (
            <span className="basis-full">
              {depositError.median.startsWith("-")
                ? words.billedTypical(cnyText(depositError.median.slice(1)))
                : words.refundTypical(cnyText(depositError.median))}
            </span>
          ) : null}
          {isMeasured || !performance ? null : <span className="basis-full">{words.listed}</span>}
        </span>
      </button>
    </Card>
  );
}

/** What an amount is made of is put together for each drawing, and says the same as long as its parts do. */
function isSameCard({ landed: was, ...before }: LineCardProps, { landed: is, ...now }: LineCardProps): boolean {
  return isShallowEqual(before, now) && (was === is || (was != null && is != null && isShallowEqual(was, is)));
}

function isShallowEqual<Props extends object>(one: Props, other: Props): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Props>;
  return [...keys].every((key) => Object.is(one[key], other[key]));
}

function landedWords(mode: LineView["tax"]["mode"], { freight, deposit, tax }: Landed, words: FreightWords): string {
  const paid = deposit === undefined ? cnyText(freight) : words.landed.deposit(cnyText(deposit), cnyText(freight));
  return tax === null ? words.landed.unknown(paid) : words.landed[mode](paid, cnyText(tax));
}
