import { isPositive, toDecimal } from "@sihai/domain";
import { balanceDueBy } from "@sihai/domain/parcel";
import { cnyText, dotted, joinedSentences } from "@sihai/text";
import { type GoodsWords, goodsDict } from "@sihai/text/dict/goods";
import { type StorageWords, storageDict } from "@sihai/text/dict/storage";
import { Card, type CostLine, CostLines, Tag, useDisplayAmount, useMoment } from "@sihai/ui";
import { useDict, useLanguage, useSettings } from "#shop";
import { Part, taxInPrice } from "./DoorCosts.tsx";
import { type TaxOnWire, taxLines, taxNoteFrom } from "./ExpectedTax.tsx";
import { isCertainToCome, type ParcelMoneyNow, parcelSums, type Weighing } from "./parcel-sums.ts";

type ParcelSumsProps = {
  money: ParcelMoneyNow;
  /** The tax to expect in lines; null where none is known, or the price holds it. */
  tax: TaxOnWire | null;
  taxMode: string;
  country: string;
  /** Where several stand below each other. */
  packageNo?: string;
};

/** A parcel's money, as an order's is told: what is paid now, what is still to come and when, what is certain and what an estimate. */
export function ParcelSums({ money, tax, taxMode, country, packageNo }: ParcelSumsProps) {
  const words = useDict(storageDict);
  const goods = useDict(goodsDict);
  const language = useLanguage();
  const { paid, isPaid, earlier, surcharge, weighing } = money;
  const { now, toCome, inAll } = parcelSums(money);
  const [nowInDisplay, allInDisplay] = [useDisplayAmount(now), useDisplayAmount(inAll)];
  const earlierInDisplay = useDisplayAmount(earlier ?? "0.00");
  const when = useWhenDue(money);
  const toComeInDisplay = useDisplayAmount(toCome ?? "0.00");
  const isCertain = isCertainToCome(money, tax !== null || taxMode !== "excluded");
  const lines = [
    ...weighingLines(weighing, words),
    ...linesOfTax({ tax, taxMode, country, isOver: money.tax === null }, words, goods),
  ];
  return (
    <Card title={dotted([words.sums.title, packageNo])}>
      {earlier === null ? null : (
        <Part label={goods.paidForGoods} amount={cnyText(earlier)} other={earlierInDisplay}>
          <Tag tone="ok">{goods.certain}</Tag>
        </Part>
      )}
      <Part label={isPaid ? goods.paidForGoods : goods.payForGoods} amount={cnyText(now)} other={nowInDisplay}>
        <Tag tone="ok">{goods.certain}</Tag>
      </Part>
      {surcharge === null ? null : (
        <Inset
          lines={[
            { label: earlier === null ? words.totalToPay : words.sums.owedNow, amount: paid },
            { label: goods.lineSurcharge, amount: surcharge },
          ]}
        />
      )}
      {lines.length === 0 ? null : (
        <>
          <Part
            label={goods.stillToCome}
            amount={toCome === null ? withoutSum(weighing, isCertain, words) : cnyText(toCome)}
            other={toCome === null ? null : toComeInDisplay}
          >
            {isCertain ? <Tag tone="ok">{goods.certain}</Tag> : <Tag>{goods.estimate}</Tag>}
          </Part>
          <Inset lines={lines} />
        </>
      )}
      {lines.length === 0 && earlier === null ? null : (
        <div className="mt-2 border-t border-line pt-2">
          <Part label={words.sums.inAll} amount={cnyText(inAll)} other={allInDisplay} strong />
        </div>
      )}
      <p className="mt-2 text-note text-grey">
        {joinedSentences([...when, ...(money.tax === null || !tax ? [] : [taxNoteFrom(tax, words, language)])], language)}
      </p>
    </Card>
  );
}

/** What is to come where it adds up to no sum: after the weighing nobody is told to wait for it. */
function withoutSum(weighing: Weighing, isCertain: boolean, { sums }: StorageWords): string {
  if (weighing === "open") return sums.later;
  if (weighing !== null) return `-${cnyText(weighing.amount)}`;
  return isCertain ? sums.nothing : sums.unknown;
}

function Inset({ lines }: { lines: readonly CostLine[] }) {
  return (
    <div className="border-l-2 border-line pl-3">
      <CostLines lines={lines} />
    </div>
  );
}

/** When the difference is settled, and what paying by card adds. */
function useWhenDue({ weighing, isPaid, owedSince }: Pick<ParcelMoneyNow, "weighing" | "isPaid" | "owedSince">): string[] {
  const words = useDict(storageDict).sums;
  const goods = useDict(goodsDict);
  const rules = useSettings();
  const moment = useMoment();
  if (!rules) return [];
  const payBalance = (since: string) => {
    const { amount } = rules.outstandingLimit;
    return words.payBalance(moment(balanceDueBy(since, rules.outstandingLimit).toISOString()), cnyText(toDecimal(amount)));
  };
  const isSealed = typeof weighing === "object" && weighing?.when === "leaving";
  const isOwing = typeof weighing === "object" && weighing?.outcome === "balance-due";
  return [
    ...(weighing === "open" ? [words.whenOpen(rules.parcelSettleDays)] : []),
    ...(isSealed ? [words.whenSealed(rules.parcelSettleDays)] : []),
    ...(owedSince ? [payBalance(owedSince)] : []),
    ...(rules.cardSurchargeBp > 0 && (!isPaid || isOwing) ? [goods.cardSurcharge(`${rules.cardSurchargeBp / 100}%`)] : []),
  ];
}

function weighingLines(weighing: Weighing, { sums }: StorageWords): CostLine[] {
  if (weighing === null) return [];
  if (weighing === "open") return [{ label: sums.weighing, amount: "0.00", shown: sums.weighingHow }];
  const { when, outcome, amount } = weighing;
  return outcome === "refund"
    ? [{ label: sums.back, amount: `-${amount}`, tone: "ok" }]
    : [{ label: when === "now" ? sums.owedNow : sums.owedOnLeaving, amount, tone: "danger" }];
}

type TaxToTell = Pick<ParcelSumsProps, "tax" | "taxMode" | "country"> & { isOver: boolean };

/** The tax in its lines; that it is in the price, none, or unknown is said, never left out. */
function linesOfTax({ tax, taxMode, country, isOver }: TaxToTell, words: StorageWords, goods: GoodsWords): CostLine[] {
  if (tax && isPositive(tax.total)) return isOver ? [] : taxLines(tax, country, words);
  if (!tax && taxMode !== "excluded") return [taxInPrice(goods)];
  const shown = tax ? words.sums.taxNone : goods.taxUnknown;
  return [{ label: goods.lineTax, amount: "0.00", shown }];
}
