import type { CallData } from "@sihai/contract";
import { parcelDetail } from "@sihai/contract/parcel";
import { goodsDict } from "@sihai/text/dict/goods";
import { paymentDict } from "@sihai/text/dict/payment";
import { Card, SkeletonBlock } from "@sihai/ui";
import { useDict, useEndpoint } from "#shop";
import { OrdersToDoorOf } from "../goods/to-door/OrdersToDoor.tsx";
import { ParcelSums } from "../goods/to-door/ParcelSums.tsx";
import { moneyOf, moneyOfBalanceDue, type ParcelMoneyNow } from "../goods/to-door/parcel-sums.ts";
import { partsOf } from "./parts-of.ts";
import type { TradeOnWire } from "./types.ts";

type StillToComeProps = { trade: TradeOnWire; method: TradeOnWire["methods"][number] };

/** Beside what is paid now, what is not: shipping and tax of an order; of a parcel what weighing will say, and the tax at customs. */
export function StillToCome({ trade, method }: StillToComeProps) {
  const { purpose, lines, card } = trade;
  const surcharge = method === "card" ? card.surcharge : null;
  if (purpose === "order") return <OrdersToDoorOf folded surcharge={surcharge} orderNos={lines.map(({ no }) => no)} />;
  if (purpose !== "parcel" && purpose !== "back-payment") return null;
  return <RestOfParcels trade={trade} surcharge={surcharge} />;
}

type RestOfParcelsProps = {
  trade: TradeOnWire;
  /** What the card takes on top for all of them. */
  surcharge: string | null;
  /** Where the page knows before the parcels do. */
  isPaid?: boolean;
};

/** Each parcel of a payment with figures of its own; several bear the surcharge by what each costs. */
export function RestOfParcels({ trade: { purpose, lines }, surcharge, isPaid = false }: RestOfParcelsProps) {
  const Rest = purpose === "back-payment" ? RestOfBalanceDue : RestOfParcel;
  return partsOf(lines, surcharge).map((part) => (
    <Rest key={part.packageId} {...part} isPaid={isPaid} isAlone={lines.length === 1} />
  ));
}

type RestProps = { packageId: string; paid: string; surcharge: string | null; isPaid: boolean; isAlone: boolean };

/** A balance due is the last of a weighed parcel: what was paid before it, and the tax where that is still to come. */
function RestOfBalanceDue({ packageId, paid, surcharge, isAlone }: RestProps) {
  const { data, isPending } = useEndpoint(parcelDetail, { query: { packageId } });
  if (!data) return isPending ? <SkeletonBlock className="h-56 w-full" /> : null;
  return <Sums parcel={data} money={moneyOfBalanceDue(data, paid, surcharge)} isAlone={isAlone} />;
}

/** A deposit is an estimate until the parcel is weighed; tax is in the price, to be expected, or not known. */
function RestOfParcel({ packageId, paid, surcharge, isPaid, isAlone }: RestProps) {
  const words = useDict(paymentDict);
  const goods = useDict(goodsDict);
  const { data, isPending } = useEndpoint(parcelDetail, { query: { packageId } });
  if (data) return <Sums parcel={data} money={{ ...moneyOf(data, surcharge), paid, isPaid, surcharge }} isAlone={isAlone} />;
  if (isPending) return <SkeletonBlock className="h-56 w-full" />;
  return (
    <Card title={goods.stillToCome}>
      <p className="text-body">{words.depositSettled}</p>
    </Card>
  );
}

type SumsProps = { parcel: CallData<typeof parcelDetail>; money: ParcelMoneyNow; isAlone: boolean };

function Sums({ parcel: { packageId, tax, line, address }, money, isAlone }: SumsProps) {
  return (
    <ParcelSums
      money={money}
      tax={tax}
      taxMode={line.taxMode}
      country={address.country}
      {...(isAlone ? {} : { packageNo: packageId })}
    />
  );
}
