import type { Schema } from "./schema.ts";

export type Random = () => number;

/** Texts of every shape a contract asks for; the first that fits a pattern is taken, from a random start. */
const shapes = [
  ...["1", "2", "123456", "100000", "DE", "CN", "DE-BE", "2026-11-20", "2026-11", "12.50", "1.00", "none.1", "quick"],
  ...["mei@example.com", "SH100000", "RT100000", "CL100000", "AB100000", "pm_card_visa", "a".repeat(32), "a1b2c3d4e5f60718"],
  ...["M20261121-AAAAAA", "SF1234567890123", "Aa1!aaaa", "A-01-1", "+49301234567", "2026-11-20T00:00:00Z", "1,2", "abcdef"],
  ...["DG260101ZZZZZZZZ", "P260101ZZZZZZZZ", "T260101ZZZZZZZZ", "红茶杯", "a tea cup"],
];

/** One of them, each as likely. Throws where there is none. */
export function pick<Value>(random: Random, from: readonly Value[]): Value {
  const value = from[Math.floor(random() * from.length)];
  if (value === undefined && from.length === 0) throw new Error("nothing to pick from");
  return value as Value;
}

/** A value its contract takes, using names the shop knows where `known` holds one; null where no text fits. */
export function sampleOf(schema: Schema, name: string, known: Record<string, string>, random: Random): unknown {
  if ("const" in schema) return schema.const;
  if (schema.enum) return pick(random, schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return sampleOf(pick(random, choices), name, known, random);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((each) => sampleOf(each, name, known, random)));
  if (schema.type === "object") return objectOf(schema, known, random);
  if (schema.type === "array") return arrayOf(schema, name, known, random);
  if (schema.type === "integer" || schema.type === "number") {
    const least = schema.minimum ?? (schema.exclusiveMinimum === undefined ? 0 : schema.exclusiveMinimum + 1);
    return Math.min(Math.max(least, Math.ceil(random() * 5)), schema.maximum ?? Number.MAX_SAFE_INTEGER);
  }
  if (schema.type === "boolean") return random() < 0.7;
  if (schema.type === "null") return null;
  return textOf(schema, name, known, random);
}

function objectOf({ properties = {}, required = [] }: Schema, known: Record<string, string>, random: Random) {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || random() < 0.6)
      .map(([name, inner]) => [name, sampleOf(inner, name, known, random)]),
  );
}

function arrayOf({ items, prefixItems, minItems = 1 }: Schema, name: string, known: Record<string, string>, random: Random) {
  if (prefixItems) return prefixItems.map((each) => sampleOf(each, name, known, random));
  if (!items) return [];
  const one = name.replace(/(List|s)$/, "");
  return Array.from({ length: Math.max(1, minItems) }, () => sampleOf(items, one, known, random));
}

function textOf(
  { pattern, minLength = 0, maxLength = 1e6 }: Schema,
  name: string,
  known: Record<string, string>,
  random: Random,
) {
  const expression = pattern === undefined ? null : new RegExp(pattern, "u");
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength && (expression?.test(text) ?? true);
  const meant = known[name];
  if (meant !== undefined && fits(meant) && random() < 0.95) return meant;
  const start = Math.floor(random() * shapes.length);
  return [...shapes.slice(start), ...shapes].find(fits) ?? null;
}
