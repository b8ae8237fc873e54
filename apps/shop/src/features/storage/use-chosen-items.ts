import { listStorage } from "@sihai/contract/storage";
import { useEndpoint } from "#shop";
import type { StoredItem } from "./stored-item.ts";

/** As many as one parcel, and one address, takes. */
export const chosenMax = 100;

/** The chosen goods in full, also those on pages, or behind filters, that are not shown. */
export function useChosenItems(selected: readonly string[], shown: readonly StoredItem[]): StoredItem[] {
  const isShown = selected.every((id) => shown.some(({ itemId }) => itemId === id));
  const hidden = useEndpoint(
    listStorage,
    { query: { itemIds: selected.join(","), pageSize: chosenMax } },
    { enabled: selected.length > 0 && !isShown },
  );
  const known = new Map([...(hidden.data?.list ?? []), ...shown].map((item) => [item.itemId, item]));
  return selected.flatMap((id) => known.get(id) ?? []);
}
