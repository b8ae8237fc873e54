import { parcelDetail } from "@sihai/contract/parcel";
import { goodsDict } from "@sihai/text/dict/goods";
import { paymentDict } from "@sihai/text/dict/payment";
import { Card, SkeletonBlock } from "@sihai/ui";
import { useDict, useEndpoint } from "#shop";
import { OrdersToDoorOf } from "../goods/to-door/OrdersToDoor.tsx";
import { ParcelSums } from "../goods/to-door/ParcelSums.tsx";
import { moneyOf, moneyOfBalanceDue } from "../goods/to-door/parcel-sums.ts";
import type { TradeOnWire } from "./types.ts";

type StillToComeProps = { trade: TradeOnWire; method: TradeOnWire["methods"][number] };

/** Beside what is paid now, what is not: shipping and tax of an order; of a parcel what weighing will say, and the tax at customs. */
export function StillToCome({ trade: { purpose, lines, card, amount }, method }: StillToComeProps) {
  const surcharge = method === "card" ? card.surcharge : null;
  if (purpose === "order") return <OrdersToDoorOf folded surcharge={surcharge} orderNos={lines.map(({ no }) => no)} />;
  const [parcel] = lines;
  if (purpose === "back-payment" && parcel && lines.length === 1)
    return <RestOfBalanceDue packageId={parcel.no} owed={amount} surcharge={surcharge} />;
  if (purpose !== "parcel" || !parcel) return null;
  return <RestOfParcel packageId={parcel.no} paid={amount} surcharge={surcharge} />;
}

type BalanceDueProps = { packageId: string; owed: string; surcharge: string | null };

/** A balance due is the last of a weighed parcel: what was paid before it, and the tax where that is still to come. */
function RestOfBalanceDue({ packageId, owed, surcharge }: BalanceDueProps) {
  const { data, isPending } = useEndpoint(parcelDetail, { query: { packageId } });
  if (!data) return isPending ? <SkeletonBlock className="h-56 w-full" /> : null;
  return (
    <ParcelSums
      money={moneyOfBalanceDue(data, owed, surcharge)}
      tax={data.tax}
      taxMode={data.line.taxMode}
      country={data.address.country}
    />
  );
}

type RestOfParcelProps = { packageId: string; paid: string; surcharge: string | null; isPaid?: boolean };

/** A deposit is an estimate until the parcel is weighed; tax is in the price, to be expected, or not known. `isPaid` where the page knows before the parcel does. */
export function RestOfParcel({ packageId, paid, surcharge, isPaid = false }: RestOfParcelProps) {
  const words = useDict(paymentDict);
  const goods = useDict(goodsDict);
  const { data, isPending } = useEndpoint(parcelDetail, { query: { packageId } });
  if (data)
    return (
      <ParcelSums
        money={{ ...moneyOf(data, surcharge), paid, isPaid, surcharge }}
        tax={data.tax}
        taxMode={data.line.taxMode}
        country={data.address.country}
      />
    );
  if (isPending) return <SkeletonBlock className="h-56 w-full" />;
  return (
    <Card title={goods.stillToCome}>
      <p className="text-body">{words.depositSettled}</p>
    </Card>
  );
}
