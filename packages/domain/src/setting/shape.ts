import type { Currency, Money } from "../money.ts";

/** What a whole number counts; screens write it behind the field. */
export type SettingUnit =
  | "number"
  | "years"
  | "days"
  | "workingDays"
  | "hours"
  | "minutes"
  | "pieces"
  | "photos"
  | "months"
  | "credits"
  | "points"
  | "times"
  | "percent"
  | "cm"
  | "grams"
  | "litres";

/** What a value may be: enough to read it, to draw a form for it and to say what is wrong with it. */
export type Shape =
  /** CNY where no currency is named; stored as "8.00". */
  | { kind: "money"; least: string; most: string; currency?: Currency }
  /** Basis points: 350 is 3.5 %. */
  | { kind: "percent"; least: number; most: number }
  | { kind: "whole"; unit: SettingUnit; least: number; most: number }
  /** Minutes after midnight in Beijing; stored as "09:00". 24:00 is the end of a day. */
  | { kind: "timeOfDay" }
  /** A calendar day, "2026-10-01". */
  | { kind: "day" }
  /** `isPattern`: of those `hasShape` reads. `isCountry`: shown by its name. */
  | { kind: "text"; longest: number; pattern?: RegExp; mayBeEmpty?: boolean; isPattern?: boolean; isCountry?: boolean }
  | { kind: "flag" }
  | { kind: "choice"; of: readonly string[] }
  /** Of records: a table. */
  | { kind: "list"; of: Shape; least: number; most: number }
  | { kind: "record"; fields: Readonly<Record<string, Shape>> };

/** What code holds of a shape; what is stored and sent is its JSON (`writeValue`). */
export type ValueOf<S extends Shape> = S extends { kind: "money" }
  ? Money
  : S extends { kind: "percent" | "whole" | "timeOfDay" }
    ? number
    : S extends { kind: "flag" }
      ? boolean
      : S extends { kind: "choice"; of: readonly (infer One)[] }
        ? One
        : S extends { kind: "list"; of: infer Each extends Shape }
          ? readonly ValueOf<Each>[]
          : S extends { kind: "record"; fields: infer Fields extends Readonly<Record<string, Shape>> }
            ? { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> }
            : string;

export const problemCodes = [
  "NOT_MONEY",
  "NOT_WHOLE",
  "NOT_TIME",
  "NOT_DAY",
  "NOT_TEXT",
  "NOT_FLAG",
  "NOT_CHOICE",
  "NOT_LIST",
  "NOT_RECORD",
  "TOO_SMALL",
  "TOO_GREAT",
  "TOO_LONG",
  "EMPTY",
  "PATTERN",
  "NOT_PATTERN",
  "PATTERN_SLOW",
  "TOO_FEW",
  "TOO_MANY",
  "UNKNOWN_FIELD",
  "TWICE",
  "ORDER",
  "FALLS",
  "OTHER_YEAR",
  "TOO_LONG_OFF",
  "OPEN_END",
  "ALL_CLOSED",
  "ROW_GONE",
] as const;
export type ProblemCode = (typeof problemCodes)[number];
/** `path`: where in the value, "" for the whole, "2.fee" for a cell of the third row. `limit`: the bound that is broken. */
export type SettingProblem = { path: string; code: ProblemCode; limit?: string | undefined };

/** A decimal amount of a currency, from `least` to `most`. */
export function money(least: string, most: string, currency: Currency = "CNY") {
  return { kind: "money", least, most, currency } as const;
}

/** Basis points. */
export function percent(most: number, least = 0) {
  return { kind: "percent", least, most } as const;
}

/** A whole number of a unit, from `least` to `most`. */
export function whole(unit: SettingUnit, least: number, most: number) {
  return { kind: "whole", unit, least, most } as const;
}

/** From `least` to `most` values of one shape. */
export function list<const Each extends Shape>(of: Each, least: number, most: number) {
  return { kind: "list", of, least, most } as const;
}

/** Values by name, each of its shape. */
export function record<const Fields extends Readonly<Record<string, Shape>>>(fields: Fields) {
  return { kind: "record", fields } as const;
}

/** Text of at most `longest` characters. */
export function text(longest: number, pattern?: RegExp) {
  return { kind: "text", longest, ...(pattern && { pattern }) } as const;
}

/** A text that may be left out. */
export function optionalText(longest: number) {
  return { kind: "text", longest, mayBeEmpty: true } as const;
}

/** A text in both languages. */
export function named(longest: number) {
  return record({ zh: text(longest), en: text(longest) });
}

/** The shape of a number or code (`hasShape`). */
export function pattern(longest: number, mayBeEmpty = false) {
  return { kind: "text", longest, isPattern: true, mayBeEmpty } as const;
}

export const countryCode = { kind: "text", longest: 2, pattern: /^[A-Z]{2}$/, isCountry: true } as const;

/** One of these words. */
export function choice<const Of extends readonly string[]>(...of: Of) {
  return { kind: "choice", of } as const;
}

export const timeOfDay = { kind: "timeOfDay" } as const;
export const day = { kind: "day" } as const;
export const flag = { kind: "flag" } as const;
