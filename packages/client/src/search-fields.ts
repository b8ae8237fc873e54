import { isPositive } from "@sihai/domain";
/** Reads one parameter of a page's query string; undefined when it is absent or wrong (rule A-40: never a crash). */
export type SearchField<Value> = (raw: string) => Value | undefined;
export type SearchSchema = Record<string, SearchField<unknown>>;

/** What a page reads: every parameter may be missing, for a person can type any address. */
export type SearchOf<Schema> = { [Key in keyof Schema]?: Schema[Key] extends SearchField<infer Value> ? Value : never };

const textMax = 2000;

/** Any text without control characters, at most 2000 characters. */
export function text(raw: string): string | undefined {
  const plain = [...raw].every((character) => character >= " " && character !== "\u007f");
  return plain && raw.length > 0 && raw.length <= textMax ? raw : undefined;
}

const linesMax = 5000;

/**
 * Text that may run over several lines, such as pasted links: line breaks, however written, and tabs are its only control characters; at
 * most 5000 characters.
 */
export function lines(raw: string): string | undefined {
  const text = raw.replaceAll(/\r\n?/g, "\n").replaceAll("\t", " ");
  const plain = [...text].every((character) => character === "\n" || (character >= " " && character !== "\u007f"));
  return plain && text.length > 0 && text.length <= linesMax ? text : undefined;
}

/** A number of an order, parcel, trade or item, or the name of a stored thing: letters, digits, dash, underscore. */
export function code(raw: string): string | undefined {
  return /^[A-Za-z0-9_-]{1,64}$/.test(raw) ? raw : undefined;
}

/** Where a page of a long list ended, as the server names it: its moment, number or reference, with points between. */
export function place(raw: string): string | undefined {
  return /^[A-Za-z0-9_.:-]{1,160}$/.test(raw) ? raw : undefined;
}

/** A database id: up to 19 digits, kept as text so that none is lost. */
export function digits(raw: string): string | undefined {
  return /^\d{1,19}$/.test(raw) ? raw : undefined;
}

/** A positive whole number with optional decimals: weights and sides of a calculation. */
export function positive(raw: string): number | undefined {
  return /^\d{1,7}(\.\d{1,3})?$/.test(raw) && Number(raw) > 0 ? Number(raw) : undefined;
}

/** An amount above nothing, as the decimal string it is; money is never a number. */
export function price(raw: string): string | undefined {
  return isPositive(raw) ? raw : undefined;
}

/** A country as ISO 3166 two letters. */
export function country(raw: string): string | undefined {
  return /^[A-Z]{2}$/.test(raw) ? raw : undefined;
}

/** Several codes joined by commas, at most 200, as many as a cart holds. */
export function codes(raw: string): string[] | undefined {
  const parts = raw.split(",");
  return parts.length <= 200 && parts.every((part) => code(part) !== undefined) ? parts : undefined;
}

/** A field of an address that is one of these words; anything else is as if it were not there. */
export function oneOf<const Words extends readonly string[]>(...words: Words): SearchField<Words[number]> {
  return (raw) => words.find((word) => word === raw);
}

/** The number of a warehouse. */
export function warehouse(raw: string): string | undefined {
  return /^[1-9]\d?$/.test(raw) ? raw : undefined;
}

/** A field of an address that is a whole number from `minimum` to `maximum`; anything else is as if it were not there. */
export function whole(minimum: number, maximum: number): SearchField<number> {
  return (raw) => {
    const value = /^\d{1,9}$/.test(raw) ? Number(raw) : Number.NaN;
    return value >= minimum && value <= maximum ? value : undefined;
  };
}

/** Applies a schema to the parsed query: unknown and wrong parameters are left out. */
export function readSearch<Schema extends SearchSchema>(schema: Schema, raw: Record<string, unknown>): SearchOf<Schema> {
  const entries = Object.entries(schema).flatMap(([key, field]) => {
    const rawValue = raw[key];
    const value = typeof rawValue === "string" ? field(rawValue) : undefined;
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(entries) as SearchOf<Schema>;
}

/** The other way round: parameters as text, empty ones left out, lists joined by commas. */
export function writeSearch(search: Record<string, unknown>): Record<string, string> {
  const entries = Object.entries(search).flatMap(([key, value]) => {
    if (value === undefined || value === null || value === "") return [];
    return [[key, Array.isArray(value) ? value.join(",") : String(value)]];
  });
  return Object.fromEntries(entries);
}
