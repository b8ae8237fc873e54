import { formatAmountRange } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { Card, Fold, Notice, SkeletonBlock } from "@sihai/ui";
import { useDict } from "#shop";
import { useFreightCountries } from "../use-freight-countries.ts";
import { DoorCosts } from "./DoorCosts.tsx";
import { RefusedGoods } from "./RefusedGoods.tsx";
import { type PiecesAhead, useAhead } from "./use-ahead.ts";
import { useDoorSums } from "./use-door-sums.ts";

type CostToDoorProps = {
  /** What the goods cost with everything up to our warehouse, in CNY. */
  paid: string;
  /** false: that is paid next. */
  isPaid: boolean;
  pieces: readonly PiecesAhead[];
  /** Null: the shopper decides later where they go. */
  country: string | null;
  warehouse: number;
  /** As one line that opens, beside a form. */
  folded?: boolean;
  /** What a card adds to what is paid, as the button of this page does or the card was charged; null for nothing. */
  surcharge?: string | null;
  /** What was asked for after that and is not paid yet. */
  owed?: string;
  /** What else is to be known of how it is counted. */
  note?: string;
};

/** The one price of things on their way: what is paid, what is still to come and when, and what it comes to at the door. */
export function CostToDoor({ paid, isPaid, pieces, country, warehouse, folded = false, ...due }: CostToDoorProps) {
  const words = useDict(goodsDict);
  const place = usePlaceName(country);
  const { data, error } = useAhead({ pieces, country, warehouse });
  const { surcharge = null, owed = "0.00", note = "" } = due;
  const sums = useDoorSums({ ahead: data, paid, isPaid, surcharge, owed });
  if (country === null) return <Notice tone="brand">{words.shippingLater}</Notice>;
  if (error) return null;
  if (!data && folded) return <FoldedToCome />;
  if (!data)
    return (
      <Card title={words.deliveredTo(place)}>
        <SkeletonBlock className="h-56 w-full" />
      </Card>
    );
  const body = (
    <>
      <div className="mb-3 empty:hidden">
        <RefusedGoods refused={data.refused} nameOf={(at) => pieces[at]?.name} place={place} />
      </div>
      <DoorCosts ahead={data} paid={paid} country={country} isPaid={isPaid} surcharge={surcharge} owed={owed} note={note} />
    </>
  );
  if (!folded || sums === null) return <Card title={words.deliveredTo(place)}>{body}</Card>;
  return (
    <Card>
      <Fold title={`${words.deliveredAbout(place)} ${formatAmountRange(...sums.whole, "CNY")}`}>{body}</Fold>
    </Card>
  );
}

/** What a country is called; its code until the names arrived, empty for none. */
function usePlaceName(country: string | null): string {
  const { options } = useFreightCountries();
  return options.find(({ value }) => value === country)?.label ?? country ?? "";
}

/** The line that opens, to come: as high as it will be. */
export function FoldedToCome() {
  return (
    <Card>
      <SkeletonBlock className="h-11 w-full" />
    </Card>
  );
}
