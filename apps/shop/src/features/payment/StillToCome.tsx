import { parcelDetail } from "@sihai/contract/parcel";
import { useEndpoint } from "#shop";
import { ExpectedTax } from "../goods/to-door/ExpectedTax.tsx";
import { OrdersToDoorOf } from "../goods/to-door/OrdersToDoor.tsx";
import type { TradeOnWire } from "./types.ts";

/** Beside what is paid now, what is not: shipping and tax of an order, the tax at customs of a parcel. */
export function StillToCome({ trade: { purpose, lines } }: { trade: TradeOnWire }) {
  if (purpose === "order") return <OrdersToDoorOf folded orderNos={lines.map(({ no }) => no)} />;
  const [parcel] = lines;
  return purpose === "parcel" && parcel ? <TaxOfParcel packageId={parcel.no} /> : null;
}

function TaxOfParcel({ packageId }: { packageId: string }) {
  const parcel = useEndpoint(parcelDetail, { query: { packageId } });
  return parcel.data?.tax ? <ExpectedTax {...parcel.data.tax} /> : null;
}
