/** Limits of rule M-28: what is beyond them the server refuses. */
const parametersMax = 1000;
const depthMax = 5;
const arrayMax = 20;

type Scalar = string | number | boolean;
export type QueryValue = Scalar | null | undefined | readonly QueryValue[] | { readonly [key: string]: QueryValue };

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
