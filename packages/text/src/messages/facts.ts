import { currencyField, localText } from "@sihai/contract";
import * as z from "zod/mini";

/*
 * What messages are told: the parts of their facts. A message lies in the database for years, so a fact that is added later is optional, and one that
 * changes its meaning gets another name.
 */

/** A number as people know it (of an order, a parcel), a name, or words somebody wrote. */
export const text = z.string();
/** A decimal amount in CNY. */
export const amount = z.string().check(z.regex(/^-?\d+(\.\d+)?$/));
/** An ISO instant. */
export const instant = z.iso.datetime();
export const count = z.number();
/** What a card was charged for what a message says was paid: in its own currency, and the surcharge in it; for how many things at once. Told since November 2026. */
export const card = z.optional(z.object({ charged: amount, currency: currencyField, surchargeCny: amount, together: count }));
/** The item a message speaks of. */
export const item = { itemNo: text, name: localText };

type Facts = z.ZodMiniType<object>;

/** What a table of templates is told, by template. */
export type FactsOf<Table extends Record<string, Facts>> = { [Name in keyof Table]: z.output<Table[Name]> };
export type Card = z.output<typeof card>;
export type Item = z.output<z.ZodMiniObject<typeof item>>;
