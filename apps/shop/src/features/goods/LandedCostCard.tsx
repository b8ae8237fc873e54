import type { CallData } from "@sihai/contract";
import type { landedCost } from "@sihai/contract/goods";
import { add, cny, convert, subtract, sum, toDecimal } from "@sihai/domain";
import { cnyText, dotted, formatAmountRange, formatWeight, formulaText, inLanguage, joinedSentences } from "@sihai/text";
import { type GoodsWords, goodsDict } from "@sihai/text/dict/goods";
import { Card, CostBar, type CostLine, CostLines, costColours, ErrorState, Notice, Select, SkeletonBlock } from "@sihai/ui";
import { useAmountDue, useDict, useDisplayCurrency, useLanguage, useSettings } from "#shop";
import { arrivesText } from "./arrives-text.ts";
import { refusalReasons } from "./refusal-reasons.ts";
import { cardAdds } from "./to-door/door-sums.ts";
import { useLandedCost } from "./use-landed-cost.ts";

type Landed = CallData<typeof landedCost>;
type LandedCostCardProps = {
  goodsId: string;
  skuId: string;
  quantity: number;
  /** The goods come in several variants: what is known of their weight is known of all of them together. */
  hasVariants: boolean;
};

/** What the goods cost at the buyer's door, as a range, a bar and lines, with how good such estimates usually are. */
export function LandedCostCard({ goodsId, skuId, quantity, hasVariants }: LandedCostCardProps) {
  const words = useDict(goodsDict);
  const { cost, destination } = useLandedCost(goodsId, skuId, quantity);
  const { country, place, options, choose } = destination;
  return (
    <>
      <Card>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <h2 className="min-w-0 text-title font-semibold">
            {cost.data?.line === null ? words.toWarehouse : words.deliveredTo(place)}
          </h2>
          <div className="min-w-43 flex-1">
            <Select hideLabel label={words.destination} value={country} onChange={choose} options={options} />
          </div>
        </div>
        {cost.data?.line === null ? (
          <div className="mb-3">
            <NoLine cost={cost.data} place={place} quantity={quantity} />
          </div>
        ) : null}
        {cost.error ? (
          <ErrorState onReload={() => void cost.refetch()} />
        ) : cost.data ? (
          <Delivered cost={cost.data} country={country} hasVariants={hasVariants} />
        ) : (
          <div className="flex flex-col gap-3">
            <SkeletonBlock className="h-8 w-2/3" />
            <SkeletonBlock className="h-2.5 w-full" />
            <SkeletonBlock className="h-36 w-full" />
          </div>
        )}
      </Card>
      {cost.data?.line ? <Restrictions cost={cost.data} /> : null}
    </>
  );
}

function Delivered({ cost, country, hasVariants }: { cost: Landed; country: string; hasVariants: boolean }) {
  const words = useDict(goodsDict);
  const language = useLanguage();
  const { currency, rate } = useDisplayCurrency();
  const weight = formatWeight(cost.grams, language, country);
  const weightText = { measured: words.weightMeasured, seller: words.weightSeller, class: words.weightClass }[cost.weightFrom];
  const inDisplay = (amount: string) => (rate === null ? amount : toDecimal(convert(cny(amount), rate, currency)));
  const { surcharge: ofOrder } = useAmountDue(paidAtOnce(cost));
  const shippingBp = useSettings()?.cardSurchargeBp ?? 0;
  const surcharge = ofOrder === null ? null : surchargeOf(cost, ofOrder, shippingBp);
  const [low, high] = [plus(cost.low, surcharge?.low), plus(cost.high, surcharge?.high)];
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-display font-bold">{formatAmountRange(low, high, "CNY")}</span>{" "}
        {rate !== null && currency !== "CNY" ? (
          <span className="text-grey">{formatAmountRange(inDisplay(low), inDisplay(high), currency)}</span>
        ) : null}
      </p>
      <p className="mb-3 text-note text-grey">{dotted([weightText(weight), ...(hasVariants ? [words.weightOfAll] : [])])}</p>
      <CostBar lines={barOf(cost, surcharge)} />
      <div className="mt-3">
        <CostLines
          lines={linesOf(cost, surcharge, words, cost.line ? words.lineShipping(inLanguage(cost.line.name, language)) : "")}
        />
      </div>
      <p className="mt-3 border-t border-line pt-3 text-note text-grey">
        {joinedSentences(
          [
            ...(cost.line ? [words.dueOnShipping[cost.line.taxMode]] : []),
            ...(cost.accuracy
              ? [words[cost.accuracy.isMeasured ? "accuracy" : "accuracyListed"](cnyText(cost.accuracy.p90)).trim()]
              : []),
            ...(cost.line ? [arrivesText(cost.line, words, language)] : []),
          ],
          language,
        )}
      </p>
    </>
  );
}

