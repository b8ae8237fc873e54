import { listStorage } from "@sihai/contract/storage";
import { go, usePagedEndpoint, usePageSearch, useWarehouseNames } from "#shop";
import type { StoredItem } from "./stored-item.ts";
import { chosenMax } from "./use-chosen-items.ts";
import { useStoredChoice } from "./use-stored-choice.ts";

export const endings = ["0", "10", "30", "60"] as const;
export const sorts = ["ending", "newest", "heaviest"] as const;
const none: readonly string[] = [];
type Sort = (typeof sorts)[number];
type Changes = { warehouse?: string; sort?: Sort | undefined; selected?: readonly string[] } & Partial<
  Record<"tab" | "keyword" | "item", string | undefined>
>;

export type StorageList = ReturnType<typeof useStorageList>;

/** The goods of the warehouse the address names, arranged and chosen as it says, and the ways to change both. */
export function useStorageList() {
  const search = usePageSearch("/order/in-storage/goods-list");
  const { first } = useWarehouseNames();
  const { warehouse = first, tab, selected = none, keyword, sort = "ending" } = search;
  const { choice, take, choose } = useStoredChoice(selected, () => arrange({}));
  const endingWithin = endings.find((days) => days === tab);
  const q = keyword?.trim().slice(0, 60);
  const storage = usePagedEndpoint(listStorage, { warehouse, endingWithin, q, sort }, (page) => ({
    query: { warehouse: Number(warehouse), page, pageSize: 30, sort, ...(endingWithin && { endingWithin }), ...(q && { q }) },
  }));

  function arrange(changes: Changes) {
    const { selected: _, ...wanted } = { ...search, warehouse, ...changes };
    const ids = take(changes.selected);
    go(
      "/order/in-storage/goods-list",
      {
        ...Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined && value !== "")),
        ...(ids.length > 0 ? { selected: ids } : {}),
      },
      { replace: true },
    );
  }

  /** Everything that matches, also what was not scrolled to yet; as much as one parcel takes. */
  async function chooseAll(on: boolean) {
    choose(sendableOf(storage.items), on);
    let pages = storage.data?.pages ?? [];
    let more = storage.hasNextPage;
    while (on && more && pages.flatMap(({ list }) => list).length < chosenMax) {
      const next = await storage.fetchNextPage();
      if (next.isError) return;
      pages = next.data?.pages ?? [];
      more = next.hasNextPage;
    }
    choose(sendableOf(pages.flatMap(({ list }) => list)), on);
  }

  return { ...search, warehouse, selected, sort, endingWithin, q, storage, arrange, choice, choose, chooseAll };
}

/** Whether everything that may go together is chosen, as far as one parcel takes it. */
export function isAllChosen(items: readonly StoredItem[], ids: ReadonlySet<string>): boolean {
  const sendable = sendableOf(items).slice(0, chosenMax);
  return sendable.length > 0 && sendable.every((itemId) => ids.has(itemId));
}

/** What may go into a parcel with other things. */
function sendableOf(items: readonly StoredItem[]): string[] {
  return items
    .filter(({ storage: { phase }, alone, reserved }) => phase !== "ended" && !alone && !reserved)
    .map(({ itemId }) => itemId);
}
