import { isDeepStrictEqual } from "node:util";
import type { Endpoint } from "@sihai/contract";
import * as z from "zod/mini";

/** What a handler returned, as it goes over the wire. */
type Encode = (value: unknown) => unknown;

/**
 * Makes the writer of a call's answers once: it keeps the fields the contract names and turns amounts and instants into text, and does not
 * look whether the rest fits. That is for the types, and for specs and `npm run dev`: there (`isChecked`) the contract encodes every answer
 * too, throws at what does not fit, and both have to say the same.
 */
export function answerWriter({ data, method, path }: Pick<Endpoint, "data" | "method" | "path">, isChecked: boolean): Encode {
  const write = encoderOf(data) ?? ((value) => value);
  if (!isChecked) return write;
  return (value) => {
    const [written, byContract] = [write(value), z.encode(data, value)];
    if (!isDeepStrictEqual(asSent(written), asSent(byContract)))
      throw new Error(`${method} ${path} is written otherwise than its contract says`);
    return written;
  };
}

function asSent(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}

/** Null for a schema whose values go out as they are. */
function encoderOf(schema: z.core.$ZodType): Encode | null {
  // What each kind of schema is made of is told by its definition; the types of all of them are one union.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "number":
    case "boolean":
    case "null":
    case "enum":
    case "literal":
    case "custom":
    case "any":
    case "unknown":
      return null;
    case "string":
      return def.checks?.some(({ _zod }) => _zod.def.check === "overwrite") ? bySchema(schema) : null;
    case "nullable":
    case "optional": {
      const inner = encoderOf(def.innerType);
      return inner && ((value) => (value === null || value === undefined ? value : inner(value)));
    }
    case "readonly":
      return encoderOf(def.innerType);
    case "array":
      return arrayOf(encoderOf(def.element));
    case "pipe":
      return codecOf(def, schema);
    case "object":
      return def.catchall && def.catchall._zod.def.type !== "never" ? bySchema(schema) : objectOf(def.shape);
    case "union":
      return "discriminator" in def && typeof def.discriminator === "string"
        ? choiceOf(def.discriminator, def.options, schema)
        : bySchema(schema);
    default:
      return bySchema(schema);
  }
}

function bySchema(schema: z.core.$ZodType): Encode {
  return (value) => z.encode(schema, value);
}

function arrayOf(element: Encode | null): Encode | null {
  return element && ((value) => (value as readonly unknown[]).map(element));
}

function codecOf(def: z.core.$ZodPipeDef, schema: z.core.$ZodType): Encode {
  const { reverseTransform } = def;
  if (!reverseTransform) return bySchema(schema);
  const inner = encoderOf(def.in);
  const turned: Encode = (value) => reverseTransform(value, { value, issues: [] });
  return inner ? (value) => inner(turned(value)) : turned;
}

/** Only the fields it names: a handler may return more than goes out. */
function objectOf(shape: Readonly<Record<string, z.core.$ZodType>>): Encode {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, encode: encoderOf(schema) }));
  return (value) => {
    const given = value as Record<string, unknown>;
    const written: Record<string, unknown> = {};
    for (const { name, encode } of fields) {
      const field = given[name];
      if (field !== undefined) written[name] = encode === null ? field : encode(field);
    }
    return written;
  };
}

/** One of several objects, told apart by a word. */
function choiceOf(discriminator: string, options: readonly z.core.$ZodType[], schema: z.core.$ZodType): Encode {
  const byWord = new Map<unknown, Encode | null>();
  for (const option of options)
    for (const word of option._zod.propValues?.[discriminator] ?? []) byWord.set(word, encoderOf(option));
  const otherwise = bySchema(schema);
  return (value) => (byWord.get((value as Record<string, unknown>)[discriminator]) ?? otherwise)(value);
}
