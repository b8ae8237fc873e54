import { isOneOf, type Money, money } from "@sihai/domain";
import type { ColumnType } from "kysely";
import * as z from "zod/mini";

/** A JSON column: written as text, and unknown when it comes back, so that nothing is made of it that was not read by a schema. */
export type StoredJson = ColumnType<unknown, string, string>;

/**
 * A stored word as one of the words its column may hold. Throws, naming the column, for any other: a row nobody can read is a fault, never
 * an answer. Null stays null.
 */
export function oneOf<Word extends string | number>(words: readonly Word[], value: string | number, column: string): Word;
export function oneOf<Word extends string | number>(
  words: readonly Word[],
  value: string | number | null,
  column: string,
): Word | null;
export function oneOf<Word extends string | number>(
  words: readonly Word[],
  value: string | number | null,
  column: string,
): Word | null {
  if (value === null) return null;
  if (!isOneOf(words, value)) throw new Error(`${column} holds ${value}, which is none of its words`);
  return value;
}

/** An amount of fen as its column holds it. Null stays null. */
export function fen(amount: string): Money;
export function fen(amount: string | null): Money | null;
export function fen(amount: string | null): Money | null {
  return amount === null ? null : money(BigInt(amount), "CNY");
}

/**
 * A reader of a JSON column by its schema. It throws, naming the column and what is wrong (never what was stored, which may be somebody's
 * address): what was frozen for a customer is read as it is or not at all.
 */
export function jsonColumn<Value>(schema: z.ZodMiniType<Value>, column: string): (stored: unknown) => Value {
  return (stored) => {
    const read = z.safeParse(schema, stored);
    if (read.success) return read.data;
    throw new Error(`${column} cannot be read: ${z.prettifyError(read.error)}`);
  };
}

/** Facts kept beside a step or an act: an object of anything, read further by whoever wrote them. */
export function jsonFacts(column: string): (stored: unknown) => Record<string, unknown> {
  return jsonColumn(z.record(z.string(), z.unknown()), column);
}

/** What many read at once, so that nobody can change it. */
export function deeplyFrozen<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  for (const inner of Object.values(value)) deeplyFrozen(inner);
  return Object.freeze(value);
}
