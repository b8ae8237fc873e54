/** A parcel the linear program may choose, a lower bound of what it costs (fen), and its goods in grams. Items ascending. */
export type Column = { items: readonly number[]; fen: number; grams: number };

/** What a parcel whose goods weigh over so many grams is worth besides its items, in fen; negative when there should be few of them. */
export type Prize = { fen: number; overGrams: number };

/**
 * Where the parcels of a bound come from. `quick` finds some that look attractive at a worth of the items (fen) and proves nothing; `improve`
 * makes more of known ones; `prove` gives a lower bound of cost − worth − prize over every parcel there is, with parcels that come near it where it is below `enough`.
 */
export type ParcelSource = {
  costOf: (items: readonly number[]) => number;
  quick: (worth: Float64Array, prize: Prize) => Column[];
  /** Parcels like the ones given, changed item by item until nothing makes them more attractive. */
  improve: (worth: Float64Array, prize: Prize, starts: readonly Column[]) => Column[];
  prove: (worth: Float64Array, prize: Prize, enough: number) => { surplus: number; near: Column[] };
};

export function surplusOf({ items, fen, grams }: Column, worth: Float64Array, prize: Prize): number {
  const alone = grams > prize.overGrams ? fen - prize.fen : fen;
  return items.reduce((rest, item) => rest - (worth[item] ?? 0), alone);
}
