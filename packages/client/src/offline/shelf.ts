import { clear, createStore, delMany, entries, get, keys, set } from "idb-keyval";

type Kept = { at: number; data: unknown };
export type Shelf = ReturnType<typeof openShelf>;

/** Two hundred replies are a year of orders and parcels of a busy shopper, some two megabytes. */
const keptMax = 200;

/** Replies by name in the browser's own database; the oldest make room. */
export function openShelf() {
  const store = createStore("sihai", "replies");
  return {
    find: async (name: string): Promise<Kept | null> => (await get<Kept>(name, store)) ?? null,
    async put(name: string, kept: Kept): Promise<void> {
      await set(name, kept, store);
      // Their names alone: two hundred replies are two megabytes, read while a page is looked at.
      if ((await keys(store)).length <= keptMax) return;
      const all = await entries<string, Kept>(store);
      const oldest = all.toSorted(([, one], [, other]) => one.at - other.at).slice(0, all.length - keptMax);
      await delMany(
        oldest.map(([key]) => key),
        store,
      );
    },
    clear: () => clear(store),
  };
}
