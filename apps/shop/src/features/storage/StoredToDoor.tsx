import { estimateParcel } from "@sihai/contract/parcel";
import { inLanguage } from "@sihai/text";
import { useEndpoint, useLanguage } from "#shop";
import { DoorLine } from "../goods/to-door/DoorLine.tsx";
import { useDestination } from "../goods/use-destination.ts";
import type { StoredItem } from "./stored-item.ts";

/** So many items go in one parcel. */
const itemsMost = 100;

/** The one price of stored goods: what was paid for them, and what sending them together would still cost. */
export function StoredToDoor({ chosen }: { chosen: readonly StoredItem[] }) {
  const language = useLanguage();
  const { country, zip, ready } = useDestination();
  const items = chosen.slice(0, itemsMost);
  const body = { itemIds: items.map(({ itemId }) => itemId), country, ...(zip !== "" && { zip }) };
  const estimate = useEndpoint(estimateParcel, { body }, { enabled: ready, freshMs: 60_000 });
  if (estimate.error) return null;
  return (
    <DoorLine
      ahead={estimate.data}
      paid={estimate.data?.paid ?? "0.00"}
      isPaid
      nameOf={(at) => items[at] && inLanguage(items[at].name, language)}
    />
  );
}
