import type { Shape } from "@sihai/domain/setting";

/** A value while somebody types it: texts and ticks in the shape's own order. */
export type Entry = string | boolean | readonly Entry[] | { readonly [name: string]: Entry };

/** What was kept of a form, read again. */
export function isEntry(value: unknown): value is Entry {
  if (typeof value === "string" || typeof value === "boolean") return true;
  if (Array.isArray(value)) return value.every(isEntry);
  return typeof value === "object" && value !== null && Object.values(value).every(isEntry);
}

/** The JSON of a value as a form shows it; basis points as percent. */
export function entryOf(shape: Shape, json: unknown): Entry {
  switch (shape.kind) {
    case "percent":
      return typeof json === "number" ? String(json / 100) : "";
    case "whole":
      return typeof json === "number" ? String(json) : "";
    case "flag":
      return json === true;
    case "list":
      return Array.isArray(json) ? json.map((each) => entryOf(shape.of, each)) : [];
    case "record":
      return Object.fromEntries(
        Object.entries(shape.fields).map(([name, field]) => [name, entryOf(field, isRecord(json) ? json[name] : undefined)]),
      );
    default:
      return typeof json === "string" ? json : "";
  }
}

/** What was typed as the JSON the server reads; what is no number goes as null, and the server says so. */
export function jsonOf(shape: Shape, entry: Entry | undefined): unknown {
  switch (shape.kind) {
    case "percent":
      return typeof entry === "string" && entry !== "" ? Math.round(Number(entry) * 100) : null;
    case "whole":
      return typeof entry === "string" && entry !== "" ? Number(entry) : null;
    case "list":
      return Array.isArray(entry) ? entry.map((each: Entry) => jsonOf(shape.of, each)) : [];
    case "record":
      return Object.fromEntries(Object.entries(shape.fields).map(([name, field]) => [name, jsonOf(field, partOf(entry, name))]));
    case "flag":
      return entry === true;
    default:
      return typeof entry === "string" ? entry.trim() : "";
  }
}

/** One cell of a record. */
export function partOf(entry: Entry | undefined, name: string): Entry | undefined {
  return isRecord(entry) ? entry[name] : undefined;
}

/** The cells of a record; none of anything else. */
export function fieldsOf(entry: Entry): Readonly<Record<string, Entry>> {
  return isRecord(entry) ? entry : {};
}

function isRecord<Value>(value: Value): value is Value & Readonly<Record<string, Entry>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
