import type { CallData } from "@sihai/contract";
import { listFreightCountries } from "@sihai/contract/freight";
import { stillToCome } from "@sihai/contract/goods";
import { add, cny, convert, sum, times, toDecimal } from "@sihai/domain";
import { formatAmountRange, formatDaysRange, inLanguage } from "@sihai/text";
import { type GoodsWords, goodsDict } from "@sihai/text/dict/goods";
import { Card, type CostLine, CostLines, Notice, SkeletonBlock } from "@sihai/ui";
import { useDict, useDisplayCurrency, useEndpoint, useLanguage, useSettings } from "#shop";

type Ahead = CallData<typeof stillToCome>;
export type PiecesAhead = { goodsId: string | null; classId: string | null; quantity: number; unitPrice: string; name: string };
type CostToDoorProps = {
  /** What the goods cost with everything up to our warehouse, in CNY. */
  paid: string;
  /** false: that is paid next. */
  isPaid: boolean;
  pieces: readonly PiecesAhead[];
  /** Null: the shopper decides later where they go. */
  country: string | null;
  warehouse: number;
};

/** The one price of things on their way: what is paid, what is still to come and when, and what it comes to at the door. */
export function CostToDoor({ paid, isPaid, pieces, country, warehouse }: CostToDoorProps) {
  const words = useDict(goodsDict);
  const place = usePlaceName(country);
  const goods = pieces.slice(0, 200).map(({ goodsId, classId, quantity }) => ({ goodsId, classId, quantity }));
  const value = sum(
    pieces.map(({ unitPrice, quantity }) => times(cny(unitPrice), quantity)),
    "CNY",
  );
  const body = { goods, country: country ?? "", warehouse, value: toDecimal(value) };
  const ahead = useEndpoint(stillToCome, { body }, { enabled: country !== null && goods.length > 0, freshMs: 60_000 });
  if (country === null) return <Notice tone="brand">{words.shippingLater}</Notice>;
  if (ahead.error) return null;
  return (
    <Card title={words.deliveredTo(place)}>
      {ahead.data ? (
        <>
          <Refused ahead={ahead.data} pieces={pieces} place={place} />
          <Costs ahead={ahead.data} paid={paid} isPaid={isPaid} />
        </>
      ) : (
        <SkeletonBlock className="h-28 w-full" />
      )}
    </Card>
  );
}

function usePlaceName(country: string | null): string {
  const language = useLanguage();
  const countries = useEndpoint(listFreightCountries, {}, { freshMs: 600_000 });
  const name = countries.data?.countries.find(({ code }) => code === country)?.name;
  return name ? inLanguage(name, language) : (country ?? "");
}

/** Goods no line takes, by their names, before anything is paid for them. */
function Refused({ ahead, pieces, place }: { ahead: Ahead; pieces: readonly PiecesAhead[]; place: string }) {
  const words = useDict(goodsDict);
  if (ahead.refused.length === 0) return null;
  return (
    <div className="mb-3">
      <Notice tone="danger" alert title={words.cannotShipTo(place)}>
        <ul className="list-disc pl-5">
          {ahead.refused.map(({ at }) => (
            <li key={at}>{pieces[at]?.name}</li>
          ))}
        </ul>
        {words.cannotShipWays}
      </Notice>
    </div>
  );
}

function Costs({ ahead, paid, isPaid }: { ahead: Ahead } & Pick<CostToDoorProps, "paid" | "isPaid">) {
  const words = useDict(goodsDict);
  const surcharge = useSettings()?.cardSurchargeBp;
  const language = useLanguage();
  const inDisplay = useRangeInDisplay();
  const { costs, line } = ahead;
  if (costs === null || line === null)
    return ahead.refused.length > 0 ? null : <p className="text-note text-grey">{words.severalParcels}</p>;
  const whole = (amount: string) => toDecimal(add(cny(paid), cny(amount)));
  const [low, high] = [whole(costs.low), whole(costs.high)];
  const other = inDisplay(low, high);
  const lines: CostLine[] = [
    { label: isPaid ? words.paidForGoods : words.payForGoods, amount: paid },
    {
      label: words.lineShipping(inLanguage(line.name, language)),
      amount: costs.shipping.high,
      shown: formatAmountRange(costs.shipping.low, costs.shipping.high, "CNY"),
    },
    { label: words.lineOperation, amount: costs.operation },
    taxLine(costs.tax, line.taxMode, words),
  ];
  return (
    <>
      <CostLines lines={lines} />
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-2">
        <span className="font-semibold">{words.inAll}</span>
        <span className="ml-auto text-right">
          <span className="text-title font-bold">{formatAmountRange(low, high, "CNY")}</span>
          {other === null ? null : <span className="block text-note text-grey">{other}</span>}
        </span>
      </p>
      <p className="mt-2 text-note text-grey">
        {words.dueOnShipping} {surcharge ? words.cardSurcharge(`${surcharge / 100}%`) : null}{" "}
        {words.arrives[line.daysBasis](formatDaysRange(line.days[0], line.days[1], language))}
      </p>
    </>
  );
}

/** The tax to expect; its being unknown or in the freight is said, never left out. */
function taxLine(tax: string | null, mode: NonNullable<Ahead["line"]>["taxMode"], words: GoodsWords): CostLine {
  if (mode === "included") return { label: words.lineTax, amount: "0.00", shown: words.taxIncluded };
  if (tax === null) return { label: words.lineTax, amount: "0.00", shown: words.taxUnknown };
  return { label: words.lineTax, amount: tax };
}

function useRangeInDisplay(): (low: string, high: string) => string | null {
  const { currency, rate } = useDisplayCurrency();
  const shown = (amount: string, at: string) => toDecimal(convert(cny(amount), at, currency));
  return (low, high) =>
    rate === null || currency === "CNY" ? null : formatAmountRange(shown(low, rate), shown(high, rate), currency);
}
