import { beijingDate } from "../clocks/beijing-dates.ts";
import type { Warehouses } from "../warehouse/warehouses.ts";
import { chargeableInMm } from "./chargeable-weight.ts";
import { estimateInMm } from "./estimate-parcel.ts";
import type { Line } from "./line.ts";
import type { Destination, Item, SidesCm, WeighedParcel } from "./parcel.ts";
import { type PriceTerms, priceLine, type QuoteLine } from "./price-line.ts";
import type { Refusal } from "./refusal.ts";
import { refusals } from "./refusals.ts";
import { firstWarehouses } from "./warehouse-rules.ts";
import { sidesInMm, wholeGrams } from "./whole-numbers.ts";

/**
 * What a parcel costs on a line, or every reason why it cannot go. Weights in whole grams, amounts CNY decimal strings; the total is the
 * sum of the lines. A parcel that is not eligible has no lines and a total of "0.00".
 */
export type Quote = {
  eligible: boolean;
  refusals: readonly Refusal[];
  actualGrams: number;
  volumetricGrams: number;
  chargeableGrams: number;
  lines: readonly QuoteLine[];
  total: string;
};

/** Where the postcode is not told, no surcharge by postcode applies. */
export type ItemsParcel = Omit<Destination, "zip"> & { zip?: string | null; items: readonly Item[] };
/** What is known of a parcel on the scale: the flags of all its goods and the warehouse it left. */
export type MeasuredParcel = Destination & { flags: readonly string[]; warehouse: number };
/** Measured grams include the packing; sides in centimetres with at most one decimal. */
export type Measurement = { grams: number; sidesCm: SidesCm };

/** `on`: ISO day (Beijing), or an instant that is taken to its Beijing day. `warehouses`: the operator's, as they hold then. */
type QuoteTerms = PriceTerms & { on: string; warehouses?: Warehouses };
export type QuoteRequest = QuoteTerms & { line: Line; parcel: ItemsParcel };
export type QuoteLinesRequest = QuoteTerms & { lines: readonly Line[]; parcel: ItemsParcel };
export type QuoteMeasuredRequest = QuoteTerms & { line: Line; measured: Measurement; parcel: MeasuredParcel };

/**
 * Quotes a parcel of items on one line by its estimated weight and sides (rule Q3).
 * Throws RangeError for input that describes no parcel: no items, negative or fractional grams, sides finer than 0.1 cm, a day that is none.
 */
export function quote({ line, parcel, ...request }: QuoteRequest): Quote {
  return quoteWeighed(line, weighItems(parcel), request);
}

/** The same parcel on many lines, estimated once; answers stand in the order of the lines. */
export function quoteLines({ lines, parcel, ...request }: QuoteLinesRequest): { lineId: string; quote: Quote }[] {
  const weighed = weighItems(parcel);
  return lines.map((line) => ({ lineId: line.id, quote: quoteWeighed(line, weighed, request) }));
}

/** Quotes a packed parcel by what scale and tape say, so that its deposit can be settled. Same errors as `quote`. */
export function quoteMeasured({ line, measured, parcel, ...request }: QuoteMeasuredRequest): Quote {
  const weighed: WeighedParcel = {
    country: parcel.country,
    zip: parcel.zip,
    actualGrams: wholeGrams("the measured parcel", measured.grams),
    sidesMm: sidesInMm("the measured parcel", measured.sidesCm),
    goods: [{ itemIds: [], flags: parcel.flags, warehouse: parcel.warehouse, alone: false }],
  };
  return quoteWeighed(line, weighed, request);
}

function weighItems({ items, country, zip }: ItemsParcel): WeighedParcel {
  const { goodsGrams, packingGrams, sidesMm } = estimateInMm(items);
  const goods = items.map(({ id, flags, warehouse, alone }) => ({ itemIds: [id], flags, warehouse, alone }));
  return { country, zip: zip ?? "", actualGrams: goodsGrams + packingGrams, sidesMm, goods };
}

function quoteWeighed(line: Line, parcel: WeighedParcel, { on, warehouses = firstWarehouses, ...terms }: QuoteTerms): Quote {
  const { volumetricGrams, chargeableGrams } = chargeableInMm(line, parcel.actualGrams, parcel.sidesMm);
  const reasons = refusals(line, parcel, chargeableGrams, { on: dayOf(on), warehouses });
  const price = reasons.length > 0 ? { lines: [], total: "0.00" } : priceLine(line, parcel.zip, chargeableGrams, terms);
  return {
    eligible: reasons.length === 0,
    refusals: reasons,
    actualGrams: parcel.actualGrams,
    volumetricGrams,
    chargeableGrams,
    ...price,
  };
}

/** Business days are Beijing days (rule P-47): an instant late in the London evening is tomorrow there. */
function dayOf(on: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(on)) return on;
  const instant = /^\d{4}-\d{2}-\d{2}T/.test(on) ? Date.parse(on) : Number.NaN;
  if (Number.isNaN(instant)) throw new RangeError(`not an ISO day: ${String(on).slice(0, 40)}`);
  return beijingDate(new Date(instant));
}
