import { platforms } from "@sihai/domain/platform";
import * as z from "zod/mini";
import { cnyAmount, id, instant, localText } from "../fields.ts";

export const platformField = z.enum(platforms);

/** Names one picture of the goods; it changes when the picture does, so the address may be kept for ever. */
export const pictureKey = z.string().check(z.regex(/^[a-f0-9]{16}$/));

export const skuId = z.string().check(z.maxLength(80), z.regex(/^[\w:;.-]*$/));

export const sourceItemId = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9]+$/));

export const availability = z.enum(["on-sale", "sold-out", "off-shelf"]);

/** Whose word a weight is: our scale's, the seller's, or an upper guess for the class. */
export const weightFrom = z.enum(["measured", "seller", "class"]);

/** The line an estimate rests on. */
export const lineAhead = z.object({
  id: z.string(),
  name: localText,
  /** Calendar days on the way; promised ones until thirty parcels were measured. */
  days: z.tuple([z.int(), z.int()]),
  daysBasis: z.enum(["measured", "promised"]),
  /** Whose count `days` are, and of how many parcels: ours, or the price list's; null: promised. A node of the release before says nothing of it. */
  daysFrom: z.optional(z.nullable(z.object({ isMeasured: z.boolean(), parcels: z.int() }))),
  taxMode: z.enum(["included", "excluded", "prepaid"]),
});

/** What is left to pay for sending goods: handling, shipping as a range, tax. An estimate, until the parcel was weighed. */
export const costsAhead = z.object({
  /** Null when no line takes all of it in one parcel. `tax`: null where the country's rule is not known. */
  costs: z.nullable(
    z.object({
      operation: cnyAmount,
      shipping: z.object({ low: cnyAmount, high: cnyAmount }),
      tax: z.nullable(cnyAmount),
      low: cnyAmount,
      high: cnyAmount,
    }),
  ),
  line: z.nullable(lineAhead),
  grams: z.int(),
  weightFrom,
  /**
   * Goods no line to the country takes even alone, by their place in the question, with the reasons, commonest first, and to how many
   * countries some line takes one piece of them.
   */
  refused: z.array(z.object({ at: z.int(), reasons: z.array(z.string()), countriesTaking: z.optional(z.int()) })),
});

export const goodsSummary = z.object({
  goodsId: id,
  platform: platformField,
  link: z.string(),
  title: localText,
  price: cnyAmount,
  picture: z.nullable(pictureKey),
  salesCount: z.int(),
  shopName: localText,
  goodsClass: z.string(),
  availability,
});

/** A chosen option of a variant, as shown: colour navy, size L. */
export const chosenOption = z.object({ name: localText, value: localText });

export const goodsDetailField = z.object({
  goodsId: id,
  platform: platformField,
  itemId: z.string(),
  link: z.string(),
  availability,
  title: localText,
  description: localText,
  shop: z.object({ id: z.string(), name: localText, rating: z.nullable(z.number()) }),
  goodsClass: z.string(),
  flags: z.array(z.string()),
  categoryName: localText,
  pictures: z.array(pictureKey),
  attributes: z.array(z.object({ name: localText, value: localText })),
  options: z.array(
    z.object({
      id: z.string(),
      name: localText,
      values: z.array(z.object({ id: z.string(), label: localText, picture: z.nullable(pictureKey) })),
    }),
  ),
  variants: z.array(
    z.object({
      skuId: z.string(),
      valueIds: z.array(z.string()),
      price: cnyAmount,
      stock: z.int(),
      picture: z.nullable(pictureKey),
    }),
  ),
  price: cnyAmount,
  listPrice: z.nullable(cnyAmount),
  priceSteps: z.array(z.object({ fromQuantity: z.int(), price: cnyAmount })),
  minimumQuantity: z.int(),
  domesticFreight: cnyAmount,
  returnable: z.boolean(),
  /**
   * Pieces sold at the source, and bought through us; the median days from payment to storage, null below three pieces; the latest
   * purchases by Beijing day and variant, without who bought them (rules C-08 and C-09, docs/decisions/0014).
   */
  salesCount: z.int(),
  purchases: z.object({
    pieces: z.int(),
    averageDays: z.nullable(z.number()),
    recent: z.array(z.object({ day: z.string(), options: z.array(localText), quantity: z.int() })),
  }),
  /** What look-ups saw it cost, oldest first; one entry for each change. */
  prices: z.array(z.object({ since: instant, price: cnyAmount })),
  /** What lines may refuse it for: flags of the goods and of their class. */
  risks: z.array(z.object({ id: z.string(), name: localText })),
  /** Inspection photos of earlier pieces (rule C-10). */
  inspectionPhotos: z.array(z.string()),
  weightGrams: z.nullable(z.int()),
  /** Longest first, centimetres. */
  sidesCm: z.nullable(z.tuple([z.number(), z.number(), z.number()])),
  /** Whether weight and sides were measured in our warehouse, rather than told by the seller. */
  isMeasured: z.boolean(),
  fetchedAt: instant,
  /** True when the source did not answer and this is what it said before. */
  isStale: z.boolean(),
  isFavourite: z.boolean(),
});
