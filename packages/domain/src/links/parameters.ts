const digits = /^[0-9]+$/;

/** Whether there is text and all of it is digits. */
export function isDigits(text: string | undefined): text is string {
  return text !== undefined && digits.test(text);
}

/** Percent-decodes what is valid UTF-8 and leaves the rest as it stands; never throws. */
export function percentDecode(text: string): string {
  if (!text.includes("%")) return text;
  return decodeOrNull(text) ?? text.replace(/(?:%[0-9a-f]{2})+/gi, decodeRun);
}

function decodeRun(run: string): string {
  // Other encodings (GBK search words) cannot be read, yet the ASCII around them still can.
  return decodeOrNull(run) ?? run.replace(/%[0-7][0-9a-f]/gi, (byte) => String.fromCharCode(Number.parseInt(byte.slice(1), 16)));
}

function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Where the value of a parameter starts in a query, or -1. The name must match exactly. */
function valueStart(query: string, name: string): number {
  const key = `${name}=`;
  let at = query.indexOf(key);
  while (at > 0 && query.charCodeAt(at - 1) !== 38) at = query.indexOf(key, at + 1);
  return at < 0 ? -1 : at + key.length;
}

function rawFrom(query: string, start: number): string {
  const end = query.indexOf("&", start);
  return end < 0 ? query.slice(start) : query.slice(start, end);
}

/** The decoded value of a query parameter, "" when empty, undefined when the query does not have it. */
export function parameter(query: string, name: string): string | undefined {
  const start = valueStart(query, name);
  return start < 0 ? undefined : percentDecode(rawFrom(query, start));
}

/** As `parameter`, for names that sites spell in any letter case. */
export function parameterAnyCase(query: string, name: string): string | undefined {
  const start = valueStart(query.toLowerCase(), name.toLowerCase());
  return start < 0 ? undefined : percentDecode(rawFrom(query, start));
}

/**
 * The value of a parameter that may hold a link pasted without encoding: `value` ends at the first `&`, `rest` runs to the
 * end of the query, because `?url=https://site/?a=1&id=2` leaves open where the inner link ends.
 */
export function linkParameter(query: string, name: string): { value: string; rest: string | undefined } | undefined {
  const start = valueStart(query.toLowerCase(), name.toLowerCase());
  if (start < 0) return undefined;
  const raw = rawFrom(query, start);
  const open = raw.includes("?") && raw.includes("://") && start + raw.length < query.length;
  return { value: percentDecode(raw), rest: open ? query.slice(start) : undefined };
}

/** The first of several parameters that has a value. */
export function firstParameter(query: string, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = parameterAnyCase(query, name);
    if (value) return value;
  }
  return undefined;
}

/** The SKU standing beside an item id (`skuId=` or `sku_id=`); empty or not digits means there is none. */
export function skuBeside(query: string): string | undefined {
  const camel = parameter(query, "skuId");
  if (isDigits(camel)) return camel;
  const snake = parameter(query, "sku_id");
  return isDigits(snake) ? snake : undefined;
}
