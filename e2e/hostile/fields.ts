import type { APIRequestContext } from "@playwright/test";
import { callsOf, type FuzzedCall, type OpenApi, type Schema } from "../../apps/server/testing/fuzz/schema.ts";
import { payloads } from "./text.ts";

/** As long as what people type into a field for words, and no sign is missing from it. */
export function takesWords({ type, pattern = "", enum: choices, format, minLength = 0, maxLength = 1e6 }: Schema): boolean {
  const isText = type === "string" && choices === undefined && format === undefined;
  return isText && minLength <= 20 && maxLength >= 20 && new RegExp(pattern, "u").test(`<b "'>&=:/`);
}

/** Names of things, codes and addresses: a page goes by them, nobody reads them. */
export function isCode(text: string): boolean {
  return /^[\w.:/?=&%#@,+~-]+$/.test(text);
}

/** Every call as the server tells of it. */
export async function callsAt(request: APIRequestContext): Promise<FuzzedCall[]> {
  return callsOf((await (await request.get("/openapi.json")).json()) as OpenApi);
}

/** The names of every field for words in an input, such as `remark`, each with the way that leads there. */
export function fieldsForWords(schema: Schema, here = ""): string[] {
  return choicesOf(schema).flatMap((choice) => [
    ...(takesWords(choice) ? [here] : []),
    ...Object.entries(choice.properties ?? {}).flatMap(([name, inner]) => fieldsForWords(inner, `${here}.${name}`)),
    ...(choice.items ? fieldsForWords(choice.items, here) : []),
    ...(typeof choice.additionalProperties === "object" ? fieldsForWords(choice.additionalProperties, `${here}.*`) : []),
  ]);
}
/** What a field is called, without the way that leads there. */
export function nameOf(field: string): string {
  return field.slice(field.lastIndexOf(".") + 1);
}

/** The text of a field in a round: in as many rounds as there are payloads it has every one. */
export function payloadFor(field: string, round: number): string {
  const number = [...field].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521, 7);
  return payloads[(number + round) % payloads.length] ?? "";
}

/** A value with each text put anew that stands in a field for words by its schema. */
export function withWords(
  value: unknown,
  schemas: readonly Schema[],
  field: string,
  put: (field: string, value: string | null, schema: Schema) => unknown,
): unknown {
  const choices = schemas.flatMap(choicesOf);
  if (Array.isArray(value)) {
    const inner = choices.flatMap(({ items, prefixItems = [] }) => [...(items ? [items] : []), ...prefixItems]);
    return value.map((each) => withWords(each, inner, field, put));
  }
  if (value !== null && typeof value === "object")
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, withWords(each, below(choices, value, name), `${field}.${name}`, put)]),
    );
  const texts = choices.filter(({ type }) => type === "string");
  const [text] = texts;
  if ((value !== null && typeof value !== "string") || !text || !texts.every(takesWords)) return value;
  return put(field, value, text);
}

function choicesOf(schema: Schema): Schema[] {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return choices.length === 0 ? [schema] : choices.flatMap(choicesOf);
}

/** What a field may be in those of the choices that this value fits. */
function below(choices: readonly Schema[], value: object, name: string): Schema[] {
  const fits = ({ properties = {} }: Schema) =>
    Object.entries(properties).every(([each, { const: wanted }]) => wanted === undefined || Reflect.get(value, each) === wanted);
  return choices.filter(fits).flatMap(({ properties = {}, additionalProperties }) => {
    const field = properties[name] ?? additionalProperties;
    return typeof field === "object" ? [field] : [];
  });
}
