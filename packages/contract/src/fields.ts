import { currencyCodes, fitsCurrency, type Money, parseMoney, tellsSomething, toDecimal } from "@sihai/domain";
import { addressPrefixes, languages } from "@sihai/domain/language";
import { holdsCardNumber } from "@sihai/domain/payment";
import * as z from "zod/mini";
import { instant } from "./instant.ts";

const decimalShape = /^-?\d{1,12}(\.\d{1,2})?$/;
const decimal = z.string().check(z.regex(decimalShape));

/**
 * Any whole text a person types: trimmed, no control characters but line breaks, no NUL (PostgreSQL refuses it). One long enough for
 * sentences takes no card number: people write theirs into remarks and questions, where everybody at work would read it.
 */
export function text(maxLength: number, minLength = 1) {
  const any = z
    .string()
    .check(z.trim(), z.minLength(minLength), z.maxLength(maxLength), z.regex(controlFree, { error: unreadableText }));
  return maxLength < sentencesFrom ? any : any.check(z.refine((value) => !holdsCardNumber(value), { error: cardInText }));
}

/** Shorter ones are names, numbers and places; among them are accounts money is sent to. */
const sentencesFrom = 140;
/** What is wrong with a text that holds a card number; the server answers it with CARD_IN_TEXT. */
export const cardInText = "a card number";
/** No control characters, and no half of a surrogate pair, which no database keeps. */
export const controlFree = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;
/** What is wrong with a text that holds either; the server answers it with TEXT_UNREADABLE. */
export const unreadableText = "control characters";

/** Why somebody does something, for whoever goes on from there: a text that tells something. */
export function reason(maxLength: number) {
  return text(maxLength).check(z.regex(tellsSomething, { error: "a reason has words" }));
}

/** An amount that is written out already, in the currency its name says or CNY. */
export const amount = decimal;

/** An amount in CNY: a decimal string outside, Money inside. */
export const cnyAmount = z.codec(decimal, z.custom<Money>(), {
  decode: (value) => parseMoney(value, "CNY"),
  encode: (value) => toDecimal(value),
});

/**
 * Instead of INPUT_INVALID a field may name what it is answered with where it does not fit: the code of a refusal its call gives, one without
 * facts.
 */
type AnsweredWith = { error: string };

/** An amount with its currency: `{ amount: "12.50", currency: "USD" }` outside, Money inside; yen are whole. */
export const moneyField = moneyFieldOf();
/** The same with a refusal of its own (`answered`) for an amount that is none, a currency we have not, or more digits than it has. */
export function moneyFieldOf(answered?: AnsweredWith) {
  const amountOfCurrency = z
    .strictObject(
      { amount: z.string(answered).check(z.regex(decimalShape, answered)), currency: z.enum(currencyCodes, answered) },
      answered,
    )
    .check(z.refine(fitsCurrency, { error: "more digits than the currency has", ...answered }));
  return z.codec(amountOfCurrency, z.custom<Money>(), {
    decode: (value) => parseMoney(value.amount, value.currency),
    encode: (value) => ({ amount: toDecimal(value), currency: value.currency }),
  });
}

export const currencyField = z.enum(currencyCodes);

export { instant };

/** A database id: digits as a string, because numbers lose digits above 2^53; 18 of them always fit a bigint. */
export const id = z.string().check(z.regex(/^\d{1,18}$/));
/** A number customers and staff know something by. */
export function documentNo(answered?: AnsweredWith) {
  return z.string(answered).check(z.regex(/^[A-Z0-9-]{6,32}$/, answered));
}
export const orderNo = documentNo();
export const tradeNo = documentNo();
export const packageId = documentNo();
export const itemNo = documentNo();
/** `sha`-like random name of a stored file. */
export const fileId = z.string().check(z.regex(/^[a-z0-9]{24,64}$/));

export const language = z.enum(languages);
/** A language as the specification writes it on an account and in addresses: `cn` or `en`. */
export const locale = z.enum(addressPrefixes);
/** A text in every language it is kept in. */
export const localText = z.object({ zh: z.string(), en: z.string() });
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));
export const email = z
  .string()
  .check(z.trim(), z.maxLength(254), z.regex(/^[^\s@"<>\\]{1,64}@[^\s@"<>\\]{1,189}\.[^\s@"<>\\.]{2,63}$/));
export const sixDigits = z.string().check(z.regex(/^\d{6}$/));
export const quantity = z.int().check(z.positive(), z.maximum(9999));
/** A courier of the setting `couriers`, or "other". */
export const courierCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,19}$/));
/** A warehouse of the setting `warehouses`. */
export const warehouseId = z.int().check(z.minimum(1), z.maximum(99));
/** The same in a query, as text. */
export const warehouseText = z.string().check(z.regex(/^[1-9]\d?$/));
export const grams = z.int().check(z.positive(), z.maximum(100_000));
/** Centimetres with at most one decimal. */
export const centimetres = z.number().check(
  z.positive(),
  z.maximum(500),
  z.refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, { error: "at most one decimal" }),
);

/** In a query everything arrives as text. */
export function whole(minimum: number, maximum: number) {
  return z.codec(
    z.union([z.string().check(z.regex(/^\d{1,9}$/)), z.int()]),
    z.int().check(z.minimum(minimum), z.maximum(maximum)),
    {
      decode: (value) => Number(value),
      encode: (value) => value,
    },
  );
}

export const pageSizeMax = 50;
export const pageNumber = z.optional(whole(1, 10_000));
/** What a list may be asked for: which page, and of how many rows, at most `rowsMax`. */
export function paging(rowsMax = pageSizeMax) {
  return { page: pageNumber, pageSize: z.optional(whole(1, rowsMax)) };
}

/** A page of a list; each call keeps the specification's own name for the page number (rule M-71). */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ list: z.array(item), total: z.int(), page: z.int(), pageSize: z.int() });
}

/** Where a page of a list ended that goes by what is due: the next one begins after it, however the list has changed meanwhile. */
export const afterDue = z.optional(z.string().check(z.regex(/^(?:\d{1,15}|none)\.\d{1,18}$/)));
/** Of a list that goes by age: the last id shown. */
export const afterId = z.optional(id);
/** Of a list in an order of the reader's: a moment, a word, or an amount with its currency where it ended, and the row; the id alone where it goes by age. */
export const afterSorted = z.optional(
  z.string().check(z.regex(/^(?:(?:none|\d{1,15}|[a-z][a-z_-]{1,60}|[A-Z]{3}\.-?\d{1,18})\.)?\d{1,18}$/)),
);
/** Where this page ended, when there are more. */
export const nextPage = z.nullable(z.string());

/** Who did a step. */
export const doneBy = z.enum(["user", "staff", "system"]);
/** One step of a history, with what was said about it. */
export const historyStep = z.object({
  from: z.nullable(z.string()),
  to: z.string(),
  at: instant,
  by: doneBy,
  note: z.nullable(z.string()),
});
/** The same for a desk: who of our staff it was. Left out where it was nobody of them, and by a node of the release before. */
export const historyStepNamed = z.extend(historyStep, { name: z.optional(z.string()) });

/** Money asked for an item after its order was paid and still open, and until when it can be paid; null for none. */
export const openSupplement = z.nullable(z.object({ amount: cnyAmount, payBefore: instant }));
