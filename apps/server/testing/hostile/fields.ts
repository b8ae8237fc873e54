import type { Schema } from "../fuzz/schema.ts";

/** As long as what people type into a field for words, and no sign is missing from it. */
export function takesWords({ type, pattern = "", enum: choices, format, minLength = 0, maxLength = 1e6 }: Schema): boolean {
  const isText = type === "string" && choices === undefined && format === undefined;
  return isText && minLength <= 20 && maxLength >= 20 && new RegExp(pattern, "u").test(`<b "'>&=:/`);
}

/** The names of every field for words in an input, such as `.remark`, each with the way that leads there. */
export function fieldsForWords(schema: Schema, here = ""): string[] {
  return choicesOf(schema).flatMap((choice) => [
    ...(takesWords(choice) ? [here] : []),
    ...Object.entries(choice.properties ?? {}).flatMap(([name, inner]) => fieldsForWords(inner, `${here}.${name}`)),
    ...(choice.items ? fieldsForWords(choice.items, here) : []),
    ...(typeof choice.additionalProperties === "object" ? fieldsForWords(choice.additionalProperties, `${here}.*`) : []),
  ]);
}

/** A schema as the list of what it lets somebody choose from, however deep the choice. */
export function choicesOf(schema: Schema): Schema[] {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return choices.length === 0 ? [schema] : choices.flatMap(choicesOf);
}

/** Those of the choices that this value fits, by what they want it to say of itself. */
export function fitting(choices: readonly Schema[], value: object): Schema[] {
  return choices.filter(({ properties = {} }) =>
    Object.entries(properties).every(([each, { const: wanted }]) => wanted === undefined || Reflect.get(value, each) === wanted),
  );
}

export type Place = readonly (string | number)[];
export type Found = { field: string; place: Place; maxLength: number };

/** Every place for words in a value of this schema: where one stands, and where one may be left out and is. */
export function placesForWords(value: unknown, schemas: readonly Schema[], field = "", place: Place = []): Found[] {
  const choices = schemas.flatMap(choicesOf);
  if (Array.isArray(value)) {
    const inner = choices.flatMap(({ items }) => (items ? [items] : []));
    return value.flatMap((each, at) => placesForWords(each, inner, field, [...place, at]));
  }
  if (value !== null && typeof value === "object")
    return fitting(choices, value).flatMap(({ properties = {}, additionalProperties }) => {
      const others = typeof additionalProperties === "object" ? additionalProperties : {};
      const known = Object.entries(properties).flatMap(([name, schema]) =>
        placesForWords(Reflect.get(value, name), [schema], `${field}.${name}`, [...place, name]),
      );
      const rest = Object.entries(value).filter(([name]) => !(name in properties));
      return [...known, ...rest.flatMap(([name, each]) => placesForWords(each, [others], `${field}.*`, [...place, name]))];
    });
  const text = choices.find(takesWords);
  if (!text || typeof value === "number" || typeof value === "boolean") return [];
  return [{ field, place, maxLength: text.maxLength ?? 1e6 }];
}

/** A copy of a value with another at this place. */
export function put(value: unknown, [name, ...rest]: Place, into: unknown): unknown {
  if (name === undefined) return into;
  if (Array.isArray(value)) return value.map((each, at) => (at === name ? put(each, rest, into) : each));
  const held = (value ?? {}) as Record<string, unknown>;
  return { ...held, [name]: put(held[name], rest, into) };
}
