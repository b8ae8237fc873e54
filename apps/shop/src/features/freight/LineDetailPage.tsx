import type { CallData } from "@sihai/contract";
import { calculate, readLine } from "@sihai/contract/freight";
import { isPositive } from "@sihai/domain";
import { cnyText, dotted, exactWeight, formatNumber, formatWeight, inLanguage, joined, labelled, quoteLabel } from "@sihai/text";
import { freightDict } from "@sihai/text/dict/freight";
import { Card, Cell, CellGroup, DaysBand, ErrorState, Page, SkeletonList, Tag } from "@sihai/ui";
import { isRefused, NothingHere, useDict, useEndpoint, useLanguage, usePageSearch } from "#shop";
import { CostByWeight } from "./CostByWeight.tsx";
import { bodyOf, type Calculation } from "./calculation.ts";
import { firstPrices } from "./first-prices.ts";
import { LandedCost } from "./LandedCost.tsx";
import { LineDelivery } from "./LineDelivery.tsx";
import { daysAxis, daysOfLine } from "./line-days.ts";
import { share, volumetricRule } from "./line-words.ts";
import { TariffTable } from "./TariffTable.tsx";
import { useFlagNames } from "./use-flag-names.ts";
import { useLeaving, usePromise } from "./use-leaving.ts";

/** Everything about one line: what this thing costs on it, how long it takes, how good the estimate is, its prices and limits. */
export default function LineDetailPage() {
  const words = useDict(freightDict);
  const { lineId, ...requested } = usePageSearch("/calculator/detail");
  if (lineId === undefined)
    return (
      <Page title={words.details}>
        <NothingHere />
      </Page>
    );
  return <LineDetail lineId={lineId} requested={requested} />;
}

function LineDetail({ lineId, requested }: { lineId: string; requested: Calculation }) {
  const words = useDict(freightDict);
  const language = useLanguage();
  const line = useEndpoint(readLine, { query: { lineId } }, { freshMs: 600_000 });
  const body = bodyOf(requested);
  const lines = useEndpoint(
    calculate,
    { body: body ?? { country: "XX", warehouse: 1, grams: 1 } },
    { enabled: body !== null, freshMs: 60_000 },
  );
  const found = lines.data?.eligible.find((one) => one.line.id === lineId);
  if (line.isPending || line.error)
    return (
      <Page title={words.details}>
        {line.isPending ? (
          <SkeletonList />
        ) : isRefused(line.error, "LINE_NOT_FOUND") ? (
          <NothingHere />
        ) : (
          <ErrorState text={words.linesFailed} onReload={() => void line.refetch()} pending={line.isFetching} />
        )}
      </Page>
    );
  const { line: card } = line.data;
  const grams = requested.weight === undefined ? undefined : Math.max(1, Math.round(requested.weight * 1000));
  return (
    <Page title={inLanguage(card.name, language)}>
      <Kinds card={card} />
      {found ? (
        <Card title={words.priceFor}>
          <LandedCost {...found} country={body?.country ?? null} />
        </Card>
      ) : null}
      <Card title={words.costByWeight} aside={<span className="text-note text-grey">CNY</span>}>
        <CostByWeight lines={[{ line: card, quote: found?.quote }]} grams={grams} />
      </Card>
      <Days card={card} />
      <HowGood card={card} />
      <Tariff line={line.data} />
      <Limits line={line.data} />
      <LineDelivery line={card} country={body?.country} countries={line.data.countries} warehouses={line.data.warehouses} />
      <Refused card={card} />
    </Page>
  );
}

type Read = CallData<typeof readLine>;
type CardProps = { card: Read["line"] };

function Kinds({ card }: CardProps) {
  const words = useDict(freightDict);
  const language = useLanguage();
  // Beside figures of the price list it would read as our own count, which those are still waiting for.
  const isStated = card.performance !== null && !card.isMeasured;
  return (
    <div className="flex flex-wrap gap-2">
      <Tag tone="brand">{words.services[card.service]}</Tag>
      <Tag tone={card.tax.mode === "included" ? "ok" : "neutral"}>{words.taxModes[card.tax.mode]}</Tag>
      {card.needsOutlet ? <Tag>{words.needsOutlet}</Tag> : null}
      <Tag>{(isStated ? words.usageStated : words.usage)(formatNumber(card.usage30Days, language, 0))}</Tag>
    </div>
  );
}

