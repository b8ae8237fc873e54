import { localText } from "@sihai/contract";
import type { FrozenCharge } from "@sihai/domain/parcel";
import * as z from "zod/mini";
import { jsonColumn } from "#platform";
import { addressColumn } from "../address/index.ts";
import { storedQuote, storedRateCard } from "../freight/index.ts";

/** A charge as it stands on the parcel; amounts are CNY decimal strings. */
const storedCharge = z.object({
  code: z.string(),
  quantity: z.number(),
  unitPrice: z.string(),
  amount: z.string(),
  how: z.exactOptional(z.string()),
  items: z.exactOptional(z.array(z.object({ itemId: z.string(), quantity: z.number() }))),
});
export type StoredCharge = FrozenCharge;

/** As declared; values and total in USD, decimal strings. */
const storedDeclaration = z.object({
  lines: z.array(
    z.object({
      itemIds: z.array(z.string()),
      name: localText,
      hsCode: z.string(),
      quantity: z.number(),
      value: z.string(),
    }),
  ),
  total: z.string(),
});
export type StoredDeclaration = z.output<typeof storedDeclaration>;

/** What was taken off; amounts are CNY decimal strings. `ref`: coupon number, code, or how many credits. */
const storedDiscount = z.object({
  kind: z.enum(["coupon", "credits", "code"]),
  ref: z.string(),
  name: z.nullable(localText),
  amount: z.string(),
  freight: z.string(),
});
export type StoredDiscount = z.output<typeof storedDiscount>;

/**
 * A rule and what it came to, as they are kept on a parcel: amounts as decimal strings. `from`: the day the rule began, which names it;
 * `rulePerCny`: units of its currency for one CNY, absent on parcels of before it was kept.
 */
const storedTax = z.object({
  from: z.string(),
  rulePerCny: z.exactOptional(z.string()),
  total: z.string(),
  lines: z.array(z.object({ code: z.string(), amount: z.string(), how: z.string() })),
});
export type StoredTax = z.output<typeof storedTax>;

const parcelPolicy = z.object({
  memberFreightOffBp: z.number(),
  /** Of the credits everybody earns, by the level at submit; absent on parcels of before there were such. */
  creditsShareBp: z.exactOptional(z.number()),
  operationFee: z.string(),
  depositHow: z.string(),
  usdPerCny: z.string(),
  /** Tax to expect at customs, by the rule of the day; absent where the line includes or prepays it, or no rule is known. */
  tax: z.exactOptional(storedTax),
  payDays: z.number(),
  confirmDays: z.number(),
});
/** The settings that held at submit, frozen on the parcel. */
export type ParcelPolicy = z.output<typeof parcelPolicy>;

/** The JSON columns of a parcel; each throws for what it cannot read. */
export const parcelColumns = {
  line: jsonColumn(storedRateCard, "parcel.line"),
  quote: jsonColumn(storedQuote, "parcel.quote"),
  finalQuote: jsonColumn(z.nullable(storedQuote), "parcel.final_quote"),
  address: addressColumn("parcel.address"),
  declaration: jsonColumn(storedDeclaration, "parcel.declaration"),
  charges: jsonColumn<StoredCharge[]>(z.array(storedCharge), "parcel.services"),
  discounts: jsonColumn(z.array(storedDiscount), "parcel.discounts"),
  policy: jsonColumn(parcelPolicy, "parcel.policy"),
};
