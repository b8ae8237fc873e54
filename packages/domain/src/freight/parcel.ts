/** Longest, second and third side in centimetres, each with at most one decimal. */
export type SidesCm = readonly [number, number, number];

/** One stored thing. Grams whole, sides in centimetres, value in CNY as a decimal string; `warehouse` 1 South China, 2 Hong Kong. */
export type Item = {
  id: string;
  grams: number;
  sidesCm: SidesCm;
  flags: readonly string[];
  valueCny: string;
  alone: boolean;
  warehouse: number;
};

/** Where the goods go: ISO 3166-1 alpha-2 country and the postcode as the receiver writes it ("" when unknown). */
export type Destination = { country: string; zip: string };

/** What the refusals look at: a few goods of one kind with the items they stand for (none when only the parcel is known). */
export type Goods = { itemIds: readonly string[]; flags: readonly string[]; warehouse: number; alone: boolean };

/** A parcel with its weight and sides, estimated or measured. Grams and millimetres, so that everything after is whole numbers. */
export type WeighedParcel = Destination & { actualGrams: number; sidesMm: SidesMm; goods: readonly Goods[] };

/** Three sides in whole millimetres, longest first. */
export type SidesMm = readonly [number, number, number];
