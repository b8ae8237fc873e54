import { parcelDetail } from "@sihai/contract/parcel";
import { goodsDict } from "@sihai/text/dict/goods";
import { paymentDict } from "@sihai/text/dict/payment";
import { storageDict } from "@sihai/text/dict/storage";
import { Card } from "@sihai/ui";
import { useDict, useEndpoint } from "#shop";
import { ExpectedTax } from "../goods/to-door/ExpectedTax.tsx";
import { OrdersToDoorOf } from "../goods/to-door/OrdersToDoor.tsx";
import type { TradeOnWire } from "./types.ts";

type StillToComeProps = { trade: TradeOnWire; method: TradeOnWire["methods"][number] };

/** Beside what is paid now, what is not: shipping and tax of an order; of a parcel what weighing will say, and the tax at customs. */
export function StillToCome({ trade: { purpose, lines, card }, method }: StillToComeProps) {
  if (purpose === "order")
    return <OrdersToDoorOf folded surcharge={method === "card" ? card.surcharge : null} orderNos={lines.map(({ no }) => no)} />;
  const [parcel] = lines;
  return purpose === "parcel" && parcel ? <RestOfParcel packageId={parcel.no} /> : null;
}

/** A deposit is an estimate until the parcel is weighed; tax is in the price, to be expected, or not known. */
function RestOfParcel({ packageId }: { packageId: string }) {
  const words = useDict(paymentDict);
  const goods = useDict(goodsDict);
  const storage = useDict(storageDict);
  const parcel = useEndpoint(parcelDetail, { query: { packageId } });
  const { data } = parcel;
  return (
    <>
      <Card title={goods.stillToCome} className="flex flex-col gap-1">
        <p className="text-body">{words.depositSettled}</p>
        {data && data.tax === null ? (
          <p className="text-note text-grey">{data.line.taxMode === "excluded" ? storage.taxUnknown : storage.taxIncluded}</p>
        ) : null}
      </Card>
      {data?.tax ? <ExpectedTax country={data.address.country} {...data.tax} /> : null}
    </>
  );
}
