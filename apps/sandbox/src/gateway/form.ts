import { invalid } from "./gateway-error.ts";

/** A form body as the vendor's SDK writes it: `metadata[order]=7&expand[0]=latest_charge`. */
export type Form = {
  text(name: string): string | undefined;
  whole(name: string): number | undefined;
  map(name: string): Record<string, string>;
  list(name: string): string[];
};

/** Reads a body, or a query, by such names. `whole` throws GatewayError for what is no whole number; what is missing is undefined or empty. */
export function readForm(source: unknown): Form {
  const entries =
    source instanceof URLSearchParams
      ? [...source]
      : Object.entries(source ?? {}).map(([key, value]) => [key, String(value)] as const);
  const fields = new Map(entries);

  function whole(name: string): number | undefined {
    const value = fields.get(name);
    if (value === undefined) return undefined;
    if (!/^\d{1,15}$/.test(value)) throw invalid(`Invalid integer: ${value.slice(0, 40)}`, "parameter_invalid_integer", name);
    return Number(value);
  }

  function under(name: string): [string, string][] {
    return [...fields].flatMap(([key, value]) =>
      key.startsWith(`${name}[`) && key.endsWith("]") ? [[key.slice(name.length + 1, -1), value]] : [],
    );
  }

  return {
    text: (name) => fields.get(name),
    whole,
    map: (name) => Object.fromEntries(under(name)),
    list: (name) => under(name).map(([, value]) => value),
  };
}
