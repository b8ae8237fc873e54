import type { APIRequestContext } from "@playwright/test";
import { callsOf, type FuzzedCall, type OpenApi, type Schema } from "../../apps/server/testing/fuzz/schema.ts";
import { choicesOf, fitting, takesWords } from "../../apps/server/testing/hostile/fields.ts";
import { payloads } from "./text.ts";

/** Names of things, codes and addresses: a page goes by them, nobody reads them. */
export function isCode(text: string): boolean {
  return /^[\w.:/?=&%#@,+~-]+$/.test(text);
}

/** Every call as the server tells of it. */
export async function callsAt(request: APIRequestContext): Promise<FuzzedCall[]> {
  return callsOf((await (await request.get("/openapi.json")).json()) as OpenApi);
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

/** What a field may be in those of the choices that this value fits. */
function below(choices: readonly Schema[], value: object, name: string): Schema[] {
  return fitting(choices, value).flatMap(({ properties = {}, additionalProperties }) => {
    const field = properties[name] ?? additionalProperties;
    return typeof field === "object" ? [field] : [];
  });
}
