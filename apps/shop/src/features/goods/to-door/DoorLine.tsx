import { formatAmountRange } from "@sihai/text";
import { goodsDict } from "@sihai/text/dict/goods";
import { type CostLine, RangeText, Select, Sheet, SkeletonBlock } from "@sihai/ui";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useDict } from "#shop";
import { useDestination } from "../use-destination.ts";
import { DoorCosts, useRangeInDisplay } from "./DoorCosts.tsx";
import { RefusedGoods } from "./RefusedGoods.tsx";
import type { Ahead } from "./use-ahead.ts";
import { useDoorSums } from "./use-door-sums.ts";

type DoorLineProps = {
  /** Undefined while it is asked for, or where it could not be told. */
  ahead: Ahead | undefined;
  /** What the goods cost with everything up to our warehouse, in CNY. */
  paid: string;
  isPaid: boolean;
  /** What a card adds to what is paid, as the sum beside this line says; null for nothing. */
  surcharge?: string | null;
  /** What that is made of. */
  paidFor?: readonly CostLine[];
  /** What is asked for beside all that; none where left out. */
  owed?: string;
  /** What that is made of. */
  owedFor?: readonly CostLine[];
  /** What else is to be known of how it is counted. */
  note?: string;
  nameOf: (at: number) => string | undefined;
  /** What can be done with goods no line takes, where they lie in storage already. */
  waysOf?: (at: number) => ReactNode;
};

/** The one price in a line, for a bar: what it comes to at the door. A press opens it into its parts, and lets another country be chosen. */
export function DoorLine({ ahead, paid, isPaid, surcharge = null, owed = "0.00", nameOf, waysOf, ...opened }: DoorLineProps) {
  const words = useDict(goodsDict);
  const [open, setOpen] = useState(false);
  const { place, countryName, country, options, choose } = useDestination();
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-11 w-full items-center gap-2 text-left text-note text-grey"
      >
        <Short {...{ ahead, paid, isPaid, surcharge, owed, place, countryName }} />
        <ChevronRight aria-hidden size={18} className="shrink-0 text-control" />
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={words.deliveredTo(place)}>
        <Select label={words.destination} value={country} onChange={choose} options={options} />
        {ahead ? (
          <>
            <RefusedGoods refused={ahead.refused} nameOf={nameOf} place={countryName} {...(waysOf && { waysOf })} />
            <div className="rounded-card bg-white p-4">
              <DoorCosts {...{ ahead, paid, country, isPaid, surcharge, owed, ...opened }} />
            </div>
          </>
        ) : (
          <SkeletonBlock className="h-56 w-full" />
        )}
      </Sheet>
    </>
  );
}

type ShortProps = Pick<DoorLineProps, "ahead" | "paid" | "isPaid"> & {
  surcharge: string | null;
  owed: string;
  place: string;
  countryName: string;
};

function Short({ ahead, place, countryName, ...known }: ShortProps) {
  const words = useDict(goodsDict);
  const inDisplay = useRangeInDisplay();
  const sums = useDoorSums({ ahead, ...known });
  if (!ahead) return <span className="min-w-0 flex-1 truncate">{words.deliveredTo(place)}</span>;
  if (ahead.refused.length > 0)
    return (
      <span className="min-w-0 flex-1 font-semibold text-danger">{words.refusedCount(ahead.refused.length, countryName)}</span>
    );
  if (sums === null) return <span className="min-w-0 flex-1">{words.severalParcels}</span>;
  const other = inDisplay(...sums.whole);
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
      <span className="min-w-[min(8em,100%)] flex-1">{words.deliveredAbout(place)} </span>
      <span className="ml-auto text-right">
        <span className="block font-semibold whitespace-nowrap text-ink">
          <RangeText text={formatAmountRange(...sums.whole, "CNY")} />
        </span>{" "}
        {other === null ? null : <span className="block whitespace-nowrap">{other}</span>}
      </span>
    </span>
  );
}
