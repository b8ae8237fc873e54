/** Limits of rule M-28: what is beyond them is left out. */
const parametersMax = 1000;
const depthMax = 5;
const arrayMax = 20;

type Scalar = string | number | boolean;
export type QueryValue = Scalar | null | undefined | readonly QueryValue[] | { readonly [key: string]: QueryValue };
export type ParsedQuery = { [key: string]: string | ParsedQuery | (string | ParsedQuery)[] };

/**
 * Writes a query object onto an address: `{ a: 1, b: ["x", "y"], c: { d: 2 } }` is `a=1&b=x&b=y&c[d]=2`.
 * Absent values are left out. Throws RangeError when the object is deeper than 5 or a list longer than 20.
 */
export function writeQuery(query: Readonly<Record<string, QueryValue>>): string {
  const pairs = Object.entries(query).flatMap(([key, value]) => pairsOf(key, value, 1));
  if (pairs.length > parametersMax) throw new RangeError(`more than ${parametersMax} parameters`);
  return pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`).join("&");
}

function pairsOf(key: string, value: QueryValue, depth: number): [string, string][] {
  if (value === undefined || value === null) return [];
  if (typeof value !== "object") return [[key, String(value)]];
  if (depth > depthMax) throw new RangeError(`a query deeper than ${depthMax}`);
  if (!isList(value)) return Object.entries(value).flatMap(([inner, child]) => pairsOf(`${key}[${inner}]`, child, depth + 1));
  if (value.length > arrayMax) throw new RangeError(`a list longer than ${arrayMax} in a query`);
  return value.flatMap((child, at) => pairsOf(typeof child === "object" ? `${key}[${at}]` : key, child, depth + 1));
}

function isList(value: object): value is readonly QueryValue[] {
  return Array.isArray(value);
}

/** Reads what `writeQuery` wrote: at most 1000 parameters, 5 deep, lists of 20; anything beyond is ignored. */
export function readQuery(search: string): ParsedQuery {
  const result: ParsedQuery = Object.create(null);
  const pairs = search.replace(/^\?/, "").split("&").slice(0, parametersMax);
  for (const pair of pairs) {
    const at = pair.indexOf("=");
    const key = decode(at < 0 ? pair : pair.slice(0, at));
    const segments = segmentsOf(key);
    if (key !== "" && segments.length <= depthMax + 1) place(result, segments, decode(at < 0 ? "" : pair.slice(at + 1)));
  }
  return result;
}

function segmentsOf(key: string): string[] {
  const head = key.replace(/\[.*$/s, "");
  return [head, ...[...key.slice(head.length).matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? "")];
}

function place(target: ParsedQuery, [head = "", ...rest]: string[], value: string): void {
  if (head === "__proto__") return;
  const there = target[head];
  if (rest.length === 0) {
    if (there === undefined) target[head] = value;
    else if (Array.isArray(there)) {
      if (there.length < arrayMax) there.push(value);
    } else if (typeof there === "string") target[head] = [there, value];
    return;
  }
  if (there === undefined) {
    const child: ParsedQuery = Object.create(null);
    target[head] = child;
    place(child, rest, value);
  } else if (typeof there === "object" && !Array.isArray(there)) place(there, rest, value);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, " "));
  } catch {
    return text;
  }
}
