/** A parcel the linear program may choose, and a lower bound of what it costs (fen). Items ascending. */
export type Column = { items: readonly number[]; fen: number };

/**
 * Where the parcels of a bound come from. `quick` finds some that look attractive at a worth of the items (fen) and proves nothing; `prove`
 * gives a lower bound of cost − worth over every parcel there is, with parcels that come near it where it is below `enough`.
 */
export type ParcelSource = {
  costOf: (items: readonly number[]) => number;
  quick: (worth: Float64Array, perParcel: number, round: number) => Column[];
  prove: (worth: Float64Array, enough: number) => { surplus: number; near: Column[] };
};

export function surplusOf({ items, fen }: Column, worth: Float64Array): number {
  return items.reduce((rest, item) => rest - (worth[item] ?? 0), fen);
}
