import { orderDict } from "@sihai/text/dict/order";
import { useMoment } from "@sihai/ui";
import { useDict } from "#shop";
import type { DetailItemOnWire } from "./types.ts";

/** Of several pieces, how many each delivery brings, and how many have come before the rest (rules E-34 and E-35). */
export function ItemPieces({ item }: { item: DetailItemOnWire }) {
  const words = useDict(orderDict);
  const moment = useMoment();
  if (item.quantity < 2 || item.deliveries.length + item.arrivals.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-col gap-1 text-note text-grey">
      {item.deliveries.map(({ trackingNo, shippedCount, totalCount }) => (
        <li key={trackingNo}>{words.piecesSent(trackingNo, shippedCount, totalCount)}</li>
      ))}
      {item.arrivals.map(({ trackingNo, count, total, at }) => (
        <li key={`${trackingNo} ${at}`} className="font-medium text-ink">
          {words.piecesArrived(count, total, moment(at))}
        </li>
      ))}
    </ul>
  );
}