/** Paid with the order; the rest when the parcel is sent. */
const withOrder: readonly Landed["lines"][number]["label"][] = ["goods", "domestic-freight", "service"];

function paidAtOnce({ lines }: Landed): string {
  const due = lines.filter(({ label }) => withOrder.includes(label)).map(({ high }) => cny(high));
  return toDecimal(sum(due, "CNY"));
}

/** What a card adds: to the order, and to all that is asked for later. Tax on delivery is paid to others. */
type Surcharge = { low: string; high: string };

function surchargeOf({ lines, line }: Landed, ofOrder: string, bp: number): Surcharge {
  const later = lines.filter(
    ({ label }) => label === "operation" || label === "shipping" || (label === "tax" && line?.taxMode === "prepaid"),
  );
  const of = (end: "low" | "high") =>
    plus(
      ofOrder,
      cardAdds(
        later.map((each) => each[end]),
        bp,
      ),
    );
  return { low: of("low"), high: of("high") };
}

function plus(amount: string, added = "0.00"): string {
  return toDecimal(add(cny(amount), cny(added)));
}

const colourOf = {
  goods: costColours[0],
  "domestic-freight": costColours[1],
  service: costColours[2],
  surcharge: costColours[2],
  operation: costColours[2],
  tax: costColours[2],
  shipping: costColours[3],
};

/** The bar ends hatched: the part of the shipping that usually comes back. */
function barOf(cost: Landed, surcharge: Surcharge | null): CostLine[] {
  const parts = cost.lines.map(({ label, low }) => ({ label, amount: low, colour: colourOf[label] }));
  const open = toDecimal(subtract(cny(plus(cost.high, surcharge?.high)), cny(plus(cost.low, surcharge?.low))));
  const byCard = surcharge === null ? [] : [{ label: "surcharge", amount: surcharge.low, colour: colourOf.surcharge }];
  return [...parts, ...byCard, { label: "", amount: open, colour: costColours[4] }];
}

function linesOf(cost: Landed, surcharge: Surcharge | null, words: GoodsWords, shipping: string): CostLine[] {
  const labels = {
    goods: words.lineGoods,
    "domestic-freight": words.lineDomesticFreight,
    service: words.lineService,
    operation: words.lineOperation,
    tax: words.lineTax,
    shipping,
  };
  const lines: CostLine[] = cost.lines.map(({ label, low, high, how }) => ({
    label: labels[label],
    amount: high,
    colour: colourOf[label],
    ...(how && { formula: formulaText(how) }),
    ...(Number(high) === 0 && { shown: words.free }),
    ...(low !== high && { shown: formatAmountRange(low, high, "CNY") }),
  }));
  if (cost.line && !cost.lines.some(({ label }) => label === "tax")) lines.push(noTax(cost, cost.line.taxMode, words));
  if (surcharge === null) return lines;
  const at = cost.lines.filter(({ label }) => withOrder.includes(label)).length;
  return lines.toSpliced(at, 0, {
    ...{ label: words.lineSurcharge, amount: surcharge.high, formula: words.cardOrBalance },
    ...(surcharge.low !== surcharge.high && { shown: formatAmountRange(surcharge.low, surcharge.high, "CNY") }),
    colour: colourOf.surcharge,
  });
}

/** That no tax is among the sums is said, and why. */
function noTax({ isTaxKnown }: Landed, taxMode: string, words: GoodsWords): CostLine {
  const shown = taxMode === "included" ? words.taxIncluded : isTaxKnown ? words.taxNone : words.taxUnknown;
  return { label: words.lineTax, amount: "0.00", shown };
}

/** What the goods cost here is then no price at the door, and is not called one. */
function NoLine({ cost, place, quantity }: { cost: Landed; place: string; quantity: number }) {
  const words = useDict(goodsDict);
  return (
    <Notice
      tone="danger"
      title={
        cost.countriesTaking === 0 ? words.nobodyShipsAnywhere : quantity === 1 ? words.nobodyShips(place) : words.noLineForAll
      }
    >
      <RefusedBy cost={cost} />
    </Notice>
  );
}

function Restrictions({ cost }: { cost: Landed }) {
  const words = useDict(goodsDict);
  // Too heavy for some is a restriction as well.
  const isFree = cost.refusedBecause.length === 0;
  return (
    <Notice tone={isFree ? "ok" : "brand"} title={isFree ? words.notRestricted : words.restricted}>
      <RefusedBy cost={cost} />
    </Notice>
  );
}

function RefusedBy({ cost }: { cost: Landed }) {
  const words = useDict(goodsDict);
  const reasons = refusalReasons(words);
  return (
    <>
      {words.carriedBy(cost.linesOffered, cost.linesAll)}
      {cost.refusedBecause.length > 0 ? (
        <ul className="mt-1 list-disc pl-5">
          {cost.refusedBecause.map(({ code, lines }) => (
            <li key={code}>{words.refusedBy(lines, reasons[code] ?? words.refusalOther)}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