/** How far off the deposits were so far. */
function HowGood({ card: { depositError } }: CardProps) {
  const words = useDict(freightDict);
  if (!depositError) return null;
  return (
    <Card title={words.howGood}>
      <p className="text-body">{words.depositMedian(cnyText(depositError.median.replace("-", "")))}</p>
      <p className="text-body">{words.depositP90(cnyText(depositError.p90.replace("-", "")))}</p>
    </Card>
  );
}

/** What the line does not take. */
function Refused({ card: { refuses } }: CardProps) {
  const words = useDict(freightDict);
  const language = useLanguage();
  const flags = useFlagNames();
  const names = refuses.map((flag) => flags.get(flag) ?? flag);
  return (
    <Card title={words.refused}>
      <p className="text-body text-grey">{names.length === 0 ? words.refusesNothing : joined(names, language)}</p>
    </Card>
  );
}

/** How long it takes: as measured, and as promised. */
function Days({ card }: CardProps) {
  const words = useDict(freightDict);
  const language = useLanguage();
  const leaving = useLeaving();
  const promise = usePromise();
  const { performance, days, isMeasured } = card;
  return (
    <Card title={words.days} className="flex flex-col gap-1">
      <DaysBand {...daysOfLine(card, leaving)} axisMax={Math.max(20, daysAxis([card], leaving) * 1.25)} />
      <p className="text-note text-grey">{words.promisedWorking(promise.range(card), `${days[0]}–${days[1]}`)}</p>
      {performance ? (
        <p className="text-note text-grey">
          {dotted([
            performance.onTimeBp === null ? words.noPunctuality : words.onTime(share(performance.onTimeBp)),
            words.delivered(share(performance.deliveredBp)),
            words[isMeasured ? "measuredOn" : "listedOn"](formatNumber(performance.parcels, language, 0)),
          ])}
        </p>
      ) : null}
    </Card>
  );
}

function Tariff({ line }: { line: Read }) {
  const words = useDict(freightDict);
  const language = useLanguage();
  const { prices } = line.line;
  return (
    <Card title={words.tariff} className="flex flex-col gap-2">
      <p className="text-note text-grey">{firstPrices(line, words, language)}</p>
      <p className="text-note text-grey">
        {labelled(words.priceRange, `${cnyText(prices.min)} – ${cnyText(prices.max)}`, language)}
      </p>
      <TariffTable rows={line.tariff} />
    </Card>
  );
}

/** What the line takes, how it weighs and packs, and what it adds. */
function Limits({ line: { line: card, minChargeGrams, roundUpGrams, operationFee, surcharges } }: { line: Read }) {
  const words = useDict(freightDict);
  const language = useLanguage();
  const { limits, insurance, volumetric } = card;
  const cm = (value: number | null) => (value === null ? words.noLimit : `${value} cm`);
  const maxWeight = limits.maxGrams === null ? words.noLimit : formatWeight(limits.maxGrams, language);
  const insured = insurance && words.insuranceTerms(share(insurance.rateBp), cnyText(insurance.min), cnyText(insurance.cap));
  return (
    <CellGroup title={words.limits}>
      <Cell title={words.maxWeight} value={maxWeight} />
      <Cell title={words.maxSide} value={cm(limits.maxSideCm)} />
      <Cell title={words.maxSum} value={cm(limits.maxSumCm)} />
      <Cell title={words.maxGirth} value={cm(limits.maxGirthCm)} />
      <Cell title={words.volumetric} note={volumetricRule(volumetric, words)} />
      {minChargeGrams > 1 ? <Cell title={words.minCharge} value={exactWeight(minChargeGrams, language)} /> : null}
      {roundUpGrams > 1 ? <Cell title={words.chargeStep} value={exactWeight(roundUpGrams, language)} /> : null}
      <Cell title={words.packaging} value={packaging(card.package, words.packages)} />
      <Cell title={words.insurance} note={insured ?? words.notInsurable} />
      {isPositive(operationFee) ? (
        <Cell title={quoteLabel("operation", words)} note={words.formula.fixed(cnyText(operationFee))} />
      ) : null}
      {surcharges.map(({ label, rateBp, amount, prefixes }) => (
        <Cell
          key={`${label} ${prefixes[0]}`}
          title={quoteLabel(label, words)}
          note={
            amount === null
              ? words.shareOfShipping(share(rateBp ?? 0))
              : words.formula.postcode(joined(prefixes, language), cnyText(amount))
          }
        />
      ))}
    </CellGroup>
  );
}

function packaging(method: string, names: Record<string, string>): string {
  return names[method] ?? method;
}
