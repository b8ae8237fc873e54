import { listStorage } from "@sihai/contract/storage";
import { useEndpoint } from "#shop";
import type { StoredItem } from "./stored-item.ts";

/** As many as one parcel, and one address, takes. */
export const chosenMax = 100;

/** The chosen goods in full, also those on pages, or behind filters, that are not shown. */
export function useChosenItems(ids: Iterable<string>, shown: readonly StoredItem[]): StoredItem[] {
  const selected = [...ids];
  const known = new Map(shown.map((item) => [item.itemId, item]));
  const isShown = selected.every((id) => known.has(id));
  const hidden = useEndpoint(
    listStorage,
    { query: { itemIds: selected.join(","), pageSize: chosenMax } },
    { enabled: selected.length > 0 && !isShown },
  );
  for (const item of hidden.data?.list ?? []) if (!known.has(item.itemId)) known.set(item.itemId, item);
  return selected.flatMap((id) => known.get(id) ?? []);
}
