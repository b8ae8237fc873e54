/** A parcel the linear program may choose: items ascending, their grams, the place of its line in the group, a lower bound of what it costs there (fen). */
export type Column = {
  items: readonly number[];
  grams: number;
  line: number;
  fen: number;
  /** Not a parcel that could be sent: what a line seen generously seems to offer. */
  generous?: true;
};

/** What a parcel with goods over so many grams is worth besides its items, in fen; negative where there should be fewer. −1 g: every parcel. */
export type Prize = { overGrams: number; fen: number };

/** What items are worth (fen), and the prizes of parcels by the place of their line. */
export type Worth = { items: Float64Array; prizes: readonly (readonly Prize[])[] };

/**
 * Where the parcels of a bound come from. `quick` finds some that look attractive and proves nothing; `improve` makes more of known ones; `prove`
 * gives a lower bound of cost − worth over every parcel there is, with parcels that come near it where it is below `enough`.
 */
export type ParcelSource = {
  /** The parcel on the line that asks least for it; null where none takes it. */
  cheapest: (items: readonly number[]) => Column | null;
  quick: (worth: Worth) => Column[];
  /** Parcels like the ones given, changed item by item until nothing makes them more attractive. */
  improve: (worth: Worth, starts: readonly Column[]) => Column[];
  prove: (worth: Worth, enough: number) => { surplus: number; near: Column[] };
};

export function surplusOf({ items, grams, line, fen }: Column, worth: Worth): number {
  let surplus = fen - prizeOf(worth.prizes[line] ?? [], grams, grams);
  for (const item of items) surplus -= worth.items[item] ?? 0;
  return surplus;
}

/** The most that goods of a weight between two are worth in prizes. */
export function prizeOf(prizes: readonly Prize[], from: number, to: number): number {
  let most = 0;
  for (const prize of prizes) if (from > prize.overGrams) most += prize.fen;
  if (to === from) return most;
  for (const { overGrams } of prizes)
    if (overGrams >= from && overGrams < to) most = Math.max(most, prizeOf(prizes, overGrams + 1, overGrams + 1));
  return most;
}
