import type { LocalText } from "../language/index.ts";

/** How a line travels. The six service types of rule G-13. */
export const services = ["express", "air", "postal", "sea", "land", "rail"] as const;
export type Service = (typeof services)[number];

/** `included`: duty and VAT are in the price; `excluded`: the receiver pays; `prepaid`: collected with the parcel at `rateBp`. */
export const taxModes = ["included", "excluded", "prepaid"] as const;
export type TaxMode = (typeof taxModes)[number];

/** When the volumetric weight counts: never, always the greater, only over a side in cm, only over a ratio to the actual weight. */
export const volumetricRules = ["never", "greater", "side-over", "ratio-over"] as const;
export type VolumetricRule = (typeof volumetricRules)[number];

export const packageMethods = ["carton", "pak", "envelope"] as const;
export type PackageMethod = (typeof packageMethods)[number];

/** Flat price up to each weight, `[upToGrams, amount]`, lightest first. */
export type BracketsSegment = { upToGrams: number; kind: "brackets"; brackets: readonly (readonly [number, string])[] };
/** A fee for the parcel and a price per kilogram, charged to the gram. */
export type PerKgSegment = { upToGrams: number; kind: "per-kg"; parcel: string; perKg: string };
/** A first weight at one price and every further step begun at another. */
export type FirstStepSegment = {
  upToGrams: number;
  kind: "first-step";
  firstGrams: number;
  first: string;
  stepGrams: number;
  step: string;
};
/** A base and a price per gram. */
export type BaseGramSegment = { upToGrams: number; kind: "base-gram"; base: string; perGram: string };

/** One stretch of a tariff: chargeable weights over the previous segment's end and up to `upToGrams`, in whole grams. */
export type Segment = BracketsSegment | PerKgSegment | FirstStepSegment | BaseGramSegment;
export const tariffKinds = ["brackets", "per-kg", "first-step", "base-gram"] as const;

/** `percent`: a share of the freight line alone; `zip`: the amount once, where the postcode starts with a prefix. */
export type Surcharge =
  | { label: string; kind: "percent"; rateBp: number }
  | { label: string; kind: "zip"; prefixes: readonly string[]; amount: string };

/** Grams and centimetres; an absent or null limit does not limit. Girth: longest side + 2 × (the other two). */
export type SizeLimits = {
  maxGrams?: number | null;
  maxSideCm?: number | null;
  maxSumCm?: number | null;
  maxGirthCm?: number | null;
};

export type Volumetric = { rule: VolumetricRule; divisor?: number | null; sideCm?: number | null; ratio?: number | null };

/**
 * A way to send a parcel and what it costs. Amounts are CNY decimal strings, weights whole grams, sides centimetres, dates ISO days of
 * Beijing time, both ends of the validity included.
 */
export type Line = {
  id: string;
  name: LocalText;
  service: Service;
  warehouses: readonly number[];
  countries: readonly string[];
  days: readonly [number, number];
  tax: { mode: TaxMode; rateBp: number };
  volumetric: Volumetric;
  minChargeGrams: number;
  roundUpGrams: number;
  tariff: readonly Segment[];
  limits: SizeLimits;
  refuses: readonly string[];
  surcharges: readonly Surcharge[];
  insurance?: { rateBp: number; min: string; cap: string } | null;
  validFrom: string;
  validTo: string | null;
};
