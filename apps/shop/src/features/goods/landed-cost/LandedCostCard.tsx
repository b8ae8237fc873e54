import type { CallData } from "@sihai/contract";
import type { landedCost } from "@sihai/contract/goods";
import { cny, subtract, toDecimal } from "@sihai/domain";
import { cnyText, dotted, formatAmountRange, formatWeight, formulaText, inLanguage, joinedSentences } from "@sihai/text";
import { type GoodsWords, goodsDict } from "@sihai/text/dict/goods";
import {
  Card,
  CostBar,
  type CostLine,
  CostLines,
  costColours,
  ErrorState,
  Notice,
  RangeText,
  Select,
  SkeletonBlock,
  Tag,
} from "@sihai/ui";
import { useAmountDue, useDict, useLanguage, useSettings } from "#shop";
import { arrivesText } from "../arrives-text.ts";
import { refusalReasons } from "../refusal-reasons.ts";
import { Part, taxInPrice, useRangeInDisplay } from "../to-door/DoorCosts.tsx";
import type { AmountRange } from "../to-door/door-sums.ts";
import { byMoment, type LandedSums, landedSums } from "./landed-sums.ts";
import { useLandedCost } from "./use-landed-cost.ts";

type Landed = CallData<typeof landedCost>;
type LandedCostCardProps = {
  goodsId: string;
  skuId: string;
  quantity: number;
  /** The goods come in several variants: what is known of their weight is known of all of them together. */
  hasVariants: boolean;
  /** Nothing is chosen yet, and what may be can cost more. */
  isFrom: boolean;
};

/** What the goods cost at the buyer's door: a range and a bar, what is paid now and what comes later, and how good such estimates usually are. */
export function LandedCostCard({ goodsId, skuId, quantity, hasVariants, isFrom }: LandedCostCardProps) {
  const words = useDict(goodsDict);
  const { cost, destination } = useLandedCost(goodsId, skuId, quantity);
  const { country, countryName, place, options, choose } = destination;
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
            <NoLine cost={cost.data} place={countryName} quantity={quantity} />
          </div>
        ) : null}
        {cost.error ? (
          <ErrorState onReload={() => void cost.refetch()} />
        ) : cost.data ? (
          <Delivered cost={cost.data} country={country} hasVariants={hasVariants} isFrom={isFrom} />
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

type DeliveredProps = Pick<LandedCostCardProps, "hasVariants" | "isFrom"> & { cost: Landed; country: string };

function Delivered({ cost, country, hasVariants, isFrom }: DeliveredProps) {
  const words = useDict(goodsDict);
  const language = useLanguage();
  const inDisplay = useRangeInDisplay();
  const weight = formatWeight(cost.grams, language, country);
  const weightText = { measured: words.weightMeasured, seller: words.weightSeller, class: words.weightClass }[cost.weightFrom];
  const { surcharge } = useAmountDue(landedSums(cost, null, 0).now);
  const surchargeBp = useSettings()?.cardSurchargeBp ?? 0;
  const sums = landedSums(cost, surcharge, surcharge === null ? 0 : surchargeBp);
  const lines = linesOf(cost, sums, words, cost.line ? words.lineShipping(inLanguage(cost.line.name, language)) : "");
  const wholeInDisplay = inDisplay(...sums.whole);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-display font-bold">
          <RangeText text={formatAmountRange(...sums.whole, "CNY")} />
        </span>{" "}
        {wholeInDisplay === null ? null : <span className="text-grey">{wholeInDisplay}</span>}
      </p>
      <p className="mb-3 text-note text-grey">{dotted([weightText(weight), ...(hasVariants ? [words.weightOfAll] : [])])}</p>
      <CostBar lines={barOf(cost, sums)} />
      <div className="mt-2">
        <Part label={words.payForGoods} amount={cnyText(sums.now)} other={inDisplay(sums.now, sums.now)}>
          {isFrom ? <Tag>{words.cheapestOption}</Tag> : <Tag tone="ok">{words.certain}</Tag>}
        </Part>
        <div className="border-l-2 border-line pl-3">
          <CostLines lines={lines.now} />
        </div>
        {cost.line ? (
          <>
            <Part label={words.stillToCome} amount={formatAmountRange(...sums.toCome, "CNY")} other={inDisplay(...sums.toCome)}>
              <Tag>{words.estimate}</Tag>
            </Part>
            <div className="border-l-2 border-line pl-3">
              <CostLines lines={lines.toCome} />
            </div>
          </>
        ) : null}
      </div>
      <p className="mt-3 border-t border-line pt-3 text-note text-grey">
        {joinedSentences(
          [
            ...(cost.line ? [words.cheapestLine, words.dueOnShipping[cost.line.taxMode]] : []),
            ...(surcharge === null ? [] : [words.cardSurcharge(`${surchargeBp / 100}%`)]),
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
function barOf({ lines }: Landed, { whole, surcharge, added }: LandedSums): CostLine[] {
  const parts = lines.map(({ label, low }) => ({ label, amount: low, colour: colourOf[label] }));
  const open = toDecimal(subtract(cny(whole[1]), cny(whole[0])));
  return [
    ...parts,
    { label: "", amount: surcharge ?? "0.00", colour: colourOf.surcharge },
    { label: "", amount: added?.[0] ?? "0.00", colour: colourOf.surcharge },
    { label: "", amount: open, colour: costColours[4] },
  ];
}

/** What each of the two sums is made of. */
function linesOf(cost: Landed, { surcharge, added }: LandedSums, words: GoodsWords, shipping: string) {
  const labels = {
    goods: words.lineGoods,
    "domestic-freight": words.lineDomesticFreight,
    service: words.lineService,
    operation: words.lineOperation,
    tax: words.lineTax,
    shipping,
  };
  const shown = ({ label, low, high, how }: Landed["lines"][number]): CostLine => ({
    label: labels[label],
    amount: high,
    colour: colourOf[label],
    ...(how && { formula: formulaText(how) }),
    ...(Number(high) === 0 && { shown: words.free }),
    ...(low !== high && { shown: formatAmountRange(low, high, "CNY") }),
  });
  const { now, later } = byMoment(cost);
  const bySurcharge = (label: string, [low, high]: AmountRange): CostLine => ({
    label,
    amount: high,
    shown: formatAmountRange(low, high, "CNY"),
    colour: colourOf.surcharge,
  });
  return {
    now: [...now.map(shown), ...(surcharge === null ? [] : [bySurcharge(words.lineSurcharge, [surcharge, surcharge])])],
    toCome: [
      ...later.map(shown),
      ...(added === null ? [] : [bySurcharge(words.surchargeToCome, added)]),
      ...(cost.line && !later.some(({ label }) => label === "tax") ? [noTax(cost, cost.line.taxMode, words)] : []),
    ],
  };
}

/** That no tax is among the sums is said, and why. */
function noTax({ isTaxKnown }: Landed, taxMode: string, words: GoodsWords): CostLine {
  if (taxMode === "included") return taxInPrice(words);
  return { label: words.lineTax, amount: "0.00", shown: isTaxKnown ? words.taxNone : words.taxUnknown };
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
