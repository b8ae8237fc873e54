import { currencyCodes } from "@sihai/domain";
import { memberMark } from "@sihai/domain/warehouse";
import { formatAmount, joined, type Language, labelled } from "@sihai/text";

/** Words for names and for what stands in their place as a code ("sf", "true"); what has none keeps its own. */
type Words = Readonly<Record<string, string>>;
type Reader = {
  language: Language;
  names: Words;
  values?: Words;
  /** An instant as the reader reads it. */
  time?: (at: string) => string;
};

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/;

/** The facts of a deed in one line: "grams: 820 · size (cm): 30 × 20 × 10 · shelf: A-01". */
export function factText(facts: Readonly<Record<string, unknown>>, reader: Reader): string {
  return Object.entries(withMoney(facts))
    .filter(([, value]) => value !== null && value !== "")
    .map(([name, value]) =>
      labelled(
        reader.names[name] ?? name,
        name === "userId" ? memberMark(String(value)) : valueText(value, reader),
        reader.language,
      ),
    )
    .join(" · ");
}

/** What was before a correction and after it are facts of their own. */
function valueText(value: unknown, reader: Reader): string {
  if (Array.isArray(value))
    return value.every((one) => typeof one === "number")
      ? value.join(" × ")
      : joined(
          value.map((one) => valueText(one, reader)),
          reader.language,
        );
  if (typeof value === "object" && value !== null) return `(${factText(Object.fromEntries(Object.entries(value)), reader)})`;
  const said = String(value);
  return instant.test(said) && reader.time ? reader.time(said) : (reader.values?.[said] ?? said);
}

/** An amount is said with the currency noted beside it, as one; where none is, it is in CNY. */
function withMoney({ currency, ...facts }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const code = currencyCodes.find((known) => known === (currency ?? "CNY"));
  const { amount } = facts;
  if (code === undefined || typeof amount !== "string" || !/^-?\d+(\.\d+)?$/.test(amount))
    return currency === undefined ? facts : { ...facts, currency };
  return { ...facts, amount: formatAmount(amount, code) };
}
